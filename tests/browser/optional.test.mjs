// What a browser lacks, forbids or breaks: it fails alone, and the game goes on.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { open } from './support/chromium.mjs';
import { at, fresh, table } from './support/fake-session.mjs';

const throwing = (owner, name) => `Object.defineProperty(${owner}, '${name}', { configurable: true, get() { throw new DOMException('forbidden', 'SecurityError'); } });`;
const missing = (owner, name) => `Object.defineProperty(${owner}, '${name}', { configurable: true, value: undefined });`;
const both = (owner, name) => [[`${name} missing`, missing(owner, name)], [`${name} forbidden`, throwing(owner, name)]];
const calls = (owner, name) => [`${owner}.${name}() throws`, `${owner}.${name} = () => { throw new DOMException('forbidden', 'NotAllowedError'); };`];

// Everything that needs one of them, once.
async function use(p) {
  await p.show(table);
  await p.page.mouse.click(300, 300);
  await p.page.evaluate(() => {
    for (let sound = 0; sound < 8; sound += 1) fake.page.playSound(sound, 0.3);
    fake.page.reducedMotion();
    fake.page.insets();
    fake.page.storePut('a', '1');
    fake.page.linkTaken();
    fake.page.think({ job: 1, game: 0, seats: 2, level: 1, most: 2000, thinkers: 1, seedLow: 1, seedHigh: 2, state: new Uint8Array([1]) });
    fake.page.share('Share', '', 'A won.', 'https://example.org/#game=x', '', '');
  });
  assert.equal(await p.page.evaluate(() => fake.page.storeGet('a')), '1');
  await p.page.locator('dialog button', { hasText: 'Copy' }).click();
  await p.page.getByText(/^Copied$|Copying is not allowed/).waitFor();
  if (await p.page.getByText('Share…').count()) await p.page.getByText('Share…').click();
  await p.page.keyboard.press('Escape');
  await p.page.waitForFunction(() => fake.heard.some(h => h[0] === 'thought' || /^worker-failed/.test(h[1])));
  await p.heard();
  await p.page.setViewportSize({ width: 900, height: 600 });
  await p.page.waitForFunction(() => fake.heard.some(h => h[1] === 'resize'));
  await p.page.evaluate(() => fake.page.showRules('poker', 'HH-7'));
  await p.page.waitForSelector('#HH-7.lit');
  await p.page.evaluate(() => new Promise(done => setTimeout(done, 50)));
  assert.equal(await p.page.locator('#fatal, #notice-trouble').count(), 0);
}

describe('without', () => {
  for (const [name, script] of [
    ...both('window', 'localStorage'), ...both('Navigator.prototype', 'serviceWorker'),
    ...both('window', 'caches'), ...both('window', 'AudioContext'), ...both('window', 'matchMedia'), ...both('window', 'ResizeObserver'),
    ...both('Navigator.prototype', 'clipboard'), ...both('Navigator.prototype', 'share'), ...both('window', 'FontFace'),
    ...both('Document.prototype', 'fonts'), ...both('window', 'Worker'), ...both('Crypto.prototype', 'subtle').slice(0, 1),
    ...both('Navigator.prototype', 'storage'), calls('history', 'replaceState'), calls('BaseAudioContext.prototype', 'createGain'),
    calls('Document.prototype', 'execCommand'),
    ['the clipboard, in any way', missing('Navigator.prototype', 'clipboard') + 'Document.prototype.execCommand = undefined;'],
    ['sounds that can be made', 'window.AudioContext = class { constructor() { throw new Error("no device"); } };'],
    ['a worker that ever answers', 'window.Worker = class { postMessage() {} terminate() {} }; const wait = setTimeout; window.setTimeout = (f, ms) => wait(f, ms / 20);'],
    ['an offline copy that can be made', 'ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("no"));'],
    ['a share sheet that works', 'Navigator.prototype.share = () => { throw new Error("no"); };'],
  ]) {
    test(name, async () => {
      const p = await fresh({ serviceWorkers: 'allow' }, page => page.addInitScript(script));
      await use(p);
      await p.close();
    });
  }

  test('an origin of its own, in a frame of another page', async () => {
    const { page, faults } = await open(at.browser);
    const body = `<!DOCTYPE html><iframe sandbox="allow-scripts" src="${at.server.url}" width="800" height="500"></iframe>`;
    await page.route('**/frame.html', route => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${at.server.url}frame.html`);
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await frame.waitForSelector('body.running');
    await frame.evaluate(() => new Promise(done => setTimeout(done, 100)));
    assert.equal(await frame.locator('#fatal, #notice-trouble').count(), 0);
    assert.equal(await frame.evaluate(() => fake.page.storeLasting()), false);
    await page.context().close();
    assert.deepEqual(faults, []);
  });
});

describe('faults of others', () => {
  test('are not ours', async () => {
    const p = await fresh();
    await p.page.evaluate(() => {
      const report = (message, has) => dispatchEvent(new ErrorEvent('error', { message, ...has }));
      const of = stack => Object.assign(new Error('theirs'), { stack });
      report('Script error.', {});
      report('Uncaught theirs', { error: of('Error: theirs\n    at chrome-extension://abc/page.js:1:2'), filename: 'chrome-extension://abc/page.js' });
      report('Uncaught theirs', { error: of('@safari-web-extension://abc/page.js:1:2'), filename: location.href });
      report('Uncaught theirs', { error: of(`Error: theirs\n    at ${location.href}:3:5`), filename: location.href });
      report('Uncaught theirs', { error: of('Error: theirs\n    at https://ads.example/page.js:1:2'), filename: 'https://ads.example/page.js' });
      report('Uncaught theirs', { error: new WebAssembly.RuntimeError('unreachable'), filename: 'chrome-extension://abc/x.js' });
      report('Uncaught theirs', { error: 'a word' });
      setTimeout(() => { throw new Error('of the console'); });
      Promise.reject();
      Promise.reject(new Error('of the console'));
      Promise.reject(of('Error: theirs\n    at moz-extension://abc/content.js:1:2'));
    });
    await p.page.evaluate(() => new Promise(done => setTimeout(done, 100)));
    assert.equal(await p.page.locator('#notice-trouble, #fatal').count(), 0);
    await p.page.context().close();
  });

  test('ours are', async () => {
    for (const report of [
      url => dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('ours'), { stack: `Error: ours\n    at f (${url}page-x.js:1:2)` }) })),
      url => void Promise.reject(Object.assign(new Error('ours'), { stack: `f@${url}page-x.js:1:2` })),
      url => dispatchEvent(new ErrorEvent('error', { error: 'a word', filename: `${url}page-x.js` })),
    ]) {
      const p = await fresh();
      await p.page.evaluate(report, at.server.url);
      await p.page.waitForSelector('#notice-trouble');
      await p.page.context().close();
    }
  });
});

test('the title is the name alone at home, and with the screen elsewhere', async () => {
  const p = await fresh();
  await p.show({ title: 'Cardfront' });
  assert.equal(await p.page.title(), 'Cardfront');
  await p.show({ title: 'Settings' });
  assert.equal(await p.page.title(), 'Settings – Cardfront');
  await p.show({});
  assert.equal(await p.page.title(), 'Cardfront');
  await p.close();
});

test('a link stays in the address until it is taken, and can be tried again', async () => {
  const p = await fresh();
  const heard = async () => (await p.commands()).filter(c => c.startsWith('link '));
  const address = () => p.page.evaluate(() => location.hash);
  await p.page.evaluate(() => { location.hash = '#game=abc'; });
  await p.page.waitForFunction(() => fake.heard.some(h => h[1] === 'link game=abc'));
  assert.deepEqual([await heard(), await address()], [['link game=abc'], '#game=abc']);
  await p.page.evaluate(() => fake.page.linkWaits());
  await p.page.getByText('could not be opened yet').waitFor();
  await p.page.getByRole('button', { name: 'Try again' }).click();
  assert.deepEqual([await heard(), await address()], [['link game=abc'], '#game=abc']);
  assert.equal(await p.page.locator('#notice-link').count(), 0);
  await p.page.evaluate(() => fake.page.linkTaken());
  assert.equal(await address(), '');
  await p.close();
});

describe('on paper', () => {
  const sight = p => p.page.evaluate(() => {
    const seen = id => document.querySelector(id).getClientRects().length > 0;
    const body = document.querySelector('.rules-body');
    return { canvas: seen('canvas'), mirror: seen('#mirror'), rules: seen('#rules'), cut: body.scrollHeight > body.clientHeight + 1, tall: document.documentElement.scrollHeight };
  });
  test('all of the rules, from their own button', async () => {
    const p = await fresh({ viewport: { width: 844, height: 390 } });
    await p.page.evaluate(() => { window.print = () => { window.printed = true; }; });
    await p.page.evaluate(() => fake.page.showRules('poker', ''));
    await p.page.getByRole('button', { name: 'Print the rules' }).click();
    assert.equal(await p.page.evaluate(() => window.printed), true);
    await p.page.emulateMedia({ media: 'print' });
    const { tall, ...seen } = await sight(p);
    assert.deepEqual(seen, { canvas: false, mirror: false, rules: true, cut: false });
    assert.ok(tall > 1000, `${tall} px`);
    const pages = (await p.page.pdf({ path: new URL('./out/rules.pdf', import.meta.url).pathname })).toString('latin1').match(/\/Type \/Page\b/g).length;
    assert.ok(pages >= 2, `${pages} pages`);
    await p.close();
  });

  test('else the game in words', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.emulateMedia({ media: 'print' });
    const { canvas, mirror, rules } = await sight(p);
    assert.deepEqual({ canvas, mirror, rules }, { canvas: false, mirror: true, rules: false });
    await p.close();
  });
});
