// Whole games through the mirror with the keyboard alone: Tab, arrows, Enter. The focus is never lost, and what
// happens is said where a screen reader listens.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkEnd, choices, watchSecrets } from './support/canvas.mjs';
import { deeds, over, sit, types } from './support/game.mjs';

// The keys that bring the focus to a control: Tab to its group, arrows in a toolbar or among choices; null: there is none.
function wayTo(id) {
  const from = document.activeElement;
  const to = document.querySelector(`#mirror [data-id="${id}"]`);
  if (!to) return null;
  const group = to.closest('[data-kind]');
  const members = group.dataset.kind === 'buttons' ? [to] : [...group.querySelectorAll('[data-id]')];
  const start = members.includes(from) ? from : members.find(b => b.tabIndex === 0) ?? to;
  const is = (one, side, other) => (one.compareDocumentPosition(other) & side) !== 0;
  const [tab, side, back] = is(from, Node.DOCUMENT_POSITION_FOLLOWING, start)
    ? ['Tab', Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_PRECEDING]
    : ['Shift+Tab', Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  const stops = [...document.querySelectorAll('a[href], button, summary, input, textarea, [tabindex]')]
    .filter(e => e.tabIndex >= 0 && e.checkVisibility() && is(from, side, e) && (e === start || is(start, back, e)));
  const steps = members.indexOf(to) - members.indexOf(start);
  return [...stops.map(() => tab), ...Array(Math.abs(steps)).fill(steps < 0 ? 'ArrowLeft' : 'ArrowRight')];
}

// In the page, before anything else: which keys left the focus nowhere.
function noteLostFocus() {
  window.lostBy = [];
  addEventListener('keyup', event => {
    if (document.activeElement === document.body || !document.hasFocus()) lostBy.push(event.key);
  }, true);
}

const prepare = page => page.addInitScript(noteLostFocus);

const focused = p => p.page.evaluate(() => {
  const at = document.activeElement;
  return at === document.body || !document.hasFocus() ? '' : at.dataset.id || at.id;
});

// In a row, without waiting for the answers.
const pressAll = (p, keys) => Promise.all(keys.flatMap(key => {
  const [last, ...held] = key.split('+').reverse();
  return [...held.map(k => p.page.keyboard.down(k)), p.page.keyboard.down(last), p.page.keyboard.up(last), ...held.map(k => p.page.keyboard.up(k))];
}));

async function reach(p, id) {
  for (let tries = 0; tries < 10; tries += 1) {
    const keys = await p.page.evaluate(wayTo, id);
    assert.notEqual(keys, null, `there is no ${id}`);
    if (!keys.length) return;
    await pressAll(p, keys);
    assert.deepEqual(await p.page.evaluate(() => lostBy.splice(0)), [], `a key on the way to ${id} loses the focus`);
  }
  assert.fail(`no way to ${id} with the keyboard, stuck at ${await focused(p)}`);
}

async function enter(p, id) {
  await reach(p, id);
  await p.page.keyboard.press('Enter');
}

async function setUp(p, { type, ante, second, seed }) {
  await p.page.keyboard.press('Tab');
  await p.page.evaluate(() => lostBy.splice(0));
  await enter(p, 'setup 0');
  await p.until(m => m.screen === 'setup');
  assert.notEqual(await focused(p), '');
  await reach(p, `player 1 ${second}`);
  await reach(p, `option 0 ${types.indexOf(type)}`);
  await reach(p, `option 1 ${ante ? 1 : 0}`);
  await enter(p, 'seed');
  await p.page.waitForSelector('dialog input');
  await p.page.keyboard.type(String(seed));
  await p.page.keyboard.press('Enter');
  await p.page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await focused(p), 'seed', 'the focus comes back from the dialog');
  await enter(p, 'start');
  return p.until(m => m.screen === 'table');
}

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
  for (const [id, role] of [['mirror-status', 'status'], ['mirror-log', 'log'], ['mirror-alert', 'alert']]) {
    assert.equal(await p.page.getAttribute(`#${id}`, 'role'), role);
  }
  assert.ok(start.log.some(line => /^Player 1 rolls a \d\.$/.test(line)));

  // What cannot be done says why.
  const before = await p.until(m => m.ids.some(id => id.startsWith('do ')));
  assert.ok(before.controls.find(c => c.id === 'undo').off);
  await enter(p, 'undo');
  assert.match((await p.until(m => m.alert !== '')).alert, /cannot be taken back/);
  assert.equal(await focused(p), 'undo');

  const end = await play(p, before, choices(1));
  assert.ok(end.log.some(line => /^Player 1 plays the .* on row 5\.$/.test(line)));
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
  assert.match(end.status, /^Player [12] wins the game\.$/);
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
  assert.ok(home.ids.includes('load 1'));
  await enter(p, 'load 1');
  const again = await p.until(m => m.screen === 'table');
  assert.deepEqual(again.sections, start.sections);
  await p.close();
});
