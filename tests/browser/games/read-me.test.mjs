// A picture of each game's table for the read-me, a long way into a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as assault from '../support/assault.mjs';
import * as edge from '../support/assault-edge.mjs';
import * as crossfire from '../support/crossfire.mjs';
import { begin, out, sit } from '../support/game.mjs';
import * as ground from '../support/ground-assault.mjs';
import { shades } from '../support/pixels.mjs';
import { counting, rest } from '../support/rest.mjs';

const mine = m => m.ids.some(id => id.startsWith('do '));
const tables = [
  { name: 'head-to-head-poker', begin: p => begin(p, { type: 'hold-3', ante: true, seed: 2026 }), count: 32 },
  { name: 'poker-assault', begin: p => assault.begin(p, { seats: 'p00', seed: 11 }), choose: assault.quick, count: 20 },
  { name: 'crossfire', begin: p => crossfire.begin(p, { seats: 'p0', seed: 12 }), choose: crossfire.forward, count: 40 },
  { name: 'ground-assault', begin: p => ground.begin(p, { seats: 'p0', seed: 13 }), choose: ground.forward, count: 60 },
  { name: 'assault-edge', begin: p => edge.begin(p, { seats: 'p0', seed: 14 }), choose: edge.forward, count: 90 },
];

for (const { name, begin: sitDown, choose, count } of tables)
  test(name, async () => {
    const p = await sit({ deviceScaleFactor: 0.75, prepare: counting });
    await sitDown(p);
    await p.rush(count, 5, undefined, null, choose);
    await p.until(mine);
    await rest(p);
    await p.painted(async () => {
      assert.ok(shades(await p.page.screenshot()) > 30, 'the canvas is not flat');
      await p.page.screenshot({ path: `${out}${name}.jpg`, type: 'jpeg', quality: 85 });
    });
    await p.close();
  });
