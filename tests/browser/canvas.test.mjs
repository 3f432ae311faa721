// The canvas itself: a context that is lost, rest, pixel ratios, sizes, refusals, places of things, and the page
// without network, without WebGL, in words and without motion.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { perform } from './support/canvas.mjs';
import { across, at, begin, cards, deeds, desk, out, sit, upright } from './support/game.mjs';
import { difference, shades, steepest } from './support/pixels.mjs';
import { counting, rest } from './support/rest.mjs';

const sizes = [desk, upright, across];
const mine = m => m.ids.some(id => id.startsWith('do ') || id === 'take-screen' || id === 'go-on');

describe('the picture', () => {
  test('a lost context comes back with the same picture, and the game goes on', async () => {
    const p = await sit({ deviceScaleFactor: 1, prepare: counting });
    p.expected.push(/CONTEXT_LOST|context lost|WebGL/i);
    await begin(p, { type: 'hold-3', ante: true, seed: 7 });
    await p.rush(6, 1);
    await rest(p);
    let mirror;
    await p.painted(async () => { // all along: it comes back by itself
      const before = await p.page.screenshot();
      assert.ok(shades(before) > 20, 'the canvas is not flat');
      await p.page.evaluate(() => {
        const canvas = document.querySelector('canvas');
        window.gl = canvas.getContext('webgl') || canvas.getContext('webgl2');
        window.losing = gl.getExtension('WEBGL_lose_context');
        losing.loseContext();
      });
      await p.poll(() => gl.isContextLost());
      // In words it goes on meanwhile.
      mirror = await p.until(mine);
      assert.ok(deeds(mirror).length);
      await p.page.evaluate(() => { counted.pictures = 0; losing.restoreContext(); });
      await p.poll(() => counted.pictures > 0);
      await rest(p);
      const after = await p.page.screenshot();
      assert.ok(difference(before, after) < 0.002, `${difference(before, after)} of the pixels differ`);
    });
    await perform(p, deeds(mirror).find(d => /^(play|call)/.test(d)), mirror);
    await p.after(mirror);
    await p.close();
  });

  test('nothing is drawn while nothing changes', async () => {
    const p = await sit({ prepare: counting });
    const still = async where => {
      await rest(p);
      await p.page.evaluate(() => Object.assign(counted, { pictures: 0, asked: 0 }));
      await p.page.waitForTimeout(2000); // the length of the measurement
      assert.deepEqual(await p.page.evaluate(() => counted), { pictures: 0, asked: 0 }, where);
    };
    await still('at home');
    await begin(p, { type: 'hold-3', ante: true, seed: 8 });
    await p.rush(3);
    await still('at the table');
    await p.press('settings');
    await still('in the settings');
    // It wakes at once.
    const [x, y] = await p.where('back').then(r => [r.x + r.w / 2, r.y + r.h / 2]);
    await p.page.mouse.click(x, y);
    await p.until(m => m.screen === 'table');
    await p.close();
  });

  for (const ratio of [1, 1.5, 2, 3]) {
    test(`text is sharp at pixel ratio ${ratio}`, async () => {
      const p = await sit({ viewport: upright, deviceScaleFactor: ratio, prepare: counting });
      await rest(p);
      const { width, height } = await p.page.evaluate(() => ({ width: document.querySelector('canvas').width, height: document.querySelector('canvas').height }));
      assert.ok(Math.abs(width - upright.width * ratio) <= 1 && Math.abs(height - upright.height * ratio) <= 1, `${width} x ${height}`);
      const button = await p.where('play 0');
      const clip = { x: button.x + 8, y: button.y + 8, width: button.w - 16, height: button.h - 16 };
      const png = await p.painted(() => p.page.screenshot({ clip }));
      assert.ok(steepest(png) > 80, `the steepest edge is ${steepest(png)}`);
      await p.close();
    });
  }

  test('another size in the middle: all is there, and can be played', async () => {
    const p = await sit({ deviceScaleFactor: 1, prepare: counting });
    let mirror = await begin(p, { type: 'share-5', seats: 'pp', seed: 9 });
    mirror = await p.rush(2);
    for (const size of [upright, across, desk]) {
      await p.page.setViewportSize(size);
      assert.ok(await p.poll(s => document.querySelector('canvas').width === s.width, size));
      await rest(p);
      const deed = deeds(mirror)[0];
      const card = await p.where(`select ${deed.split(' ')[1]}`);
      assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.w <= size.width + 1 && card.y + card.h <= size.height + 1);
      await perform(p, deed, mirror);
      mirror = await p.after(mirror);
    }
    await p.close();
  });
});

test('a refused gesture tells its rule, and the rule can be read', async () => {
  const p = await sit({ deviceScaleFactor: 1 });
  let mirror = await begin(p, { type: 'draw-1', seats: 'pp', seed: 10 });
  const rowFull = m => m.sections.some(s => s.heading === 'Row 1' && s.lines.some(line => / wins: |A tie/.test(line)));
  for (let plays = 0; !rowFull(mirror); plays += 1) {
    assert.ok(plays < 20);
    const deed = deeds(mirror).find(d => /^play \d+ 0 /.test(d)) ?? deeds(mirror)[0];
    await p.press(`do ${deed}`);
    mirror = await p.after(mirror);
  }
  const [, card, , side] = deeds(mirror)[0].split(' ');
  await p.hit(`do play ${card} 0 ${side}`); // the row is full
  const told = await p.until(m => m.alert !== '');
  assert.match(told.alert, /room on rows: 2, 3\./);
  const rule = told.ids.find(id => /^rule HH-\d+$/.test(id));
  assert.ok(rule, told.ids.join());
  assert.ok(await p.find('toast'), 'the canvas says it too');
  await p.shot('refused');
  await p.press(rule);
  await p.page.waitForSelector(`#rules #${rule.slice(5)}.lit`);
  assert.ok(await p.page.locator(`#rules #${rule.slice(5)}.lit`).isVisible());
  await p.press('rules');
  await p.page.waitForSelector('#rules', { state: 'hidden' });
  await p.drawn();
  await p.hit(`do play ${card} 0 ${side}`);
  await p.hit('toast');
  await p.page.waitForSelector(`#rules #${rule.slice(5)}.lit`);
  assert.deepEqual((await p.mirror()).sections, mirror.sections, 'nothing was laid');
  await p.close();
});

// On a busy machine, and by slow hands: what was pressed and let go is done.
describe('a press', () => {
  const slow = 700; // milliseconds
  const chooses = async (p, card) => assert.ok(await p.find(`do play ${card} 0 0`), `the ${card} is chosen`);
  const cardsOf = mirror => [...new Set(deeds(mirror).filter(d => d.startsWith('play')).map(d => d.split(' ')[1]))];
  const dealt = async (p, match) => {
    await begin(p, match);
    const mirror = await p.rush(20, 1, m => m.ids.some(id => id.startsWith('do play')));
    return cardsOf(mirror);
  };
  const middle = r => [r.x + Math.min(9, r.w / 2), r.y + r.h / 2];

  test('with a mouse may last', async () => {
    const p = await sit();
    const [card] = await dealt(p, { type: 'hold-3', seed: 7 });
    await p.page.mouse.move(...middle(await p.where(`select ${card}`)));
    await p.page.mouse.down();
    await p.page.waitForTimeout(slow); // the length of the press
    await p.page.mouse.up();
    await chooses(p, card);
    await p.close();
  });

  test('with a finger may last, where nothing is shown for it', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    const [x, y] = middle(await p.where('setup 0'));
    const devtools = await p.page.context().newCDPSession(p.page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await p.page.waitForTimeout(slow); // the length of the press
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await p.until(m => m.screen === 'setup');
    await p.close();
  });

  test('with a finger on a card looks at it, and chooses nothing', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    const [card] = await dealt(p, { type: 'hold-3', seed: 7 });
    const [x, y] = middle(await p.where(`select ${card}`));
    const devtools = await p.page.context().newCDPSession(p.page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await p.page.waitForTimeout(slow); // the length of the press
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.equal(await p.find(`do play ${card} 0 0`, 500), null);
    await p.hit(`select ${card}`);
    await chooses(p, card);
    await p.close();
  });

  test('is not lost where few frames are drawn', async () => {
    const p = await sit({ prepare: page => page.addInitScript(() => {
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = then => ask(() => setTimeout(() => then(performance.now()), 300));
    }) });
    await dealt(p, { type: 'hold-3', seed: 7 });
    for (let done = 0; done < 4; done += 1) {
      const mirror = await p.until(m => m.ids.some(id => id.startsWith('do play')), 'a card to play');
      await perform(p, deeds(mirror).find(d => d.startsWith('play')), mirror);
      await p.after(mirror);
    }
    await p.close();
  });

  test('is for what was pressed, though it has moved away meanwhile', async () => {
    const p = await sit();
    const offered = await dealt(p, { type: 'share-5', seats: 'pp', seed: 9 });
    const places = await Promise.all(offered.map(async c => [c, (await p.where(`select ${c}`)).x]));
    const [first, card, next] = places.sort((a, b) => a[1] - b[1]).map(([c]) => c);
    const [x, y] = [(await p.where(`select ${next}`)).x - 4, middle(await p.where(`select ${card}`))[1]];
    await p.page.mouse.move(x, y);
    await p.page.mouse.down();
    await p.drawn();
    const mirror = await p.mirror();
    await p.press(deeds(mirror).filter(d => d.startsWith(`play ${first} `)).map(d => `do ${d}`)[0]);
    await p.after(mirror);
    assert.ok((await p.where(`select ${next}`)).x < x, 'another lies there now');
    await p.page.evaluate(() => { window.ahead += 700; }); // the turn has passed
    await p.page.mouse.up();
    assert.ok(await p.poll(c => [0, 1].some(side => cardfront.item(`do play ${c} 0 ${side}`)), card), `the ${card} is chosen`);
    await p.close();
  });
});

// What the canvas shows of these names.
const shown = (p, ids) => p.page.evaluate(all => all.map(id => [id, cardfront.item(id)]).filter(([, rect]) => rect), ids);
const tableIds = [...cards.map(card => `select ${card}`), ...[0, 1, 2, 3, 4].map(row => `bet-on ${row}`), ...Array.from({ length: 11 }, (_, n) => `bet-size ${n}`), 'bet-off'];

function inside(rects, size, where) {
  for (const [id, [x, y, w, h]] of rects) {
    assert.ok(x >= -1 && y >= -1 && x + w <= size.width + 1 && y + h <= size.height + 1, `${where}: ${id} at ${[x, y, w, h].map(Math.round)} lies outside ${size.width}x${size.height}`);
  }
}

// Buttons may be pressed a little beside their drawing, so neighbours may share a few pixels.
function apart(rects, where) {
  rects.forEach(([one, a], i) => {
    for (const [other, b] of rects.slice(i + 1)) {
      if (one.startsWith('select') && other.startsWith('select')) continue; // a fan
      const w = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
      const h = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
      assert.ok(w <= 0 || h <= 0 || Math.min(w, h) <= 6, `${where}: ${one} and ${other} lie over each other by ${Math.round(w)} x ${Math.round(h)}`);
    }
  });
}

describe('places', () => {
  for (const size of sizes) {
    test(`of every menu at ${size.width}x${size.height}: within the screen, apart, big enough for a finger, all within reach`, async () => {
      const p = await sit({ viewport: size, deviceScaleFactor: 0.5, prepare: counting });
      await begin(p, { type: 'draw-1', seed: 3 });
      await p.press('back');
      const menus = { home: [], setup: ['setup 0'], settings: ['back', 'settings'], saves: ['back', 'saves'] };
      for (const [menu, way] of Object.entries(menus)) {
        await p.press(...way);
        const mirror = await p.until((m, screen) => m.screen === screen, menu, menu);
        await rest(p);
        await p.shot(`menu-${menu}`);
        const largest = new Map();
        for (let steps = 0, last = ''; steps < 40; steps += 1) {
          const rects = await shown(p, mirror.ids);
          inside(rects, size, menu);
          apart(rects, menu);
          for (const [id, [, , w, h]] of rects) largest.set(id, [Math.max(w, largest.get(id)?.[0] ?? 0), Math.max(h, largest.get(id)?.[1] ?? 0)]);
          if (JSON.stringify(rects) === last) break;
          last = JSON.stringify(rects);
          await p.page.mouse.move(size.width / 2, size.height / 2);
          const before = await p.page.evaluate(() => turns);
          await p.page.mouse.wheel(0, 120);
          assert.ok(await p.poll(n => turns > n, before));
          await rest(p);
        }
        const missing = mirror.ids.filter(id => !largest.has(id));
        assert.deepEqual(missing, [], `${menu} shows everything that the mirror offers`);
        for (const [id, [w, h]] of largest) assert.ok(w >= 43.5 && h >= 43.5, `${menu}: ${id} is ${Math.round(w)} x ${Math.round(h)}`);
      }
      await p.close();
    });

    test(`of the table's things at ${size.width}x${size.height}, in every phase`, async () => {
      const p = await sit({ viewport: size, deviceScaleFactor: 0.5 });
      const look = async (where, ids) => {
        const mirror = await p.mirror();
        const rects = await shown(p, ids ?? [...mirror.ids.filter(id => !id.startsWith('do play')), ...tableIds]);
        assert.ok(rects.length >= 1, where);
        inside(rects, size, where);
        apart(rects, where);
        return rects.map(([id]) => id);
      };
      for (const type of ['play-4', 'share-5']) {
        let mirror = await begin(p, { type, ante: true, seats: 'pp', seed: 13 });
        for (const round of type === 'share-5' ? [1, 2, 3] : [1]) {
          mirror = await p.rush(300, round, (m, r) => m.title.includes(`Round ${r} of 3`) && m.ids.some(id => id.startsWith('do play')), round);
          await p.find(deeds(mirror).length ? `select ${deeds(mirror).find(d => d.startsWith('play')).split(' ')[1]}` : 'take-screen');
          const ids = await look(`${type}, round ${round}`);
          assert.ok(ids.some(id => id.startsWith('select')), ids.join());
          if (ids.some(id => id.startsWith('bet-on'))) {
            const row = ids.find(id => id.startsWith('bet-on'));
            await p.hit(row);
            await p.where('bet-off');
            await look(`${type}, round ${round}, betting`);
            if (round === 3) await p.shot(`betting-${type}`);
            await p.hit('bet-off');
          }
        }
        await p.press('back');
      }
      await begin(p, { type: 'picked', seats: 'pp', seed: 14 });
      let mirror = await p.until(mine);
      if (mirror.ids.includes('do deal')) await p.press('do deal');
      mirror = await p.until(m => m.ids.includes('do pick 0'));
      await p.where('do pick 0');
      await look('picking', [0, 1, 2, 3, 4, 5].map(n => `do pick ${n}`));
      await p.press('do pick 3');
      await p.until(m => m.ids.includes('take-screen'));
      await p.where('take-screen');
      await look('handing over', ['take-screen']);
      await p.rush(300, 5);
      await p.where('rematch');
      await look('the end', ['rematch', 'other', 'look', 'export-this', 'home']);
      await p.shot('end');
      await p.close();
    });
  }
});

describe('without', () => {
  test('a network: after one visit a whole round is played offline', async () => {
    const p = await sit({ serviceWorkers: 'allow', prepare: counting });
    assert.ok(await p.poll(() => navigator.serviceWorker.controller !== null));
    await rest(p); // and what it asks for has come
    await p.page.context().setOffline(true);
    at.server.requests.length = 0;
    await p.page.reload();
    await p.page.waitForSelector('body.running[data-screen]');
    await begin(p, { type: 'draw-1', seed: 15 });
    const mirror = await p.rush(100, 1, m => m.log.includes('Round 1 is over.'));
    assert.ok(mirror.log.includes('Round 1 is over.'));
    await p.press('rules');
    await p.page.waitForSelector('#rules #HH-16');
    // Whether there is a newer copy is asked by the browser itself.
    assert.deepEqual(at.server.requests.filter(path => path !== '/service-worker.js'), []);
    p.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|update)/);
    await p.close();
  });

  // A context that the canvas is refused, though another canvas would get one; and no typeface.
  const noContext = how => page => page.addInitScript(throws => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      if (this.id !== 'canvas' || !/webgl/.test(kind)) return get.call(this, kind, ...rest);
      if (throws) throw new DOMException('blocked', 'SecurityError');
      return null;
    };
  }, how === 'throws');
  for (const [what, prepare, why, faults] of [
    ['a context of WebGL', noContext('null'), /WebGL/, null],
    ['a context of WebGL, which throws', noContext('throws'), /WebGL/, null],
    ['typefaces', page => page.route(/(ui|index)-[^/]*\.ttf/, route => route.fulfill({ status: 404, body: '' })), /typeface did not arrive/, /404/],
  ]) test(`${what}: the game is shown in words and played there`, async () => {
    const p = await sit({ prepare });
    if (faults) p.expected.push(faults);
    await p.page.waitForSelector('body.no-canvas');
    assert.match(await p.page.locator('#mirror-note').innerText(), why);
    await p.page.mouse.move(200, 200); // nothing is there to hear it
    await p.page.mouse.click(5, 5);
    await p.page.setViewportSize({ width: 1000, height: 700 });
    await p.page.getByRole('button', { name: 'Head-to-Head Poker: Play' }).click();
    let mirror = await p.until(m => m.screen === 'table');
    for (let done = 0; done < 5; done += 1) {
      mirror = await p.until(mine);
      const id = ['go-on', 'take-screen'].find(each => mirror.ids.includes(each)) ?? `do ${deeds(mirror)[0]}`;
      await p.page.locator(`[data-id="${id}"]`).click();
      await p.after(mirror);
    }
    await p.until(m => m.log.some(line => /^Blaise plays/.test(line)), 'the computer\'s turn');
    await p.shot(`without-${what}`.replace(/[ ,]+/g, '-'));
    await p.close();
  });

  for (const face of ['ui', 'index']) {
    test(`the ${face} face: the other writes everything`, async () => {
      const p = await sit({ deviceScaleFactor: 1, prepare: page => page.route(new RegExp(`${face}-[^/]*\\.ttf`), route => route.fulfill({ status: 404, body: '' })) });
      p.expected.push(/404/);
      await p.hit('setup 0');
      await p.until(m => m.screen === 'setup');
      assert.ok(await p.find('start'));
      await p.shot(`without-face-${face}`);
      await p.close();
    });
  }

  test('the table, in the text view, and back', async () => {
    const p = await sit();
    await begin(p, { type: 'share-5', seats: 'pp', seed: 16 });
    await p.press('settings', 'set text 1', 'back');
    await p.page.waitForSelector('body.text-view');
    const mirror = await p.until(m => m.screen === 'table' && m.ids.some(id => id.startsWith('do ')));
    await p.page.evaluate(() => { ahead += 700; }); // the turn has just passed to another person
    await p.page.locator(`[data-id="do ${deeds(mirror)[0]}"]`).click();
    await p.after(mirror);
    await p.shot('text-view');
    await p.press('settings', 'set text 0', 'back');
    await p.page.waitForSelector('body:not(.text-view)');
    const now = await p.until(m => m.screen === 'table' && m.ids.some(id => id.startsWith('do ')));
    await perform(p, deeds(now)[0], now);
    await p.after(now);
    await p.close();
  });

  test('motion: a card is where it belongs at once', async () => {
    const pictures = async reducedMotion => {
      const p = await sit({ reducedMotion, settings: { speed: 0 }, prepare: counting });
      let mirror = await begin(p, { type: 'share-5', seats: 'pp', seed: 17 });
      if (mirror.ids.includes('do deal')) {
        await p.press('do deal');
        mirror = await p.after(mirror);
      }
      await rest(p);
      await p.page.evaluate(() => { // a sixtieth of a second from picture to picture, however long the machine takes
        let now = performance.now() - window.ahead, last = 0;
        performance.now = () => now + window.ahead;
        const ask = window.requestAnimationFrame;
        window.requestAnimationFrame = then => ask(time => {
          if (time !== last) now += 1000 / 60;
          last = time;
          then(time);
        });
        counted.pictures = 0;
      });
      await p.press(`do ${deeds(mirror)[0]}`);
      await p.after(mirror);
      await rest(p);
      const drawn = await p.page.evaluate(() => counted.pictures);
      await p.close();
      return drawn;
    };
    const calm = await pictures('reduce');
    const moving = await pictures('no-preference');
    assert.ok(calm <= 8, `${calm} pictures`);
    assert.ok(moving > calm, `${moving} with motion, ${calm} without`);
  });
});
