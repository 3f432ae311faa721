// Coming back: the deals of the day with their calendar, and the statistics; on the canvas and in the mirror.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { at, across, desk, hash, over, saved, sit, upright } from './support/game.mjs';

const day = '2026-11-23';
// In the page: the clock stands at another time, and goes on from there.
const clockAt = when => async page => {
  await page.addInitScript(to => {
    const real = Date.now, by = to - real();
    Date.now = () => real() + by;
  }, Date.parse(when));
};
const at_noon = clockAt(`${day}T12:00:00Z`);

const month = (name, lines) => {
  const body = `cardfront-played 1 ${name}\n${lines.map(line => `${line}\n`).join('')}`;
  return `${body}sum ${hash(body)}\n`;
};
const minute = when => Math.floor(Date.parse(when) / 60000).toString(36);
const played = [
  `g HH ${minute('2026-11-20T10:00Z')} a1 rolled.no-bet p2 w 137 2026-11-20`,
  `g CF ${minute('2026-11-21T10:00Z')} a2 usual.two p2 l 41 2026-11-21`,
  `g CF ${minute('2026-11-22T10:00Z')} a3 usual.two p3 w 63 2026-11-22`,
  `g GA ${minute('2026-11-22T11:00Z')} a4 thirty p2 w 210 - Iron Rain`,
  `g HH ${minute('2026-11-22T12:00Z')} a5 rolled.no-bet pp o 99 -`,
];
const stored = (lines = played) => async page => {
  await at_noon(page);
  await page.addInitScript(text => {
    if (!localStorage.getItem('cardfront/played.2026-11')) localStorage.setItem('cardfront/played.2026-11', text);
  }, month('2026-11', lines));
};
const lines = (m, heading) => m.sections.find(s => s.heading === heading)?.lines ?? [];
const open = async (p, what) => {
  await p.press('come days');
  if (what) await p.press(what);
  return p.until((m, a) => m.screen === (a ?? 'days'), 'the screen', what?.split(' ')[1]);
};
const reload = async p => {
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
};

describe('deals of the day', () => {
  for (const size of [desk, upright, across])
    test(`are offered with their calendar at ${size.width} by ${size.height}`, async () => {
      const p = await sit({ viewport: size, prepare: stored(), deviceScaleFactor: 1, hasTouch: size !== desk });
      await p.hit('come days');
      let m = await p.until(a => a.screen === 'days');
      assert.equal(lines(m, '23 Nov 2026').length, 6);
      assert.match(m.status, /^Days in a row: 3\. The most so far: 3\.$/);
      assert.ok(m.controls.some(c => c.id === 'come day 2026-11-21' && c.label === '21 Nov: 1 played, 0 won'));
      assert.ok(!m.ids.includes('come day 2026-11-24'), 'what has not come yet cannot be chosen');
      for (const id of ['come play 0', 'come play 1', 'come statistics', 'back']) assert.ok(await p.find(id), `${id} is seen`);
      await p.shot('deals');
      if (size === upright) await p.reach('come day 2026-11-21');
      else await p.hit('come day 2026-11-21');
      m = await p.until(a => a.sections[0].heading === '21 Nov 2026');
      assert.match(lines(m, '21 Nov 2026')[3], /^Crossfire: lost in 41 moves$/);
      assert.ok(m.controls.some(c => c.id === 'come play 2' && c.label === 'Practise: Crossfire'));
      await p.press('come month before');
      m = await p.until(a => a.controls.some(c => c.group === 'October 2026'));
      assert.ok(m.ids.includes('come day 2026-10-31'));
      await p.close();
    });

  test('one try counts, without help; it goes on after a reload, and is told', async () => {
    const p = await sit({ prepare: stored() });
    await open(p);
    await p.press('come play 0');
    let m = await p.until(a => a.screen === 'table');
    const record = await p.record();
    assert.match(record, /\nseat 1 person .*\nseat 2 computer normal Ada\npractice no\n/);
    await p.rush(3, 5);
    for (const help of ['hint', 'undo']) {
      assert.ok((await p.mirror()).controls.find(c => c.id === help).off);
      await p.press(help);
      await p.until(a => /deal of the day: there are no hints/.test(a.alert), 'why there is no help');
      await p.press('log'); // what succeeds puts it away
      await p.until(a => a.alert === '');
    }
    await reload(p);
    m = await open(p);
    assert.ok(m.controls.some(c => c.id === 'come play 0' && c.label === 'Play on: Head-to-Head Poker'), 'it is begun');
    await p.press('come play 0');
    await p.until(a => a.screen === 'table');
    m = await p.rush(2000, 5);
    assert.ok(over(m));
    assert.match(m.alert, /^Deal of the day: (won|lost|drawn) in \d+ moves\. Days in a row: 4\.$/);
    const result = /(won|lost|drawn) in \d+ moves/.exec(m.alert)[0];
    await p.press('home');
    await reload(p);
    m = await open(p);
    assert.equal(lines(m, '23 Nov 2026')[1], `Head-to-Head Poker: ${result}`);
    assert.ok(m.controls.some(c => c.id === `come day ${day}` && /: 1 played/.test(c.label)));

    await p.press('come tell');
    await p.page.waitForSelector('dialog textarea');
    const told = await p.page.locator('dialog textarea').inputValue();
    assert.match(told, new RegExp(`^Cardfront, deals of 23 Nov 2026\nHead-to-Head Poker: ${result}\n4 days in a row\nhttp://localhost:\\d+/#day=${day}$`));
    await p.page.keyboard.press('Escape');

    await p.press('come play 0'); // once more, as practice
    m = await p.until(a => a.screen === 'table');
    assert.match(m.alert, /practice match: it does not count/);
    const again = await p.record();
    assert.match(again, /\npractice yes\n/);
    assert.equal(/seed \d+/.exec(again)[0], /seed \d+/.exec(record)[0], 'the same deal');
    await p.press('back');
    m = await open(p, 'come statistics');
    assert.ok(lines(m, 'All in all').includes('Games: 5'), 'practice is not counted');
    await p.close();
  });

  test('a day later there are others; a link leads to a day', async () => {
    const p = await sit({ prepare: clockAt('2026-11-23T23:59:00Z') });
    await open(p);
    await p.press('come play 2');
    await p.until(a => a.screen === 'table');
    const first = /seed \d+/.exec(await p.record())[0];
    await p.close();
    const q = await sit({ prepare: clockAt('2026-11-24T00:00:30Z') });
    await open(q);
    await q.press('come play 2');
    await q.until(a => a.screen === 'table');
    assert.notEqual(/seed \d+/.exec(await q.record())[0], first);
    await q.page.goto('about:blank');
    await q.page.goto(`${at.server.url}#day=${day}`);
    const m = await q.until(a => a.screen === 'days');
    assert.equal(m.sections[0].heading, '23 Nov 2026');
    await q.press('come play 2');
    await q.until(a => a.screen === 'table');
    assert.equal(/seed \d+/.exec(await q.record())[0], first, 'the same for everybody, also later');
    assert.match(await q.record(), /\npractice yes\n/);
    await q.page.goto('about:blank');
    await q.page.goto(`${at.server.url}#day=2026-02-30`);
    await q.until(a => /names no day/.test(a.alert));
    await q.close();
  });
});

describe('statistics', () => {
  for (const size of [desk, upright, across])
    test(`are told in figures, a chart and words at ${size.width} by ${size.height}`, async () => {
      const p = await sit({ viewport: size, prepare: stored(), deviceScaleFactor: 1, hasTouch: size !== desk });
      await p.hit('come days');
      await p.until(a => a.screen === 'days');
      await p.hit('come statistics');
      let m = await p.until(a => a.screen === 'statistics');
      assert.equal(lines(m, 'All in all')[0], 'Played 4: won 3, drawn 0, lost 1 (75% won)');
      assert.ok(lines(m, 'All in all').includes('Wins in a row: 2 (best 2)'));
      assert.ok(lines(m, 'By game').some(l => /^Crossfire: Played 2: won 1/.test(l)));
      assert.deepEqual(lines(m, 'By level of the computer').map(l => l.split(':')[0]), ['Normal', 'Hard']);
      assert.match(lines(m, 'By faction, army or deck')[0], /^Ground Assault: Iron Rain: Played 1/);
      assert.deepEqual(lines(m, 'Over time'), ['Week of 16 Nov 2026: games 4, won 3']);
      assert.ok(lines(m, 'Also').includes('Longest: Ground Assault, 210 moves, 22 Nov 2026'));
      assert.ok(lines(m, 'Also').includes('Among people, counted nowhere else: 1'));
      await p.shot('statistics');
      await p.hit('come of 2');
      m = await p.until(a => /^Played 2/.test(a.sections[0].lines[0]));
      assert.equal(lines(m, 'By game').length, 0);
      await p.close();
    });

  test('come back with the saved games from one file, without doubles, and are deleted after a question', async () => {
    const p = await sit({ prepare: stored() });
    await p.press('play 0');
    await p.until(m => m.screen === 'table');
    await p.rush(2, 3);
    await p.press('back');
    await open(p, 'come statistics');
    await p.press('come export');
    await p.allTheSame(); // a game goes on
    const text = await p.page.locator('dialog textarea').inputValue();
    assert.match(text, /^cardfront-played 1 2026-11\n[^]*\nsum \w{16}\ncardfront-record 1\n/);
    await p.page.keyboard.press('Escape');
    await p.page.waitForSelector('dialog', { state: 'detached' });
    await p.open(text);
    let m = await p.until(a => /were there already/.test(a.alert));
    assert.match(m.alert, /^All of these statistics were there already\. 1 game was there already\.$/);

    const q = await sit({ prepare: at_noon });
    await q.open(text);
    m = await q.until(a => a.screen === 'statistics');
    assert.match(m.alert, /^5 entries are among the statistics now\. 1 game is among the saved ones now\.$/);
    assert.equal(lines(m, 'All in all')[0], 'Played 4: won 3, drawn 0, lost 1 (75% won)');
    await q.open(`\uFEFF\n> ${text.replaceAll('\n', '\r\n> ')}`); // as a mail quotes it
    m = await q.until(a => /were there already/.test(a.alert));
    assert.match(m.alert, /^All of these statistics were there already\. 1 game was there already\.$/);
    await q.open(text.replace(' w 137 ', ' w 138 '));
    m = await q.until(a => /statistics cannot be read/.test(a.alert));
    assert.match(m.alert, /altered or cut/);
    await q.press('come erase');
    m = await q.until(a => a.ids.includes('come really-erase'));
    await q.press('come keep', 'come erase', 'come really-erase');
    m = await q.until(a => a.sections.some(s => s.heading === 'Statistics'));
    await reload(q);
    await q.press('saves');
    assert.equal(saved(await q.until(a => a.screen === 'saves')).length, 1, 'the saved games stay');
    await q.close();
    await p.close();
  });

  test('a game that ends is counted, one that was looked at again is not', async () => {
    const p = await sit({ prepare: at_noon });
    await p.press('setup 0', 'player 1 0', 'start');
    await p.until(m => m.screen === 'table');
    assert.ok(over(await p.rush(2000, 4)));
    await p.press('home', 'saves');
    await p.load();
    await p.until(m => m.screen === 'table');
    await p.press('back');
    const m = await open(p, 'come statistics');
    assert.match(lines(m, 'All in all')[0], /^Played 1: /);
    assert.match(lines(m, 'By level of the computer')[0], /^Beginner: Played 1/);
    await p.close();
  });
});
