// Whole games of Head-to-Head Poker on the canvas: every round type, both kinds of money, with mouse, finger, and drag
// and drop, against the computer and with two persons at one screen, at the three sizes. Where `every` is given, only every
// third or fourth action is done on the canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkEnd, choices, playOut, watchSecrets } from '../support/canvas.mjs';
import { across, begin, deeds, desk, sit, types, upright } from '../support/game.mjs';

const games = [
  { type: 'split-2', ante: true, seats: 'p0', size: across },
  { type: 'hold-3', ante: true, seats: 'pp', size: upright, touch: true, every: 4 },
  { type: 'play-4', ante: false, seats: 'pp', size: across, drag: true, every: 4 },
  { type: 'share-5', ante: true, seats: 'p0', size: upright, every: 3 },
  { type: 'crazy-draw-1', ante: false, seats: 'p0', size: upright, touch: true, every: 4 },
  { type: 'crazy-split-2', ante: true, seats: 'p0', size: across, every: 4 },
  { type: 'crazy-hold-3', ante: false, seats: 'p0', size: upright, every: 4 },
  { type: 'crazy-play-4', ante: true, seats: 'p0', size: across, touch: true, every: 4 },
  { type: 'crazy-share-5', ante: false, seats: 'p0', size: upright, every: 4 },
  { type: 'crazy', ante: false, seats: 'p0', size: across, every: 4 },
  { type: 'rolled', ante: false, seats: 'p0', size: desk, every: 3 },
];
const secret = /hold-3|play-4|split-2/; // someone holds what the other may not see, without betting too
const namesOf = seats => ['Player 1', seats === 'pp' ? 'Player 2' : 'Blaise'];
const context = (size, touch) => ({ viewport: size, hasTouch: touch === true });

describe('whole games on the canvas', () => {
  games.forEach(({ type, ante, seats, size, touch, drag, every }, number) => {
    const how = [touch ? 'finger' : drag ? 'drag and drop' : 'mouse', seats === 'pp' ? 'two persons' : 'the computer'].join(', ');
    test(`${type}, ${ante ? 'Up-the-Ante' : 'No-Bet'}, ${how}, ${size.width}x${size.height}`, async () => {
      const p = await sit({ ...context(size, touch), drawn: number === 0 });
      const names = namesOf(seats);
      const watch = seats === 'pp' ? watchSecrets(names) : null;
      await begin(p, { type, ante, seats, seed: 100 + number });
      const end = await playOut(p, choices(number), { drag, watch, every, gives: type.includes('split') });
      const record = await checkEnd(p, end, { type, ante, names });
      if (watch && secret.test(type)) assert.ok(watch.times >= 20, `the screen was handed over ${watch.times} times`);
      if (ante) assert.match(record, /^1 bet \d [456]$/m);
      if (ante && seats === 'pp') for (const verb of ['bet', 'raise', 'call', 'decline']) assert.match(record, new RegExp(`^[12] ${verb}\\b`, 'm'));
      if (number === 0) await p.shot('end');
      await p.close();
    });
  });

  test('picked by the dealer, Up-the-Ante, two persons, mouse, 1280x720', async () => {
    const p = await sit(context(desk));
    const names = namesOf('pp');
    const watch = watchSecrets(names);
    const wanted = [4, 5, 0]; // Share 5, Crazy, Draw 1
    let round = 0;
    const choose = choices(77);
    await begin(p, { type: 'picked', ante: true, seats: 'pp', seed: 77 });
    const end = await playOut(p, mirror => {
      const picks = deeds(mirror).filter(d => d.startsWith('pick'));
      if (!picks.length) return choose(mirror);
      assert.equal(picks.length, 6);
      round += 1;
      return `pick ${wanted[round - 1]}`;
    }, { watch, every: 4 });
    const record = await checkEnd(p, end, { type: 'picked', ante: true, names });
    assert.deepEqual(record.match(/pick \d/g), ['pick 4', 'pick 5', 'pick 0']);
    const [first, second, third] = end.rounds;
    assert.deepEqual([first, third], ['Share 5', 'Draw 1']);
    assert.match(second, /^Crazy ./);
    await p.close();
  });

  test('draw-1, from home to home by the canvas alone, and once more', async () => {
    const p = await sit(context(desk));
    await p.hit('setup 0');
    await p.until(m => m.screen === 'setup');
    await p.reach('player 1 0');
    await p.until(m => m.controls.some(c => c.id === 'player 1 0' && c.on));
    await p.reach(`option 0 ${types.indexOf('draw-1')}`);
    await p.until((m, id) => m.controls.some(c => c.id === id && c.on), 'the choice', `option 0 ${types.indexOf('draw-1')}`);
    await p.reach('start');
    await p.until(m => m.screen === 'table');
    const end = await playOut(p, choices(3));
    await checkEnd(p, end, { type: 'draw-1', ante: false, names: namesOf('p0') });
    await p.hit('look');
    assert.ok(await p.poll(() => !cardfront.item('rematch')), 'the panel is put away');
    await p.press('rematch');
    const again = await p.until(m => !m.ids.includes('rematch') && m.screen === 'table');
    assert.equal(again.log.filter(line => /is played/.test(line)).length <= 1, true);
    await p.hit('back');
    await p.until(m => m.screen === 'home');
    assert.ok(await p.find('play 0'));
    await p.close();
  });
});
