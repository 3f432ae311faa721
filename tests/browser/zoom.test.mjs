// Zoom: the browser's own works over the canvas, and what it leaves no room to draw is told in words that fit.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { pinch } from './support/fingers.mjs';
import { at, begin, desk, sit, upright } from './support/game.mjs';
import { games } from './support/games.mjs';

const crossfire = 2;
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

// Whether the program took the last event of that type from the browser.
const taken = (p, type, act) => p.page.evaluate(name => {
  window.seen = new Promise(done => addEventListener(name, event => setTimeout(() => done(event.defaultPrevented)), { capture: true, once: true }));
}, type).then(act).then(() => p.page.evaluate(() => window.seen));

async function onTable(p, game) {
  await p.press(`play ${game}`);
  await p.until(m => m.screen === 'table');
}

describe('the browser’s own zoom', () => {
  test('with Ctrl or Cmd the wheel and the keys are the browser’s, on every screen; alone the wheel is the table’s', async () => {
    const p = await sit();
    for (const way of [[], ['settings'], ['back', 'setup 0'], ['back', `play ${crossfire}`]]) {
      await p.press(...way);
      const { screen } = await p.mirror();
      await p.page.mouse.move(640, 400);
      assert.equal(await taken(p, 'wheel', () => p.page.mouse.wheel(0, 120)), true, `${screen}: the wheel alone`);
      for (const key of ['Control', 'Meta']) {
        await p.page.keyboard.down(key);
        assert.equal(await taken(p, 'wheel', () => p.page.mouse.wheel(0, 120)), false, `${screen}: the wheel with ${key}`);
        await p.page.locator('canvas').focus();
        for (const code of ['Equal', 'Minus', 'Digit0', 'NumpadAdd', 'NumpadSubtract'])
          assert.equal(await taken(p, 'keydown', () => p.page.keyboard.press(code)), false, `${screen}: ${key} and ${code}`);
        await p.page.keyboard.up(key);
      }
    }
    await p.close();
  });

  const zoomed = p => p.page.evaluate(() => visualViewport.scale);
  // The browser zooms by itself, and the page hears of it a little later.
  const larger = (p, times) => p.poll(least => visualViewport.scale > least, times);
  const asItWas = p => p.poll(() => visualViewport.scale < 1.1);
  const telephone = { viewport: upright, hasTouch: true, isMobile: true };

  test('two fingers zoom the page, and press nothing', async () => {
    const p = await sit(telephone);
    const before = await p.mirror();
    await pinch(p.page, middle(await p.where('learn 0')), 2);
    assert.ok(await larger(p, 1.5), 'the page is larger');
    await p.page.waitForTimeout(100);
    assert.deepEqual((await p.mirror()).ids, before.ids);
    await pinch(p.page, { x: 200, y: 400 }, 0.3);
    assert.ok(await asItWas(p), 'and as it was');
    await p.hit('setup 0');
    await p.until(m => m.screen === 'setup', 'one finger presses as ever');
    await p.close();
  });

  test('on the board of Crossfire they make the board larger, but a page that is zoomed has them everywhere', async () => {
    const p = await sit(telephone);
    await onTable(p, crossfire);
    const board = middle(await p.where('zooms'));
    const fits = await p.where('zooms');
    await pinch(p.page, board, 2);
    assert.equal(await zoomed(p), 1, 'the page stays');
    assert.ok(await p.find('zoom-fit'), 'the board is larger');
    assert.deepEqual(await p.where('zooms'), fits);
    await p.press('rules', 'rules');
    const hand = { x: upright.width / 2, y: upright.height - 40 };
    await pinch(p.page, hand, 1.8);
    assert.ok(await larger(p, 1.4), 'below the board they are the page’s');
    const { scale, left, top } = await p.page.evaluate(() => ({ scale: visualViewport.scale, left: visualViewport.pageLeft, top: visualViewport.pageTop }));
    assert.ok(scale > 1.4 && left >= 0 && top >= 0);
    await pinch(p.page, { x: upright.width / 2, y: 100 }, 0.3);
    assert.ok(await asItWas(p), 'and its again, wherever they lie');
    await p.close();
  });
});

// CSS pixels of 1280x720 at 300 %, 1280x1024 at 400 % (WCAG 1.4.10), and narrow ones.
const cramped = [{ width: 427, height: 240 }, { width: 320, height: 256 }, { width: 240, height: 427 }];
const ways = [['home'], ['home', 'setup 1'], ['home', 'settings'], ['home', 'saves'], ['home', 'lists 4'], ['new-list'], ['home', 'come days'],
  ['come statistics'], ['home', 'learn 0'], ['back'], ...games.map((_, game) => ['home', `play ${game}`])];

describe('where there is no room to draw', () => {
  for (const size of cramped) {
    test(`at ${size.width}x${size.height} every screen is told in words, none wider than the window`, async () => {
      const p = await sit({ viewport: size });
      for (const way of ways) {
        if (way[0] === 'home') await p.home();
        await p.press(...way.filter(id => id !== 'home'));
        await p.until(m => m.words, 'words');
        const wide = await p.page.evaluate(() => [...document.querySelectorAll('#mirror, #mirror *')].filter(node => {
          const { left, right, width } = node.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1);
        }).map(node => node.textContent.slice(0, 60)));
        assert.deepEqual(wide, [], way.join());
        assert.equal(await p.page.evaluate(() => document.documentElement.scrollWidth), size.width);
      }
      await p.close();
    });
  }

  test('it can be drawn all the same, and is drawn again when there is room', async () => {
    const p = await sit({ viewport: cramped[1] });
    await p.until(m => m.words && m.ids.includes('squeeze'));
    assert.equal(await p.find('play 0', 300), null);
    await p.page.getByRole('button', { name: 'Draw it, however small' }).click();
    await p.until(m => !m.words);
    const play = await p.where('play 0');
    assert.ok(play.x >= 0 && play.x + play.w <= cramped[1].width);
    await p.close();
    const q = await sit({ viewport: cramped[0] });
    await q.until(m => m.words);
    await q.page.setViewportSize(desk);
    await q.until(m => !m.words && !m.ids.includes('squeeze'));
    await q.where('play 0');
    await q.page.setViewportSize(cramped[0]);
    await q.until(m => m.words);
    await q.close();
  });
});

test('the words use the whole width', async () => {
  for (const width of [390, 899, 900, 1280]) {
    const p = await sit({ viewport: { width, height: 720 }, settings: { text: 1 } });
    await p.until(m => m.words);
    assert.equal(await p.page.evaluate(() => document.getElementById('mirror').getBoundingClientRect().width), width);
    await begin(p, { seats: 'pp' });
    await p.shot(`words-${width}`);
    await p.close();
  }
});

// The native screen_tests ask it of every screen; here that the page's own faces and scale give the same.
test('all that is written on the first screens can be read', async () => {
  const p = await sit();
  for (const size of [desk, upright, { width: 844, height: 390 }, { width: 344, height: 882 }, { width: 640, height: 360 }]) {
    await p.page.setViewportSize(size);
    for (const way of [['home'], ['setup 0'], ['back', 'settings'], ['back', 'saves']]) {
      if (way[0] === 'home') await p.home();
      await p.press(...way.filter(id => id !== 'home'));
      await p.page.evaluate(() => cardfront.misfits());
      await p.drawn();
      await p.page.waitForTimeout(300); // the picture comes to rest
      assert.equal(await p.page.evaluate(() => cardfront.misfits()), '', `${way} at ${size.width}x${size.height}`);
    }
  }
  assert.ok(at.browser);
  await p.close();
});
