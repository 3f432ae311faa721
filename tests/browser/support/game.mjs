// The real page with the real program in Chromium, for the tests of whole games, and hands that may be fingers.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

import { launch, open } from './chromium.mjs';
import { withFingers } from './fingers.mjs';
import { Player, desk, drawNothing, leadClock, settingsText } from './player.mjs';
import { serve } from './server.mjs';

export * from './player.mjs';

export const dist = process.env.CARDFRONT_DIST || fileURLToPath(new URL('../../../dist', import.meta.url));
export const out = fileURLToPath(new URL('../out/', import.meta.url));

/** Filled before the first test of the file that imports this. */
export const at = { browser: null, server: null };

before(async () => {
  await mkdir(out, { recursive: true });
  [at.server, at.browser] = await Promise.all([serve(dist), launch()]);
});
after(async () => {
  await at.browser?.close();
  await at.server?.close();
});

/** A player in Chromium, who may have fingers. */
class Guest extends Player {
  constructor(page, faults, touch) {
    super(page, faults);
    this.touch = touch;
  }

  tap(x, y) {
    return this.touch ? this.page.touchscreen.tap(x, y) : super.tap(x, y);
  }

  /** Scrolls the canvas until the item is whole, then presses it there. */
  async reach(id) {
    const { width, height } = this.page.viewportSize();
    for (let tries = 0; tries < 20; tries += 1) {
      await this.drawn();
      const { rect } = await this.poll(async (i, frame) => {
        const first = cardfront.item(i);
        await frame();
        await frame();
        const again = cardfront.item(i);
        return String(first) === String(again) && { rect: again && { x: again[0], y: again[1], w: again[2], h: again[3] } };
      }, id);
      if (rect && rect.h >= 40 && rect.y + rect.h <= height) return this.hit(id);
      await this.scroll(width / 2, height / 2, 60);
    }
    throw new Error(`scrolling does not bring ${id}`);
  }

  async scroll(x, y, by) {
    if (!this.touch) {
      await this.page.mouse.move(x, y);
      await this.page.mouse.wheel(0, by);
      return;
    }
    const far = 300; // a finger's way on any screen
    for (let left = Math.abs(by); left > 0; left -= far) {
      await withFingers(this.page, async send => {
        await send('touchStart', [x, y]);
        for (let gone = 10; gone <= Math.min(left, far); gone += 10) await send('touchMove', [x, y - Math.sign(by) * gone]);
        await send('touchEnd');
      });
    }
  }

  /** What its dialog tells of a text that cannot be opened, and asks for anew with it; then it is put away. */
  async refused(text) {
    const field = this.page.locator('dialog textarea');
    const why = this.page.locator('dialog .wrong:not(:empty)');
    await why.waitFor();
    assert.equal(await field.inputValue(), text, 'it is not lost');
    const reason = await why.innerText();
    await field.fill('');
    await this.page.keyboard.press('Escape');
    await this.page.waitForSelector('dialog', { state: 'detached' });
    return reason;
  }

  /** @param {string} name of the picture in out/ */
  shot(name) {
    const { width, height } = this.page.viewportSize();
    return this.painted(() => this.page.screenshot({ path: `${out}${name}-${width}x${height}.png` }));
  }

  async close() {
    await this.page.context().close();
    assert.deepEqual(this.faults.filter(fault => !this.expected.some(each => each.test(fault))), []);
  }
}

/**
 * The page, started, with calm settings. What is drawn, is drawn in software, two thirds of a test's time: so nothing is
 * but what `painted` looks at; and unless a test asks for more there is a tenth of the pixels. Things lie in the same places.
 * @param {object} [options] of the browser's context; `settings` by key, `prepare(page)` before it loads, `browser`
 */
export async function sit(options = {}) {
  const { settings = {}, prepare = async () => {}, browser = at.browser, ...context } = options;
  const { page, faults } = await open(browser, { viewport: desk, deviceScaleFactor: 0.3, serviceWorkers: 'block', ...context });
  await page.addInitScript(drawNothing);
  await page.addInitScript(leadClock);
  await page.addInitScript(text => {
    try {
      if (!localStorage.getItem('cardfront/settings')) localStorage.setItem('cardfront/settings', text);
    } catch { /* a test forbids it */ }
  }, settingsText(settings));
  await prepare(page);
  await page.goto(at.server.url);
  await page.waitForSelector('body.running[data-screen]');
  return new Guest(page, faults, context.hasTouch === true);
}

/** FNV-1a of 64 bits, as records and saves have it. */
export function hash(text) {
  let value = 0xCBF29CE484222325n;
  for (const byte of Buffer.from(text)) value = ((value ^ BigInt(byte)) * 0x100000001B3n) & 0xFFFFFFFFFFFFFFFFn;
  return value.toString(16).padStart(16, '0');
}
