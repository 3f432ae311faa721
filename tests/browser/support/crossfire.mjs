// Crossfire for the tests of whole games: setting it up, choosing sensibly, doing it on the canvas, and what must hold.
import assert from 'node:assert/strict';

import { byName, deeds } from './player.mjs';
import { playOut as play, reopen, section, start } from './match.mjs';

const game = 2; // in the order of the home screen

export const setUpOf = ({ seats, ultimate = false }) => [
  `seats ${seats.length}`, ...[...seats].map((who, seat) => `player ${seat} ${who}`), `option 0 ${ultimate ? 1 : 0}`,
];
export const begin = (player, match) => start(player, game, setUpOf(match), match.seed);
export const playOut = (player, how) => play(player, { choose: forward, perform, ...how });

/**
 * Goes forward: mostly fights where it can, makes something of what it has seized, lays the rest. Here and in the page.
 * @returns {string} the control of an action
 */
export function forward(m, pick) {
  const of = wanted => m.controls.filter(c => c.id.startsWith('do ') && wanted.test(c.label)).map(c => c.id);
  if (m.ids.includes('do accept')) return 'do accept';
  for (const wanted of [/^(Attack|Defend) /, /^(Keep|Tower|Put it) /, /^(Lay|Support) /]) {
    const all = of(wanted);
    if (all.length && pick(6)) return all[pick(all.length)];
  }
  const rest = of(/^Discard/);
  return rest[pick(rest.length)];
}

/** Does one action, "play 4 2 30", where the canvas offers it; `drag`: cards are dragged to their cell. */
export async function perform(player, deed, mirror, drag = false) {
  const [verb, row, column, face] = deed.split(' ');
  if (verb === 'play' && drag) return player.drag(`select ${face}`, `do ${deed}`);
  if (verb === 'play' || verb === 'discard') await player.hit(`select ${face}`);
  if (verb === 'swap') await player.hit('select 52');
  if (verb === 'keep' || verb === 'tower') {
    const columns = section(mirror, 'Player 4') || section(mirror, 'Dora') ? 9 : 5;
    await player.hit(`pile ${Number(row) * columns + Number(column)}`);
  }
  return player.hit(`do ${deed}`);
}

/** Nobody reads the hand of another: it is in the mirror for its owner alone, who has it in hand. */
export function watchHands(names) {
  const watch = async (player, mirror) => {
    const readers = names.filter(name => section(mirror, name)?.lines.some(line => line.startsWith('Hand: ')));
    if (mirror.ids.includes('take-screen')) {
      watch.times += 1;
      assert.deepEqual([readers, deeds(mirror)], [[], []]);
    } else {
      assert.ok(readers.length <= 1, `${readers} are read together`);
    }
  };
  watch.times = 0;
  return watch;
}

/**
 * The game is over: somebody has won or nobody has, and its record, opened again, ends the same.
 * @returns {Promise<string>} the record
 */
export async function checkEnd(player, mirror, names) {
  const won = names.filter(name => new RegExp(`(^| and )${name}( and .*)? wins? the game\\.$`).test(byName(mirror.status)));
  const tie = mirror.status === 'The game is a tie.';
  assert.ok(tie ? won.length === 0 : won.length === names.length / 2, mirror.status);
  if (won.length === 2) assert.equal(Math.abs(names.indexOf(won[0]) - names.indexOf(won[1])), 2, 'partners win');
  if (names.length === 2)
    for (const name of names) assert.equal(section(mirror, name).lines[0], tie ? 'A tie' : won.includes(name) ? 'Has won' : 'Has lost');
  assert.equal(mirror.log.at(-1), mirror.status);
  return reopen(player, mirror, /^(Points|Has |A tie|Cards in hand|Bases|Nodes)/);
}
