// Whole games of Crossfire on the canvas and in the mirror: two and four players, with mouse, finger and the keyboard
// alone; the Ultimate board; what is refused. Where `every` is given, only every so many actions one is done on the
// canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { begin, checkEnd, forward, perform, playOut, setUpOf, watchHands } from '../support/crossfire.mjs';
import { across, chance, deeds, desk, over, sit, upright } from '../support/game.mjs';
import { playOut as playByKeys, prepare, setUp } from '../support/keyboard.mjs';
import { namesOf } from '../support/match.mjs';

const acted = (record, seat) => assert.match(record, new RegExp(`^${seat} play\\b`, 'm'));

describe('whole games of Crossfire', () => {
  test('two players, a person and the computer, mouse, 1280x720', async () => {
    const p = await sit({ viewport: desk });
    await begin(p, { seats: 'p0', seed: 1 });
    const end = await playOut(p, { seed: 1, every: 3 });
    acted(await checkEnd(p, end, namesOf('p0')), 1);
    await p.close();
  });

  test('two persons, finger, 390x844: nobody reads the hand of the other', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    const watch = watchHands(namesOf('pp'));
    await begin(p, { seats: 'pp', seed: 2 });
    const end = await playOut(p, { seed: 2, every: 4, watch });
    assert.ok(watch.times >= 10, `the screen was handed over ${watch.times} times`);
    const record = await checkEnd(p, end, namesOf('pp'));
    for (const seat of [1, 2]) acted(record, seat);
    await p.close();
  });

  test('four players in teams, two persons and two computers, drag and drop, 844x390', async () => {
    const p = await sit({ viewport: across });
    await begin(p, { seats: 'p0p0', seed: 3 });
    const end = await playOut(p, { seed: 3, every: 6, drag: true });
    const record = await checkEnd(p, end, namesOf('p0p0'));
    for (const seat of [1, 3]) acted(record, seat);
    await p.close();
  });

  test('two players, with the keyboard alone', async () => {
    const p = await sit({ prepare });
    const start = await setUp(p, 2, setUpOf({ seats: 'p0' }), 4);
    const pick = chance(4);
    const end = await playByKeys(p, start, mirror => forward(mirror, pick));
    await checkEnd(p, end, namesOf('p0'));
    await p.close();
  });
});

test('Ultimate opens, is played on the canvas, and goes on after a reload', async () => {
  const p = await sit();
  await begin(p, { seats: 'p000', ultimate: true, seed: 5 });
  await p.rush(12, 5, undefined, null, forward);
  let mirror = await p.until(m => m.ids.some(id => id.startsWith('do play')));
  await p.hit('zoom-in');
  await p.hit('zoom-fit');
  await perform(p, deeds(mirror).find(deed => deed.startsWith('play')), mirror);
  await p.after(mirror);
  mirror = await p.until(m => m.ids.some(id => id.startsWith('do ')));
  const record = await p.record();
  assert.match(record, /^option board ultimate$/m);
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  await p.load();
  await p.until(m => m.screen === 'table');
  assert.equal(await p.record(), record);
  await p.rush(4, 6, undefined, null, forward);
  assert.ok((await p.record()).startsWith(record.slice(0, record.lastIndexOf('\nend '))), 'it goes on from there');
  await p.close();
});

test('a cell where a card cannot be laid tells the rule', async () => {
  const p = await sit();
  await begin(p, { seats: 'pp', seed: 6 });
  const mirror = await p.rush(8, 6, undefined, null, forward);
  if (mirror.ids.includes('take-screen')) await p.press('take-screen');
  const now = await p.until(m => m.ids.some(id => id.startsWith('do discard')));
  const face = deeds(now).find(deed => deed.startsWith('discard')).split(' ')[3];
  await p.hit(`select ${face}`);
  await p.find(`do discard - - ${face}`);
  const refused = await p.page.evaluate(([legal, card]) => Array.from({ length: 45 }, (_, cell) => `do play ${Math.floor(cell / 5)} ${cell % 5} ${card}`)
    .find(id => !legal.includes(id) && cardfront.item(id)), [now.ids, face]);
  await p.hit(refused);
  const told = await p.until(m => m.alert !== '');
  assert.ok(told.ids.some(id => id.startsWith('rule CF-')), told.alert);
  assert.deepEqual(deeds(told), deeds(now), 'nothing has happened');
  await p.close();
});
