// Long thinking neither slows the page nor outlasts a stop. It is measured, so nothing else runs meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { forward, setUpOf as crossfire } from './support/crossfire.mjs';
import { deeds, sit } from './support/game.mjs';
import { start } from './support/match.mjs';

const mine = m => m.ids.some(id => id.startsWith('do '));

// In the page: lets the worker think until it is stopped, for where it has thought enough it is asked again; counts what
// the page tells it, and asks it to stop. The worker says when it has heard that, so that what the page itself does
// meanwhile is not counted.
function watchWorker() {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', event => {
        if (!event.data.thought) return;
        event.stopImmediatePropagation();
        if (this.asked) super.postMessage(this.asked);
      });
      window.told = { think: 0, stop: 0 };
      window.stopped = () => new Promise(done => {
        const start = performance.timeOrigin + performance.now() - window.ahead; // the worker's clock is not put ahead
        this.addEventListener('message', ({ data }) => done(data.heard - start), { once: true });
        this.asked = null;
        super.postMessage({ stop: true });
      });
    }

    postMessage(message, ...rest) {
      for (const what in window.told) window.told[what] += what in message;
      this.asked = message.think ? message : null;
      super.postMessage(message, ...rest);
    }
  };
}
// In the page: pictures shown in a second.
const frames = p => p.page.evaluate(() => new Promise(done => {
  let count = 0;
  requestAnimationFrame(start => {
    const next = now => (now - start < 1000 ? requestAnimationFrame(next, count += 1) : done(count));
    requestAnimationFrame(next);
  });
}));

test('a long search leaves the page its frame rate, and a stop is answered within 50 ms', async t => {
  const p = await sit({ prepare: page => page.addInitScript(watchWorker) });
  await start(p, 2, [...crossfire({ seats: 'p444', ultimate: true }), 'practice'], 3);
  const told = () => p.page.evaluate(() => window.told ?? { think: 0 });
  const goOn = async () => {
    const mirror = await p.until(mine);
    const { think } = await told();
    await p.press(`do ${deeds(mirror).find(deed => deed.startsWith('play'))}`);
    assert.ok(await p.poll(n => window.told?.think > n, think), 'the computer thinks');
  };
  await p.rush(1, 1, undefined, null, forward); // keeps the base nodes
  await p.until(mine);
  await frames(p);
  const calm = await frames(p);
  await goOn();
  const busy = await frames(p);
  assert.match((await p.mirror()).status, /is thinking$/);
  assert.ok(busy >= 0.8 * calm, `${busy} pictures a second while it thinks, ${calm} before`);
  const times = 5;
  const stops = [];
  for (let time = 0; time < times; time += 1) {
    await p.page.waitForTimeout(200); // until the page itself has drawn what was done
    stops.push(await p.page.evaluate(() => window.stopped()));
    const { stop } = await told();
    await p.press(time < times - 1 ? 'undo' : 'back');
    assert.equal((await told()).stop, stop + 1, 'the page stops it too');
    if (time < times - 1) await goOn();
  }
  await p.until(m => m.screen === 'home');
  t.diagnostic(`${busy} pictures a second, ${calm} before; stops heard after ${stops.map(Math.round)} ms`);
  const [, , median] = [...stops].sort((a, b) => a - b);
  assert.ok(median <= 50, `stops were heard after ${stops} ms`);
  await p.close();
});
