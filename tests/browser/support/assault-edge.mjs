// Assault Edge for the tests of whole games: setting it up, choosing sensibly, doing it on the canvas, and what must hold.
import assert from 'node:assert/strict';

import { playOut as play, reopen, start } from './match.mjs';
import { byName } from './player.mjs';

export const game = 4; // in the order of the home screen

export const setUpOf = ({ seats = 'p0' }) => [...seats].map((who, seat) => `player ${seat} ${who}`);
export const begin = (player, match) => start(player, game, setUpOf(match), match.seed);
export const playOut = (player, how) => play(player, { choose: forward, perform, ...how });

/**
 * Goes for the enemy's decks, the Command Deck first: attacks where it can, moves forward, plays cards. Here and in the page.
 * @returns {string} the control of an action
 */
export function forward(m, pick) {
  const of = verb => m.ids.filter(id => id.startsWith(`do ${verb} `));
  const one = all => all[pick(all.length)];
  const number = (id, at) => Number(id.split(' ')[at]);
  for (const verb of ['choose', 'draw', 'raise'])
    if (of(verb).length) return one(of(verb));
  const cards = [...of('play'), ...of('use')];
  if (m.ids.includes('do pass')) return cards.length && pick(3) ? one(cards) : 'do pass';
  if (m.ids.includes('do declare') && pick(3)) return 'do declare';
  if (cards.length && pick(3) === 0) return one(cards);
  const decks = of('aim').filter(id => number(id, 3) >= 63);
  if (decks.length) return decks.find(id => number(id, 3) === 64) ?? one(decks);
  if (of('aim').length && pick(5)) return one(of('aim'));
  const second = m.status.startsWith('Player 2');
  const row = id => { const r = Math.floor(number(id, 3) / 9); return second ? 6 - r : r; };
  const ways = of('move').sort((a, b) => row(b) - row(a));
  if (ways.length && row(ways[0]) > 0 && pick(9)) return one(ways.filter(id => row(id) === row(ways[0])));
  if (m.ids.includes('do declare')) return 'do declare';
  return m.ids.includes('do done') ? 'do done' : one(m.ids.filter(id => id.startsWith('do ')));
}

/** Does one action, "move 3 12", where the canvas offers it. */
export async function perform(player, deed, mirror, drag = false) {
  const [verb, a] = deed.split(' ');
  const id = `do ${deed}`;
  if (verb === 'play') {
    const card = `select ${Number(a) - 12}`;
    if (drag) return player.drag(card, id);
    await player.hit(card);
  }
  if (['move', 'aim', 'use', 'finish', 'hold'].includes(verb) && !await player.find(id, 200)) {
    if (drag && verb === 'move') return player.drag(`unit ${a}`, id);
    await player.hit(`unit ${a}`);
  }
  if (verb === 'done' && !await player.find(id, 200)) await player.hit('close');
  return player.hit(id);
}

/**
 * The game is over: somebody has won or it is a draw, and its record, opened again, ends the same.
 * @returns {Promise<string>} the record
 */
export async function checkEnd(player, mirror, names) {
  assert.ok(names.some(name => byName(mirror.status).includes(name)) || /draw/.test(mirror.status), mirror.status);
  assert.equal(mirror.log.at(-1), mirror.status);
  return reopen(player, mirror, /(Deck: |Discarded: | on [a-i][1-7]: )/);
}
