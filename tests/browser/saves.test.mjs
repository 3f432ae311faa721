// What is kept: reloading in the middle, several games, export and import, damaged saves and records, a store that
// is full or forbidden, a second tab.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import LZString from 'lz-string';

import { at, begin, deeds, hash, saved, sit } from './support/game.mjs';

const mine = m => m.ids.some(id => id.startsWith('do ') || id === 'take-screen' || id === 'go-on' || id === 'rematch');

/** Plays some actions through the mirror and waits until somebody at the screen may act. */
const play = (p, actions) => p.rush(actions);

async function reload(p) {
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
}

const keys = p => p.page.evaluate(() => Object.keys(localStorage).filter(key => /^cardfront\/(save|damaged)/.test(key)).sort());
/** All texts of saved games by their keys, unpacked (web/page/store.js). */
async function texts(p) {
  const stored = await p.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('cardfront/save.')));
  return new Map(stored.map(([key, text]) => [key, text.startsWith('\u0001lz ') ? LZString.decompressFromUTF16(text.slice(text.indexOf(' ', 4) + 1)) : text]));
}
/** The key and the text of what was stored last. */
async function newest(p) {
  const stamp = text => Number(text.match(/^stamp (\d+)$/m)?.[1] ?? 0);
  return [...await texts(p)].filter(([key]) => /\.[ab]$/.test(key)).sort((one, other) => stamp(other[1]) - stamp(one[1]))[0];
}

/** The record with its last line made right again after a change. */
function sealed(text) {
  const body = text.slice(0, text.lastIndexOf('\nend ') + 1);
  return `${body}end ${body.match(/^[12] /gm)?.length ?? 0} ${hash(body)}\n`;
}

describe('reload', () => {
  test('in the middle of a game against the computer: the same state, log and record', async () => {
    const p = await sit();
    await begin(p, { type: 'hold-3', ante: true, seed: 21 });
    const before = await play(p, 12);
    const record = await p.record();
    await reload(p);
    const home = await p.mirror();
    assert.ok(home.controls.find(c => c.id.startsWith('load ')).group.length > 0);
    await p.load();
    const after = await p.until(mine);
    assert.equal(after.title, before.title);
    assert.equal(after.status, before.status);
    assert.deepEqual(after.sections, before.sections);
    assert.deepEqual(deeds(after), deeds(before));
    assert.deepEqual(after.log.slice(-40), before.log.slice(-40));
    assert.equal(await p.record(), record);
    await play(p, 3);
    assert.ok((await p.record()).startsWith(record.slice(0, record.lastIndexOf('\nend '))), 'it goes on from there');
    await p.close();
  });

  test('while the computer thinks: it thinks again', async () => {
    const p = await sit();
    await begin(p, { type: 'play-4', seed: 22 });
    const before = await play(p, 2);
    await p.press(`do ${deeds(before).find(d => d.startsWith('play'))}`);
    await reload(p);
    await p.load();
    const after = await p.until(mine);
    assert.ok(deeds(after).length || after.ids.includes('go-on'));
    await p.close();
  });

  test('with two persons nobody sees a hand before the screen is taken', async () => {
    const p = await sit();
    await begin(p, { type: 'play-4', seats: 'pp', seed: 23 });
    await play(p, 5);
    await reload(p);
    await p.load();
    const mirror = await p.until(m => m.screen === 'table');
    assert.ok(mirror.ids.includes('take-screen'));
    assert.doesNotMatch(mirror.text, /Hand:/);
    await p.close();
  });

  test('the settings are kept', async () => {
    const p = await sit();
    await p.press('settings', 'set colours 1', 'set speed 0');
    await reload(p);
    await p.press('settings');
    const mirror = await p.until(m => m.screen === 'settings');
    for (const id of ['set colours 1', 'set speed 0']) assert.ok(mirror.controls.find(c => c.id === id).on, id);
    await p.close();
  });
});

describe('several games', () => {
  test('are listed, each goes on, one is deleted only when meant', async () => {
    const p = await sit();
    const types = ['hold-3', 'share-5', 'crazy-play-4'];
    const ids = [];
    for (const type of types) {
      await begin(p, { type, seed: 31 });
      await play(p, 3);
      await p.press('back');
      ids.push(saved(await p.until(m => m.screen === 'home'))[0]);
    }
    assert.equal(new Set(ids).size, 3);
    const [first, second, third] = ids;
    await p.press('saves');
    let list = await p.until(m => m.screen === 'saves');
    assert.deepEqual(saved(list), [third, second, first], 'the latest first');
    await p.press(`load ${second}`);
    assert.match((await p.until(m => m.screen === 'table')).title, /Share 5/);
    await play(p, 1);
    await p.press('back', 'saves', `delete ${first}`);
    await p.until((m, id) => m.ids.includes(`really-delete ${id}`), 'being asked', first);
    await p.press('keep');
    await p.until((m, id) => m.ids.includes(`delete ${id}`), 'no question', first);
    await p.press(`delete ${first}`, `really-delete ${first}`);
    list = await p.until((m, id) => !m.ids.includes(`load ${id}`), 'it being gone', first);
    assert.deepEqual(saved(list), [second, third]);
    assert.ok((await keys(p)).every(key => !key.startsWith(`cardfront/save.${first}.`)));
    await p.close();
  });

  test('of the first pages are there, and become texts of the new form', async () => {
    const p = await sit();
    await begin(p, { type: 'share-5', seed: 32, seats: 'pp' });
    await play(p, 8);
    const record = await p.record();
    const older = sealed(record.replace(/\n[12] [^\n]*\nend /, '\nend '));
    await p.press('back');
    await p.page.evaluate(([before, latest]) => {
      Object.keys(localStorage).filter(key => key.startsWith('cardfront/save.')).forEach(key => localStorage.removeItem(key));
      localStorage['cardfront/save.7.a'] = `slot 41 21 Nov 2025, 10:15\n${latest}`;
      localStorage['cardfront/save.7.b'] = `slot 40 21 Nov 2025, 10:14\n${before}`;
    }, [older, record]);
    await reload(p);
    assert.doesNotMatch((await p.mirror()).status, /damaged/);
    assert.ok((await keys(p)).every(key => !key.startsWith('cardfront/save.7.')));
    await p.load();
    await p.until(m => m.screen === 'table');
    assert.equal(await p.record(), record);
    await p.close();
  });
});

describe('records', () => {
  test('what is exported comes back the same', async () => {
    const p = await sit();
    await begin(p, { type: 'rolled', ante: true, seed: 41 });
    const before = await play(p, 10);
    const record = await p.record();
    assert.match(record, /^cardfront-record 1\ngame head-to-head-poker \d+\nseed 41\n/);
    await p.press('back');
    const [first] = saved(await p.until(m => m.screen === 'home'));
    await p.open(record);
    const after = await p.until(m => m.screen === 'table');
    assert.equal(await p.record(), record);
    assert.deepEqual(after.sections, before.sections);
    await p.press('back');
    const [opened] = saved(await p.until(m => m.screen === 'home'));
    assert.notEqual(opened, first, 'as another game');
    await p.press('saves');
    assert.deepEqual(saved(await p.until(m => m.screen === 'saves')), [opened, first]);
    await p.close();
  });

  test('a damaged one is refused with its line and reason, and nothing is lost', async () => {
    const p = await sit();
    await begin(p, { type: 'hold-3', seed: 42, seats: 'pp' });
    await play(p, 8);
    const record = await p.record();
    const lines = record.split('\n');
    const first = lines.findIndex(line => /^[12] (deal|play)/.test(line));
    const changed = (line, text) => lines.with(line, text).join('\n');
    await p.press('back');
    const kept = await keys(p);
    const damaged = [
      [record.replace('cardfront-record', 'record'), /line 1: This is not a Cardfront record/],
      [changed(1, 'game chess 1'), /line 2: There is no game “chess”/],
      [changed(1, `${lines[1]}9`), /line \d+: .*checksum.* made with version \d+9 of the rules/],
      [changed(2, 'seed minus'), /line 3: .*seed/],
      [changed(3, 'option type best'), /line 4: .*“type” has no choice “best”/],
      [changed(first, '3 deal'), new RegExp(`line ${first + 1}: `)],
      [changed(first + 2, '1 jump 4'), new RegExp(`line ${first + 3}: This is no action: “1 jump 4”`)],
      [sealed(changed(first + 2, lines[first + 2].replace(/play \d+ (\d)/, 'play 99 $1'))), new RegExp(`line ${first + 3}: .*HH-\\d+`)],
      [lines.slice(0, -2).join('\n'), /line \d+: The record is cut/],
      [record.slice(0, record.length - 9), /line \d+: .*checksum/],
      [record.replace(/seat 1 person .*/, 'seat 1 person Mallory'), /line \d+: .*checksum/],
      ['', /line 1: /],
    ];
    for (const [text, reason] of damaged) {
      await p.open(text);
      const why = await p.refused(text);
      assert.match(why, reason);
      assert.match(why, /^The record cannot be read, line \d+: /);
      const told = await p.mirror();
      assert.equal(told.screen, 'home');
      assert.equal(saved(told).length, 1);
    }
    assert.deepEqual(await keys(p), kept);
    await p.load();
    await p.until(m => m.screen === 'table');
    await p.press('take-screen');
    assert.equal(await p.record(), record);
    await p.close();
  });
});

describe('damaged saves', () => {
  test('the newer of two is set aside and told, the older goes on', async () => {
    const p = await sit();
    await begin(p, { type: 'share-5', seats: 'pp', seed: 51 });
    await play(p, 6);
    const record = await p.record();
    const [key, text] = await newest(p);
    const bad = text.slice(0, -20);
    await p.page.evaluate(([k, t]) => { localStorage[k] = t; }, [key, bad]);
    await reload(p);
    const home = await p.mirror();
    assert.match(home.status, /damaged/);
    await p.press('saves');
    const list = await p.until(m => m.screen === 'saves');
    const show = list.controls.find(c => c.id.startsWith('damaged '));
    assert.ok(show, list.ids.join());
    assert.match(show.group, /A damaged save .*: ./);
    await p.press(show.id);
    assert.equal(await p.page.locator('dialog textarea').inputValue(), bad);
    await p.page.keyboard.press('Escape');
    await p.page.waitForSelector('dialog', { state: 'detached' });
    await p.load();
    await p.until(m => m.screen === 'table');
    const older = await p.record();
    assert.equal(older.match(/^[12] play/gm).length, record.match(/^[12] play/gm).length - 1);
    await play(p, 1);
    // It is told until the person has done with it.
    await reload(p);
    assert.match((await p.mirror()).status, /damaged/);
    const forget = list.ids.find(id => id.startsWith('forget '));
    await p.press('saves', forget, 'keep', forget, `really-${forget}`);
    await p.until(m => !m.ids.some(id => id.startsWith('forget ')));
    assert.ok((await keys(p)).every(k => !k.includes('damaged')));
    await p.close();
  });

  test('whatever lies in the store, the page starts and plays', async () => {
    const junk = { 'save.1.a': '', 'save.1.b': '\0\u{1F0A1}'.repeat(50), 'save.x.a': 'slot 1', 'save.2.a': 'slot 99999999999999999999 x\ny', 'save.3.b': 'slot 1 now\ncardfront-record 1\n',
      'save.x-1.a': 'cardfront-save 2\nstamp 1\n', 'save.x-1.0': '\u0001lz 12 ?', 'save.x-1.99999999999': 'x', 'damaged.x.a': '', settings: 'speed 77\nnope\n\n= =', other: '{' };
    const p = await sit({ prepare: page => page.addInitScript(all => {
      for (const [key, text] of Object.entries(all)) localStorage[`cardfront/${key}`] ??= text;
    }, junk) });
    assert.match((await p.mirror()).status, /damaged/);
    await p.press('settings', 'set speed 3', 'back');
    await begin(p, { type: 'draw-1', seed: 52 });
    await play(p, 3);
    assert.equal(await p.page.locator('#fatal, .notice').count(), 0);
    await p.close();
  });
});

describe('a store that does not take', () => {
  test('full in the middle: told, the game goes on, the export works', async () => {
    const p = await sit();
    await begin(p, { type: 'draw-1', seed: 61 });
    await play(p, 2);
    const before = (await p.record()).match(/^1 play/gm).length;
    await p.page.evaluate(() => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    });
    await play(p, 3);
    const mirror = await p.until(m => /[Nn]ot saved|store is full|could not be saved/.test(m.status + m.alert), 'being told that it is not saved');
    assert.match(mirror.text, /[Ee]xport/);
    const record = await p.record();
    assert.equal(record.match(/^1 play/gm).length, before + 3);
    await p.close();
  });

  test('nearly full: told at home, with what could go named; it goes when somebody says so, and can be kept elsewhere', async () => {
    const p = await sit({ prepare: page => page.addInitScript(() => localStorage.setItem('of-another-page', 'x'.repeat(4.4e6))) });
    assert.match((await p.mirror()).status, /is 8\d% full\. No saved game is removed by itself/);
    await begin(p, { type: 'draw-1', seed: 66 });
    await p.rush(300, 1);
    await p.press('home');
    await begin(p, { type: 'draw-1', seed: 67 });
    await play(p, 2);
    await p.press('back');
    await p.hit('make-room');
    const spare = m => m.controls.find(c => c.id === 'remove-spare')?.group ?? '';
    let mirror = await p.until(m => m.ids.includes('remove-spare'));
    assert.match(spare(mirror), /^Remove the oldest finished game for good\? Head-to-Head Poker, .* wins the game/);
    await p.hit('keep');
    mirror = await p.until(m => !m.ids.includes('keep'));
    assert.equal(saved(mirror).length, 2, 'nothing goes by itself');
    await p.press('back', 'make-room', 'export-spare');
    const text = await p.page.locator('dialog textarea').inputValue();
    assert.match(text, /^seed 66$/m);
    await p.page.keyboard.press('Escape');
    await p.page.waitForSelector('dialog', { state: 'detached' });
    await p.hit('remove-spare');
    mirror = await p.until(m => m.ids.filter(id => id.startsWith('load ')).length === 1);
    assert.match(mirror.alert, /One game was removed/);
    await p.press('back', 'make-room');
    assert.match((await p.until(m => m.ids.includes('keep'))).text, /No finished game is left/);
    await p.press('keep');
    await p.open(text + text);
    mirror = await p.until(m => m.ids.filter(id => id.startsWith('load ')).length === 2, 'several records at once, and none twice');
    assert.equal(mirror.screen, 'saves');
    await p.close();
  });

  test('forbidden from the start: told at home, played from memory', async () => {
    const p = await sit({ prepare: page => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    }) });
    assert.match((await p.mirror()).status, /lets the page keep nothing/);
    await p.press('settings', 'set speed 3', 'back');
    await begin(p, { type: 'draw-1', seed: 62 });
    await play(p, 3);
    assert.match(await p.record(), /^seed 62$/m);
    await p.press('back');
    assert.equal(saved(await p.until(m => m.screen === 'home')).length, 1, 'until the page is closed');
    await p.close();
  });

});

describe('several tabs', () => {
  async function another(p) {
    const page = await p.page.context().newPage();
    await page.goto(at.server.url);
    await page.waitForSelector('body.running[data-screen]');
    return Object.assign(Object.create(Object.getPrototypeOf(p)), p, { page });
  }
  // What a tab writes reaches another's process a moment later.
  const reaches = async (from, to) => assert.ok(await to.poll(
    all => all.every(([key, text]) => localStorage.getItem(key) === text),
    await from.page.evaluate(() => Object.entries(localStorage))), 'what one has written is there for the other');
  const rests = p => p.until(m => /in use in another tab/.test(m.status), 'the tab resting');
  const wake = async p => {
    await p.page.evaluate(() => dispatchEvent(new Event('focus')));
    return p.until(m => !/in use in another tab/.test(m.status), 'the tab being awake');
  };
  const actions = async p => (await p.record()).match(/^[12] /gm).length;

  test('a game goes on in whichever is looked at, against the computer too', async () => {
    const p = await sit();
    await begin(p, { type: 'draw-1', seed: 63 });
    await play(p, 2);
    const q = await another(p);
    await rests(p);
    await p.shot('tab-rests');
    await q.load();
    await q.until(m => m.screen === 'table');
    await play(q, 2);
    const done = await actions(q);
    await reaches(q, p);
    await wake(p);
    await p.until(mine);
    assert.equal(await actions(p), done, 'it is where the other has left it');
    await rests(q);
    await play(p, 2);
    const later = await actions(p);
    await reaches(p, q);
    await wake(q);
    await q.until(mine);
    assert.equal(await actions(q), later);
    await q.press('back', 'saves');
    assert.equal(saved(await q.until(m => m.screen === 'saves')).length, 1, 'and is one game');
    await p.close();
  });

  test('games, settings and lists of both are kept, and a tab that is closed or crashes takes nothing along', async () => {
    const p = await sit();
    await begin(p, { type: 'draw-1', seed: 63, seats: 'pp' });
    await play(p, 2);
    const q = await another(p);
    await begin(q, { type: 'share-5', seed: 64 });
    await play(q, 2);
    await q.press('settings', 'set colours 1', 'back');
    await reaches(q, p);
    await wake(p);
    await play(p, 1);
    await p.press('settings');
    assert.ok((await p.until(m => m.screen === 'settings')).controls.find(c => c.id === 'set colours 1').on, 'set in the other');
    await p.press('back', 'back');
    (await q.page.context().newCDPSession(q.page)).send('Page.crash').catch(() => {});
    await begin(p, { type: 'share-5', seed: 65 });
    await play(p, 2);
    await p.press('back', 'saves');
    const ids = saved(await p.until(m => m.screen === 'saves'));
    const seeds = [];
    for (const id of ids) {
      await p.press(`load ${id}`);
      await p.until(m => m.screen === 'table');
      seeds.push((await p.record()).match(/^seed (\d+)$/m)[1]);
      await p.press('back', 'saves');
    }
    assert.deepEqual(seeds.sort(), ['63', '64', '65']);
    await p.page.context().close();
  });
});
