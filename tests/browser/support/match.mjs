// What the tests of whole games share, whatever the game: setting a match up, playing it out, and what must hold at its end.
import assert from 'node:assert/strict';

import { chance, deal, deeds, over } from './player.mjs';

const computers = ['Ada', 'Blaise', 'Carl', 'Dora'];
/** Who sits where: "pp0" two persons and the easy computer. */
export const namesOf = seats => [...seats].map((who, seat) => (who === 'p' ? `Player ${seat + 1}` : computers[seat]));

/** From the home screen to a table: `choices` are the controls of the set-up screen. */
export async function start(player, game, choices, seed) {
  await player.press(`setup ${game}`, ...choices);
  return deal(player, seed);
}

/**
 * Plays to the end, or until `wanted` is true of the mirror.
 * @param {{seed: number, choose: Function, perform: Function, drag: boolean, watch: Function, every: number}} how
 *   every: so many actions are one on the canvas and the others in the mirror, in a rush where nothing is watched
 */
export async function playOut(player, { choose, perform, seed = 1, drag = false, watch = null, every = 1, wanted = () => false } = {}) {
  const pick = chance(seed);
  let mirror = await player.mirror();
  for (let done = 0; !over(mirror) && !wanted(mirror);) {
    if (!watch && every > 1) mirror = await player.rush(every - 1, pick(1e6), wanted, null, choose);
    if (over(mirror) || wanted(mirror)) break;
    if (watch) await watch(player, mirror);
    const canvas = !watch || done % every === 0;
    if (mirror.ids.includes('take-screen')) {
      await (canvas ? player.hit('take-screen') : player.press('take-screen'));
    } else if (deeds(mirror).length) {
      const deed = choose(mirror, pick);
      await (canvas ? perform(player, deed.slice(3), mirror, drag) : player.press(deed));
      done += 1;
    }
    mirror = await player.after(mirror);
  }
  return mirror;
}

export const section = (mirror, name) => mirror.sections.find(s => s.heading === name);

/**
 * The record of a game, opened again, ends the same.
 * @param {RegExp} open lines of the sections that an onlooker reads too: with several persons it is opened as one sees it
 * @returns {Promise<string>} the record
 */
export async function reopen(player, mirror, open) {
  const record = await player.record();
  await player.press('home');
  await player.until(m => m.screen === 'home');
  await player.open(record);
  const again = await player.until(m => m.screen === 'table');
  assert.equal(again.status, mirror.status);
  const lines = all => all.map(s => s.lines.filter(line => open.test(line)));
  assert.deepEqual(lines(again.sections), lines(mirror.sections));
  assert.equal(await player.record(), record);
  return record;
}
