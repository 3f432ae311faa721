// The keyboard alone, in the mirror: Tab, arrows, Enter. No key leaves the focus nowhere.
import assert from 'node:assert/strict';

import { deeds, over } from './game.mjs';

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

/** For sit(): notes the keys that leave the focus nowhere. */
export const prepare = page => page.addInitScript(noteLostFocus);

/** Where the focus is; "": nowhere. */
export const focused = p => p.page.evaluate(() => {
  const at = document.activeElement;
  return at === document.body || !document.hasFocus() ? '' : at.dataset.id || at.dataset.held || at.id;
});

// In a row, without waiting for the answers.
const pressAll = (p, keys) => Promise.all(keys.flatMap(key => {
  const [last, ...held] = key.split('+').reverse();
  return [...held.map(k => p.page.keyboard.down(k)), p.page.keyboard.down(last), p.page.keyboard.up(last), ...held.map(k => p.page.keyboard.up(k))];
}));

/** Brings the focus to a control. */
export async function reach(p, id) {
  for (let tries = 0; tries < 10; tries += 1) {
    const keys = await p.page.evaluate(wayTo, id);
    assert.notEqual(keys, null, `there is no ${id}`);
    if (!keys.length) return;
    await pressAll(p, keys);
    assert.deepEqual(await p.page.evaluate(() => lostBy.splice(0)), [], `a key on the way to ${id} loses the focus`);
  }
  assert.fail(`no way to ${id} with the keyboard, stuck at ${await focused(p)}`);
}

/** Does what the control does. */
export async function enter(p, id) {
  await reach(p, id);
  await p.page.evaluate(() => { window.ahead += 700; });
  await p.page.keyboard.press('Enter');
}

/** From the start of the page to the table: the game, what is to be chosen, the seed. */
export async function setUp(p, game, choices, seed) {
  await p.page.keyboard.press('Tab');
  await p.page.evaluate(() => lostBy.splice(0));
  await enter(p, `setup ${game}`);
  await p.until(m => m.screen === 'setup');
  assert.notEqual(await focused(p), '');
  for (const choice of choices) {
    await reach(p, choice);
    await p.until((m, id) => m.controls.some(c => c.id === id && c.on), choice, choice);
  }
  await enter(p, 'seed');
  await p.page.waitForSelector('dialog input');
  await p.page.keyboard.type(String(seed));
  await p.page.keyboard.press('Enter');
  await p.page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await focused(p), 'seed', 'the focus comes back from the dialog');
  await enter(p, 'start');
  return p.until(m => m.screen === 'table');
}

/** Plays to the end with what choose(mirror) picks among the deeds: its id, "" to wait. Returns the last mirror. */
export async function playOut(p, mirror, choose) {
  while (!over(mirror)) {
    const id = deeds(mirror).length ? choose(mirror) : '';
    if (id) await enter(p, id);
    mirror = await p.after(mirror);
    assert.notEqual(mirror.status, '');
    assert.notEqual(await focused(p), '', `after ${id} the focus is nowhere`);
  }
  return mirror;
}
