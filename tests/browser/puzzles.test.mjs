// Puzzles: asked without a word of the answer, answered wrongly and rightly, shown, told; what is kept of it; and their
// links. On the canvas and in the mirror.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, describe, test } from 'node:test';

import { across, at, desk, dist, saved, sit, upright } from './support/game.mjs';
import { lessons, pointed } from './support/lessons.mjs';
import { changeLessons, findEnd, findPuzzles, pageWith, positionLink, textOf } from './support/puzzles.mjs';
import { serve } from './support/server.mjs';

const game = 'head-to-head-poker';
const levels = [1, 1, 2, 3];
const titles = ['Warm-up puzzle 1', 'Warm-up puzzle 2', 'Tricky puzzle 3', 'Deep puzzle 4'];
let puzzles = [];
let copy = '';

// Before the first test: the page is copied with some puzzles, and served instead.
let prepared = null;
async function prepare() {
  const p = await sit();
  puzzles = await findPuzzles(p, levels);
  await p.close();
  copy = pageWith(dist, game, textOf(puzzles));
  await at.server.close();
  at.server = await serve(copy);
}
async function sitDown(options) {
  await (prepared ??= prepare());
  return sit(options);
}
after(() => rmSync(dirname(copy), { recursive: true, force: true }));

const kept = (p, text = null) => p.page.evaluate(t => (t === null ? localStorage.getItem('cardfront/lessons') : localStorage.setItem('cardfront/lessons', t)), text);
const mainOf = p => p.page.evaluate(() => document.querySelector('#mirror .main[data-id]')?.dataset.id ?? '');
const groupOf = (m, id) => m.controls.find(c => c.id === id)?.group;
const asked = (p, i) => p.until((m, a) => /one action is clearly the best/.test(m.status) && m.controls.some(c => c.id === 'lesson-skip' && c.group === a), titles[i], titles[i]);
const told = (p, how) => p.until((m, a) => m.status.startsWith(a), how, how);
const signs = m => m.controls.filter(c => c.id.startsWith('puzzle ')).map(c => c.label);

// The list, from the home screen.
async function list(p) {
  await p.press('learn 0');
  const m = await p.until(a => a.screen === 'lessons' || a.ids.includes('lesson-skip'), 'the lessons');
  if (m.screen === 'table') await p.press('lesson-list');
  return p.until(a => a.screen === 'lessons');
}
const backToList = async p => {
  await p.press('lesson-list');
  return p.until(a => a.screen === 'lessons');
};

const byMirror = { open: (p, id) => p.press(id), press: (p, id) => p.press(id), play: (p, code) => p.press(`do ${code}`) };
const byCanvas = {
  open: (p, id) => p.reach(id),
  press: (p, id) => p.hit(id),
  play: async (p, code) => {
    const card = `select ${code.split(' ')[1]}`;
    if (!await p.find(`do ${code}`, 300)) await p.hit(card);
    await p.hit(`do ${code}`);
  },
};

// All four: wrong and then right, shown, right at once, right and played on.
async function goThrough(p, how) {
  await list(p);
  await how.open(p, `puzzle ${puzzles[0].key}`);
  let m = await asked(p, 0);
  const { log, sections } = m;
  assert.ok(!m.text.includes(puzzles[0].why), 'nothing is told before');
  assert.equal(await mainOf(p), '', 'no action is marked');
  assert.equal(await pointed(p, 300), null, 'nothing is pointed at');
  await how.play(p, puzzles[0].wrong);
  m = await p.until(a => a.alert !== '', 'an answer');
  assert.match(m.alert, /^Not the best here: .*: Play on row \d\. Try another, or see the answer\.$/);
  assert.equal(m.sections[0].lines.at(-1), m.alert, 'it stays beside the table');
  assert.deepEqual([m.log, m.sections.slice(1)], [log, sections.slice(1)], 'nothing was done');
  assert.equal(await kept(p).then(text => text.split('\n').find(line => line.includes(' puzzle '))), `${game} puzzle ${puzzles[0].key} tried`);
  await how.play(p, puzzles[0].best);
  m = await told(p, 'That is it! ');
  assert.ok(m.status.endsWith(puzzles[0].why));
  assert.equal(m.sections[0].lines[1], 'About 7 of 100 ahead of the next best; 5 searches of 8000 games each agree.');
  assert.equal(await mainOf(p), 'lesson-on');
  await how.press(p, 'lesson-on');

  await asked(p, 1);
  await how.press(p, 'lesson-skip');
  m = await told(p, 'The best here: ');
  assert.equal(groupOf(m, 'lesson-play'), titles[1]);
  await how.press(p, 'lesson-on');

  await asked(p, 2);
  await how.play(p, puzzles[2].best);
  await told(p, 'Right! ');
  await how.press(p, 'lesson-list');
  m = await p.until(a => a.screen === 'lessons');
  const solved = ['Puzzle 1: solved, not at the first try', 'Puzzle 2: you saw the answer', 'Puzzle 3: solved at the first try', 'Puzzle 4'];
  assert.deepEqual(signs(m), solved);
  assert.equal(m.sections.find(s => s.heading === 'Puzzles').lines[0], '2 of 4 solved');
  assert.equal(groupOf(m, `puzzle ${puzzles[2].key}`), 'Tricky puzzles: 1 of 1 solved');
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  m = await list(p);
  assert.deepEqual(signs(m), solved, 'kept over a reload');

  await how.open(p, `puzzle ${puzzles[3].key}`);
  await asked(p, 3);
  await how.play(p, puzzles[3].best);
  await told(p, 'Right! ');
  await how.press(p, 'lesson-play');
  m = await p.until(a => a.ids.includes('coach-away'), 'a game with hints');
  assert.ok(!m.ids.includes('lesson-play'));
  assert.match(await p.record(), /\npractice yes\n/);
  await p.press('coach-away', 'back', 'saves');
  assert.equal(saved(await p.until(a => a.screen === 'saves')).length, 1, 'only what was played on is a saved game');
}

describe('puzzles are answered', () => {
  test('in the mirror', async () => {
    const p = await sitDown();
    await goThrough(p, byMirror);
    await p.close();
  });
  for (const viewport of [desk, upright, across]) {
    test(`on the canvas, ${viewport.width}x${viewport.height}`, async () => {
      const p = await sitDown({ viewport, hasTouch: viewport === upright });
      await goThrough(p, byCanvas);
      await p.close();
    });
  }
});

test('a puzzle gives no hint and nothing is taken back; after it one may look again, and share it', async () => {
  const p = await sitDown();
  await list(p);
  await p.press(`puzzle ${puzzles[0].key}`);
  await asked(p, 0);
  for (const [id, words] of [['hint', 'no hints'], ['undo', 'Nothing was done yet'], ['look-through', 'not looked through']]) {
    await p.press(id);
    await p.until((m, a) => m.alert.includes(a), id, words);
  }
  await p.press(`do ${puzzles[0].best}`);
  await told(p, 'Right! ');
  await p.press('undo');
  await asked(p, 0);
  await p.press(`do ${puzzles[0].wrong}`);
  await p.until(m => /^Not the best/.test(m.alert));
  await p.press('lesson-skip');
  await told(p, 'The best here: ');
  await p.press('share-this');
  await p.page.waitForSelector('dialog textarea');
  assert.ok((await p.page.locator('dialog textarea').inputValue()).endsWith(`/#${puzzles[0].link}`));
  await p.page.keyboard.press('Escape');
  assert.equal(signs(await backToList(p))[0], 'Puzzle 1: solved at the first try', 'the first answer counts');
  await p.close();
});

test('puzzles are the main thing to do once the lessons are done', async () => {
  const done = lessons.filter(each => each.game === 0).map(each => `${game} ${each.key} 0 done\n`).join('');
  const p = await sitDown({ prepare: page => page.addInitScript(text => localStorage.setItem('cardfront/lessons', text), done) });
  await list(p);
  assert.equal(await mainOf(p), 'puzzle-next');
  await p.hit('puzzle-next');
  await asked(p, 0);
  for (const [i] of levels.entries()) {
    await asked(p, i);
    await p.press('lesson-skip');
    await told(p, 'The best here: ');
    await p.press('lesson-on');
  }
  await p.until(m => m.screen === 'lessons', 'the list after the last of them');
  assert.equal(await mainOf(p), 'play 0');
  await p.close();
});

test('a best action that ends the game is told like any other, and no game is counted or kept', async () => {
  const finder = await sitDown();
  const end = await findEnd(finder);
  await finder.close();
  const p = await sitDown({ prepare: changeLessons(text => `${text.split('# Puzzles\n')[0]}# Puzzles\n${textOf([end])}`) });
  await list(p);
  await p.press(`puzzle ${end.key}`);
  await p.until(m => m.ids.includes('lesson-skip'), 'the riddle');
  await p.press(`do ${end.best}`);
  let m = await told(p, 'Right! ');
  assert.ok(m.status.endsWith(end.why));
  assert.deepEqual(m.ids.filter(id => /^(lesson-play|rematch|other|result|review)$/.test(id)), []);
  await p.hit('lesson-on');
  m = await p.until(a => a.screen === 'lessons');
  assert.deepEqual(signs(m), ['Puzzle 1: solved at the first try']);
  const keys = await p.page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('cardfront/')));
  assert.deepEqual(keys.sort(), ['cardfront/lessons', 'cardfront/settings']);
  await p.close();
});

describe('what is kept', () => {
  test('holds what another tab has kept meanwhile', async () => {
    const p = await sitDown();
    await list(p);
    await p.press(`puzzle ${puzzles[0].key}`);
    await asked(p, 0);
    await kept(p, `${game} puzzle ${puzzles[0].key} tried\n${game} puzzle ${puzzles[1].key} first\n`);
    await p.press(`do ${puzzles[0].best}`);
    await told(p, 'Right! ');
    assert.deepEqual(signs(await backToList(p)).slice(0, 2), ['Puzzle 1: solved, not at the first try', 'Puzzle 2: solved at the first try']);
    await p.close();
  });

  test('lasts until the page is closed where the store is full, and garbage in it spoils nothing', async () => {
    const p = await sitDown({ prepare: page => page.addInitScript(() => {
      localStorage.setItem('cardfront/lessons', '\u0000 puzzle\n\nhead-to-head-poker puzzle \nhead-to-head-poker rows x y z\n');
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }) });
    await list(p);
    await p.press(`puzzle ${puzzles[0].key}`);
    await asked(p, 0);
    await p.press(`do ${puzzles[0].best}`);
    await told(p, 'Right! ');
    assert.equal(signs(await backToList(p))[0], 'Puzzle 1: solved at the first try');
    await p.close();
  });

  test('needs no network: puzzles are played offline', async () => {
    const p = await sitDown({ serviceWorkers: 'allow' });
    await p.poll(() => navigator.serviceWorker.controller !== null);
    await p.page.context().setOffline(true);
    await p.page.reload();
    await p.page.waitForSelector('body.running[data-screen]');
    await list(p);
    await p.press(`puzzle ${puzzles[2].key}`);
    await asked(p, 2);
    await p.press(`do ${puzzles[2].best}`);
    await told(p, 'Right! ');
    p.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|update)/);
    await p.close();
  });
});

describe('a link', () => {
  const follow = (p, link) => p.page.evaluate(l => { location.hash = l; }, link);

  test('to one of the puzzles opens it', async () => {
    const p = await sitDown();
    await follow(p, puzzles[1].link);
    await asked(p, 1);
    await p.press(`do ${puzzles[1].best}`);
    await told(p, 'Right! ');
    await follow(p, puzzles[3].link);
    await asked(p, 3);
    await p.press('back');
    await p.until(m => m.screen === 'lessons');
    await p.close();
  });

  test('to another position opens that as a game, and so does one whose puzzles do not arrive', async () => {
    const p = await sitDown();
    await p.press('play 0');
    await p.until(m => m.ids.some(id => id.startsWith('do ')), 'a turn');
    await p.press('look-through');
    const link = await positionLink(p);
    await p.press('review-away', 'back');
    await follow(p, link.slice(link.indexOf('#') + 1));
    let m = await p.until(a => a.screen === 'table' && a.ids.some(id => id.startsWith('do ')), 'the position');
    assert.ok(!m.ids.includes('lesson-skip'));
    assert.ok(m.ids.includes('look-through'));
    await p.close();

    const q = await sitDown({ prepare: page => page.route('**/lessons/**', route => route.abort()) });
    q.expected.push(/Failed to load resource/);
    await follow(q, puzzles[0].link);
    m = await q.until(a => a.screen === 'table' && a.ids.some(id => id.startsWith('do ')), 'the position');
    assert.ok(!m.ids.includes('lesson-skip'));
    await q.close();
  });
});

test('a fault in the puzzles is told, and the lessons are there', async () => {
  const p = await sitDown({ prepare: changeLessons(text => text.replace('\npuzzle 2\n', '\npuzzle two\n')) });
  await p.press('learn 0');
  const m = await p.until(a => /^The puzzles cannot be read, line \d+: /.test(a.alert));
  await p.until(a => a.ids.includes('lesson-skip'), 'the first lesson');
  assert.match(m.alert, /“two”/);
  assert.deepEqual(signs(await backToList(p)), []);
  await p.close();
});
