// Whole games of Poker Assault on the canvas and in the mirror: two, three and four players, with mouse, finger and keyboard.
// Where `every` is given, only every so manieth action is done on the canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { begin, checkEnd, namesOf, playOut } from './support/assault.mjs';
import { desk, sit } from './support/game.mjs';

describe('whole games of Poker Assault', () => {
  test('two players, a person and the computer, mouse, 1280x720', async () => {
    const p = await sit({ viewport: desk });
    const seats = 'p0';
    await begin(p, { seats, seed: 1, dealt: false });
    const end = await playOut(p, { seed: 1, every: 4 });
    console.log(end.status, end.log.length);
    const record = await checkEnd(p, end, namesOf(seats));
    for (const verb of ['play', 'launch', 'defend', 'done']) assert.match(record, new RegExp(`^1 ${verb}\\b`, 'm'));
    await p.close();
  });
});
