// One table at two engines: Firefox invites, Chromium sits down, and each finds at the end what the other has played; and
// Firefox, whose tabs really lie behind others, is called to its turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { closeAll, come, fair, invite, join, playOn, seated, tune } from '../browser/support/far.mjs';
import { forward } from '../browser/support/crossfire.mjs';
import { Player, at, chance, deeds, leadClock, over, patience, settingsText } from '../browser/support/game.mjs';
import { startRelay } from '../wire/support/relay.mjs';
import * as firefox from './firefox.mjs';

const longest = 10 * patience; // an engine that hangs answers nothing

// Work with a page of Firefox at the start, whose relay is this one, and an `engine` to open more; all is closed after it.
async function withFirefox(work) {
  const relay = await startRelay();
  const engine = await firefox.start();
  try {
    const page = await engine.open();
    const player = new Player(page, page.said);
    await page.goto(at.server.url);
    await player.until(m => m.screen === 'home');
    await page.evaluate(text => localStorage.setItem('cardfront/settings', text), settingsText({}));
    await page.reload();
    await player.until(m => m.screen === 'home');
    await page.evaluate(`(${leadClock})()`);
    await player.drawNoMore();
    await tune(player, [relay.url]);
    await work(player, relay.url);
    assert.deepEqual(page.said, []);
  } finally {
    await engine.close();
    await relay.close();
  }
}

test('a whole game of Crossfire between Firefox and Chromium', { timeout: longest }, () => withFirefox(async (host, url) => {
  const links = await invite(host, 2, 'pf');
  const guest = await join(await come([url]), links.seat, 'Bea');
  const both = [host, guest];
  await seated(both);
  const mirrors = await playOn(both, { choose: forward, pick: chance(2), most: 1500 });
  assert.ok(mirrors.every(over), mirrors[0].status);
  await fair([guest]);
  assert.equal(await guest.record(), await host.record());
  await guest.close();
}));

test('a tab behind another one plays on, and tells of its turn', { timeout: longest }, () => withFirefox(async (guest, url) => {
  const host = await come([url]);
  const links = await invite(host, 2, 'pf');
  await join(guest, links.seat, 'Bea');
  const both = [host, guest];
  await seated(both);
  const { page } = guest;
  await page.evaluate(() => { // the system's own are seen by nobody here
    window.notices = [];
    window.Notification = class {
      static permission = 'granted';

      static async requestPermission() {
        return 'granted';
      }

      constructor(text) {
        window.notices.push(text);
      }
    };
  });
  await guest.press('company', 'notices', 'to-table');
  const state = () => page.evaluate(() => ({ hidden: document.hidden, notices: window.notices }));
  // What the other page has done takes its time to come here.
  const title = calls => guest.poll(turn => document.title.startsWith('Your turn: ') === turn, calls);
  const pick = chance(3);
  await playOn(both, { choose: forward, pick, wanted: ([m]) => deeds(m).length > 0 });
  assert.ok(await title(false), 'while it is the other\'s turn the title does not call');
  const before = await state();
  const hidden = is => guest.poll(wanted => document.hidden === wanted, is);
  const uncover = await page.cover();
  assert.ok(await hidden(true), 'it lies behind');
  await playOn([host], { choose: forward, pick, wanted: async () => (await state()).notices.length > 0 });
  const behind = await state();
  assert.ok(await title(true), 'its title calls');
  assert.ok(await guest.poll(() => document.querySelector('link[rel=icon]').href.endsWith('/calls.svg')), 'its icon calls');
  await uncover();
  assert.ok(await hidden(false), 'it is seen again');
  assert.deepEqual([before.hidden, behind.hidden], [false, true]);
  assert.deepEqual(before.notices, []);
  assert.equal(behind.notices.length, 1);
  await playOn(both, { choose: forward, pick, most: 4 });
  await closeAll([host]);
}));
