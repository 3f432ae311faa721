// One table at two engines: Firefox invites, Chromium sits down, and each finds at the end what the other has played.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { come, fair, invite, join, playOn, seated, tune } from '../browser/support/far.mjs';
import { forward } from '../browser/support/crossfire.mjs';
import { Player, at, chance, leadClock, over, patience, settingsText } from '../browser/support/game.mjs';
import { startRelay } from '../wire/support/relay.mjs';
import * as firefox from './firefox.mjs';

const longest = 10 * patience; // an engine that hangs answers nothing

test('a whole game of Crossfire between Firefox and Chromium', { timeout: longest }, async () => {
  const relay = await startRelay();
  const engine = await firefox.start();
  try {
    const page = await engine.open();
    const host = new Player(page, page.said);
    await page.goto(at.server.url);
    await host.until(m => m.screen === 'home');
    await page.evaluate(text => localStorage.setItem('cardfront/settings', text), settingsText({}));
    await page.reload();
    await host.until(m => m.screen === 'home');
    await page.evaluate(`(${leadClock})()`);
    await host.drawNoMore();
    await tune(host, [relay.url]);
    const links = await invite(host, 2, 'pf');
    const guest = await join(await come([relay.url]), links.seat, 'Bea');
    const both = [host, guest];
    await seated(both);
    const mirrors = await playOn(both, { choose: forward, pick: chance(2), most: 1500 });
    assert.ok(mirrors.every(over), mirrors[0].status);
    await fair([guest]);
    assert.equal(await guest.record(), await host.record());
    assert.deepEqual(page.said, []);
    await guest.close();
  } finally {
    await engine.close();
    await relay.close();
  }
});
