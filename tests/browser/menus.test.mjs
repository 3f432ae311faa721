// Home and set-up on the canvas: what is seen without scrolling, what comes first, and every choice by mouse, finger and
// keyboard.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { across, begin, desk, over, sit, upright } from './support/game.mjs';
import { games, parts as partOf } from './support/games.mjs';
import { enter, focused, prepare, reach } from './support/keyboard.mjs';

const large = { width: 1920, height: 1080 };
const sizes = [desk, large, upright, across];
const named = size => `${size.width}x${size.height}`;
const phone = size => Math.min(size.width, size.height) < 480;

// Where the canvas shows it, if all of it is on the screen and can be pressed; what scrolling cuts off is lower or gone.
async function whole(p, id, size) {
  const rect = await p.find(id, 2000);
  return rect && rect.w >= 43.5 && rect.h >= 43.5 && rect.x >= 0 && rect.y >= 0
    && rect.x + rect.w <= size.width + 1 && rect.y + rect.h <= size.height + 1 ? rect : null;
}

const back = async p => {
  await p.press('back');
  return p.until(m => m.screen === 'home');
};
const chosen = (p, id) => p.until((m, i) => m.controls.some(c => c.id === i && c.on), id, id);

describe('home', () => {
  for (const size of sizes) {
    test(`at ${named(size)}: the games at a glance, and first of all the last game, if there is one`, async () => {
      const p = await sit({ viewport: size });
      const games = (await p.mirror()).ids.filter(id => /^play \d+$/.test(id)).map(id => id.split(' ')[1]);
      assert.ok(games.length >= 3);
      const seen = phone(size) ? games.slice(0, 3) : games;
      const glance = async () => {
        for (const game of seen) {
          for (const id of [`learn ${game}`, `play ${game}`, `setup ${game}`, `game-rules ${game}`]) {
            assert.ok(await whole(p, id, size), `${id} is seen without scrolling`);
          }
        }
      };
      await glance();
      const bottom = Math.max(...await Promise.all(games.map(async game => {
        const tile = await p.find(`picture learn ${game}`, 2000);
        return tile ? tile.y + tile.h : 0;
      })));
      assert.ok(bottom > size.height * 0.9 || phone(size), `the tiles end at ${bottom}`);
      assert.ok(!(await p.mirror()).ids.some(id => id.startsWith('load ')));

      await begin(p, { type: 'share-5', seats: 'pp', seed: 71 });
      await p.rush(3);
      const home = await back(p);
      assert.match(home.ids[0], /^load /, 'in the mirror too');
      const last = await whole(p, home.ids[0], size);
      assert.ok(last);
      await glance();
      for (const game of seen) {
        const tile = await p.where(`play ${game}`);
        assert.ok(last.y < tile.y || last.y < tile.y + 2 && last.x < tile.x, `it comes before game ${game}`);
      }
      await p.close();
    });
  }

  test('one press goes on with the last game that is not over, and tells how it stands', async () => {
    const p = await sit();
    await begin(p, { type: 'draw-1', ante: true, seats: 'p0', seed: 72 });
    const mirror = await p.rush(5);
    await back(p);
    const standing = () => p.page.locator('#mirror [data-id^="load "]').first().getAttribute('aria-description');
    assert.match(await standing(), /^Player 1 \$\d+, Blaise \$\d+\. .+/);
    await p.hit((await p.mirror()).ids.find(id => id.startsWith('load ')));
    const again = await p.until(m => m.screen === 'table');
    assert.equal(again.title, mirror.title);
    const end = await p.rush(1000, 3);
    assert.ok(over(end));
    const home = await back(p);
    assert.ok(!home.ids.some(id => id.startsWith('load ')), 'a game that is over is not gone on with');
    await p.close();
  });

  test('a tile teaches, and once something was played it plays, wherever it is pressed, by finger too, and by the keyboard', async () => {
    for (const options of [{}, { viewport: upright, hasTouch: true }]) {
      const p = await sit(options);
      await p.hit('picture learn 2');
      await p.until(m => m.screen === 'table' && m.ids.includes('lesson-skip') && /^Crossfire/.test(m.title));
      await p.press('lesson-list', 'back');
      await begin(p, { type: 'draw-1', seed: 3 });
      assert.ok(over(await p.rush(1000, 3)));
      await p.press('home');
      await p.hit('picture play 2');
      await p.until(m => m.screen === 'table' && /^Crossfire/.test(m.title));
      await p.close();
    }
    const p = await sit({ prepare });
    await p.page.keyboard.press('Tab');
    await p.page.evaluate(() => lostBy.splice(0));
    await enter(p, 'play 1');
    await p.until(m => m.screen === 'table' && /^Poker Assault/.test(m.title));
    assert.notEqual(await focused(p), '');
    await p.close();
  });
});

describe('set-up', () => {
  for (const size of sizes) {
    test(`at ${named(size)}: the start is always in reach, on a desktop all for two players is`, async () => {
      const p = await sit({ viewport: size });
      for (const game of [0, 1, 2]) {
        await p.press(`setup ${game}`);
        const mirror = await p.until(m => m.screen === 'setup');
        const start = await whole(p, 'start', size);
        assert.ok(start, `game ${game}`);
        if (!phone(size)) for (const id of mirror.ids) assert.ok(await whole(p, id, size), `game ${game}: ${id} is seen`);
        const row = await Promise.all(['name 0', 'player 0 p', 'player 0 4'].map(id => whole(p, id, size)));
        assert.ok(row.every(Boolean), `game ${game}: a seat is seen`);
        if (size !== upright) assert.ok(row.every(rect => Math.abs(rect.y - row[0].y) < 10), 'in one row');
        if (mirror.ids.includes('seats 4')) await p.press('seats 4');
        await p.scroll(size.width * 0.6, size.height / 2, 400);
        assert.deepEqual(await whole(p, 'start', size), start, 'it stays where it is');
        await back(p);
      }
      await p.close();
    });
  }

  for (const options of [{}, { viewport: upright, hasTouch: true }]) {
    test(`every kind of choice by ${options.hasTouch ? 'finger' : 'mouse'}`, async () => {
      const p = await sit(options);
      await p.hit('setup 1');
      await p.until(m => m.screen === 'setup');
      for (const id of ['seats 3', 'player 2 4', 'player 1 p', 'option 0 1', 'option 1 1', 'practice']) {
        await p.reach(id);
        await chosen(p, id);
      }
      await p.scroll(200, 400, -2000);
      await p.hit('name 1');
      await p.page.locator('dialog input').fill('Grace');
      await p.page.locator('dialog button[type=submit]').click();
      await p.until(m => m.controls.some(c => c.id === 'player 1 p' && c.group === 'Seat 2: Grace'));
      await p.hit('start');
      await p.until(m => m.screen === 'table');
      const record = await p.record();
      assert.match(record, /^option variant cross-faction\noption chips cut$/m);
      assert.match(record, /^seat 2 person Grace$/m);
      assert.match(record, /^seat 3 computer expert Carl$/m);
      await p.close();
    });
  }

  test('the rules are at hand, and the way back', async () => {
    const p = await sit();
    await p.press('setup 2');
    await p.until(m => m.screen === 'setup');
    await p.hit('game-rules 2');
    await p.page.waitForSelector('#rules #CF-1');
    await p.page.keyboard.press('Escape');
    await p.page.waitForSelector('#rules', { state: 'hidden' });
    await p.hit('back');
    await p.until(m => m.screen === 'home');
    await p.close();
  });

  test('choices by the keyboard, in the mirror', async () => {
    const p = await sit({ prepare });
    await p.page.keyboard.press('Tab');
    await p.page.evaluate(() => lostBy.splice(0));
    await enter(p, 'setup 2');
    await p.until(m => m.screen === 'setup');
    for (const id of ['seats 4', 'player 3 1', 'option 0 1']) {
      await reach(p, id);
      await chosen(p, id);
    }
    await enter(p, 'start');
    await p.until(m => m.screen === 'table' && /^Crossfire/.test(m.title));
    await p.close();
  });
});

describe('the games\' part of the program', () => {
  const parts = '**/games-*.wasm*';

  test('everything before the table works without it, and what waits for it is done when it comes', async () => {
    let come;
    const gate = new Promise(resolve => { come = resolve; });
    const p = await sit({ prepare: page => page.route(parts, async route => (await gate, route.continue())) });
    for (let game = 0; game < 3; game += 1) {
      await p.press(`setup ${game}`);
      for (const id of (await p.until(m => m.screen === 'setup')).ids.filter(each => /^(option|seats|player) /.test(each))) await p.press(id);
      await p.press('practice');
      await back(p);
    }
    await p.press('settings');
    await p.until(m => m.screen === 'settings');
    await back(p);
    await p.press('saves');
    await p.until(m => m.screen === 'saves');
    await back(p);
    await p.hit('play 2');
    assert.equal((await p.until(m => m.alert !== '')).alert, 'One moment: the table is being brought.');
    come();
    const table = await p.until(m => m.screen === 'table');
    assert.match(table.title, /^Crossfire/);
    assert.match(table.alert, /^The computer plays at level Normal\./);
    await p.close();
  });

  for (const [game, key] of games.entries()) {
    test(`${key} is played to its end while the other games and the rooms do not come, which are waited for where they are needed`, async () => {
      let come;
      const gate = new Promise(resolve => { come = resolve; });
      const others = async route => {
        if (!route.request().url().includes(`/${partOf[game]}-`)) await gate;
        await route.continue();
      };
      const p = await sit({ prepare: page => page.route(/\/(game|rooms)-[^/]*\.wasm/, others) });
      await p.press(`setup ${game}`, `player 1 0`, 'start'); // against a beginner
      await p.until(m => m.screen === 'table');
      const end = await p.rush(game < 4 ? 1000 : 250, game + 1);
      if (!over(end)) {
        await p.press('resign');
        await p.press('confirm');
      }
      await p.until(over);
      await p.press('review');
      await p.press('home');
      await p.until(m => m.screen === 'home');
      const next = (game + 1) % games.length;
      for (const id of [`play ${next}`, 'come days']) {
        await p.press(id);
        assert.equal((await p.until(m => m.alert !== '')).alert, 'One moment: the table is being brought.');
      }
      come();
      await p.until(m => m.screen === 'days');
      await back(p);
      await p.press(`play ${next}`);
      await p.until(m => m.screen === 'table');
      await p.close();
    });
  }

  const roomsPart = '**/rooms-*.wasm*';

  test('while the rooms do not come every game is played, and a room is waited for', async () => {
    let come;
    const gate = new Promise(resolve => { come = resolve; });
    const p = await sit({ prepare: page => page.route(roomsPart, async route => (await gate, route.continue())) });
    for (const game of games.keys()) {
      await p.press(`play ${game}`);
      await p.until(m => m.screen === 'table');
      await back(p);
    }
    await p.press('circuit');
    const told = await p.until(m => m.alert !== '');
    assert.deepEqual([told.screen, told.alert], ['home', 'One moment: the table is being brought.']);
    come();
    await p.until(m => m.screen === 'circuit');
    await p.close();
  });

  test('when the rooms do not arrive that is said where one is wanted, and the next try fetches them', async () => {
    let gone = true;
    const p = await sit({ prepare: page => page.route(roomsPart, route => (gone ? route.fulfill({ status: 503, body: '' }) : route.continue())) });
    p.expected.push(/503/);
    await p.press('play 0');
    await p.until(m => m.screen === 'table');
    await back(p);
    await p.press('circuit');
    assert.match((await p.until(m => / did not arrive/.test(m.alert))).alert, /^The table did not arrive \(503 /);
    gone = false;
    await p.press('circuit');
    await p.until(m => m.screen === 'circuit');
    await p.close();
  });

  test('of the others one does not arrive: the game is played, and that one is fetched when it is wanted', async () => {
    let gone = true;
    const p = await sit({ prepare: page => page.route('**/game-crossfire-*', route => (gone ? route.fulfill({ status: 503, body: '' }) : route.continue())) });
    p.expected.push(/503/);
    await p.press('play 0');
    await p.until(m => m.screen === 'table');
    await back(p);
    await p.press(`play ${games.indexOf('crossfire')}`);
    assert.match((await p.until(m => / did not arrive/.test(m.alert))).alert, /^The table did not arrive \(503 /);
    gone = false;
    await p.press('come days');
    await p.until(m => m.screen === 'days');
    await p.close();
  });

  test('who leaves meanwhile is left alone', async () => {
    let come;
    const gate = new Promise(resolve => { come = resolve; });
    const p = await sit({ prepare: page => page.route(parts, async route => (await gate, route.continue())) });
    await p.press('play 0');
    await p.until(m => m.alert !== '');
    await p.press('settings');
    await p.until(m => m.screen === 'settings' && m.alert === '', 'the settings, where nothing is awaited');
    come();
    assert.ok(await p.poll(() => performance.getEntriesByType('resource').some(each => /games-/.test(each.name) && each.responseEnd > 0)), 'it comes');
    await p.page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)));
    assert.equal((await p.mirror()).screen, 'settings');
    await back(p);
    await p.press('play 0');
    await p.until(m => m.screen === 'table');
    await p.close();
  });

  test('when it does not arrive that is said, and the next try fetches it', async () => {
    let gone = true;
    const p = await sit({ prepare: page => page.route(parts, route => (gone ? route.fulfill({ status: 503, body: '' }) : route.continue())) });
    p.expected.push(/503/);
    await p.press('play 1');
    assert.match((await p.until(m => / did not arrive/.test(m.alert))).alert, /^The table did not arrive \(503 .*\)\. Check the connection and try again, or reload the page: it may have been updated\.$/);
    assert.equal((await p.mirror()).screen, 'home');
    gone = false;
    await p.press('play 1');
    await p.until(m => m.screen === 'table');
    await p.close();
  });

  test('a link waits for it in the address, is tried again where it stands, and goes when it is open', async () => {
    let gone = true;
    const p = await sit({ prepare: page => page.route(parts, route => (gone ? route.fulfill({ status: 503, body: '' }) : route.continue())) });
    p.expected.push(/503/);
    const address = () => p.page.evaluate(() => location.hash);
    const follow = link => p.page.evaluate(l => { location.hash = l; }, link);
    await follow('day=2026-11-01');
    await p.page.waitForSelector('#notice-link');
    assert.match((await p.mirror()).alert, / did not arrive \(503 /);
    assert.equal(await address(), '#day=2026-11-01');
    await p.page.reload(); // as people do
    await p.page.waitForSelector('#notice-link');
    assert.equal(await address(), '#day=2026-11-01');
    gone = false;
    await p.page.getByRole('button', { name: 'Try again' }).click();
    await p.until(m => m.screen === 'days');
    assert.equal(await address(), '');
    assert.equal(await p.page.locator('#notice-link').count(), 0);
    for (const wrong of ['game=nonsense', 'list=nonsense', 'day=nonsense']) {
      await follow(wrong);
      assert.match((await p.until(m => /cannot be opened/.test(m.alert))).alert, /^The link cannot be opened: /);
      assert.equal(await address(), '', 'refused and told');
      await p.press('come statistics', 'come days'); // what succeeds puts it away
      await p.until(m => m.alert === '');
    }
    await p.close();
  });

  test('a saved game waits for it too', async () => {
    const p = await sit();
    await begin(p, { seats: 'pp', seed: 5 });
    await p.rush(3);
    const record = await p.record();
    let come;
    const gate = new Promise(resolve => { come = resolve; });
    await p.page.route(parts, async route => (await gate, route.continue()));
    await p.page.reload();
    await p.page.waitForSelector('body.running[data-screen]');
    const home = await p.mirror();
    assert.match(home.ids[0], /^load /);
    await p.hit(home.ids[0]);
    assert.match((await p.until(m => m.alert !== '')).alert, /^One moment/);
    come();
    await p.until(m => m.screen === 'table');
    assert.equal(await p.record(), record);
    await p.close();
  });
});
