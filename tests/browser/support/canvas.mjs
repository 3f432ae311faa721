// Whole games on the canvas: what is done there by the names of its items, and what must hold on the way.
import assert from 'node:assert/strict';

import { byName, cardName, cards, chance, deeds, over } from './player.mjs';

/** Does one action, "play 30 2 0", where the canvas offers it; `drag`: cards are dragged to their place. */
export async function perform(player, deed, mirror, drag = false) {
  const [verb, a, b] = deed.split(' ');
  if (verb === 'play') {
    const held = new Set(deeds(mirror).filter(d => d.startsWith('play')).map(d => d.split(' ')[1]));
    if (drag) return player.drag(`select ${a}`, `do ${deed}`);
    if (held.size > 1) await player.hit(`select ${a}`); // the only one is chosen already
  } else if (verb === 'bet') {
    await player.hit(`bet-on ${a}`);
    await size(player, tens => `do bet ${a} ${tens}`, Number(b));
  } else if (verb === 'raise') {
    await size(player, tens => `do raise - ${tens}`, Number(b));
  }
  return player.hit(`do ${deed}`);
}

// Presses + or - until the button offers that amount.
async function size(player, name, wanted) {
  const ids = Array.from({ length: 10 }, (_, i) => name(i + 1));
  for (let shown = 0; shown !== wanted;) {
    shown = 1 + await player.poll(all => {
      const at = all.findIndex(id => cardfront.item(id));
      return at < 0 ? null : String(at);
    }, ids).then(Number);
    if (shown !== wanted) {
      const next = shown + Math.sign(wanted - shown);
      await player.hit(`bet-size ${next}`);
      assert.ok(await player.find(name(next)), `the amount becomes ${next}0`);
    }
  }
}

/** Chooses by chance what a person may do: bets now and then, and answers in each of the three ways in turn. */
export function choices(seed) {
  const pick = chance(seed);
  const one = all => all[pick(all.length)];
  let answers = 0;
  return mirror => {
    const all = deeds(mirror);
    if (all.includes('call')) {
      const raises = all.filter(d => /^raise - [4-6]$/.test(d));
      answers += 1;
      if (answers % 3 === 1 && raises.length) return one(raises);
      return answers % 3 === 0 ? 'decline' : 'call';
    }
    const bets = all.filter(d => /^bet \d [4-6]$/.test(d));
    if (bets.length && pick(4) === 0) return one(bets);
    const plays = all.filter(d => d.startsWith('play'));
    return one(plays.length ? plays : all);
  };
}

const roundOf = mirror => /Round [123]/.exec(mirror.title)?.[0] ?? '';

/**
 * Nobody reads, in the mirror or on the canvas, what another holds.
 * @returns {function(Player, Object): Promise<void>} for every position on the way
 */
export function watchSecrets(names) {
  const held = names.map(() => []);
  let round = '';
  const watch = async (player, mirror) => {
    if (roundOf(mirror) !== round) held.fill([]); // what was left over is shuffled again
    round = roundOf(mirror);
    // What earlier rounds told of the same cards is no secret.
    const dealt = mirror.log.findLastIndex(line => / deals? round /.test(line));
    const told = JSON.stringify([mirror.title, mirror.status, mirror.alert, mirror.controls, mirror.sections, mirror.log.slice(dealt)]);
    const sections = names.map(name => mirror.sections.find(s => s.heading === name));
    const viewer = sections.findIndex(s => s?.lines.some(line => line.startsWith('Hand: ')));
    const handing = mirror.ids.includes('take-screen');
    names.forEach((name, seat) => {
      if (seat === viewer && !handing) return;
      for (const card of held[seat]) assert.ok(!told.includes(card), `${name}'s ${card} is read by ${names[viewer] ?? 'anybody'}`);
    });
    if (handing) {
      watch.times += 1;
      assert.doesNotMatch(mirror.text, /Hand:/);
      assert.equal(mirror.modal, true);
      assert.deepEqual(deeds(mirror), []);
      if (!mirror.words) await player.find('take-screen');
      const shown = await player.page.evaluate(all => all.filter(card => cardfront.item(`select ${card}`)), cards);
      assert.deepEqual(shown, [], 'no card of a hand can be touched while the screen is handed over');
    } else if (viewer >= 0) {
      held[viewer] = sections[viewer].lines.find(line => line.startsWith('Hand: ')).slice(6).split(', ');
    }
  };
  watch.times = 0;
  /** The person at the screen laid it, and in Split 2 gave the other away: both are open now. */
  watch.laid = (card, gives) => held.forEach((hand, seat) => {
    if (hand.includes(cardName(card))) held[seat] = gives ? [] : hand.filter(each => each !== cardName(card));
  });
  return watch;
}

/**
 * Plays to the end.
 * @param {function(Object): string} choose an action from a mirror
 * @param {{drag: boolean, watch: Function, gives: boolean, every: number}} [how] every: so many actions are one on the
 *   canvas and the others in the mirror
 * @returns {Promise<Object>} the mirror at the end, with `rounds`: the type that each round was played by
 */
export async function playOut(player, choose, { drag = false, watch = null, gives = false, every = 1 } = {}) {
  let mirror = await player.mirror();
  const rounds = {};
  for (let done = 0; !over(mirror);) {
    const [, round, type] = /Round ([123]) of 3, (.*)$/.exec(mirror.title) ?? [];
    if (round) rounds[round] = type;
    if (watch) await watch(player, mirror);
    const moment = ['go-on', 'take-screen'].find(id => mirror.ids.includes(id));
    if (moment) {
      await (done % every ? player.press(moment) : player.hit(moment));
    } else if (deeds(mirror).length) {
      const deed = choose(mirror);
      await (done % every ? player.press(`do ${deed}`) : perform(player, deed, mirror, drag));
      done += 1;
      if (watch && deed.startsWith('play')) watch.laid(Number(deed.split(' ')[1]), gives);
    }
    mirror = await player.after(mirror);
  }
  return { ...mirror, rounds: Object.values(rounds) };
}

const purse = (mirror, name) => Number(mirror.sections.find(s => s.heading === name).lines.find(l => l.startsWith('Money: ')).replace(/[^\d]/g, ''));

/** The game is over and all of it adds up: the bank's money, the winner, the cards laid, the end as it is told. */
export async function checkEnd(player, mirror, { type, ante, names }) {
  const money = names.map(name => purse(mirror, name));
  assert.equal(money[0] + money[1], 2400 + (ante ? 1600 : 0), 'no money is lost');
  const winner = /^(.*) wins the game(?: by the final draw)?\.$/.exec(byName(mirror.status))?.[1];
  assert.ok(names.includes(winner), mirror.status);
  if (money[0] !== money[1]) assert.equal(winner, names[money[0] > money[1] ? 0 : 1]);
  assert.ok(mirror.log.includes('Round 3 is over.'));
  assert.equal(mirror.log.at(-1), mirror.status);
  assert.equal(mirror.rounds.length, 3);
  const wanted = { rolled: /./, picked: /./, crazy: /^Crazy / }[type];
  for (const each of mirror.rounds) {
    if (wanted) assert.match(each, wanted);
    else assert.equal(each.toLowerCase().replaceAll(' ', '-'), type);
  }
  for (const id of ['rematch', 'other', 'look', 'export-this', 'home']) assert.ok(await player.find(id), `the end offers ${id}`);
  const record = await player.record();
  assert.equal(record.match(/^[12] play /gm).length, 96, 'every space was filled');
  assert.match(record, new RegExp(`^option type ${type}\noption money ${ante ? 'up-the-ante' : 'no-bet'}$`, 'm'));
  return record;
}
