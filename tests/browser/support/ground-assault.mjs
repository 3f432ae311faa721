// Ground Assault for the tests of whole games: setting it up, choosing sensibly, doing it on the canvas, and what must hold.
import assert from 'node:assert/strict';

import { playOut as play, reopen, start } from './match.mjs';
import { byName } from './player.mjs';

const game = 3; // in the order of the home screen
const formats = ['two-packs', 'twenty', 'thirty'];

export const setUpOf = ({ seats, format = 'thirty' }) => [
  `seats ${seats.length}`, ...[...seats].map((who, seat) => `player ${seat} ${who}`), `option 0 ${formats.indexOf(format)}`,
];
export const begin = (player, match) => start(player, game, setUpOf(match), match.seed);
export const playOut = (player, how) => play(player, { choose: forward, perform, ...how });

/**
 * Goes for the others: strikes where it can, else fights, else moves away from its home, seat 0. Here and in the page.
 * @returns {string} the control of an action
 */
export function forward(m, pick) {
  const of = verb => m.ids.filter(id => id.startsWith(`do ${verb} `));
  const one = all => all[pick(all.length)];
  for (const verb of ['deploy', 'choose', 'bring', 'strike'])
    if (of(verb).length) return one(of(verb));
  if (of('first').length) return pick(2) ? one(of('first')) : 'do done';
  if (m.ids.includes('do pass')) return of('play').length && pick(3) ? one(of('play')) : 'do pass';
  if (of('objective').length && pick(3)) return one(of('objective'));
  if (of('use').length && pick(3) === 0) return one(of('use'));
  if (of('land').length && pick(3)) return one(of('land'));
  if (of('attack').length && pick(4)) return one(of('attack'));
  const out = of('move').filter(id => !id.endsWith(' 0'));
  if (out.length && pick(8)) return one(out);
  return m.ids.includes('do done') ? 'do done' : one(m.ids.filter(id => id.startsWith('do ')));
}

/** Presses a land where no unit stands: units keep a few pixels from its edge. */
export async function pressLand(player, id) {
  const r = await player.where(id);
  const x = r.x + r.w - 4, y = r.y + 4;
  player.last = `${id} at ${Math.round(x)}, ${Math.round(y)}`;
  await player.tap(x, y);
}

// Turns the pages until the canvas shows it, if it must.
async function show(player, id) {
  for (const page of ['', 'page 1', 'page 2', 'page 3']) {
    if (page && await player.find(page, 100)) await player.hit(page);
    const found = await player.find(id, page ? 300 : 1000);
    if (found) return found;
  }
  throw new Error(`no page shows ${id}`);
}

/** Does one action, "attack 3 1 4", where the canvas offers it. */
export async function perform(player, deed, mirror, drag = false) {
  const [verb, a] = deed.split(' ');
  const id = `do ${deed}`;
  if (verb === 'objective' || verb === 'play') {
    if (drag) return player.drag(`select ${a}`, id);
    await player.hit(`select ${a}`);
  }
  if (verb === 'land' && !await player.find(id, 300)) await player.hit('landing');
  const answer = mirror.ids.includes('do done') && verb === 'move' && await player.find(id, 300); // where to fall back to
  if (['move', 'attack', 'strike'].includes(verb) && !answer) {
    await show(player, `unit ${a}`);
    await player.hit(`unit ${a}`);
    await show(player, id);
  }
  return verb === 'move' ? pressLand(player, id) : player.hit(id);
}

/**
 * The game is over: somebody has won or it is a draw, and its record, opened again, ends the same.
 * @returns {Promise<string>} the record
 */
export async function checkEnd(player, mirror, names) {
  assert.ok(names.some(name => byName(mirror.status).includes(name)) || /draw|tie/.test(mirror.status), mirror.status);
  assert.equal(mirror.log.at(-1), mirror.status);
  return reopen(player, mirror, /^(Stars|Objective|Knocked|Has )/);
}
