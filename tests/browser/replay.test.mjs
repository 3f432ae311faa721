// Games handed on as links, and looked through: by step, turn, key and line of the log, by itself, by other eyes, and
// played on from any moment; on the canvas and in the mirror.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';

import { across, begin, desk, out, over, sit, upright } from './support/game.mjs';

const heading = m => m.sections.map(s => s.heading).find(h => /^(After move \d+ of|Before the first of) \d+/.test(h)) ?? '';
const here = m => Number(/^After move (\d+)/.exec(heading(m))?.[1] ?? 0);
const all = m => Number(/ of (\d+)/.exec(heading(m))[1]);
const stands = (p, n) => p.until((m, at) => m.sections.some(s => (at === 0 ? /^Before the first of/ : new RegExp(`^After move ${at} of`)).test(s.heading)), `move ${n}`, n);

// From the start, step by step.
async function goTo(p, n) {
  await p.press('first', ...Array.from({ length: n }, (_, i) => `step ${i + 1}`));
  return stands(p, n);
}

async function ended(p, seed = 5) {
  await begin(p, { type: 'draw-1', seed });
  const end = await p.rush(2000, seed);
  assert.ok(over(end));
  return end;
}

// The links that the dialog offers.
async function links(p, id) {
  await p.press(id);
  await p.allTheSame();
  const field = p.page.locator('dialog textarea');
  const game = await field.inputValue();
  await p.page.locator('dialog input[type=radio]').nth(1).click();
  const deal = await field.inputValue();
  await p.page.keyboard.press('Escape');
  await p.page.waitForSelector('dialog', { state: 'detached' });
  return { game, deal };
}

describe('a link', () => {
  test('holds the whole game: another page looks it through from the start', async () => {
    const p = await sit();
    const end = await ended(p);
    const record = await p.record();
    const { game } = await links(p, 'share-this');
    assert.match(game, /^http:\/\/localhost:\d+\/#game=1[\w-]{40,250}$/);
    const other = await sit();
    await other.page.goto('about:blank');
    await other.page.goto(game);
    const m = await other.until(a => a.screen === 'table');
    assert.match(heading(m), /^Before the first of/);
    assert.equal(await other.page.evaluate(() => location.hash), '', 'a reload does not open it again');
    assert.equal(await other.record(), record);
    await other.press('last');
    assert.equal((await stands(other, all(m))).sections.find(s => /^After move/.test(s.heading)).lines.at(-1), end.status);
    await other.press('review-away', 'home', 'saves');
    assert.ok((await other.until(a => a.screen === 'saves')).ids.some(id => id.startsWith('load ')), 'it is among the saved games');
    await other.close();
    await p.close();
  });

  test('to a deal opens its set-up, with the seed', async () => {
    const p = await sit();
    await ended(p);
    const { deal } = await links(p, 'share-this');
    const record = await p.record();
    const other = await sit();
    await other.page.goto('about:blank');
    await other.page.goto(deal);
    let m = await other.until(a => a.screen === 'setup');
    assert.ok(m.controls.some(c => c.id === 'seed' && c.label.includes('5')));
    assert.match(m.alert, /handed you this deal/);
    await other.press('player 1 3', 'start');
    m = await other.until(a => a.screen === 'table');
    assert.match(await other.record(), new RegExp(`\\nseed 5\\n[^]*\\nseat 2 computer hard`));
    assert.match(record, /\nseed 5\n/);
    await other.close();
    await p.close();
  });

  test('opened during a game keeps that game; a saved game is shared from the list', async () => {
    const p = await sit();
    await ended(p);
    await p.press('home', 'saves');
    const saved = (await p.until(m => m.ids.some(id => id.startsWith('share ')))).ids.find(id => id.startsWith('share '));
    const { game } = await links(p, saved);
    await p.press('back');
    await begin(p, { seed: 9 });
    await p.rush(4, 1);
    const record = await p.record();
    await p.page.evaluate(hash => { location.hash = hash; }, new URL(game).hash);
    await p.until(m => m.ids.includes('rematch'));
    await p.press('home', 'saves');
    const m = await p.until(a => a.screen === 'saves');
    const going = m.controls.find(c => c.id.startsWith('load ') && c.label === 'Play on').id;
    await p.press(going);
    await p.until(a => a.screen === 'table');
    assert.equal(await p.record(), record);
    await p.close();
  });

  test('that is cut or changed tells why, and leaves all as it was', async () => {
    const p = await sit();
    await ended(p);
    const { game } = await links(p, 'share-this');
    const { hash } = new URL(game);
    for (const [bad, why] of [
      [hash.slice(0, -1), /was cut or changed: its checksum does not match\.$/],
      ['#game=', /is cut: it ends before the game\.$/],
      [hash.slice(0, 20) + (hash[20] === 'x' ? 'y' : 'x') + hash.slice(21), /was cut or changed/],
      [hash.replace('=1', '=7'), /another form than this program knows/],
    ]) {
      const before = await p.mirror();
      await p.page.evaluate(h => { location.hash = h; }, bad);
      const m = await p.until((a, text) => a.alert !== '' && a.alert !== text && !a.alert.startsWith('One moment'), bad, before.alert);
      assert.match(m.alert, /^The link cannot be opened: /);
      assert.match(m.alert, why);
      assert.ok(m.ids.includes('rematch'), 'the table is still there');
    }
    await p.close();
  });

  test('goes to the sheet of the system where there is one', async () => {
    const p = await sit({ prepare: page => page.addInitScript(() => { navigator.share = async what => { window.shared = what; }; }) });
    await ended(p);
    await p.press('share-this');
    await p.page.locator('dialog button.main').click();
    const what = await p.poll(() => window.shared);
    assert.match(what.url, /#game=1/);
    assert.match(what.text, /Player 1: \$\d+/);
    await p.page.keyboard.press('Escape');
    await p.close();
  });

  test('and a picture of the table can be saved', async () => {
    const p = await sit({ deviceScaleFactor: 1 });
    await ended(p);
    await p.find('rematch');
    await p.press('share-this');
    const download = await p.painted(async () => {
      const coming = p.page.waitForEvent('download');
      await p.page.getByRole('button', { name: 'Save a picture' }).click();
      return coming;
    });
    await download.saveAs(`${out}picture.png`);
    const png = await readFile(`${out}picture.png`);
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.equal(png.readUInt32BE(16), desk.width);
    assert.ok(png.readUInt32BE(20) > desk.height, 'with a line of words');
    assert.ok(png.length > 50000, `${png.length} bytes: something is on it`);
    await p.close();
  });
});

describe('looking through', () => {
  test('by buttons and keys, on the canvas and in the mirror', async () => {
    const p = await sit();
    await ended(p);
    await p.hit('review');
    let m = await p.until(a => a.ids.includes('review-away'));
    const count = all(m);
    await p.hit('first');
    await stands(p, 0);
    await p.page.keyboard.press('ArrowRight');
    await p.page.keyboard.press('ArrowRight');
    await stands(p, 2);
    await p.page.keyboard.press('ArrowLeft');
    await stands(p, 1);
    await p.page.keyboard.press('End');
    await stands(p, count);
    await p.page.keyboard.press('Home');
    await stands(p, 0);
    await p.page.keyboard.press('ArrowDown');
    m = await p.until(a => !a.sections.some(s => /^Before the first/.test(s.heading)));
    assert.ok(here(m) > 0);
    await p.hit('last');
    await stands(p, count);
    await p.page.locator('#mirror [data-id="review-away"]').focus();
    await p.page.keyboard.press('Home');
    await stands(p, 0);
    await p.page.keyboard.press('ArrowRight');
    await stands(p, 1);
    await p.press('on-turn');
    m = await p.until(a => !a.sections.some(s => /^After move 1 of/.test(s.heading)));
    await p.press('back-turn');
    assert.ok(here(await p.until((a, n) => !a.sections.some(s => s.heading.startsWith(`After move ${n} of`)), 'a turn back', here(m))) < here(m));
    await p.close();
  });

  test('runs by itself until it is stopped or the end', async () => {
    const p = await sit();
    await ended(p);
    await p.press('look-through', 'first', 'run-speed', 'run-speed', 'run');
    // At the moment at which it is seen: it goes on meanwhile.
    assert.ok(await p.poll(() => {
      const some = [...document.querySelectorAll('#mirror-sections h2')].some(h => /^After move ([3-9]|\d\d+) of/.test(h.textContent));
      if (some) document.querySelector('#mirror [data-id="run"]').click();
      return some;
    }), 'some moves');
    const m = await p.until(a => a.controls.some(c => c.id === 'run' && !c.on));
    assert.ok(here(m) < all(m));
    await p.hit('run');
    await stands(p, all(m));
    await p.until(a => a.controls.some(c => c.id === 'run' && !c.on), 'it stops at the end');
    await p.close();
  });

  test('by the bar of moves and a line of the log', async () => {
    const p = await sit();
    await ended(p);
    await p.press('look-through');
    const m = await p.until(a => a.ids.includes('review-away'));
    const bar = await p.where('moves');
    await p.page.mouse.click(bar.x + bar.w / 2, bar.y + bar.h / 2);
    const half = Math.round(all(m) / 2);
    const there = await p.until(a => !a.sections.some(s => /^After move (\d+) of \1$/.test(s.heading)));
    assert.ok(Math.abs(here(there) - half) <= 1, heading(there));
    await p.press('review-away', 'look', 'log');
    if (await p.find('line 3', 500)) {
      await p.hit('line 3');
      assert.ok(here(await p.until(a => a.ids.includes('review-away'))) < 6);
    }
    await p.close();
  });

  test('from every seat’s eyes, and with all open', async () => {
    const p = await sit();
    await begin(p, { type: 'hold-3', seed: 4 });
    assert.ok(over(await p.rush(2000, 4)));
    await p.press('look-through');
    let m = await goTo(p, 3);
    const mine = m.sections;
    await p.press('look-as 1');
    m = await p.until(a => a.controls.some(c => c.id === 'look-as 1' && c.on));
    assert.notDeepEqual(m.sections, mine, 'other eyes see other things');
    await p.press('look-as -2');
    m = await p.until(a => a.controls.some(c => c.id === 'look-as -2' && c.on));
    assert.ok(m.sections.length >= mine.length);
    await p.hit('look-on');
    await p.until(a => a.controls.some(c => c.id === 'look-as -' && c.on), 'the button gives the next their turn');
    await p.close();
  });

  test('a game that goes on, which waits until one comes back', async () => {
    const p = await sit();
    await begin(p, { seed: 3 });
    await p.rush(6, 2);
    const before = await p.until(m => m.ids.some(id => id.startsWith('do ')));
    await p.press('look-through');
    let m = await p.until(a => a.ids.includes('review-away'));
    assert.ok(!m.ids.some(id => id.startsWith('do ')), 'nothing is to be done there');
    assert.ok(!m.ids.some(id => id.startsWith('look-as')), 'others’ eyes are closed');
    await p.press('first');
    await stands(p, 0);
    await p.page.keyboard.press('Escape');
    m = await p.until(a => a.ids.some(id => id.startsWith('do ')));
    assert.deepEqual(m.ids.filter(id => id.startsWith('do ')), before.ids.filter(id => id.startsWith('do ')));
    await p.close();
  });
});

test('playing on from a moment is a practice against the chosen level, and says what was dealt anew', async () => {
  const p = await sit();
  await ended(p);
  await p.press('look-through');
  await goTo(p, 4);
  await p.press('play-on', 'play-on 1');
  const m = await p.until(a => a.ids.some(id => /^(do |take-screen)/.test(id)) && !a.ids.includes('rematch'), 'a match');
  assert.match(m.alert, /^A practice match from move 4 on\. What Player 1 could not know there was dealt anew by chance\.$/);
  assert.match(m.log[0], /^A practice match from move 4 on/);
  assert.match(await p.record(), /\nseat 2 computer easy [^]*\npractice yes\nposition 4 /);
  const end = await p.rush(2000, 2);
  assert.ok(over(end));
  await p.close();
});

describe('pictures', () => {
  for (const viewport of [desk, upright, across]) {
    test(`of ${viewport.width}x${viewport.height}`, async () => {
      const p = await sit({ viewport, deviceScaleFactor: 1 });
      await begin(p, { type: 'hold-3', seed: 4 });
      assert.ok(over(await p.rush(2000, 4)));
      await p.find('rematch');
      await p.shot('end');
      await p.press('look-through', 'review');
      await p.until(m => m.sections.some(s => s.lines.some(line => /^Decision ([4-9]|\d\d+) of \d+$/.test(line))), 'some of the review');
      await p.press('review-stop');
      await p.until(m => m.ids.includes('review-away') && !m.ids.includes('review-stop'), 'the review');
      await goTo(p, 9);
      await p.find('moves');
      await p.shot('look-through');
      await p.press('play-on');
      await p.find('play-on 2');
      await p.shot('play-on');
      await p.press('play-on', 'look-as -2');
      await p.find('moves');
      await p.shot('open');
      await p.press('review-away', 'log');
      await p.find('look-through');
      await p.shot('log');
      await p.press('log', 'share-this');
      await p.page.waitForSelector('dialog textarea');
      await p.shot('share');
      await p.page.keyboard.press('Escape');
      await p.press('home', 'saves');
      await p.until(m => m.screen === 'saves');
      await p.find((await p.mirror()).ids.find(id => id.startsWith('share ')));
      await p.shot('saves-share');
      await p.close();
    });
  }
});
