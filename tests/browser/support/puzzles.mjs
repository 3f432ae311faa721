// Puzzles for the tests: positions of a game that the page itself hands on, put behind the lessons of a copy of the
// page, so that they fit whatever rules it has.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hashedName, integrity } from '../../../tools/build/names.mjs';
import { begin, deeds } from './game.mjs';

const without = text => text.split('\n# Puzzles\n')[0];

/** The link of the position that is looked at; null: it is offered none. */
export async function positionLink(p) {
  await p.press('share-this');
  await p.allTheSame();
  const choice = p.page.locator('dialog label', { hasText: 'This position, to go on from' });
  let link = null;
  if (await choice.count() > 0) {
    await choice.click();
    link = await p.page.locator('dialog textarea').inputValue();
  }
  await p.page.keyboard.press('Escape');
  await p.page.waitForSelector('dialog', { state: 'detached' });
  return link;
}

/** "game=..." of a link, and the letters that name it. */
const partsOf = link => ({ link: link.slice(link.indexOf('#') + 1), key: /#game=1([\w-]{5})/.exec(link)[1] });

// How it stands after it tells the puzzles apart; `why` is how the reason ends.
const reason = (number, next) => ({ next, stands: 60 + number, why: `About ${20 + number} of 100 less: 40 to 60.` });

/**
 * A puzzle as the tests know it: `best`, the `next` best and a `wrong` action as codes.
 * @returns {Promise<{key: string, link: string, best: string, next: string, wrong: string, level: number, stands: number, why: string}[]>} one of
 *   each of these levels, in their order, from a game of Head-to-Head Poker
 */
export async function findPuzzles(p, levels) {
  const found = [];
  let m = await begin(p, { type: 'draw-1', seed: 352 });
  for (const level of levels) {
    m = await p.until(a => a.ids.filter(id => id.startsWith('do play ')).length > 2, 'a choice');
    const plays = deeds(m).filter(code => code.startsWith('play '));
    await p.press('look-through');
    found.push({ ...partsOf(await positionLink(p)), best: plays.at(-1), wrong: plays[0], level, ...reason(found.length + 1, plays[0]) });
    await p.press('review-away', `do ${plays.at(-1)}`);
    await p.after(m);
  }
  return found;
}

/** The same of the action of ours that ends a game. */
export async function findEnd(p) {
  for (let seed = 5; seed < 15; seed += 1) {
    await begin(p, { type: 'draw-1', seed });
    await p.rush(2000, seed);
    const actions = (await p.record()).split('\n').filter(line => /^[12] /.test(line));
    if (actions.at(-1).startsWith('1 ')) {
      await p.press('look-through', 'last', `step ${actions.length - 1}`);
      return { ...partsOf(await positionLink(p)), best: actions.at(-1).slice(2), level: 3, ...reason(9, actions.at(-1).slice(2)) };
    }
    await p.press('home');
  }
  throw new Error('none of these games ends by an action of ours');
}

/** What stands in assets/puzzles/<game>.txt for them. */
export const textOf = puzzles => puzzles.map(each => `puzzle ${each.level}
best ${each.best}
ahead 143 12
searched 5 8000
came ${each.stands} 60 20
next 40 ${each.next}
link ${each.link}
`).join('\n');

/** Copies the page with these puzzles, as text, for a game's key and none for the others. Returns the folder. */
export function pageWith(dist, game, puzzles) {
  const copy = join(mkdtempSync(join(tmpdir(), 'cardfront-puzzles-')), 'dist');
  cpSync(dist, copy, { recursive: true });
  const before = readFileSync(join(copy, 'index.html'));
  let page = before.toString();
  let worker = readFileSync(join(copy, 'service-worker.js'), 'utf8'); // knows every file by its content
  const names = readdirSync(join(copy, 'lessons')).map(name => `lessons/${name}`);
  assert.ok(names.some(name => name.startsWith(`lessons/${game}-`)));
  for (const name of names) {
    const key = name.slice(0, -27); // "-HASH.txt"
    const text = without(readFileSync(join(copy, name), 'utf8'));
    const changed = key === `lessons/${game}` ? `${text}\n# Puzzles\n${puzzles}` : text;
    const now = hashedName(`${key}.txt`, changed);
    page = page.replace(name, now);
    worker = worker.replace(`"${name}":"${integrity(readFileSync(join(copy, name)))}"`, `"${now}":"${integrity(changed)}"`);
    rmSync(join(copy, name));
    writeFileSync(join(copy, now), changed);
  }
  writeFileSync(join(copy, 'index.html'), page);
  writeFileSync(join(copy, 'service-worker.js'), worker.replace(integrity(before), integrity(page)));
  return copy;
}

/** Lets the page take lessons that `change` has altered on their way, as it does where browsers compute no hash. */
export const changeLessons = change => async page => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await page.route('**/lessons/**', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
};
