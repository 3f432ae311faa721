// Tables that lie at several pages, of the release page over a real relay on this machine: people invite, sit down, go
// away and come back, ask and answer. Whole games are in whole.test.mjs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { come, comeAgain, goesOut, invite, isOut, join, noteSent, openLines, playOn, seated } from '../support/far.mjs';
import { chance, deeds, over, patience, upright } from '../support/game.mjs';
import { startRelay } from '../../wire/support/relay.mjs';

let relay;
before(async () => {
  relay = await startRelay();
});
after(() => relay?.close());

test('a game by correspondence: the two pages are never open together', async () => {
  const host = await come([relay.url], noteSent);
  const links = await invite(host, 2, 'pf');
  const guest = await come([relay.url], noteSent);
  const names = new Map([[host, 'Player 1'], [guest, 'Bea']]);
  await host.until(m => m.screen === 'room');
  await comeAgain(host, async () => {
    await join(guest, links.seat, 'Bea');
    await guest.until(m => m.screen === 'room');
    await isOut(guest);
  });
  let turns = 0;
  // Once what the other had done has come; its last lines.
  const move = async (player, lines) => {
    const pick = chance(turns += 1);
    await player.until(m => m.screen === 'table');
    for (const end = Date.now() + patience; !openLines(await player.mirror(), names.get(player)).join('\n').includes(lines);) {
      assert.ok(Date.now() < end, `it comes: ${lines}; ${(await player.mirror()).log}`);
      await new Promise(later => setTimeout(later, 40));
    }
    for (let m = await player.mirror(); deeds(m).length && !over(m); m = await player.mirror()) {
      await goesOut(player, async () => {
        await player.press(`do ${deeds(m)[pick(deeds(m).length)]}`);
        await player.after(m);
      });
    }
  };
  // One goes when a relay keeps what it has said, and comes again when the other has moved.
  const closed = async (player, other) => {
    await player.page.waitForTimeout(1000); // for what it answers
    await isOut(player);
    const lines = openLines(await player.mirror(), names.get(player)).slice(-3).join('\n');
    await comeAgain(player, () => move(other, lines));
  };
  for (let round = 0; round < 3; round += 1) {
    await closed(guest, host);
    await closed(host, guest);
  }
  const m = await guest.until(a => a.screen === 'table');
  assert.ok(m.log.length > 4, 'moves came over');
});

test('the table as a screen: two telephones hold the hands, and an onlooker sees what is open', async () => {
  const screen = await come([relay.url]);
  const links = await invite(screen, 0, 'ff');
  const hands = [await come([relay.url], { viewport: upright, hasTouch: true }), await come([relay.url], { viewport: upright, hasTouch: true })];
  const onlooker = await come([relay.url]);
  await join(hands[0], links.seat, 'Ann');
  await join(hands[1], links.seat, 'Bob');
  await join(onlooker, links.onlooker);
  const all = [screen, ...hands, onlooker];
  await seated(all);
  await playOn(hands, { most: 12 });
  for (const player of [screen, onlooker]) {
    const m = await player.until(a => a.log.length > 5, 'what they have done');
    assert.equal(deeds(m).length, 0);
    assert.ok(!m.sections.some(s => /hand/i.test(s.heading) && s.lines.some(line => /of (Hearts|Spades|Clubs|Diamonds)/.test(line))));
  }
});

test('a seat is given to the computer and back, a take-back is refused and agreed to, something is said', async () => {
  const [host, guest] = [await come([relay.url]), await come([relay.url])];
  const links = await invite(host, 2, 'pf');
  await join(guest, links.seat, 'Bea');
  const both = [host, guest];
  await seated(both);
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
