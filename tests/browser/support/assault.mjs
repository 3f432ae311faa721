// Poker Assault for the tests of whole games: setting it up, choosing sensibly, doing it on the canvas, and what must hold.
import assert from 'node:assert/strict';

import { byName, cardName, chance, deeds } from './player.mjs';
import { playOut as play, reopen, section, start } from './match.mjs';

const game = 1; // in the order of the home screen
const variants = ['standard', 'cross-faction', 'double-decker', 'street-fight'];

/** What has to be chosen in the set-up screen, and typed as its seed. */
export const setUpOf = ({ seats, variant = 'standard', cut = false, dealt = true }) => [
  `seats ${seats.length}`, ...[...seats].map((who, seat) => `player ${seat} ${who}`),
  `option 0 ${variants.indexOf(variant)}`, `option 1 ${cut ? 1 : 0}`, `option 2 ${dealt ? 1 : 0}`,
];

export const begin = (player, match) => start(player, game, setUpOf(match), match.seed);
export const playOut = (player, how) => play(player, { choose: quick, perform, ...how });

/**
 * Wins quickly: launches what it has, mostly of equal ranks, stops defending now and then, uses Secrets. Here and in the page.
 * @returns {string} the control of an action
 */
export function quick(m, pick) {
  const of = verb => m.ids.filter(id => id.startsWith(`do ${verb}`));
  const one = all => all[pick(all.length)];
  const choice = [...of('pick'), ...of('choose'), ...of('reform'), ...of('keep')];
  if (choice.length) return one(choice);
  if (of('secret').length && pick(3)) return one(of('secret'));
  if (of('pass').length) return 'do pass';
  if (of('done').length) return of('defend').length && pick(3) ? one(of('defend')) : 'do done';
  const plays = of('play');
  if (of('launch').length && (!plays.length || pick(3))) return 'do launch';
  if (!plays.length) return 'do stop';
  const rankOf = id => m.controls.find(c => c.id === id).group.split(' ')[0];
  const lie = (m.sections.find(s => s.heading === 'Assault')?.lines ?? []).map(line => line.split(' ')[0]);
  const worth = id => lie.includes(rankOf(id)) * 9 + plays.filter(each => rankOf(each) === rankOf(id)).length;
  const best = Math.max(...plays.map(worth));
  return one(plays.filter(id => worth(id) === best));
}

/** Collects Power Cards and keeps the Secrets: launches only what draws one, mostly Flushes, and defends all it can. */
export function collect(m, pick) {
  const of = verb => m.ids.filter(id => id.startsWith(`do ${verb}`));
  const one = all => all[pick(all.length)];
  const choice = [...of('pick'), ...of('choose'), ...of('reform')];
  if (choice.length) return one(choice);
  if (of('pass').length) return 'do pass';
  if (of('done').length) return of('defend').length ? one(of('defend')) : 'do done';
  const plays = of('play').filter(id => / - \d$/.test(id)); // as they are
  if (of('launch').length && /Straight|Flush|Full House|Four/.test(m.controls.find(c => c.id === 'do launch').label)) return 'do launch';
  const suitOf = id => m.controls.find(c => c.id === id).group.split(/[ ,]+/)[2];
  const lies = m.sections.find(s => s.heading === 'Assault')?.lines[0].split(/[ ,]+/)[2];
  const suited = plays.filter(id => !lies || suitOf(id) === lies);
  const worth = id => plays.filter(each => suitOf(each) === suitOf(id)).length;
  const best = Math.max(...suited.map(worth));
  return suited.length ? one(suited.filter(id => worth(id) === best)) : 'do stop';
}

/** In which window a Secret could be used now; "": in none. Here and in the page. */
export function secretWindow(m) {
  if (!m.ids.some(id => id.startsWith('do secret'))) return '';
  return m.ids.includes('do pass') ? 'window' : m.ids.includes('do done') ? 'defend' : 'prepare';
}

const cardOf = ([, card, , faction]) => Number(faction) * 52 + Number(card);

/** Does one action, "defend 30 2 0", where the canvas offers it; `drag`: cards are dragged to their place. */
export async function perform(player, deed, mirror, drag = false) {
  const parts = deed.split(' ');
  const [verb, a] = parts;
  const meanings = deeds(mirror).filter(d => d.startsWith(`${verb} ${a} `) && d.endsWith(` ${parts[3]}`)).length;
  if (verb === 'secret') {
    await player.hit(`secret ${a}`);
  } else if (verb === 'play' || verb === 'defend') {
    if (drag && meanings === 1) return player.drag(`select ${cardOf(parts)}`, `do ${deed}`);
    await player.hit(`select ${cardOf(parts)}`);
  } else if (verb === 'choose') { // a card of the hand is selected first, others are offered at once
    const ids = [`select ${cardOf(parts)}`, `do ${deed}`];
    const shown = await player.poll(all => all.find(id => cardfront.item(id)), ids);
    if (shown === ids[0]) {
      await player.hit(ids[0]);
      return player.hit('use-chosen');
    }
  }
  return player.hit(`do ${deed}`);
}

/** The cards or Secrets of such a line, by name: abilities come after a comma as the next card does. */
const listed = (lines, head) => {
  const line = lines.find(l => l.startsWith(head));
  return line ? line.slice(head.length).split(/, (?=(?:\d+|Jack|Queen|King|Ace) of )/) : [];
};

/**
 * Nobody reads, in the mirror or on the canvas, what another holds: a hand and Secrets are told to their owner alone, and
 * what is known of another hand has been shown.
 * @returns {function(Player, Object): Promise<void>} for every position on the way
 */
export function watchSecrets(names) {
  const shown = [...names, 'who looks on'].map(() => new Set()); // to each: cards that went into a hand openly, or were looked at
  const watch = async (player, mirror) => {
    const handing = mirror.ids.includes('take-screen');
    const viewers = names.filter(name => section(mirror, name)?.lines.some(line => line.startsWith('Hand: ')));
    assert.ok(viewers.length <= 1, `${viewers} are read together`);
    const viewer = viewers[0];
    const eyes = viewer ? names.indexOf(viewer) : names.length;
    if (handing) {
      watch.times += 1;
      assert.equal(viewer, undefined);
      assert.equal(mirror.modal, true);
      assert.deepEqual(deeds(mirror), []);
      if (!mirror.words) await player.find('take-screen');
    }
    let owner = '';
    for (const line of mirror.log.map(each => byName(each))) {
      const drawn = /^(?:[^:]*: )?(.*?) draws (?:the (?!Secret )(.*)|the Secret (.*)|(a Secret|a card|.*, which works at once))\.$/.exec(line);
      const out = section(mirror, drawn?.[1])?.lines[0] === 'Knocked out'; // looks on, and has no hand any more
      if (drawn && (drawn[2] || drawn[3]) && !out) assert.equal(drawn[1], viewer, line);
      owner = /^.* looks at (.*)'s hand\.$/.exec(line)?.[1] ?? owner;
      const seen = /^(?:[^:]*: )?(.*) sees the (.*)\.$/.exec(line);
      if (seen) assert.ok([seen[1], owner].includes(viewer), `${line} told to ${viewer}`);
      const open = seen?.[2] ?? /^.* takes the (.*)\.$/.exec(line)?.[1];
      if (open) shown[eyes].add(open);
    }
    for (const name of names) {
      const lines = section(mirror, name)?.lines ?? [];
      for (const card of listed(lines, 'Known of the hand: ')) {
        assert.ok(shown[eyes].has(card), `${name}'s ${card} is read by ${viewer}`);
        watch.known += 1;
      }
      if (name !== viewer) assert.doesNotMatch(lines.join('\n'), /^Hand: |^On top of the deck: |^Secrets: (?!\d+ face down$)/m);
    }
    const held = viewer ? listed(section(mirror, viewer).lines, 'Hand: ').filter(card => card !== 'none') : [];
    const faces = all => all.map(card => card.split(',')[0]).sort();
    const closed = handing || !viewer;
    let items = [['not asked yet'], []];
    const agree = () => (closed ? String(items) === ','
      : !deeds(mirror).length || !items[0].length || String(faces(items[0])) === String(faces(held)));
    for (let tries = 0; tries < 60 && !agree(); tries += 1) { // the canvas follows the mirror by a frame or two
      const found = await player.page.evaluate(() => new Promise(done => requestAnimationFrame(() => done(['select', 'secret'].map(verb =>
        Array.from({ length: 208 }, (_, n) => n).filter(n => cardfront.item(`${verb} ${n}`)))))));
      items = [found[0].map(card => cardName(card % 52)), found[1]];
    }
    assert.ok(agree(), closed ? `${items} can be touched by nobody` : `${items[0]} can be touched, and ${held} is one's own hand`);
    if (closed) return;
    for (const deed of deeds(mirror)) {
      const [verb, card] = deed.split(' ');
      if (verb === 'play' || verb === 'defend') assert.ok(faces(held).includes(cardName(Number(card))), deed);
    }
  };
  watch.times = watch.known = 0;
  return watch;
}

const chipsOf = (mirror, name) => Number(/^Chips.*: (-?\d+)$/m.exec(section(mirror, name).lines.join('\n'))?.[1] ?? NaN);

/**
 * The game is over and somebody has won it: the others are knocked out, their chips are gone, and its record, opened
 * again, ends the same.
 * @returns {Promise<string>} the record
 */
export async function checkEnd(player, mirror, names) {
  const won = /^(?:(.*) and )?(.*) wins? the game\.$/.exec(byName(mirror.status))?.slice(1).filter(Boolean) ?? [];
  assert.equal(won.length, names.length === 4 ? 2 : 1, mirror.status);
  if (won.length === 2) assert.equal(Math.abs(names.indexOf(won[0]) - names.indexOf(won[1])), 2, 'partners win');
  assert.equal(mirror.log.at(-1), mirror.status);
  for (const name of names) {
    if (won.includes(name)) assert.ok(chipsOf(mirror, name) > 0, `${name} has chips`);
    else assert.equal(section(mirror, name).lines[0], 'Knocked out');
  }
  checkLedger(mirror, names, won);
  return reopen(player, mirror, /^(Chips|Deck: |Cards in hand|Top discard|In play|Power Deck|Knocked)/);
}

// Where the log still holds the whole game, its gains and losses are added up.
function checkLedger(mirror, names, won) {
  const start = /^Everybody has (\d+) chips/m.exec(mirror.log.join('\n'));
  if (!start || mirror.log.some(line => / comes? back /.test(line))) return;
  const sides = names.length === 4 ? [[0, 2], [1, 3]] : names.map((_, seat) => [seat]);
  const told = new RegExp('^(?:[^:]*: )?(?<who>.*?) (?:takes (?<lost>\\d+) damage|gains (?<gained>\\d+) chips?|' +
    'takes (?<taken>\\d+) chips? from (?<from>.*)|does not begin, and has (?<more>\\d+) chip more)\\.$');
  for (const side of sides) {
    const of = name => side.includes(names.indexOf(name));
    const sum = mirror.log.reduce((chips, line) => {
      const { who, lost = 0, gained = 0, taken = 0, from, more = 0 } = told.exec(byName(line))?.groups ?? {};
      if (of(who)) chips += Number(gained) + Number(taken) + Number(more) - Number(lost);
      return of(from) ? chips - Number(taken) : chips;
    }, Number(start[1]) * side.length);
    const name = names[side[0]];
    if (won.includes(name)) assert.equal(sum, chipsOf(mirror, name), `${name}'s chips add up`);
    else assert.ok(sum <= 0, `${name} is out with ${sum}`);
  }
}
