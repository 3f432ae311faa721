// Whole games of Poker Assault on the canvas and in the mirror: two, three and four players, with mouse, finger and keyboard.
// Where `every` is given, only every so manieth action is done on the canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { begin, checkEnd, namesOf, playOut, watchSecrets } from './support/assault.mjs';
import { across, desk, sit, upright } from './support/game.mjs';

describe('whole games of Poker Assault', () => {
  test('two players, a person and the computer, mouse, 1280x720', async () => {
    const p = await sit({ viewport: desk });
    const seats = 'p0';
    await begin(p, { seats, seed: 1, dealt: false });
    const end = await playOut(p, { seed: 1, every: 4 });
    const record = await checkEnd(p, end, namesOf(seats));
    for (const verb of ['pick', 'play', 'launch', 'defend', 'done']) assert.match(record, new RegExp(`^1 ${verb}\\b`, 'm'));
    await p.close();
  });

  test('three players, two persons and the computer, finger, 390x844: nobody reads what another holds', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    const seats = 'pp0';
    const watch = watchSecrets(namesOf(seats));
    await begin(p, { seats, seed: 3 });
    const end = await playOut(p, { seed: 3, every: 4, watch });
    console.log(end.status, end.log.length, watch.times, watch.known, (await p.mirror()).log.length);
    const t = Date.now(); const r = await checkEnd(p, end, namesOf(seats)); console.log(r.match(/^\d [a-z]/gm).length, Date.now() - t, r.match(/^\d secret.*/gm));
    assert.ok(watch.times >= 10, `the screen was handed over ${watch.times} times`);
    await p.close();
  });

  test('four players in teams, two persons and two computers, 844x390', async () => {
    const p = await sit({ viewport: across });
    const seats = 'p0p0';
    await begin(p, { seats, seed: 4 });
    const end = await playOut(p, { seed: 4, every: 5, drag: true });
    console.log(end.status, end.log.length);
    const t = Date.now(); const r = await checkEnd(p, end, namesOf(seats)); console.log(r.match(/^\d [a-z]/gm).length, Date.now() - t, r.match(/^\d secret.*/gm));
    await p.close();
  });
});
