// A host, or what lies on the way to it, that answers wrongly or not at all: the page is never stuck and nothing wrong is kept.
import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';

import { open } from './support/chromium.mjs';
import { at, fresh, table } from './support/fake-session.mjs';
import { patience } from './support/player.mjs';

const html = '<!DOCTYPE html><title>Not what you want</title><p>Please sign in.</p>';
const part = name => at.built.names[name];
/** Answers these files with `text`, or never (false); `once`: only where they are asked for the first way. */
const answer = (names, text, once = false) => {
  const paths = names.map(name => `/${name === './' ? '' : part(name) ?? name}`);
  at.server.wrong = (path, query) => (paths.includes(path) && !(once && query) ? text : undefined);
};
/** Fifty milliseconds of the page's patience last one, but where it waits for one that is answered: a busy machine is late. */
const impatientFor = names => page => page.addInitScript(silent => {
  const wait = window.setTimeout, ask = window.fetch;
  let awaited = false;
  window.setTimeout = (what, ms, ...rest) => wait(what, awaited ? ms : ms / 50, ...rest);
  window.fetch = (address, ...rest) => {
    const answer = ask(address, ...rest);
    if (silent.some(name => address.startsWith(name))) return answer;
    awaited = true; // until the page has set its timer
    queueMicrotask(() => { awaited = false; });
    return answer.then(async whole => new Response(await whole.arrayBuffer(), whole));
  };
}, names.map(part));

afterEach(() => {
  at.server.wrong = null;
});

describe('from the net', () => {
  for (const name of ['CSS', 'MODULE_JS', 'PAGE_JS', 'WASM', 'GAMES_WASM', 'EACH_WASM', 'FONT_UI', 'FONT_INDEX']) {
    test(`${name}: an answer with other content is not taken, and asked for anew`, async () => {
      answer([name], html, true);
      const p = await fresh();
      assert.equal(await p.page.locator('#fatal, #notice-trouble').count(), 0);
      assert.ok(await p.page.evaluate(() => fake.page.font(0).length > 1000 && fake.page.font(1).length > 1000 && fake.page.canDraw()));
      assert.equal(await p.page.evaluate(() => getComputedStyle(document.querySelector('#stage')).position), 'relative');
      await p.page.waitForFunction(() => fake.page.gamesHere());
      await p.page.context().close();
    });
  }

  for (const name of ['MODULE_JS', 'WASM']) {
    for (const [text, how] of [[html, 'with other content'], ['', 'empty']]) {
      test(`${name}: always ${how}, that is told, with the way to try again`, async () => {
        answer([name], text);
        const p = await fresh();
        const fatal = p.page.locator('#fatal');
        assert.match(await fatal.innerText(), /could not start[\s\S]*Saved games are kept[\s\S]*(did not arrive|other content)/);
        at.server.wrong = null;
        await fatal.getByRole('button', { name: 'Reload' }).click();
        await p.page.waitForSelector('body.running');
        await p.page.context().close();
      });
    }
  }

  test('the page\'s own script: told at once, with the way to try again, and the link is still there', async () => {
    answer(['PAGE_JS'], html);
    const { page } = await open(at.browser, { serviceWorkers: 'block' });
    await page.goto(`${at.server.url}#game=abc`);
    await page.waitForSelector('html.gone .slow');
    const [{ delay }] = await page.$eval('.slow', words => words.getAnimations().map(each => each.effect.getTiming()));
    assert.equal(delay, 0);
    await page.waitForFunction(() => getComputedStyle(document.querySelector('.slow')).visibility === 'visible');
    at.server.wrong = null;
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForSelector('body.running');
    assert.deepEqual(await page.evaluate(() => fake.heard.filter(h => /^link/.test(h[1])).map(h => h[1])), ['link game=abc']);
    await page.context().close();
  });

  test('without styles the words are the game', async () => {
    answer(['CSS'], html);
    const p = await fresh();
    await p.show(table);
    assert.equal(await p.page.evaluate(() => fake.page.canDraw()), false);
    assert.match(await p.page.locator('#mirror-note').innerText(), /styles did not arrive/);
    assert.equal(await p.page.locator('canvas').isVisible(), false);
    await p.page.getByRole('button', { name: 'Row 2' }).click();
    assert.deepEqual((await p.commands()).filter(c => c === 'play 2'), ['play 2']);
    await p.page.context().close();
  });

  test('without typefaces the program hears it, and the page has its own', async () => {
    answer(['FONT_UI', 'FONT_INDEX'], html);
    const p = await fresh();
    assert.deepEqual(await p.page.evaluate(() => [fake.page.font(0).length, fake.page.font(1).length]), [0, 0]);
    assert.equal(await p.page.locator('#notice-trouble').count(), 0);
    await p.page.context().close();
  });

  test('the rules, a share sheet, the part for playing from afar and the worker', async () => {
    answer(['TEXTS', 'SHARE_JS', 'FAR_JS', 'WORKER_WASM', 'WORKER_JS', 'THINKER_JS'], html);
    const p = await fresh();
    await p.page.evaluate(() => fake.page.showRules('poker', 'HH-7'));
    await p.page.getByText('The rules did not arrive').waitFor();
    await p.page.evaluate(() => fake.page.share('Share', '', '', 'https://example.org/#game=x', '', ''));
    assert.equal(await p.page.locator('dialog textarea').inputValue(), 'https://example.org/#game=x');
    await p.page.keyboard.press('Escape');
    await p.page.evaluate(() => fake.page.far('read', 'nonsense'));
    await p.page.waitForFunction(() => fake.heard.some(h => /^far-lack later\n.*other content/.test(h[1])));
    const think = job => p.page.evaluate(n => fake.page.think({ job: n, game: 0, seats: 2, level: 1, most: 60000, thinkers: 1, seedLow: 1, seedHigh: 2, state: new Uint8Array([1]) }), job);
    await think(1);
    await p.page.waitForFunction(() => fake.heard.some(h => /^worker-failed .*other content/.test(h[1])));
    at.server.wrong = null;
    await p.page.evaluate(() => fake.page.showRules('poker', 'HH-7'));
    await p.page.waitForSelector('#HH-7.lit');
    await p.page.waitForFunction(() => fake.heard.some(h => /^far-lack\nThis invitation is not whole/.test(h[1]))); // it was asked for again
    await think(2);
    await p.page.waitForFunction(() => fake.heard.some(h => h[0] === 'thought'));
    await p.page.context().close();
  });
});

describe('no answer at all', () => {
  test('to the program: told after a while', async () => {
    answer(['WASM'], false);
    const p = await fresh({}, impatientFor(['WASM']));
    assert.match(await p.page.locator('#fatal').innerText(), /could not start[\s\S]*silent/);
    await p.page.context().close();
  });

  test('to all else: the page starts, each is told, and comes when the net does', async () => {
    const silent = ['FONT_UI', 'FONT_INDEX', 'GAMES_WASM', 'EACH_WASM', 'TEXTS', 'SHARE_JS', 'WORKER_JS'];
    answer(silent, false);
    const p = await fresh({}, impatientFor(silent));
    assert.deepEqual(await p.page.evaluate(() => fake.page.font(0).length), 0);
    await p.page.waitForFunction(() => fake.heard.some(h => /^games-failed .*silent/.test(h[1])));
    await p.page.evaluate(() => fake.page.showRules('poker', ''));
    await p.page.getByText('The rules did not arrive').waitFor();
    await p.page.evaluate(() => fake.page.share('Share', '', 'https://example.org/#game=x', '', ''));
    await p.page.locator('dialog textarea').waitFor();
    await p.page.keyboard.press('Escape');
    await p.page.evaluate(() => fake.page.think({ job: 1, game: 0, seats: 2, level: 1, most: 500, thinkers: 1, seedLow: 1, seedHigh: 2, state: new Uint8Array([1]) }));
    await p.page.waitForFunction(() => fake.heard.some(h => /^worker-failed .*does not answer/.test(h[1])));
    at.server.wrong = null;
    await p.page.evaluate(() => fake.page.fetchGames());
    await p.page.waitForFunction(() => fake.page.gamesHere());
    await p.page.context().close();
  });
});

describe('the offline copy', () => {
  const controlled = page => page.waitForFunction(() => navigator.serviceWorker?.controller);
  const kept = page => page.evaluate(async () => {
    const all = [];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname);
    return all.sort();
  });
  const offline = async page => {
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('body.running');
    await page.context().setOffline(false);
  };

  for (const name of ['./', 'GAMES_WASM', 'EACH_WASM', 'PAGE_JS', 'WORKER_WASM']) {
    test(`is not made with a wrong ${name}, the page goes on, and the next visit makes it`, async () => {
      const { page } = await open(at.browser);
      await page.goto(at.server.url + part('TEXTS')); // of the same origin, and registers nothing itself
      answer([name], html);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/service-worker.js');
        while (await navigator.serviceWorker.getRegistration('/')) await new Promise(later => setTimeout(later, 20));
      });
      assert.ok(!(await kept(page)).includes(`/${part(name) ?? ''}`));
      at.server.wrong = null;
      await page.goto(at.server.url);
      await page.waitForSelector('body.running');
      await controlled(page);
      await offline(page);
      await page.context().close();
    });
  }

  test('is made without what is no part of the game, which a later visit, or who wants it, brings', async () => {
    answer(['TEXTS', 'SHARE_JS', 'icons/icon.svg', 'manifest.webmanifest'], html);
    const { page } = await open(at.browser);
    await page.goto(at.server.url);
    await controlled(page);
    const missing = ['/icons/icon.svg', '/manifest.webmanifest', `/${part('SHARE_JS')}`, `/${part('TEXTS')}`];
    assert.deepEqual((await kept(page)).filter(name => missing.includes(name)), []);
    await offline(page);
    at.server.wrong = path => (path === `/${part('SHARE_JS')}` ? html : undefined);
    await page.evaluate(() => fake.page.showRules('poker', 'HH-7'));
    await page.waitForSelector('#HH-7.lit');
    assert.ok((await kept(page)).includes(`/${part('TEXTS')}`));
    at.server.wrong = null;
    await page.reload();
    await page.waitForSelector('body.running');
    let lacks = missing;
    for (const end = Date.now() + patience; lacks.length && Date.now() < end;) {
      await page.waitForTimeout(50);
      const all = await kept(page);
      lacks = missing.filter(name => !all.includes(name));
    }
    assert.deepEqual(lacks, []);
    await page.context().close();
  });

  test('that was damaged is repaired file by file', async () => {
    const { page } = await open(at.browser);
    await page.goto(at.server.url);
    await controlled(page);
    const files = ['PAGE_JS', 'MODULE_JS', 'CSS', 'WASM', 'GAMES_WASM', 'EACH_WASM', 'FONT_UI', 'WORKER_WASM'].map(part);
    await page.evaluate(async ([names, text]) => {
      const cache = await caches.open((await caches.keys())[0]);
      for (const name of names) await cache.put(name, new Response(text, { headers: { 'content-type': name.endsWith('js') ? 'text/javascript' : 'text/html' } }));
    }, [files, html]);
    await page.reload();
    await page.waitForSelector('body.running');
    await page.evaluate(() => fake.page.think({ job: 1, game: 0, seats: 2, level: 1, most: 5000, thinkers: 1, seedLow: 1, seedHigh: 2, state: new Uint8Array([1]) }));
    await page.waitForFunction(() => fake.page.gamesHere() && fake.heard.some(h => h[0] === 'thought'));
    assert.equal(await page.locator('#fatal, #notice-trouble').count(), 0);
    await offline(page);
    await page.context().close();
  });

  test('of a new build that does not come whole waits for a better day', async () => {
    const { page } = await open(at.browser);
    await page.goto(at.server.url);
    await controlled(page);
    await at.built.release('two');
    answer(['PAGE_JS'], html);
    await page.reload();
    await page.waitForSelector('body.running');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      while (registration.installing) await new Promise(later => setTimeout(later, 20));
    });
    assert.equal(await page.locator('#notice-update').count(), 0);
    await offline(page);
    assert.match(await page.content(), /<!-- one -->/);
    at.server.wrong = null;
    await page.reload();
    await page.waitForSelector('#notice-update');
    await page.context().close();
    await at.built.release('one');
  });
});
