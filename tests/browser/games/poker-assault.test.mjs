// Whole games of Poker Assault on the canvas and in the mirror: two, three and four players, with mouse, finger and the
// keyboard alone; Secrets in each of their windows; drafts and variants. Where `every` is given, only every so many
// actions one is done on the canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { begin, checkEnd, collect, perform, playOut, quick, secretWindow, setUpOf, watchSecrets } from '../support/assault.mjs';
import { across, chance, deeds, desk, over, sit, upright } from '../support/game.mjs';
import { byName } from '../support/player.mjs';
import { playOut as playByKeys, prepare, setUp } from '../support/keyboard.mjs';
import { namesOf, section } from '../support/match.mjs';

const verbs = (record, seat, wanted) => wanted.forEach(verb => assert.match(record, new RegExp(`^${seat} ${verb}\\b`, 'm')));

describe('whole games of Poker Assault', () => {
  test('two players, a person and the computer, mouse, 1280x720', async () => {
    const p = await sit({ viewport: desk });
    const seats = 'p0';
    await begin(p, { seats, seed: 1, dealt: false });
    const end = await playOut(p, { seed: 1, every: 4 });
    verbs(await checkEnd(p, end, namesOf(seats)), 1, ['pick', 'play', 'launch', 'defend', 'done']);
    await p.close();
  });

  test('three players, two persons and the computer, finger, 390x844: nobody reads what another holds', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    const seats = 'pp0';
    const watch = watchSecrets(namesOf(seats));
    await begin(p, { seats, seed: 3 });
    const end = await playOut(p, { seed: 3, every: 5, watch });
    assert.ok(watch.times >= 10, `the screen was handed over ${watch.times} times`);
    const record = await checkEnd(p, end, namesOf(seats));
    verbs(record, '[12]', ['play', 'launch', 'defend', 'done']);
    await p.close();
  });

  test('four players in teams, two persons and two computers, drag and drop, 844x390', async () => {
    const p = await sit({ viewport: across });
    const seats = 'p0p0';
    await begin(p, { seats, seed: 9 });
    const end = await playOut(p, { seed: 9, every: 6, drag: true });
    const record = await checkEnd(p, end, namesOf(seats));
    verbs(record, '[13]', ['play', 'launch', 'defend', 'done']);
    await p.close();
  });

  test('two players, with the keyboard alone', async () => {
    const p = await sit({ prepare });
    const match = { seats: 'p0', cut: true };
    const start = await setUp(p, 1, setUpOf(match), 10);
    assert.ok(start.log.includes('Everybody has 3 chips to begin with.'));
    const pick = chance(10);
    const end = await playByKeys(p, start, mirror => quick(mirror, pick));
    await checkEnd(p, end, namesOf(match.seats));
    await p.close();
  });
});

// Games of two persons who collect Power Cards and keep them, from that seed on until one can use this Secret in this
// window, on the canvas. What the use of each must do, besides being told and gone:
const does = {
  'Mind Control': (m, who) => assert.ok(m.log.some(line => line.startsWith(`Mind Control: ${who} looks at `))),
  'Confusion Ray': m => assert.match(m.log.slice(-3).join(), /is defended\..*Confusion Ray: .* takes 1 damage\./),
  Barrage: m => assert.match(m.log.slice(-2).join(), /Barrage: .* takes \d damage\./),
  'Cloud of Bats': m => assert.equal(new Set(section(m, 'Assault').lines.filter(line => / of /.test(line)).slice(0, 5).map(line => line.split(/[ ,]/)[2])).size, 1),
  Moonrise: m => assert.match(m.log.join(), /is now the /),
  'Homing Beacon': m => assert.match(section(m, 'Assault').lines.join(), /Homing Beacon on the /),
};
const games = [
  { seed: 1, size: desk, window: 'window', name: 'Barrage' },
  { seed: 4, size: desk, window: 'prepare', name: 'Sharpened Claws' },
  { seed: 12, size: desk, window: 'window', name: 'Homing Beacon' },
  { seed: 10, size: desk, window: 'defend', name: 'Confusion Ray' },
  { seed: 13, size: upright, touch: true, window: 'prepare', name: 'Mind Control' },
  { seed: 6, size: upright, touch: true, window: 'window', name: 'Moonrise' },
  { seed: 7, size: across, window: 'window', name: 'Cloud of Bats' },
  { seed: 11, size: across, window: 'prepare', name: 'Bloodlust' },
  { seed: 10, size: across, window: 'defend', name: 'Phase Shift' },
];
const tries = 20;

const secretNamed = (mirror, name) => mirror.controls.find(each => each.id.startsWith('do secret ') && each.group === name);

/** A game of two persons, from that seed on until a position is as wanted, which is read in the page. */
async function gameWith({ seed, size, touch = false }, wanted, arg) {
  for (let tried = 0; tried < tries; tried += 1) {
    const p = await sit({ viewport: size, hasTouch: touch });
    await begin(p, { seats: 'pp', seed: seed + tried });
    const before = await p.rush(300, seed + tried, wanted, arg, collect);
    if (await p.page.evaluate(`(${wanted})(${JSON.stringify(before)}, ${JSON.stringify(arg)})`)) return { p, before };
    await p.close();
  }
  return assert.fail(`in ${tries} games there is no ${arg}`);
}

describe('a Secret in its window', () => {
  for (const game of games) {
    const { size, window, name } = game;
    const wanted = `(m, [window, name]) => (${secretWindow})(m) === window && Boolean((${secretNamed})(m, name))`;
    test(`${window}: ${name}, ${size.width}x${size.height}`, async () => {
      const { p, before } = await gameWith(game, wanted, [window, name]);
      const [who] = before.status.split(':');
      const use = secretNamed(before, name).id.slice('do '.length);
      assert.match(section(before, who).lines.join('\n'), new RegExp(`^Secrets: .*${name}`, 'm'));
      await perform(p, use, before);
      let after = await p.after(before);
      if (after.ids.includes('take-screen')) { // with the last Secret the window is over
        await p.press('take-screen');
        after = await p.until(m => m.log.length > 0 && !m.ids.includes('take-screen'));
      }
      const told = after.log.findLast(line => line.startsWith(`${who} uses ${name}`));
      assert.ok(told, after.log.slice(-5).join(' '));
      assert.doesNotMatch(section(after, who).lines.filter(line => line.startsWith('Secrets: ')).join(), new RegExp(name));
      assert.ok(!deeds(after).some(d => d.startsWith(use.split(' ', 2).join(' '))));
      assert.ok(await p.poll(id => cardfront.item(id) === null, use.split(' ', 2).join(' ')), 'it has gone from the canvas');
      does[name]?.(after, who);
      if (name === 'Mind Control') { // a card of the hand that is looked at
        await perform(p, deeds(after).find(d => d.startsWith('choose')), after);
        after = await p.after(after);
        assert.match(after.log.join('\n'), new RegExp(`^Mind Control: ${who} takes the .*\\.$`, 'm'));
      }
      await p.close();
    });
  }
});

test('four Secrets beside a card in play, 844x390: a finger meets each', async () => {
  const secrets = ids => [...new Set(ids.filter(id => id.startsWith('do secret ')).map(id => id.split(' ', 3).slice(1).join(' ')))];
  const crowded = `m => m.sections.some(({ lines }) => /Secrets: [^,]+(, [^,]+){3,}\\n(.*\\n)*In play: /.test(lines.join('\\n'))) && (${secrets})(m.ids).length > 2`;
  const { p, before } = await gameWith({ seed: 62, size: across, touch: true }, crowded, 'hand of four Secrets');
  const at = await Promise.all(secrets(before.ids).map(id => p.find(id)));
  at.sort((one, other) => one.x - other.x);
  for (let i = 1; i < at.length; i += 1) assert.ok(at[i].x - at[i - 1].x >= 24, `${at.map(each => Math.round(each.x))}`);
  await p.close();
});

test('a reload in the middle of a game of four goes on with the same state', async () => {
  const p = await sit();
  await begin(p, { seats: 'p0p0', seed: 6 });
  const before = await p.rush(40, 6, m => m.log.length > 30 && m.ids.some(id => id.startsWith('do ')), null, quick);
  const record = await p.record();
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  await p.load();
  let mirror = await p.until(m => m.screen === 'table');
  if (!deeds(mirror).length) {
    assert.doesNotMatch(mirror.text, /Hand:/);
    await p.press('take-screen');
  }
  mirror = await p.until(m => m.ids.some(id => id.startsWith('do ')));
  for (const what of ['title', 'status', 'sections', 'ids']) assert.deepEqual(mirror[what], before[what]);
  assert.equal(await p.record(), record);
  await p.rush(3, 6, undefined, null, quick);
  assert.ok((await p.record()).startsWith(record.slice(0, record.lastIndexOf('\nend '))), 'it goes on from there');
  await p.close();
});

test('a Cross-Faction draft of three on the canvas, and a pick that is refused', async () => {
  const p = await sit();
  const names = namesOf('ppp');
  let mirror = await begin(p, { seats: 'ppp', variant: 'cross-faction', dealt: false, seed: 9 });
  const pick = chance(9);
  for (let made = 0; made < 12; made += 1) {
    const picks = deeds(mirror);
    assert.ok(picks.length > 0 && picks.every(deed => deed.startsWith('pick ')));
    assert.match(mirror.status, new RegExp(`^${names[made % 3]}: pick a suit`));
    if (made === 5) {
      const refused = Array.from({ length: 16 }, (_, n) => `pick ${n}`).find(deed => !picks.includes(deed));
      await p.hit(`do ${refused}`);
      assert.match((await p.until(m => m.alert !== '')).alert, /^(Choosing factions|Four other games): /);
    }
    const clear = made === 5 ? picks.filter(deed => Number(deed.split(' ')[1]) >= 8) : picks; // of the words above
    await p.hit(`do ${clear[pick(clear.length)]}`);
    mirror = await p.until((m, status) => m.status !== status, 'the next one', mirror.status);
  }
  await p.press('take-screen');
  mirror = await p.until(m => m.sections.length > 0 && !m.ids.includes('take-screen'));
  const taken = names.flatMap(name => section(mirror, name).lines.find(line => line.startsWith('Deck: ')).slice(6).split(', '));
  assert.equal(new Set(taken).size, 12);
  for (let seat = 0; seat < 3; seat += 1) {
    const own = taken.slice(4 * seat, 4 * seat + 4).map(each => each.split(' of the '));
    assert.equal(new Set(own.map(([suit]) => suit)).size, 4);
    assert.equal(new Set(own.map(([, faction]) => faction)).size, 4);
    assert.match(section(mirror, names[seat]).lines.join('\n'), /^Cards in hand: 5, in the deck: 47, discarded: 0\n(.*\n)*Power Deck: 8 cards$/m);
  }
  await p.close();
});

test('Street Fight: who is knocked out comes back once with the second faction', async () => {
  const p = await sit();
  const names = namesOf('p0');
  await begin(p, { seats: 'p0', variant: 'street-fight', cut: true, seed: 4 });
  const again = /^(.*) comes back with the (.*)\.$/;
  const back = await p.rush(300, 4, m => m.log.some(line => / comes? back /.test(line)), null, quick);
  const told = m => m.log.map(line => byName(line));
  const [, who, faction] = told(back).findLast(line => again.test(line)).match(again);
  const lines = section(back, who).lines.join('\n');
  assert.match(lines, /^Chips: 10\n/);
  assert.match(lines, new RegExp(`^Deck: .*${faction}`, 'm'));
  const [, held, deck, discarded] = /^Cards in hand: (\d+), in the deck: (\d+), discarded: (\d+)$/m.exec(lines).map(Number);
  assert.ok(held + deck + discarded <= 52 && held + deck >= 40, 'a new deck, and all others are gone');
  assert.ok(told(back).includes(`${who} prepares an Assault.`));
  const other = names.find(name => name !== who);
  const next = await p.rush(500, 2, (m, who) => m.log.some(line => line.startsWith(who)), other === names[0] ? 'You come back ' : `${other} comes back `, quick);
  const twice = told(next).some(line => line.startsWith(`${other} comes back `)) ? names : [who];
  const end = await p.rush(500, 3, undefined, null, quick);
  const loser = names.find(name => section(end, name).lines.includes('Knocked out'));
  assert.ok(twice.includes(loser), `${loser} did not come back`);
  assert.ok(told(end).includes(`${loser} is knocked out.`));
  await checkEnd(p, end, names);
  await p.close();
});

test('what cannot be done tells its rule', async () => {
  const p = await sit();
  await begin(p, { seats: 'pp', seed: 2 });
  const cards = Array.from({ length: 208 }, (_, n) => n);
  const held = async () => {
    await p.find('undo');
    return p.page.evaluate(all => all.filter(n => cardfront.item(`select ${n}`)), cards);
  };
  const useless = (all, mirror) => all.find(n => !deeds(mirror).some(d => d.split(' ')[1] === String(n % 52) && d.endsWith(` ${Math.floor(n / 52)}`)));

  // A card that does not fit the Assault.
  const attack = await p.rush(60, 2, m => m.ids.includes('do launch') && m.ids.filter(id => id.startsWith('do play')).length <= 3, null, quick);
  const idle = useless(await held(), attack);
  await p.hit(`select ${idle}`);
  await p.hit(`do play ${idle % 52} - ${Math.floor(idle / 52)}`);
  const told = await p.until(m => m.alert !== '');
  assert.match(told.alert, /^What may be added: .* The Assault may become: /);

  // A card that defends nothing, on a card of the Assault.
  await p.press('do launch');
  const defence = await p.rush(60, 2, m => m.ids.includes('do done'), null, quick);
  const weak = useless(await held(), defence);
  await p.hit(`select ${weak}`);
  await p.hit(`do defend ${weak % 52} 0 ${Math.floor(weak / 52)}`);
  const refused = await p.until((m, old) => m.alert !== '' && m.alert !== old, 'an alert', told.alert);
  assert.match(refused.alert, /^What defends: .*own rank, or by a higher card of its own suit/);
  assert.deepEqual(deeds(refused), deeds(defence), 'nothing has happened');
  await p.close();
});
