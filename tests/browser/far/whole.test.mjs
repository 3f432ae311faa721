// Whole games at tables that lie at several pages, over a real relay: everybody plays in the mirror and on the canvas, the
// host and a second guest, where there is one, by the mouse, the first guest by a finger on a telephone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import * as edge from '../support/assault-edge.mjs';
import * as assault from '../support/assault.mjs';
import * as canvas from '../support/canvas.mjs';
import * as crossfire from '../support/crossfire.mjs';
import { closeAll, come, fair, invite, join, playOn, seated } from '../support/far.mjs';
import { byChance, chance, over, upright } from '../support/game.mjs';
import * as ground from '../support/ground-assault.mjs';
import { startRelay } from '../../wire/support/relay.mjs';

let relay;
before(async () => {
  relay = await startRelay();
});
after(() => relay?.close());

// `every`: so many actions of a player are one on the canvas and the others in the mirror, for time.
const games = [
  { title: 'Head-to-Head Poker', seats: 'pf', choose: byChance, perform: canvas.perform, every: 3 },
  { title: 'Poker Assault, three at three pages', seats: 'pff', choose: assault.quick, perform: assault.perform, every: 6 },
  { title: 'Crossfire, four at three pages and a computer', seats: 'pff0', choose: crossfire.forward, perform: crossfire.perform, every: 5 },
  { title: 'Ground Assault', seats: 'pf', choose: ground.forward, perform: ground.perform, every: 5 },
  {
    title: 'Assault Edge', seats: 'pf', perform: edge.perform, every: 6,
    choose: (m, pick, at) => edge.forward({ ...m, status: at ? 'Player 2' : 'Player 1' }, pick), // which way is forward
  },
];

for (const [game, { title, seats, choose, perform, every }] of games.entries()) {
  test(`a whole game of ${title}`, async () => {
    const host = await come([relay.url]);
    const links = await invite(host, game, seats);
    const guests = [await join(await come([relay.url], { viewport: upright, hasTouch: true }), links.seat, 'Bea')];
    if (seats.includes('ff')) guests.push(await join(await come([relay.url]), links.seat, 'Carl'));
    const all = [host, ...guests];
    await seated(all);
    const touched = all.map(() => 0);
    const own = all.map(() => 0);
    const mirrors = await playOn(all, {
      choose, pick: chance(game + 3), most: 1500,
      async act(at, id, mirror) {
        own[at] += 1;
        if (own[at] % every) return all[at].press(id);
        touched[at] += 1;
        return perform(all[at], id.slice(3), mirror);
      },
    });
    assert.ok(mirrors.every(over), mirrors[0].status);
    for (const at of all.keys()) assert.ok(own[at] < every || touched[at] > 0, `${own} acts, ${touched} on the canvas`);
    await fair(guests);
    const records = [];
    for (const each of all) records.push(await each.record());
    for (const record of records) assert.equal(record, records[0], 'all keep the same game');
    await closeAll(all);
  });
}
