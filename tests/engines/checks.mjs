// What must hold in every engine, written once. Chromium's own tests, in tests/browser, go into each part; here it is seen
// that nothing depends on the engine.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import * as edge from '../browser/support/assault-edge.mjs';
import * as assault from '../browser/support/assault.mjs';
import * as canvas from '../browser/support/canvas.mjs';
import * as crossfire from '../browser/support/crossfire.mjs';
import * as ground from '../browser/support/ground-assault.mjs';
import { byMirror, goThrough, openLesson } from '../browser/support/lessons.mjs';
import { reopen } from '../browser/support/match.mjs';
import { difference, shades } from '../browser/support/pixels.mjs';
import { Player, begin, byChance, chance, deeds, desk, over, patience, upright } from '../browser/support/player.mjs';
import { serve } from '../browser/support/server.mjs';
import { startRelay } from '../wire/support/relay.mjs';
import { publish } from './published.mjs';

/**
 * What a driver gives: start() runs the engine, open() makes a page with nothing kept in it, one at a time.
 * @typedef {{name: string, start: function(): Promise<{open: function(): Promise<Page>, close: function(): Promise<void>}>}} Engine
 * @typedef {{goto: Function, reload: Function, evaluate: Function, mouse: {move: Function, down: Function, up: Function},
 *   keyboard: {type: Function, press: Function}, resize: Function, screenshot: Function, said: string[], close: Function}} Page
 *   as Puppeteer's, but resize(size) of what the page sees; said: what the engine tells of its console. Firefox's has cover()
 *   as well: another tab lies over it. An error that has `died` tells that the engine itself is no more
 */

const dist = process.env.CARDFRONT_DIST || fileURLToPath(new URL('../../dist', import.meta.url));
const longest = 3 * patience; // for a test: an engine that hangs answers nothing
const out = fileURLToPath(new URL('out/', import.meta.url));

const games = [
  { title: 'Head-to-Head Poker', begin, choose: byChance, perform: canvas.perform, open: /^Money/, seed: 1 },
  { title: 'Poker Assault', begin: assault.begin, choose: assault.quick, perform: assault.perform, open: /^Cards in hand/, seed: 2 },
  { title: 'Crossfire', begin: crossfire.begin, choose: crossfire.forward, perform: crossfire.perform, open: /^(Points|Has |A tie)/, seed: 3 },
  { title: 'Ground Assault', begin: ground.begin, choose: ground.forward, perform: ground.perform, open: /^(Stars|Objective|Has )/, seed: 4 },
  { title: 'Assault Edge', begin: edge.begin, choose: edge.forward, perform: edge.perform, open: /(Deck: |Discarded: )/, seats: 'pp', seed: 3 },
];

// A picture, once it is the same twice, each of what the program has drawn anew: an engine shows it a few frames later.
// The pointer is where there is nothing: the screen's own may have come over the page whenever the engine told it.
function still(p, page) {
  return p.painted(async () => {
    for (let before = null; ;) {
      await page.mouse.move(await page.evaluate(() => innerWidth / 2), 1);
      await p.drawAnew();
      const now = await page.screenshot();
      if (before && difference(before, now) === 0) return now;
      before = now;
    }
  });
}

// The page runs, and `look(arg)` is true in it. It may be on its way to another page meanwhile, which ends what looks there.
async function runs(page, look = () => true, arg = null) {
  let why = 'it does not run';
  for (const end = Date.now() + patience; Date.now() < end;) {
    const there = await page.evaluate(`document.body?.matches('.running[data-screen]') === true && (${look})(${JSON.stringify(arg)})`)
      .catch(error => {
        if (error.died) throw error;
        why = error.message;
      });
    if (there) return;
    await new Promise(later => setTimeout(later, 20));
  }
  assert.fail(`the page: ${why}; ${page.said} ${await faultsOf(page)}`);
}

// Another page than before: a step in its history may end a driver's waiting for it.
async function reload(page) {
  await page.evaluate(() => { window.isBefore = true; });
  await page.reload();
  await runs(page, () => !window.isBefore);
}

// In the page: a host and a guest of one room, who say so much to each other; then window.talked tells what came.
function talk([relay, bytes]) {
  const work = async () => {
    const far = await import(new URL(document.getElementById('page').dataset.farJs, location.href));
    const secret = far.makeSecret(true);
    const { seat } = await far.invitations(secret, [relay], location.href);
    const invitation = await far.readInvitation(seat.split('#far=')[1], far.isHere(location.hostname));
    const host = await far.openWire({
      secret, relays: [relay], received: (peer, large) => {
        host.send(peer, new Uint8Array(3));
        window.heard = `host: ${large.length}`;
      },
    });
    const guest = await far.openWire({
      secret: far.makeSecret(false), invitation, relays: invitation.relays, received: (_, small) => {
        window.talked = `${window.heard}, guest: ${small.length}`;
        for (const wire of [host, guest]) wire.close();
      },
    });
    guest.send(far.host, new Uint8Array(bytes));
  };
  work().catch(error => { window.talked = error.message; });
}

const faultsOf = page => page.evaluate(() => JSON.parse(sessionStorage.getItem('faults') ?? '[]'));

/** @param {Engine} engine */
export function check(engine) {
  let browser, published, server;
  before(async () => {
    await mkdir(out, { recursive: true });
    published = await publish(dist);
    server = await serve(published.folder);
    browser = await engine.start();
  }, { timeout: longest });
  after(async () => {
    await browser?.close();
    await server?.close();
    await published?.remove();
  }, { timeout: longest });

  // A test with a page of its own; it fails when the page has a fault that is not expected.
  // But for what is `drawn` a picture is made only where one is looked at, for time.
  const holds = (what, work, { size = desk, drawn = false, expected = /^$/ } = {}) => {
    const once = async () => {
      server.gone = false; // whatever the test before has left
      const page = await browser.open();
      try {
        const p = new Player(page, page.said);
        await page.resize(size);
        await page.goto(server.url);
        await runs(page, ({ width, height }) => innerWidth === width && innerHeight === height, size);
        if (!drawn) await p.drawNoMore();
        await work(p, page);
        assert.deepEqual([...await faultsOf(page), ...page.said].filter(fault => !expected.test(fault)), []);
      } finally {
        await page.close();
      }
    };
    test(what, { timeout: longest }, t => once().catch(error => {
      if (!error.died) throw error;
      t.diagnostic(`${error.message}; it is begun once more`); // twice would be ours
      return once();
    }));
  };
  const shot = async (p, page, name) => {
    const png = await still(p, page);
    await writeFile(`${out}${engine.name}-${name}.png`.toLowerCase(), png);
    return png;
  };

  describe(engine.name, () => {
    holds('the page starts and its picture is drawn', async (p, page) => {
      assert.ok(await p.find('play 0'), 'the canvas shows what can be done');
      assert.ok(shades(await shot(p, page, 'home')) > 20, 'the canvas is not flat');
    }, { drawn: true });

    for (const { title, begin, choose, open, seats = 'p0', seed } of games) {
      holds(`${title}: a whole game through the mirror; its record, opened again, ends the same`, async p => {
        await begin(p, { seats, seed });
        const end = await p.rush(3000, seed, over, null, choose);
        assert.ok(over(end), end.status);
        assert.equal(end.log.at(-1), end.status);
        await reopen(p, end, open);
      });
    }

    for (const { title, begin, choose, perform, seed } of games) {
      for (const size of [desk, upright]) {
        holds(`${title}: ten moves by clicks on the canvas, ${size.width}x${size.height}`, async (p, page) => {
          let mirror = await begin(p, { seats: 'pp', seed });
          const pick = chance(seed);
          for (let done = 0; done < 10;) {
            const moment = ['take-screen', 'go-on'].find(id => mirror.ids.includes(id));
            if (moment) await p.hit(moment);
            else await perform(p, choose(mirror, pick).slice('do '.length), mirror);
            if (!moment) done += 1;
            mirror = await p.after(mirror);
          }
          if (size !== desk) assert.ok(shades(await shot(p, page, title)) > 20, 'the canvas is not flat');
        }, { size });
      }
    }

    holds('a reload finds the game where it was, and it goes on', async (p, page) => {
      await begin(p, { type: 'draw-1', seed: 8 });
      const before = await p.rush(6, 8);
      await reload(page);
      await p.load();
      const mirror = await p.until(m => m.screen === 'table' && m.ids.some(id => id.startsWith('do ')));
      for (const what of ['title', 'status', 'sections', 'ids']) assert.deepEqual(mirror[what], before[what], what);
      await canvas.perform(p, deeds(mirror).at(-1), mirror);
      await p.after(mirror);
    });

    holds('a link opens the game it was made of', async (p, page) => {
      await begin(p, { type: 'draw-1', seats: 'pp', seed: 9 });
      await p.rush(2000, 9, over);
      const record = await p.record();
      await p.press('share-this');
      await p.allTheSame();
      const link = await p.inDialog(dialog => dialog.querySelector('textarea').value);
      assert.match(link, /#game=1/);
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(server.url + link.slice(link.indexOf('#')));
      await p.until(m => m.screen === 'table');
      assert.equal(await page.evaluate(() => location.hash), '', 'a reload does not open it again');
      assert.equal(await p.record(), record);
    });

    holds('the computer player’s worker decides', async p => {
      await crossfire.begin(p, { seats: 'p2', seed: 10 });
      const mirror = await p.rush(12, 10, undefined, null, crossfire.forward);
      const { asked, answered } = await p.page.evaluate(() => window.thoughts);
      assert.ok(answered >= 10, `${answered} of ${asked} thoughts`);
      assert.equal(mirror.alert, '');
    });

    holds('what is said to somebody elsewhere arrives over a relay, small and large', async (p, page) => {
      const relay = await startRelay();
      try {
        await page.evaluate(talk, [relay.url, 60000]);
        assert.ok(await p.poll(() => window.talked ?? null), 'both have heard each other');
        assert.equal(await page.evaluate(() => window.talked), 'host: 60000, guest: 3');
      } finally {
        await relay.close();
      }
    });

    holds('the rules lie beside the table, find a word and close by Escape', async (p, page) => {
      await begin(p, { type: 'draw-1', seats: 'pp', seed: 11 });
      const width = () => page.evaluate(() => document.querySelector('canvas').getBoundingClientRect().width);
      const whole = await width();
      await p.hit('rules');
      assert.ok(await p.poll(() => document.querySelector('#rules li[id]') !== null), 'the rules are there');
      assert.ok(await width() < whole - 200, 'the table makes room');
      await page.evaluate(() => document.querySelector('#rules input').focus());
      await page.keyboard.type('row');
      assert.ok(await p.poll(() => document.querySelector('#rules .lit')?.textContent.includes('row')), 'the rule with that word is lit');
      await shot(p, page, 'rules');
      await page.keyboard.press('Escape');
      assert.ok(await p.poll(before => document.querySelector('#rules').hidden && document.querySelector('canvas').getBoundingClientRect().width === before, whole));
    });

    holds('a name is typed into a dialog, and the focus comes back', async (p, page) => {
      await p.hit('setup 0');
      await p.until(m => m.screen === 'setup');
      await p.hit('name 0');
      await p.inDialog(dialog => document.activeElement === dialog.querySelector('#answer'));
      await page.keyboard.type('Zoë K');
      await page.keyboard.press('Enter');
      await p.until(m => m.controls.some(c => c.group.includes('Zoë K')));
      assert.ok(await p.poll(() => document.activeElement.id === 'canvas'), 'the focus comes back');
    });

    holds('the first lesson asks the person for nothing but to play', async p => {
      await goThrough(p, await openLesson(p, { game: 0, key: 'rows' }), byMirror);
      assert.deepEqual(await p.page.evaluate(() => [...document.querySelectorAll('#notices > *')].map(notice => notice.textContent)), []);
    });

    holds('the offline copy plays without the host, and a new build waits for the person', async (p, page) => {
      assert.ok(await p.poll(() => navigator.serviceWorker.controller !== null), 'the copy is made');
      await p.press('come days'); // which needs all of the program: nothing is under way, which Firefox would tell as lost
      await p.until(m => m.screen === 'days');
      await p.press('back');
      await p.until(m => m.screen === 'home');
      assert.ok(await p.poll(() => history.state.steps === 0), 'that step back is not under way either');
      server.gone = true;
      await reload(page);
      await begin(p, { type: 'draw-1', seed: 12 });
      await p.rush(3, 12);
      server.gone = false;
      await published.release('two');
      await reload(page);
      assert.ok(await p.poll(() => document.querySelector('#notice-update .main') !== null), 'it is told');
      const marked = mark => document.documentElement.outerHTML.includes(`<!-- ${mark} -->`);
      assert.ok(await page.evaluate(marked, 'one'), 'the old build is still whole');
      await page.evaluate(() => document.querySelector('#notice-update .main').click());
      await runs(page, marked, 'two');
      await p.load();
      await p.until(m => m.screen === 'table');
    });

    holds('a lost picture comes back as it was, and the game goes on', async (p, page) => {
      await begin(p, { type: 'draw-1', seats: 'pp', seed: 13 });
      const mirror = await p.rush(2, 13);
      const before = await still(p, page);
      await page.evaluate(() => {
        const canvas = document.querySelector('canvas');
        window.losing = (canvas.getContext('webgl') || canvas.getContext('webgl2')).getExtension('WEBGL_lose_context');
        losing.loseContext();
      });
      assert.ok(await p.poll(() => document.body.matches('.no-canvas')), 'it is told in words meanwhile');
      await page.evaluate(() => losing.restoreContext());
      assert.ok(await p.poll(() => !document.body.matches('.no-canvas')), 'it comes back');
      let again = await still(p, page);
      for (const end = Date.now() + patience; difference(before, again) >= 0.002 && Date.now() < end;) again = await still(p, page);
      assert.ok(difference(before, again) < 0.002, `${difference(before, again)} of the pixels differ`);
      await canvas.perform(p, deeds(mirror).at(-1), mirror);
      await p.after(mirror);
    }, { drawn: true, expected: /context/i });
  });
}
