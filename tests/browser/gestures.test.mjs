// Whose the wheel, the keys of zoom and two fingers are, and the words where they are the page: with a fake program,
// and ears on the canvas as SDL has them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fresh, table } from './support/fake-session.mjs';
import { pinch, withFingers } from './support/fingers.mjs';

// The canvas takes each turn of the wheel that it hears of, and the end of each touch.
const ears = page => page.addInitScript(() => addEventListener('DOMContentLoaded', () => {
  const canvas = document.getElementById('canvas');
  canvas.addEventListener('wheel', event => event.preventDefault());
  for (const type of ['touchend', 'touchcancel']) canvas.addEventListener(type, event => event.preventDefault());
  canvas.addEventListener('keydown', event => event.preventDefault());
}));

// Whether anybody took the event of that type from the browser.
const taken = (p, type, act) => p.page.evaluate(name => {
  window.seen = new Promise(done => addEventListener(name, event => setTimeout(() => done(event.defaultPrevented)), { capture: true, once: true }));
}, type).then(act).then(() => p.page.evaluate(() => window.seen));

const scale = p => p.page.evaluate(() => visualViewport.scale);
// The browser zooms by itself, and the page hears of it a little later.
const zoomed = p => p.page.waitForFunction(() => visualViewport.scale > 1.5);
const asItWas = p => p.page.waitForFunction(() => visualViewport.scale < 1.1);
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('zoom', () => {
  test('the wheel and the keys with Ctrl or Cmd are the browser’s, alone they are the table’s', async () => {
    const p = await fresh({}, ears);
    await p.page.mouse.move(600, 300);
    assert.equal(await taken(p, 'wheel', () => p.page.mouse.wheel(0, 120)), true);
    for (const key of ['Control', 'Meta']) {
      await p.page.keyboard.down(key);
      assert.equal(await taken(p, 'wheel', () => p.page.mouse.wheel(0, 120)), false, `the wheel with ${key}`);
      for (const code of ['Equal', 'Minus', 'Digit0', 'NumpadAdd', 'NumpadSubtract']) {
        assert.equal(await taken(p, 'keydown', () => p.page.keyboard.press(code)), false, `${key} and ${code}`);
      }
      await p.page.keyboard.up(key);
    }
    await p.close();
  });

  test('a finger that moves scrolls nothing, and its end is taken only where it can be', async () => {
    const p = await fresh(telephone, ears);
    await withFingers(p.page, async send => {
      for (const last of ['touchEnd', 'touchCancel']) {
        await send('touchStart', [200, 600]);
        for (let y = 590; y > 400; y -= 10) await send('touchMove', [200, y]);
        await send(last);
      }
    });
    assert.equal(await p.page.evaluate(() => scrollY + visualViewport.pageTop), 0);
    assert.equal(await taken(p, 'touchend', () => p.page.touchscreen.tap(200, 400)), true, 'a tap is: no mouse follows it');
    await p.close(); // the browser has called nothing a fault
  });

  test('two fingers zoom the page, and what the first pressed is let go', async () => {
    const p = await fresh(telephone, ears);
    await p.heard();
    await pinch(p.page, { x: 195, y: 400 }, 2);
    await zoomed(p);
    const heard = await p.heard();
    assert.ok(heard.some(each => each[0] === 'let go'), heard.join());
    assert.ok(!heard.some(each => `${each[1]}`.startsWith('pinch')), 'the table gets nothing of it');
    await pinch(p.page, { x: 195, y: 400 }, 0.3);
    await asItWas(p);
    await p.close();
  });

  test('on what the table makes larger itself they are the table’s, but never while the page is zoomed', async () => {
    const p = await fresh(telephone, ears);
    await p.page.evaluate(() => { window.zooms = [0, 200, 390, 400]; });
    await p.heard();
    await pinch(p.page, { x: 195, y: 400 }, 2);
    assert.equal(await scale(p), 1);
    const wider = (await p.commands()).filter(each => each.startsWith('pinch ')).map(each => Number(each.slice(6)) / 1000);
    const all = wider.reduce((a, b) => a * b, 1);
    assert.ok(wider.length > 2 && all > 1.5 && all < 3, `${all} of ${wider.length}`);
    await pinch(p.page, { x: 195, y: 740 }, 2);
    await zoomed(p); // below it they are the page’s
    await p.heard();
    await p.page.evaluate(() => { window.zooms = [0, 0, 390, 844]; });
    await pinch(p.page, { x: 195, y: 400 }, 0.3);
    await asItWas(p); // it can always be zoomed out again
    assert.ok(!(await p.commands()).some(each => each.startsWith('pinch')));
    await p.close();
  });
});

describe('the words', () => {
  const views = [{ text_view: true }, {}];
  for (const [width, height] of [[1280, 720], [900, 600], [700, 500], [344, 882], [320, 256], [280, 653], [240, 427]]) {
    test(`use all of the width at ${width}x${height}, and no more`, async () => {
      const p = await fresh({ viewport: { width, height } });
      for (const view of views) {
        await p.show({ ...table, ...view });
        if (!view.text_view) await p.page.evaluate(() => document.body.classList.add('no-canvas'));
        const box = await p.page.locator('#mirror').boundingBox();
        assert.deepEqual([box.x, box.width], [0, width]);
        const wide = await p.page.evaluate(() => [...document.querySelectorAll('#mirror *')].filter(node => {
          const { left, right, width: own } = node.getBoundingClientRect();
          return own > 0 && (left < 0 || right > innerWidth);
        }).map(node => node.textContent));
        assert.deepEqual(wide, []);
        assert.equal(await p.page.evaluate(() => document.documentElement.scrollWidth), width);
      }
      await p.page.screenshot({ path: new URL(`./out/words-${width}x${height}.png`, import.meta.url).pathname });
      await p.page.evaluate(() => fake.page.showRules('poker', 'HH-9'));
      await p.page.waitForSelector('#HH-9.lit');
      const rules = await p.page.locator('#rules').boundingBox();
      assert.ok(rules.x >= 0 && rules.x + rules.width <= width + 1 && rules.width >= Math.min(width, 300), `the rules: ${rules.x}, ${rules.width}`);
      await p.close();
    });
  }
});
