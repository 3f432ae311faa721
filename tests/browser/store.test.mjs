// The page's store in real Chromium, with a fake program: see page.test.mjs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { at, changed, fresh, table } from './support/fake-session.mjs';

describe('store', () => {
  const store = (p, name, ...values) => p.page.evaluate(([n, v]) => fake.page[n](...v), [name, values]);

  test('puts, gets, lists and removes under a prefix', async () => {
    const p = await fresh();
    await p.page.evaluate(() => localStorage.setItem('foreign', 'x'));
    assert.equal(await store(p, 'storePut', 'save/2', 'zwei ♠'), true);
    assert.equal(await store(p, 'storePut', 'save/1', ''), true);
    assert.deepEqual(await store(p, 'storeKeys'), ['save/1', 'save/2']);
    assert.equal(await store(p, 'storeGet', 'save/1'), '');
    assert.equal(await store(p, 'storeGet', 'none'), null);
    assert.equal(await p.page.evaluate(() => localStorage.getItem('cardfront/save/2')), 'zwei ♠');
    await p.page.evaluate(() => {
      for (let size = 5e6; size >= 1; size /= 2) {
        try {
          while (true) localStorage.setItem(`filling ${size} ${localStorage.length}`, 'x'.repeat(size));
        } catch { /* no more of this size */ }
      }
    });
    assert.equal(await store(p, 'storePut', 'big', 'many words '.repeat(1000)), false, 'full');
    assert.equal(await store(p, 'storeGet', 'big'), null);
    await p.page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('filling')).forEach(key => localStorage.removeItem(key)));
    await store(p, 'storeRemove', 'save/2');
    assert.deepEqual(await store(p, 'storeKeys'), ['save/1']);
    assert.equal(await store(p, 'storeLasting'), true);
    await p.close();
  });

  test('packs long texts, and reads what was not packed', async () => {
    const p = await fresh();
    const long = Array.from({ length: 300 }, (_, i) => `1 play ${i % 40} ♠ \u{1F0A1}\n`).join('');
    const stored = key => p.page.evaluate(k => localStorage.getItem(`cardfront/${k}`), key);
    assert.equal(await store(p, 'storePut', 'long', long), true);
    assert.ok((await stored('long')).length < long.length / 4, 'packed');
    assert.equal(await store(p, 'storeGet', 'long'), long);
    await p.page.evaluate(text => localStorage.setItem('cardfront/plain', text), long);
    assert.equal(await store(p, 'storeGet', 'plain'), long, 'by a page of before');
    const packed = await stored('long');
    for (const text of [packed, packed.slice(0, 5), 'x'.repeat(200), 'x'.repeat(201), '\u0001lz ', '\u0001lz 5 abcde']) {
      assert.equal(await store(p, 'storePut', 'odd', text), true);
      assert.equal(await store(p, 'storeGet', 'odd'), text);
    }
    for (const damaged of [packed.slice(0, -9), packed.slice(0, 12), `${packed.slice(0, 300)}\u1234${packed.slice(301)}`]) {
      await p.page.evaluate(text => localStorage.setItem('cardfront/long', text), damaged);
      assert.notEqual(await store(p, 'storeGet', 'long'), long);
      assert.ok((await store(p, 'storeGet', 'long')).length > 0);
    }
    await p.close();
  });

  test('falls back to memory when localStorage is forbidden', async () => {
    const p = await fresh({}, page => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    }));
    assert.equal(await store(p, 'storeLasting'), false);
    assert.equal(await store(p, 'storePut', 'a', '1'), true);
    assert.equal(await store(p, 'storeGet', 'a'), '1');
    assert.deepEqual(await store(p, 'storeKeys'), ['a']);
    await p.close();
  });

  test('survives a storage that begins to throw', async () => {
    const p = await fresh();
    await p.page.evaluate(() => {
      for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { throw new Error('disk'); };
    });
    assert.equal(await store(p, 'storePut', 'a', '1'), false);
    assert.equal(await store(p, 'storeGet', 'a'), null);
    await store(p, 'storeRemove', 'a');
    await p.close();
  });

  // Of two tabs, and of a frame, all believe that they are seen, as windows side by side are.
  const tab = async p => {
    const page = await p.page.context().newPage();
    await page.goto(at.server.url);
    await page.waitForSelector('body.running');
    return page;
  };
  const put = (page, text) => page.evaluate(t => [fake.page.storeOurs(), fake.page.storePut('a', t), fake.page.storeGet('a')], text);
  const told = page => page.waitForFunction(() => fake.heard.splice(0).some(h => h[1] === 'store-changed'));

  // What a tab writes reaches another's process a moment after the word that the store is no longer its own.
  const reads = (page, text) => page.waitForFunction(t => fake.page.storeGet('a') === t, text);

  test('the store is the tab’s that is looked at', async () => {
    const p = await fresh();
    assert.deepEqual(await put(p.page, 'first'), [true, true, 'first']);
    const second = await tab(p);
    assert.deepEqual(await put(second, 'second'), [true, true, 'second']);
    await told(p.page);
    await reads(p.page, 'second');
    assert.deepEqual(await put(p.page, 'first again'), [false, false, 'second'], 'the one that was left only reads');
    for (const [page, other, how, look] of [
      [p.page, second, 'a click', () => p.page.mouse.click(600, 300)],
      [second, p.page, 'a key', () => second.keyboard.press('x')],
      [p.page, second, 'the focus', () => p.page.evaluate(() => dispatchEvent(new Event('focus')))],
      [second, p.page, 'seen again', () => second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
    ]) {
      await look();
      await told(page);
      assert.deepEqual(await put(page, how), [true, true, how]);
      await told(other);
      await reads(other, how);
      assert.deepEqual(await put(other, 'theirs'), [false, false, how]);
    }
    const devtools = await p.page.context().newCDPSession(second);
    devtools.send('Page.crash').catch(() => {});
    await p.page.mouse.click(600, 300);
    assert.deepEqual(await put(p.page, 'after a crash'), [true, true, 'after a crash']);
    await p.page.context().close();
  });

  test('a tab that is opened in the background takes nothing, and one that was cut in the middle of a write is heard', async () => {
    const p = await fresh();
    await p.page.context().addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => !window.seen });
    });
    const second = await tab(p);
    await second.waitForFunction(() => localStorage.getItem('cardfront-tab'));
    assert.deepEqual(await second.evaluate(() => [fake.page.storeOurs(), fake.page.storePut('b', '2')]), [false, false]);
    assert.deepEqual(await put(p.page, 'on'), [true, true, 'on']);
    await reads(second, 'on');
    await second.evaluate(() => { window.seen = true; document.dispatchEvent(new Event('visibilitychange')); });
    await told(second);
    await p.page.evaluate(() => localStorage.setItem('cardfront/late', '1'));
    await told(second);
    await p.page.evaluate(() => localStorage.clear());
    await told(second);
    assert.deepEqual(await put(second, 'anew'), [true, true, 'anew']);
    await p.page.context().close();
  });

  test('a store without room for a word is still the tab’s own', async () => {
    const p = await fresh({}, page => page.addInitScript(() => {
      localStorage.setItem('of-another-page', 'x');
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }));
    assert.deepEqual(await put(p.page, 'x'), [true, false, null]);
    await p.close();
  });

  test('leaving asks only while something is unsaved', async () => {
    const p = await fresh();
    const asks = () => p.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await p.show(table);
    assert.equal(await asks(), false);
    await p.show(changed(m => { m.unsaved = true; }));
    await p.show(changed(m => { m.unsaved = true; }));
    assert.equal(await asks(), true);
    await p.show(table);
    assert.equal(await asks(), false);
    await p.close();
  });

  test('that nothing be thrown away is asked once, after a word, by the person', async () => {
    const p = await fresh({}, page => page.addInitScript(() => {
      window.persists = 0;
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => { window.persists += 1; return true; };
    }));
    await store(p, 'storePut', 'a', '1');
    assert.equal(await p.page.locator('#notice-keep').count(), 0, 'not for the first thing that is kept');
    await store(p, 'askToKeep');
    assert.match(await p.page.locator('#notice-keep').innerText(), /may throw them away/);
    assert.equal(await p.page.evaluate(() => persists), 0);
    await p.page.getByRole('button', { name: 'Keep them' }).click();
    assert.equal(await p.page.evaluate(() => persists), 1);
    await store(p, 'askToKeep');
    assert.equal(await p.page.locator('#notice-keep').count(), 0);
    await p.close();
  });
});
