// Pages that are reloaded at any moment: nothing is lost, and the game goes on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { agree, closeAll, come, comeAgain, fair, invite, join, playOn, seated } from '../support/far.mjs';
import { byChance, chance, deeds, over } from '../support/game.mjs';
import { startRelay } from '../../wire/support/relay.mjs';

let relay;
before(async () => {
  relay = await startRelay();
});
after(() => relay?.close());

test('both sides are reloaded at ten moments each of a game of Head-to-Head Poker', async () => {
  const both = [await come([relay.url]), await come([relay.url])];
  const [host, guest] = both;
  const names = ['Player 1', 'Bea'];
  const reloads = [[], []];
  let begun = false;
  // One of them is reloaded while the other waits, and finds all as it was.
  async function reload(who, moment) {
    if (begun) await agree(both, names);
    const { screen, title, log, ids } = await both[who].mirror();
    const there = { screen, title, last: log.at(-1), ids: ids.filter(id => /^(do|answer-back|rematch)/.test(id)).join() };
    await comeAgain(both[who]);
    await both[who].until((m, a) => m.screen === a.screen && m.title === a.title && m.log.at(-1) === a.last
      && m.ids.filter(id => /^(do|answer-back|rematch)/.test(id)).join() === a.ids, `as before: ${moment} ${JSON.stringify(there)}`, there);
    reloads[who].push(moment);
  }

  const links = await invite(host, 0, 'pf', ['option 1 1']);
  await reload(0, 'nobody has come yet');
  await comeAgain(host, async () => {
    await join(guest, links.seat, 'Bea');
    await guest.until(m => m.screen === 'room', 'the room');
    await reload(1, 'in a room whose host is away');
  });
  await seated(both);
  begun = true;

  // What somebody who is about to act sees, and who is reloaded.
  const moments = [
    ...[0, 1].flatMap(who => [
      [who, 'at the first turn', (m, at) => at === who],
      [who, "at the other's turn", (m, at) => at !== who],
      [who, 'asked for an answer to a bet', (m, at) => at === who && m.ids.includes('do call')],
      [who, 'while the other is asked', (m, at) => at !== who && m.ids.includes('do call')],
      [who, 'in the second round', (m, at) => at === who && /Round 2/.test(m.title)],
      [who, 'in the third round', (m, at) => at !== who && /Round 3/.test(m.title)],
    ]),
  ];
  const acted = [0, 0];
  const pick = chance(6);
  let asked = 0;
  const mirrors = await playOn(both, {
    pick,
    choose: byChance,
    async wanted(now) {
      const at = now.findIndex(m => deeds(m).length > 0);
      for (const each of at < 0 ? [] : [...moments]) {
        const [who, moment, is] = each;
        if (!is(now[at], at)) continue;
        moments.splice(moments.indexOf(each), 1);
        await reload(who, moment);
      }
      for (const who of [0, 1]) {
        if (asked !== who || acted[who] < 8 || !now[who].controls.some(c => c.id === 'undo' && !c.off)) continue;
        asked += 1;
        // It may not have heard yet that what was asked before is answered.
        await both[who].until(m => m.controls.some(c => c.id === 'undo' && !c.off), 'nothing else is asked');
        await both[who].press('undo');
        await both[1 - who].until(m => m.ids.includes('answer-back 0'), 'the question');
        await reload(1 - who, 'asked whether the other may take back');
        await reload(who, 'the other is asked for a take-back');
        await both[1 - who].press('answer-back 0');
        await both[who].until(m => /not taken back/.test(m.alert), 'no');
      }
      return false;
    },
    // Twice each is gone as soon as it has pressed: what was done is done.
    async act(at, id, mirror) {
      await both[at].press(id);
      acted[at] += 1;
      if (![5, 20].includes(acted[at])) return;
      await comeAgain(both[at]);
      await both[at].until((m, last) => m.log.at(-1) !== last, 'its action', mirror.log.at(-1));
      reloads[at].push('just after an action');
    },
  });
  assert.ok(mirrors.every(over), mirrors[0].status);
  await fair([guest]);
  for (const who of [0, 1]) await reload(who, 'at the end');
  await fair([guest]);
  for (const done of reloads) assert.ok(done.length >= 10, String(done));
  assert.equal(await guest.record(), await host.record());
  for (const each of both) await each.press('rematch');
  await Promise.all(both.map(each => each.until(m => m.screen === 'table' && !m.ids.includes('rematch'), 'another game')));
  await closeAll(both);
});
