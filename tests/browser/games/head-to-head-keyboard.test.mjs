// Whole games through the mirror with the keyboard alone: Tab, arrows, Enter. The focus is never lost, and what
// happens is said where a screen reader listens.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkEnd, choices, watchSecrets } from '../support/canvas.mjs';
import { deeds, over, sit, types } from '../support/game.mjs';
import { enter, focused, prepare, reach, setUp as setUpAt } from '../support/keyboard.mjs';

const setUp = (p, { type, ante, second, seed }) =>
  setUpAt(p, 0, [`player 1 ${second}`, `option 0 ${types.indexOf(type)}`, `option 1 ${ante ? 1 : 0}`], seed);

async function play(p, mirror, choose, watch) {
  const rounds = {};
  let lines = mirror.log.length;
  while (!over(mirror)) {
    const [, round, type] = /Round ([123]) of 3, (.*)$/.exec(mirror.title) ?? [];
    if (round) rounds[round] = type;
    if (watch) await watch(p, mirror);
    assert.notEqual(mirror.status, '');
    const moment = ['go-on', 'take-screen'].find(id => mirror.ids.includes(id));
    if (mirror.modal) assert.equal(await focused(p), 'take-screen', 'the dialog takes the focus');
    const deed = !moment && deeds(mirror).length ? choose(mirror) : '';
    if (moment || deed) await enter(p, moment ?? `do ${deed}`);
    if (deed.startsWith('play') && watch) watch.laid(Number(deed.split(' ')[1]), false);
    mirror = await p.after(mirror);
    assert.notEqual(await focused(p), '', `after ${moment ?? deed} the focus is nowhere`);
    if (deed) assert.ok(mirror.log.length > lines || mirror.log.length === 300 || mirror.modal, `${deed} is told`);
    lines = mirror.log.length;
  }
  return { ...mirror, rounds: Object.values(rounds) };
}

test('No-Bet against the computer, beside the canvas', async () => {
  const p = await sit({ prepare });
  const start = await setUp(p, { type: 'draw-1', ante: false, second: '0', seed: 11 });
  // What happened is told in one place, which is always there; alerts at once. The log is none of them, not even one that
  // is off: Orca drops in Chromium what was a line of it a moment before.
  assert.deepEqual(await p.page.$$eval('#mirror :is([aria-live], [role=status], [role=log], [role=alert])', all => all.map(each => each.id)),
    ['mirror-note', 'mirror-say', 'mirror-alert']);
  assert.ok(start.log.some(line => /^You roll a \d\.$/.test(line)));

  // What cannot be done says why.
  const before = await p.until(m => m.ids.some(id => id.startsWith('do ')));
  assert.ok(before.controls.find(c => c.id === 'undo').off);
  await enter(p, 'undo');
  assert.match((await p.until(m => m.alert !== '')).alert, /cannot be taken back/);
  assert.equal(await focused(p), 'undo');

  const end = await play(p, before, choices(1));
  assert.ok(end.log.some(line => /^You play the .* on row 5\.$/.test(line)));
  await checkEnd(p, end, { type: 'draw-1', ante: false, names: ['Player 1', 'Blaise'] });
  await enter(p, 'home');
  await p.until(m => m.screen === 'home');
  assert.notEqual(await focused(p), '');
  await p.close();
});

test('Up-the-Ante with two persons, in the text view', async () => {
  const p = await sit({ settings: { text: 1 }, prepare });
  await p.page.waitForSelector('body.text-view');
  const watch = watchSecrets(['Player 1', 'Player 2']);
  const start = await setUp(p, { type: 'hold-3', ante: true, second: 'p', seed: 12 });
  assert.ok(await p.page.locator('#mirror').isVisible());
  const end = await play(p, start, choices(2), watch);
  assert.ok(watch.times >= 90, `${watch.times} times the screen was handed over`);
  const record = await p.record();
  for (const verb of ['bet', 'raise', 'call', 'decline', 'play']) assert.match(record, new RegExp(`^[12] ${verb}\\b`, 'm'));
  assert.equal(record.match(/^[12] play /gm).length, 96);
  assert.match(end.status, /^Player [12] wins the game( by the final draw)?\.$/);
  await p.shot('text-end');
  await p.close();
});

test('Escape leaves the table and loses nothing; the settings come back to it', async () => {
  const p = await sit({ prepare });
  const start = await setUp(p, { type: 'share-5', ante: false, second: 'p', seed: 5 });
  await enter(p, 'settings');
  await p.until(m => m.screen === 'settings');
  assert.notEqual(await focused(p), '');
  await reach(p, 'set colours 1');
  await p.until(m => m.controls.find(c => c.id === 'set colours 1').on);
  await p.page.keyboard.press('Escape');
  const back = await p.until(m => m.screen === 'table');
  assert.deepEqual(back.sections, start.sections);
  await p.page.keyboard.press('Escape');
  const home = await p.until(m => m.screen === 'home');
  assert.notEqual(await focused(p), '');
  const load = home.ids.find(id => id.startsWith('load '));
  assert.ok(load);
  await enter(p, load);
  const again = await p.until(m => m.screen === 'table');
  assert.deepEqual(again.sections, start.sections);
  await p.close();
});
