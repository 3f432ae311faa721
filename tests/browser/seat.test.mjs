// Several persons at one screen, and what is held, with the whole page: keys, touches, the browser's Back.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { begin, deeds, sit } from './support/game.mjs';

const key = (p, name) => p.page.keyboard.press(name);
const wait = (p, ms) => p.page.waitForTimeout(ms);

test('a second press of the space bar, or of a card, is not for the next person', async () => {
  const p = await sit();
  let m = await begin(p, { type: 'hold-3', ante: true, seed: 4, seats: 'pp' });
  // The table's own clock stands still from the act to both keys: they are within 600 ms, however long the machine takes.
  await p.paceClock(0);
  for (let n = 0; n < 40 && !m.ids.includes('take-screen'); n += 1) {
    await p.press(`do ${deeds(m)[0]}`);
    m = await p.after(m);
  }
  await p.page.locator('canvas').focus();
  await key(p, ' ');
  await key(p, 'Enter');
  await p.drawn();
  assert.ok((await p.mirror()).ids.includes('take-screen'), 'at once nothing lifts the veil');
  await p.paceClock(1);
  await wait(p, 700);
  await key(p, ' ');
  await p.drawn();
  assert.ok((await p.mirror()).ids.includes('take-screen'), 'a space never does');
  await key(p, 'Enter');
  m = await p.until(a => !a.ids.includes('take-screen'));
  assert.ok(m.ids.includes('export-this'));
  await p.close();
});

test('a key that was released in the rules works at its next press', async () => {
  const p = await sit();
  await begin(p, { seed: 3 });
  await p.page.locator('canvas').focus();
  const shown = () => p.page.evaluate(() => !document.getElementById('rules').hidden);
  await p.page.keyboard.down('r');
  assert.ok(await p.poll(() => !document.getElementById('rules').hidden));
  await p.page.keyboard.up('r'); // the panel has the focus
  await key(p, 'Escape');
  assert.equal(await shown(), false);
  await key(p, 'r');
  assert.ok(await p.poll(() => !document.getElementById('rules').hidden), 'R again');
  await p.close();
});

test('a touch that is cancelled presses nothing', async () => {
  const p = await sit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const { x, y, w, h } = await p.where('settings');
  const devtools = await p.page.context().newCDPSession(p.page);
  const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = [{ x: x + w / 2, y: y + h / 2 }];
  await touch('touchStart', at);
  await wait(p, 150);
  await touch('touchCancel', []);
  await wait(p, 300);
  assert.equal((await p.mirror()).screen, 'home');
  await touch('touchStart', at);
  await wait(p, 100);
  await touch('touchEnd', []);
  await p.until(m => m.screen === 'settings', 'the next touch is one again');
  await p.close();
});

test('Back goes back screen by screen, keeps the set-up, and ends a look back before the table', async () => {
  const p = await sit();
  const back = async screen => {
    await p.page.evaluate(() => history.back());
    await p.until((m, s) => m.screen === s, screen, screen);
  };
  await p.press('setup 3', 'player 1 3', 'practice', 'list 0');
  await p.until(m => m.screen === 'lists');
  await back('setup');
  await back('home');
  await p.press('setup 3');
  const m = await p.until(a => a.screen === 'setup');
  for (const id of ['player 1 3', 'practice']) assert.ok(m.controls.find(c => c.id === id).on, id);
  await back('home');
  await begin(p, { seed: 5 });
  await p.press('look-through');
  await p.until(a => a.ids.includes('review-away'));
  await p.page.evaluate(() => history.back());
  await p.until(a => a.screen === 'table' && !a.ids.includes('review-away'));
  await back('home');
  assert.ok((await p.mirror()).ids.some(id => id.startsWith('load ')), 'the game is there to be continued');
  await p.close();
});
