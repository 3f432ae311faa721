// Tables that lie at several pages, of the release page over a real relay on this machine: people invite, sit down, play on
// canvas and mirror, go away and come back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { chance, deeds, over, patience, sit, upright } from '../support/game.mjs';
import { startRelay } from '../../wire/support/relay.mjs';

let relay;
before(async () => {
  relay = await startRelay();
});
after(() => relay?.close());

/** Somebody at a page whose own relays are these. */
async function come(options = {}, relays = [relay.url]) {
  const player = await sit(options);
  await player.press('settings', 'relays');
  await player.answer(relays.join('\n'));
  await player.until(m => /your relays/.test(m.alert), 'relays');
  await player.press('back');
  return player;
}

/** Sets up a table; `seats` as in "pf0": a person here, somebody far, a computer. Returns its links. */
async function invite(host, game, seats, choices = []) {
  const sizes = seats.length > 2 ? [`seats ${seats.length}`] : [];
  await host.press(`setup ${game}`, ...sizes, ...[...seats].map((who, seat) => `player ${seat} ${who}`), ...choices, 'start');
  const links = await host.inDialog(async dialog => {
    const field = dialog.querySelector('textarea.link');
    if (!field || !dialog.querySelector('svg.code path')) return null;
    const [seat, onlooker] = dialog.querySelectorAll('input[name=invited]');
    onlooker.click();
    const second = field.value;
    seat.click();
    return { seat: field.value, onlooker: second };
  });
  await host.escape();
  return links;
}

const fragment = link => link.slice(link.indexOf('#'));

async function join(guest, link, name) {
  await guest.page.evaluate(hash => { location.hash = hash; }, fragment(link));
  if (name) await guest.answer(name);
  return guest;
}

/** All play by the mirror, or each that has a `hand` on the canvas, until `wanted()` or the end. */
async function playOn(players, { pick = chance(5), most = 400, wanted = () => false } = {}) {
  for (let done = 0, end = Date.now() + patience; done < most;) {
    const mirrors = await Promise.all(players.map(player => player.mirror()));
    if (mirrors.every(over) || (await wanted(mirrors, done))) return mirrors;
    const moment = m => ['go-on', 'confirm'].find(id => m.ids.includes(id));
    const at = mirrors.findIndex(m => moment(m) || deeds(m).length > 0);
    if (at < 0) {
      assert.ok(Date.now() < end, `nobody may act: ${JSON.stringify(mirrors.map(m => [m.status, m.alert, m.ids]))}`);
      await new Promise(later => setTimeout(later, 20));
      continue;
    }
    end = Date.now() + patience;
    const ids = deeds(mirrors[at]);
    const id = moment(mirrors[at]) ?? `do ${ids[pick(ids.length)]}`;
    await players[at].press(id);
    await players[at].after(mirrors[at]);
    done += 1;
  }
  return Promise.all(players.map(player => player.mirror()));
}

test('a whole game of Head-to-Head Poker: invited by a link, played by two pages, the deal is checked, and again', async () => {
  const [host, guest] = [await come(), await come({ viewport: upright, hasTouch: true })];
  const links = await invite(host, 0, 'pf');
  await join(guest, links.seat, 'Bea');
  await Promise.all([host, guest].map(player => player.until(m => m.screen === 'table', 'the table')));
  const [here] = await playOn([host, guest]);
  assert.ok(over(here));
  await guest.until(m => m.sections.some(s => s.lines.some(line => /The deal was fair/.test(line))), 'the verdict');
  for (const player of [host, guest]) await player.press('rematch');
  await Promise.all([host, guest].map(player => player.until(m => m.screen === 'table' && !m.ids.includes('rematch'), 'another game')));
  await Promise.all([host, guest].map(player => player.close()));
});

const names = ['Head-to-Head Poker', 'Poker Assault', 'Crossfire', 'Ground Assault', 'Assault Edge'];
// By chance the second and the last take some five hundred actions: of these the first sixty (tests/far plays whole ones).
for (const [game, seats, most] of [[1, 'pff', 60], [2, 'pf', 1500], [3, 'pf', 1500], [4, 'pf', 60]]) {
  test(`${most > 60 ? 'a whole game' : 'sixty actions'} of ${names[game]} at ${seats.length} pages`, async () => {
    const host = await come();
    const links = await invite(host, game, seats);
    const guests = [];
    for (const name of ['Bea', 'Carl'].slice(0, seats.length - 1)) guests.push(await join(await come(), links.seat, name));
    const all = [host, ...guests];
    await Promise.all(all.map(player => player.until(m => m.screen === 'table', 'the table')));
    const mirrors = await playOn(all, { most, pick: chance(game) });
    assert.ok(most < 1500 || mirrors.every(over));
    assert.ok(mirrors.every(m => m.log.length > 20), 'all were told');
    if (most === 1500) for (const guest of guests) await guest.until(m => m.sections.some(s => s.lines.some(line => /The deal was fair/.test(line))), 'the verdict');
    await Promise.all(all.map(player => player.close()));
  });
}

test('a game by correspondence: the two pages are never open together', async () => {
  const host = await come();
  const links = await invite(host, 2, 'pf');
  const guest = await come();
  await host.until(m => m.screen === 'room');
  await host.page.waitForTimeout(2500); // what it says has gone out
  const closed = async (player, work) => {
    await player.page.waitForTimeout(3000);
    const address = player.page.url();
    await player.page.goto('about:blank');
    await work();
    await player.page.goto(address.replace(/#.*/, ''));
    await player.until(m => m.ids.some(id => id.startsWith('room ')), 'the table at home');
    const m = await player.mirror();
    await player.press(m.ids.find(id => id.startsWith('room ')));
  };
  await closed(host, async () => {
    await join(guest, links.seat, 'Bea');
    await guest.until(m => m.screen === 'room');
  });
  let turns = 0;
  const move = async player => {
    const pick = chance(turns += 1);
    for (let m = await player.until(m => m.screen === 'table'); deeds(m).length && !over(m); m = await player.mirror()) {
      await player.press(`do ${deeds(m)[pick(deeds(m).length)]}`);
      await player.after(m);
      await player.page.waitForTimeout(300);
    }
  };
  for (let round = 0; round < 3; round += 1) {
    await closed(guest, async () => {
      await host.page.waitForTimeout(1500);
      await move(host);
    });
    await closed(host, async () => {
      await guest.page.waitForTimeout(1500);
      await move(guest);
    });
  }
  const m = await guest.until(a => a.screen === 'table');
  assert.ok(m.log.length > 4, 'moves came over');
});

test('the table as a screen: two telephones hold the hands, and an onlooker sees what is open', async () => {
  const screen = await come();
  const links = await invite(screen, 0, 'ff');
  const hands = [await come({ viewport: upright, hasTouch: true }), await come({ viewport: upright, hasTouch: true })];
  const onlooker = await come();
  await join(hands[0], links.seat, 'Ann');
  await join(hands[1], links.seat, 'Bob');
  await join(onlooker, links.onlooker);
  const all = [screen, ...hands, onlooker];
  await Promise.all(all.map(player => player.until(m => m.screen === 'table', 'the table')));
  await playOn(hands, { most: 12 });
  for (const player of [screen, onlooker]) {
    const m = await player.mirror();
    assert.equal(deeds(m).length, 0);
    assert.ok(m.log.length > 5);
    assert.ok(!m.sections.some(s => /hand/i.test(s.heading) && s.lines.some(line => /of (Hearts|Spades|Clubs|Diamonds)/.test(line))));
  }
});

test('a seat is given to the computer and back, a take-back is refused and agreed to, something is said', async () => {
  const [host, guest] = [await come(), await come()];
  const links = await invite(host, 2, 'pf');
  await join(guest, links.seat, 'Bea');
  const both = [host, guest];
  await Promise.all(both.map(player => player.until(m => m.screen === 'table', 'the table')));
  await guest.press('company');
  await guest.press('phrase 1');
  await host.until(m => /Bea: Good luck!/.test(m.alert), 'what Bea says');
  await guest.press('to-table');
  await playOn(both, { wanted: ([m], done) => done > 3 && m.controls.some(c => c.id === 'undo' && !c.off) });
  const before = (await host.mirror()).log.length;
  await host.press('undo');
  await guest.until(m => m.ids.includes('answer-back 0') && /asks to take back/.test(m.status), 'the question');
  await guest.press('answer-back 0');
  await host.until(m => /not taken back/.test(m.alert), 'no');
  assert.equal((await host.mirror()).log.length, before);
  await host.press('undo');
  await guest.until(m => m.ids.includes('answer-back 1'), 'the question');
  await guest.press('answer-back 1');
  await host.until((m, lines) => m.log.length < lines, 'it is taken back', before);
  await host.press('company', 'fill 1');
  await host.until(m => m.ids.includes('give-back 1') && m.sections.some(s => s.lines.some(line => /^the computer/.test(line))), 'the computer');
  await guest.until(m => !m.ids.some(id => id.startsWith('do ')), 'nothing to do for Bea');
  await host.press('give-back 1', 'to-table');
  await playOn(both, { most: 4 });
});
