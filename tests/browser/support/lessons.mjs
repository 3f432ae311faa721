// Lessons for the tests: which there are, what is told now, and how to go through one.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { games } from './games.mjs';

const folder = new URL('../../../assets/lessons/', import.meta.url);
/** Every lesson of every game that has some: the game's number on the home screen, and the lesson's key. */
export const lessons = readdirSync(folder).flatMap(name => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return [...text.matchAll(/^ {4}lesson (\S+)$/gm)].map(([, key]) => ({ game: games.indexOf(name.slice(0, -3)), key }));
}).sort((a, b) => a.game - b.game);

/** Opens a lesson from the home screen, on the list. */
export async function openLesson(p, { game, key }) {
  await p.press(`learn ${game}`);
  const m = await p.until(a => a.screen === 'lessons' || a.ids.includes('lesson-skip'), 'the lessons');
  if (m.screen === 'table') await p.press('lesson-list');
  await p.press(`lesson ${key}`);
  return step(p);
}

/** The mirror once the lesson waits for the person, with `step` and `all` of it, and the control that is the one to press. */
export async function step(p, before = null) {
  const m = await p.until((a, b) => {
    const found = a.screen === 'table' && / (\d+) of (\d+)$/.exec(a.controls.find(c => c.id === 'lesson-back')?.group ?? '');
    const words = `${found?.[0]} ${a.status}`;
    return found && a.status !== 'This is played by itself.' && words !== b;
  }, 'the next step', before?.words ?? null);
  const [words, number, all] = / (\d+) of (\d+)$/.exec(m.controls.find(c => c.id === 'lesson-back').group);
  return { ...m, words: `${words} ${m.status}`, step: Number(number), all: Number(all), ended: /^Lesson done/.test(m.status) };
}

/** Where the canvas points now, once that stays in its place; null: nowhere. */
export const pointed = (p, wait) => p.find('pointed', wait);

// By the mirror: presses what it offers as the one thing to do.
export async function byMirror(p, now) {
  if (now.main.id !== 'lesson-on') assert.equal(now.main.hint, now.status, 'the control tells why');
  await p.press(now.main.id);
}

// In shares of a thing: other things may lie over some of it.
const places = [[0.5, 0.5], [0.12, 0.5], [0.5, 0.1], [0.88, 0.9]];
const most_things = 12; // that are pressed one after the other for one deed

// By the canvas: presses the panel's button, or what is pointed at, one thing after the other, until that is done.
export async function byCanvas(p, now) {
  if (now.main.id === 'lesson-on') return p.hit('lesson-on');
  for (let presses = 0, things = 0; presses < 3 * places.length && things < most_things; presses += 1) {
    const there = await pointed(p);
    assert.ok(there, `nothing is pointed at: ${now.status}`);
    const [x, y] = places[presses % places.length];
    await p.tap(there.x + there.w * x, there.y + there.h * y);
    const changed = await p.poll(a => {
      const at = cardfront.item('pointed');
      const group = document.querySelector('#mirror [data-id="lesson-back"]').closest('section').querySelector('h2').textContent;
      return !group.endsWith(a.end) || document.getElementById('mirror-status').textContent !== a.status || String(at) !== a.at;
    }, { end: ` ${now.step} of ${now.all}`, status: now.status, at: String([there.x, there.y, there.w, there.h]) }, 700);
    const m = await p.mirror();
    if (!m.controls.find(c => c.id === 'lesson-back').group.endsWith(` ${now.step} of ${now.all}`) || m.status !== now.status) return;
    if (changed) [presses, things] = [-1, things + 1]; // on to the next thing
  }
  assert.fail(`pressing what is pointed at does nothing: ${now.status}`);
}

/** Goes to the lesson's end, or to where a game follows. Returns how many steps were told. */
export async function goThrough(p, now, how) {
  const seen = new Set();
  while (!now.ended && now.main.label !== 'Play on') {
    assert.ok(now.main.id, `something is to be done: ${now.status}`);
    seen.add(now.step);
    await how(p, now);
    now = await step(p, now);
  }
  assert.equal(seen.size, now.all - (now.ended ? 0 : 1), 'every step was told');
  return now;
}
