// Lessons: each of every game played to its end, on the canvas and in the mirror; left and come back to; other actions
// than the told one; and the game that follows.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { across, desk, saved, sit, upright } from './support/game.mjs';
import { byCanvas, byMirror, goThrough, lessons, openLesson, pointed, step } from './support/lessons.mjs';

const rows = { game: 0, key: 'rows' };
const games = [...new Set(lessons.map(each => each.game))];

for (const game of games) {
  describe(`the lessons of game ${game}, to their ends`, () => {
    test('in the mirror', async () => {
      const p = await sit();
      for (const each of lessons.filter(other => other.game === game)) {
        await goThrough(p, await openLesson(p, each), byMirror);
        await p.press('lesson-list', 'back');
      }
      await p.close();
    });
    for (const viewport of [desk, upright, across]) {
      test(`on the canvas, ${viewport.width}x${viewport.height}`, async () => {
        const p = await sit({ viewport, hasTouch: viewport === upright });
        for (const each of lessons.filter(other => other.game === game)) {
          await goThrough(p, await openLesson(p, each), byCanvas);
          await p.press('lesson-list', 'back');
        }
        await p.close();
      });
    }
  });
}

test('learning is the first thing to do until a lesson was ended or a game played', async () => {
  const p = await sit();
  const main = () => p.page.evaluate(() => document.querySelector('#mirror .main[data-id]').dataset.id);
  assert.equal(await main(), 'learn 0');
  await p.hit('learn 0');
  const now = await step(p);
  assert.equal(now.step, 1, 'the first lesson begins at once');
  await goThrough(p, now, byMirror);
  await p.press('lesson-list');
  const m = await p.until(a => a.screen === 'lessons');
  assert.deepEqual(m.sections[0].lines, ['Done']);
  assert.equal(await main(), 'lesson bets');
  await p.press('back');
  await p.until(a => a.screen === 'home');
  assert.equal(await main(), 'play 0');
  await p.close();
});

test('one may leave, reload and come back to the same step, skip and go back', async () => {
  const p = await sit();
  let now = await openLesson(p, rows);
  for (let i = 0; i < 3; i += 1) {
    await byMirror(p, now);
    now = await step(p, now);
  }
  assert.equal(now.step, 4);
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  await p.press('learn 0');
  let m = await p.until(a => a.screen === 'lessons', 'the list: a lesson was begun');
  assert.deepEqual(m.sections[0].lines, [`At step 4 of ${now.all}`]);
  await p.hit('lesson rows');
  const again = await step(p);
  assert.equal(again.words, now.words);
  assert.deepEqual(again.sections, now.sections, 'the table is as it was');
  await p.hit('lesson-back');
  now = await step(p, again);
  assert.equal(now.step, 3);
  await p.hit('undo');
  now = await step(p, now);
  assert.equal(now.step, 2, 'taking back is a step back');
  await p.hit('lesson-skip');
  now = await step(p, now);
  assert.equal(now.step, 3);
  await p.page.keyboard.press('Escape');
  m = await p.until(a => a.screen === 'lessons');
  assert.ok(!m.ids.some(id => id.startsWith('load ')));
  await p.press('back', 'saves');
  m = await p.until(a => a.screen === 'saves');
  assert.deepEqual(saved(m), [], 'a lesson is no saved game');
  await p.close();
});

test('another action that is possible is answered kindly, and may be done where it does no harm', async () => {
  const p = await sit();
  let now = await openLesson(p, rows);
  await byMirror(p, now);
  now = await step(p, now);
  await p.press('do play 48 0 0');
  let m = await p.until(a => a.alert !== '');
  assert.equal(m.alert, 'That would be allowed too. Here we make a pair: lay the Ace in row 3, on your side.');
  assert.equal((await step(p)).words, now.words, 'nothing was done');
  await p.press('hint');
  m = await p.until((a, before) => a.alert !== before, 'an answer', m.alert);
  assert.equal(m.alert, 'The lesson tells what to do.');
  while (!/as you like/.test(now.status)) {
    await byMirror(p, now);
    now = await step(p, now);
  }
  await p.press('do play 2 2 0'); // would leave no space for what follows
  m = await p.until(a => /^In row 3 we shall need the space/.test(a.alert));
  await p.press('do play 2 1 0');
  now = await step(p, now);
  assert.match(now.status, /^Your side of a row takes four cards/);
  await goThrough(p, { ...now, step: now.step }, byMirror).catch(error => {
    if (!/every step was told/.test(error.message)) throw error; // those before were told above
  });
  await p.close();
});

test('the last lesson ends in a game with hints, which is saved', async () => {
  const p = await sit();
  const last = lessons.filter(each => each.game === 0).at(-1);
  await goThrough(p, await openLesson(p, last), byMirror);
  await p.hit('lesson-on');
  let m = await p.until(a => a.ids.includes('coach-away') && a.ids.some(id => id.startsWith('advised ')), 'a hint');
  assert.match(m.status, /^Hint: /);
  assert.ok(await pointed(p), 'the canvas points at it');
  await p.press(m.ids.find(id => id.startsWith('advised ')));
  m = await p.until((a, lines) => a.log.length > lines && a.ids.some(id => id.startsWith('advised ')), 'the next turn’s hint', m.log.length);
  await p.hit('coach-away');
  m = await p.until(a => !a.ids.includes('coach-away') && !a.ids.some(id => id.startsWith('advised ')));
  assert.match(await p.record(), /\nseat 2 computer beginner Ada\npractice yes\n/);
  await p.press('back', 'saves');
  assert.equal(saved(await p.until(a => a.screen === 'saves')).length, 1);
  await p.close();
});

test('lessons that do not arrive are told, and may be tried again', async () => {
  const p = await sit({ prepare: page => page.route('**/lessons/**', route => route.abort()) });
  p.expected.push(/Failed to load resource/);
  await p.press('learn 0');
  const m = await p.until(a => /did not arrive/.test(a.alert));
  assert.equal(m.screen, 'home');
  await p.page.unroute('**/lessons/**');
  await p.press('learn 0');
  assert.equal((await step(p)).step, 1);
  await p.close();
});

describe('pictures', () => {
  for (const viewport of [desk, upright, across]) {
    test(`of ${viewport.width}x${viewport.height}`, async () => {
      const p = await sit({ viewport, deviceScaleFactor: 1 });
      await p.find('learn 0');
      await p.shot('home-newcomer');
      for (const game of games) {
        let now = await openLesson(p, lessons.filter(each => each.game === game)[0]);
        while (now.main.id === 'lesson-on') {
          await byMirror(p, now);
          now = await step(p, now);
        }
        assert.ok(await pointed(p));
        await p.shot(`lesson-${game}`);
        await p.press('lesson-list');
        await p.find(`lesson ${lessons.find(each => each.game === game).key}`);
        if (game === 0) await p.shot('lessons');
        await p.press('back');
      }
      await p.close();
    });
  }
});
