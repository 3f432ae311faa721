// The end of a game and its review: the table stays in sight beside what is said, with every button in reach, and can be
// looked at moment by moment.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { quick, setUpOf as assault } from './support/assault.mjs';
import { forward, setUpOf as crossfire } from './support/crossfire.mjs';
import { across, desk, over, sit, upright } from './support/game.mjs';
import { start } from './support/match.mjs';

const sizes = [desk, upright, across];
const range = count => Array.from({ length: count }, (_, n) => n);
const buttons = ['rematch', 'review', 'home', 'other', 'look', 'export-this'];
// What is to be seen of each game: the rows; the cards of the last Assault; the cells.
const games = [
  { name: 'Head-to-Head Poker', game: 0, choices: ['player 0 p', 'player 1 0', 'option 0 2'], seed: 5, seen: range(10).map(n => `row ${n}`), least: 10 },
  { name: 'Poker Assault', game: 1, choices: assault({ seats: 'p0' }), choose: quick, seed: 4, seen: range(208).map(n => `look ${n}`), least: 2 },
  { name: 'Crossfire', game: 2, choices: crossfire({ seats: 'p0' }), choose: forward, seed: 2, seen: range(63).flatMap(n => [`look ${n}`, `pile ${n}`]), least: 45 },
];

// Where the canvas shows which of these.
const places = (p, ids) => p.page.evaluate(all => all.map(id => [id, cardfront.item(id)]).filter(([, rect]) => rect), ids);
const covers = ([ax, ay, aw, ah], [bx, by, bw, bh]) => Math.min(ax + aw, bx + bw) - Math.max(ax, bx) > 6 && Math.min(ay + ah, by + bh) - Math.max(ay, by) > 6;

async function ended(p, { game, choices, choose, seed }) {
  await start(p, game, choices, seed);
  const end = await p.rush(2000, seed, undefined, null, choose);
  assert.ok(over(end));
  await p.find('rematch');
  return end;
}

describe('the end', () => {
  for (const each of games) {
    test(`of ${each.name}: the table is beside the result, at every size`, async () => {
      const p = await sit();
      await ended(p, each);
      for (const size of sizes) {
        await p.page.setViewportSize(size);
        assert.ok(await p.poll(width => document.querySelector('canvas').clientWidth === width, size.width));
        await p.drawn();
        for (const id of buttons) await p.find(id);
        const shown = await places(p, buttons), table = await places(p, each.seen);
        assert.equal(shown.length, buttons.length);
        assert.ok(table.length >= each.least, `${size.width}: ${table.length} things of the table are seen`);
        for (const [id, [x, y, w, h]] of [...shown, ...table]) {
          assert.ok(x >= -1 && y >= -1 && x + w <= size.width + 1 && y + h <= size.height + 1, `${id} lies outside ${size.width}x${size.height}`);
        }
        for (const [id, button] of shown) {
          for (const [other, thing] of table) assert.ok(!covers(button, thing), `${size.width}: ${id} lies over ${other}`);
        }
      }
      await p.hit('look');
      await p.hit('result');
      await p.hit('home');
      await p.until(m => m.screen === 'home');
      await p.close();
    });
  }
});

test('in the review the table stands as it stood at the move that is looked at', async () => {
  const p = await sit({ viewport: upright });
  const end = await ended(p, games[0]);
  await p.hit('review');
  const moment = m => m.sections.find(s => /^(After move \d+ of|Before the first of) \d+/.test(s.heading));
  let mirror = await p.until(m => m.ids.includes('review-stop'));
  const all = Number(/ of (\d+)/.exec(moment(mirror).heading)[1]);
  assert.equal(moment(mirror).heading, `After move ${all} of ${all}`);
  assert.equal(moment(mirror).lines.at(-1), end.status);
  const laid = m => m.sections.filter(s => /^Row /.test(s.heading)).flatMap(s => s.lines).join().match(/ of (Clubs|Diamonds|Hearts|Spades)/g)?.length ?? 0;
  const full = laid(mirror);
  await p.hit(`step ${all - 1}`);
  mirror = await p.until((m, n) => m.sections.some(s => s.heading === `After move ${n} of ${n + 1}`), 'one move back', all - 1);
  assert.ok(laid(mirror) < full, 'the last card does not lie there yet');
  assert.ok(mirror.ids.includes('rematch'), 'the game is over all the same');
  await p.hit(`step ${all - 2}`);
  await p.hit(`step ${all - 1}`);
  await p.until((m, n) => m.sections.some(s => s.heading === `After move ${n} of ${n + 1}`), 'forward', all - 1);
  await p.press('review-stop', 'review-away');
  assert.ok(await p.find('rematch'));
  assert.equal((await p.mirror()).status, end.status);
  await p.close();
});
