// The page around the canvas, part by part, in real Chromium with a fake program. The mirror and the store have files of their own.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { open } from './support/chromium.mjs';
import { at, changed, fresh, table } from './support/fake-session.mjs';
import { sizes } from './support/player.mjs';

const out = new URL('./out/', import.meta.url).pathname;
const most_bytes = 22700;

before(() => mkdir(out, { recursive: true }));

describe('start', () => {
  test('the page starts, the canvas has the focus, fonts reach the program', async () => {
    const p = await fresh();
    assert.equal(await p.focused(), 'canvas');
    assert.ok(await p.page.evaluate(() => fake.page.font(0).length > 1000 && fake.page.font(1).length > 1000));
    assert.equal(await p.page.locator('#loading').count(), 0);
    assert.equal(await p.page.evaluate(() => fake.page.canDraw()), true);
    assert.deepEqual(await p.page.evaluate(() => fake.page.insets()), [0, 0, 0, 0]);
    await p.close();
  });

  test('a program that fails is explained', async () => {
    const p = await fresh({}, page => page.addInitScript(() => {
      Object.defineProperty(window, 'createCardfront', { value: () => Promise.reject(new Error('no memory')) });
    }));
    assert.match(await p.page.locator('#fatal').innerText(), /could not start[\s\S]*Saved games are kept[\s\S]*no memory/);
    await p.page.context().close();
  });

  test('a trap ends the program with a message, another fault does not', async () => {
    const p = await fresh();
    await p.page.evaluate(() => fake.page.showMirror(JSON.stringify({ groups: [{ controls: [{ id: 'fault', label: 'x' }] }] })));
    await p.page.evaluate(() => document.querySelector('[data-id=fault]').click());
    await p.page.waitForSelector('#notice-trouble');
    await p.show(table);
    await p.page.evaluate(() => fake.page.showMirror(JSON.stringify({ groups: [{ controls: [{ id: 'trap', label: 'x' }] }] })));
    await p.page.evaluate(() => document.querySelector('[data-id=trap]').click());
    assert.match(await p.page.locator('#fatal').innerText(), /stopped[\s\S]*unreachable/);
    await p.page.context().close();
  });

  test('a program that cannot draw: the mirror is the page', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.evaluate(() => fake.page.cannotDraw(1));
    assert.match(await p.page.locator('#mirror-note').innerText(), /typeface did not arrive/);
    await p.page.evaluate(() => fake.page.cannotDraw(0));
    assert.match(await p.page.locator('#mirror-note').innerText(), /WebGL/);
    await p.page.getByRole('button', { name: 'Row 2' }).click();
    assert.deepEqual((await p.commands()).filter(c => c !== 'resize'), ['play 2']);
    await p.close();
  });

  test('page js, css and html are small', async () => {
    let bytes = 0;
    for (const name of ['PAGE_JS', 'THINKER_JS', 'CSS', '']) {
      bytes += brotliCompressSync(await readFile(`${at.built.folder}/${at.built.names[name] ?? 'index.html'}`)).length;
    }
    console.log(`page: ${bytes} bytes brotli`);
    assert.ok(bytes < most_bytes, `${bytes} bytes`);
  });
});

describe('dialogs', () => {
  const ask = { id: 'name', title: 'Your name', label: 'Name', value: 'Ann', manyLines: false, mostChars: 12 };

  test('a text is asked, checked, answered, cancelled; the focus returns', async () => {
    const p = await fresh();
    await p.show(table);
    await p.focus('play 2');
    await p.heard();
    await p.page.evaluate(q => fake.page.askText(q), ask);
    await p.page.getByLabel('Name', { exact: true }).fill('A name that is too long');
    await p.page.keyboard.press('Enter');
    assert.match(await p.page.locator('.wrong').innerText(), /Too long: 23/);
    await p.page.getByLabel('Name', { exact: true }).fill('Zoë ♠');
    await p.page.keyboard.press('Enter');
    assert.deepEqual(await p.commands(), ['text name\nZoë ♠']);
    assert.equal(await p.focused(), 'play 2');
    for (const leave of [() => p.page.keyboard.press('Escape'), () => p.page.mouse.click(5, 5), () => p.page.getByRole('button', { name: 'Cancel' }).click()]) {
      await p.page.evaluate(q => fake.page.askText(q), ask);
      await leave();
      await p.page.waitForFunction(() => !document.querySelector('dialog'));
    }
    assert.deepEqual(await p.commands(), []);
    await p.page.evaluate(q => fake.page.askText(q), ask);
    await p.page.keyboard.type('typed');
    await p.page.mouse.click(5, 5);
    assert.equal(await p.page.locator('dialog').count(), 1, 'a press beside it does not throw away what was typed');
    await p.close();
  });

  test('what has been sent off is gone at once, before the next frame', async () => {
    const p = await fresh();
    const left = await p.page.evaluate(q => {
      fake.page.askText(q);
      document.querySelector('dialog [type=submit]').click();
      return document.querySelectorAll('dialog').length;
    }, ask);
    assert.equal(left, 0);
    assert.deepEqual((await p.commands()).filter(c => c !== 'resize'), ['text name\nAnn']);
    await p.close();
  });

  test('a record is imported from a file', async () => {
    const p = await fresh();
    await p.page.evaluate(q => fake.page.askText(q), { ...ask, id: 'import', manyLines: true, mostChars: 100000 });
    const text = `cardfront 1\n${'play 1\n'.repeat(9000)}`;
    await p.page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await p.page.waitForFunction(() => document.querySelector('#answer').value.length > 1000);
    await p.page.getByRole('button', { name: 'OK' }).click();
    assert.deepEqual((await p.commands()).filter(c => c !== 'resize'), [`text import\n${text}`]);
    await p.close();
  });

  test('a text is copied and saved', async () => {
    const p = await fresh({ permissions: ['clipboard-read', 'clipboard-write'] });
    await p.page.evaluate(() => fake.page.showText('Record', 'seed 7\nplay 1', 'poker.txt'));
    await p.page.getByRole('button', { name: 'Copy' }).click();
    await p.page.getByText('Copied').waitFor();
    assert.equal(await p.page.evaluate(() => navigator.clipboard.readText()), 'seed 7\nplay 1');
    const [file] = await Promise.all([p.page.waitForEvent('download'), p.page.getByRole('button', { name: 'Save as a file' }).click()]);
    assert.equal(file.suggestedFilename(), 'poker.txt');
    assert.equal(await readFile(await file.path(), 'utf8'), 'seed 7\nplay 1');
    await p.page.keyboard.press('Escape');
    assert.equal(await p.focused(), 'canvas');
    await p.close();
  });
});

describe('rules panel', () => {
  test('shows a rule beside a narrower canvas, searches, closes', async () => {
    const p = await fresh();
    const width = () => p.page.evaluate(() => document.querySelector('canvas').getBoundingClientRect().width);
    const whole = await width();
    await p.heard();
    await p.page.evaluate(() => fake.page.showRules('poker', 'hh-9'));
    await p.page.waitForSelector('#HH-9.lit');
    assert.equal(await p.page.evaluate(() => fake.page.rulesShown()), true);
    assert.ok(await width() < whole - 300);
    await p.page.waitForFunction(() => fake.heard.some(h => h[1] === 'resize'));
    assert.ok((await p.commands()).includes('rules 1'));
    assert.equal(await p.page.getByRole('complementary', { name: 'Head-to-Head Poker' }).count(), 1);
    await p.page.getByText('Contents').click();
    await p.page.getByRole('link', { name: 'Betting' }).click();
    await p.page.getByRole('searchbox').fill('room');
    assert.match(await p.page.locator('.found-count').innerText(), /1 of 1/);
    assert.ok(await p.page.locator('#HH-7.lit').count());
    await p.page.keyboard.press('Escape');
    assert.equal(await p.page.evaluate(() => fake.page.rulesShown()), false);
    assert.equal(await p.focused(), 'canvas');
    assert.equal(await width(), whole);
    assert.ok((await p.commands()).includes('rules 0'));
    await p.close();
  });

  test('no notice lies over its search', async () => {
    for (const [width, height] of [[1280, 720], [390, 844], [844, 390]]) {
      const p = await fresh({ viewport: { width, height } });
      await p.page.evaluate(() => fake.page.showRules('poker', ''));
      await p.page.getByText('Five rows').waitFor();
      await p.page.evaluate(() => { navigator.storage.persisted = async () => false; return fake.page.askToKeep(); });
      await p.page.waitForSelector('#notice-keep');
      const covers = await p.page.evaluate(() => {
        const [notice, search] = ['#notice-keep', '#rules input'].map(each => document.querySelector(each).getBoundingClientRect());
        return notice.right > search.left && notice.left < search.right && notice.bottom > search.top && notice.top < search.bottom;
      });
      assert.equal(covers, false, `${width}x${height}`);
      await p.close();
    }
  });

  test('rules that do not arrive are said so and can be asked for again', async () => {
    const p = await fresh();
    await p.page.route('**/rules/*', route => route.fulfill({ status: 404, body: '' }));
    await p.page.evaluate(() => fake.page.showRules('poker', ''));
    await p.page.getByText('did not arrive').waitFor();
    await p.page.unroute('**/rules/*');
    await p.page.evaluate(() => fake.page.showRules('poker', ''));
    await p.page.getByText('Five rows').waitFor();
    await p.page.context().close();
  });
});

describe('keyboard, pointer, scale, context', () => {
  test('the program gets its own keys only, and lets go what is released elsewhere', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.evaluate(() => {
      window.sdl = [];
      for (const type of ['keydown', 'keyup']) addEventListener(type, e => { sdl.push(`${type} ${e.key}`); e.preventDefault(); });
    });
    const took = () => p.page.evaluate(() => sdl.splice(0));
    for (const key of ['a', 'ArrowLeft', 'Enter', 'Escape']) await p.page.keyboard.press(key);
    assert.deepEqual(await took(), ['a', 'ArrowLeft', 'Enter', 'Escape'].flatMap(k => [`keydown ${k}`, `keyup ${k}`]));
    for (const key of ['F6', 'Control+b', 'Alt+q', 'Meta+k']) await p.page.keyboard.press(key);
    assert.deepEqual(await took(), []);
    await p.page.keyboard.down('d');
    await p.focus('play 1');
    await p.page.keyboard.up('d');
    assert.deepEqual(await took(), ['keydown d']);
    assert.ok((await p.heard()).some(h => h[0] === 'let go'), 'it is let go where the focus goes');
    await p.page.keyboard.press('b');
    await p.page.keyboard.press('Tab');
    assert.equal(await p.focused(), 'play 2');
    assert.deepEqual(await took(), []);
    await p.page.mouse.click(600, 300);
    assert.equal(await p.focused(), 'canvas');
    await p.close();
  });

  test('a change of size reaches SDL and the program', async () => {
    const p = await fresh();
    await p.page.evaluate(() => { window.resizes = 0; addEventListener('resize', () => { resizes += 1; }); });
    await p.heard();
    await p.page.evaluate(() => { document.querySelector('#stage').style.maxWidth = '500px'; });
    await p.page.waitForFunction(() => resizes > 0 && fake.heard.some(h => h[1] === 'resize'));
    await p.close();
  });

  test('the notch of a phone is told', async () => {
    const p = await fresh({ viewport: sizes[1] });
    const devtools = await p.page.context().newCDPSession(p.page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34, left: 3, right: 0 } });
    await p.page.waitForFunction(() => fake.page.insets().join() === '3,47,0,34');
    await p.close();
  });

  test('a lost context is told, shown in words after a while, and undone', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.evaluate(() => {
      const gl = document.querySelector('canvas').getContext('webgl');
      window.lose = gl.getExtension('WEBGL_lose_context');
      lose.loseContext();
    });
    await p.page.waitForSelector('body.no-canvas');
    await p.page.evaluate(() => lose.restoreContext());
    await p.page.waitForSelector('body:not(.no-canvas)');
    assert.deepEqual((await p.heard()).filter(h => h[0] === 'context'), [['context', 1], ['context', 0]]);
    await p.page.context().close();
    assert.ok(p.faults.every(fault => /context/i.test(fault)), p.faults.join('\n'));
  });

  test('sounds are silent before a gesture and play after one', async () => {
    const p = await fresh();
    await p.page.evaluate(() => {
      window.started = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (...at) { started += 1; start.apply(this, at); };
      AudioBufferSourceNode.prototype.start = function (...at) { started += 1; };
      fake.page.playSound(0, 1);
    });
    assert.equal(await p.page.evaluate(() => started), 0);
    await p.page.mouse.click(300, 300);
    await p.page.waitForFunction(() => { for (let i = 0; i < 8; i += 1) fake.page.playSound(i, 0.3); return started >= 20; });
    await p.close();
  });
});

describe('thinker', () => {
  const job = (p, number, level, most = 1e6, thinkers = 1) => p.page.evaluate(([n, l, most, thinkers]) =>
    fake.page.think({ job: n, game: 0, seats: 2, level: l, most, thinkers, seedLow: 1, seedHigh: 2, state: new Uint8Array([1, 2, 3]) }), [number, level, most, thinkers]);
  const answer = async (p, wanted) => {
    await p.page.waitForFunction(w => fake.heard.some(h => h[0] === w && h[1] !== 'resize'), wanted);
    return (await p.heard()).filter(h => h[1] !== 'resize').map(h => h.map(part => (typeof part === 'object' ? Object.values(part) : part)));
  };

  test('thinks, drops stale jobs, stops, refuses, fails and recovers', async () => {
    at.server.requests.length = 0;
    const p = await fresh();
    assert.ok(!at.server.requests.some(r => /worker|thinker/.test(r)), 'not fetched before it is needed');
    await job(p, 1, 1);
    await job(p, 2, 1);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 2, [5, 4, 6, -1, 2, 200]]]);
    await job(p, 3, 1);
    await p.page.evaluate(() => fake.page.stopThinking());
    await job(p, 4, 1);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 4, [5, 4, 6, -1, 2, 200]]]);
    await job(p, 5, 9);
    const [[, refused]] = await answer(p, 'command');
    assert.match(refused, /^worker-failed .*refused.*\(3\)/);
    await job(p, 6, 5);
    const failed = await answer(p, 'command');
    assert.equal(failed.length, 1);
    assert.match(failed[0][1], /^worker-failed .*unreachable/);
    await job(p, 7, 7);
    await p.page.waitForTimeout(300);
    await job(p, 8, 1);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 8, [5, 4, 6, -1, 2, 200]]], 'a hung worker is replaced');
    await p.close();
  });

  test('answers at the limit with what it has found', async () => {
    const p = await fresh();
    await job(p, 1, 1, 30);
    const [[, number, [, , , , , steps]]] = await answer(p, 'thought');
    assert.equal(number, 1);
    assert.ok(steps >= 1 && steps < 100, `${steps} steps`);
    await p.close();
  });

  // As on a machine with so many processors; counts the workers that are there.
  const withProcessors = count => page => page.addInitScript(number => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => number });
    const Plain = Worker;
    window.workers = 0;
    window.Worker = class extends Plain {
      constructor(...how) { super(...how); window.workers += 1; }
      terminate() { super.terminate(); window.workers -= 1; }
    };
  }, count);
  const workers = p => p.page.evaluate(() => window.workers);
  const found = (...seeds) => seeds.flatMap(seed => [5, 4, 6, -1, seed, 200]);

  for (const [processors, expected] of [[1, [2]], [2, [2]], [3, [2, 3]], [16, [2, 3, 4, 5]]])
    test(`of ${processors} processors one is left for the page`, async () => {
      const p = await fresh({}, withProcessors(processors));
      await job(p, 1, 1, 1e6, 4);
      assert.deepEqual(await answer(p, 'thought'), [['thought', 1, found(...expected)]], 'all that was found, in one answer');
      assert.equal(await workers(p), expected.length);
      await job(p, 2, 1, 1e6, 1);
      assert.deepEqual(await answer(p, 'thought'), [['thought', 2, found(2)]], 'one alone thinks about what needs one');
      await p.close();
    });

  test('several think together, are stopped at once, and go on without one that dies', async () => {
    const p = await fresh({}, withProcessors(8));
    await job(p, 1, 1, 1e6, 4);
    await p.page.waitForFunction(() => window.workers === 4);
    await p.page.evaluate(() => fake.page.stopThinking());
    await job(p, 2, 1, 1e6, 4);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 2, found(2, 3, 4, 5)]], 'nothing of what was stopped');
    await job(p, 3, 4, 1e6, 4);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 3, found(2, 4)]], 'two have died');
    assert.equal(await workers(p), 2);
    await job(p, 4, 6, 4000, 4); // long enough for the others
    const [[, , numbers]] = await answer(p, 'thought');
    assert.deepEqual([numbers.length, numbers[4], numbers[10]], [12, 2, 4], 'two hang, and are not waited for');
    await job(p, 5, 1, 1e6, 4);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 5, found(2, 3, 4, 5)]], 'they are there again');
    await job(p, 6, 5, 1e6, 4);
    const failed = await answer(p, 'command');
    assert.equal(failed.length, 1, 'that all are lost is told once');
    assert.match(failed[0][1], /^worker-failed .*unreachable/);
    await job(p, 7, 1, 1e6, 4);
    assert.deepEqual(await answer(p, 'thought'), [['thought', 7, found(2, 3, 4, 5)]]);
    await p.close();
  });

  test('a worker that does not arrive is told once for each job', async () => {
    const p = await fresh({}, page => page.route('**/worker-*.wasm*', route => route.fulfill({ status: 404, body: '' })));
    await job(p, 1, 1);
    const failed = await answer(p, 'command');
    assert.equal(failed.length, 1);
    assert.match(failed[0][1], /^worker-failed .*404/);
    await p.page.context().close();
  });
});

describe('offline copy', () => {
  test('loads without the server, and a new build waits for the person', async () => {
    const { page, faults } = await open(at.browser);
    await page.goto(at.server.url);
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('body.running');
    await page.evaluate(() => fake.page.showRules('poker', 'HH-7'));
    await page.waitForSelector('#HH-7.lit');
    await page.context().setOffline(false);

    await at.built.release('two');
    await page.reload();
    await page.waitForSelector('#notice-update');
    assert.match(await page.content(), /<!-- one -->/, 'the old build is still whole');
    await page.screenshot({ path: `${out}page-update.png` });
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.documentElement.outerHTML.includes('<!-- two -->'));
    await page.waitForSelector('body.running');
    assert.equal((await page.evaluate(() => caches.keys())).length, 1);
    await page.context().close();
    await at.built.release('one');
    assert.deepEqual(faults, []);
  });

  // As Firefox does where the machine is busy.
  for (const first of [true, false]) {
    test(`that is told to be installed when it has the page already: ${first ? 'the first is no news' : 'a later one is'}`, async () => {
      const p = await fresh({}, page => page.addInitScript(isFirst => {
        const installing = Object.assign(new EventTarget(), { state: 'installed' });
        const registration = Object.assign(new EventTarget(), { installing, active: isFirst ? null : {} });
        Object.defineProperty(navigator.serviceWorker, 'controller', { value: installing });
        navigator.serviceWorker.register = async () => registration;
        window.tell = () => {
          registration.dispatchEvent(new Event('updatefound'));
          registration.active = installing;
          installing.dispatchEvent(new Event('statechange'));
        };
      }, first));
      await p.page.evaluate(() => tell());
      assert.equal(await p.page.locator('#notice-update').count(), first ? 0 : 1);
      await p.close();
    });
  }

  test('is not made inside a frame', async () => {
    const { page } = await open(at.browser);
    const body = `<!DOCTYPE html><iframe src="${at.server.url}" width="800" height="500"></iframe>`;
    await page.route('**/frame.html', route => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${at.server.url}frame.html`);
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await frame.waitForSelector('body.running');
    assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    await page.context().close();
  });
});

describe('pictures', () => {
  for (const size of sizes) {
    test(`${size.width}x${size.height}`, async () => {
      const p = await fresh({ viewport: size });
      const picture = name => p.page.screenshot({ path: `${out}page-${name}-${size.width}x${size.height}.png` });
      await p.show(changed(m => Object.assign(m, { text_view: true, alert: 'HH-7: row 3 is full on your side. You may play on row 1 or 2.' })));
      await p.focus('play 2');
      await picture('text-view');
      await p.show(table);
      await p.page.evaluate(() => fake.page.askText({ id: 'i', title: 'Import a game', label: 'Record', value: '', manyLines: true, mostChars: 9 }));
      await p.page.keyboard.type('cardfront 1\nseed 7');
      await picture('ask');
      await p.page.keyboard.press('Escape');
      await p.page.evaluate(() => fake.page.showText('Record of this game', 'cardfront 1\nseed 7\nplay 1', 'a.txt'));
      await picture('text');
      await p.page.keyboard.press('Escape');
      await p.page.evaluate(() => fake.page.showRules('poker', 'HH-9'));
      await p.page.waitForSelector('#HH-9.lit');
      await picture('rules');
      await p.page.evaluate(() => document.body.classList.add('no-canvas'));
      await p.page.evaluate(() => fake.page.hideRules());
      await picture('no-canvas');
      const wide = await p.page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `nothing is wider than the screen: ${wide}`);
      await p.close();
    });
  }
});
