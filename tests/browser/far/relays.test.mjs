// Tables over relays that are killed, dead or lie; what a relay sees of a table; who looks on until the end; who is called
// while the page is out of sight.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { forward } from '../support/crossfire.mjs';
import { closeAll, come, fair, invite, join, playOn, seated } from '../support/far.mjs';
import { chance, deeds, over } from '../support/game.mjs';
import { deadRelay, lying, saysNothing, startRelay } from '../../wire/support/relay.mjs';

const crossfire = 2;
const relays = [];
const relay = async ways => {
  relays.push(await startRelay(ways));
  return relays.at(-1);
};
const unreached = /WebSocket connection to .* failed/; // what the browser says of a relay that is not there
afterEach(() => Promise.all(relays.splice(0).map(each => each.close())));

test('the relay is killed in the middle of a table and comes again empty, twice; it has seen nothing but tags, sizes and times', async () => {
  let now = await relay();
  const { port, url } = now;
  const both = [await come([url]), await come([url])];
  const [host, guest] = both;
  for (const each of both) each.expected.push(unreached);
  const links = await invite(host, crossfire, 'pf');
  await join(guest, links.seat, 'Beatrice');
  await seated(both);
  const seen = [];
  const killed = [];
  const mirrors = await playOn(both, {
    choose: forward, pick: chance(2), most: 1500,
    // Who acts does so while there is no relay: the host once, and once the guest.
    async act(at, id, mirror, done) {
      if (done < 6 || killed.includes(at)) return both[at].press(id);
      killed.push(at);
      seen.push(...now.seen);
      await relays.pop().close();
      await both[at].press(id);
      if (at === 0) await host.after(mirror);
      now = await relay({ port });
      assert.equal(now.kept.size, 0);
    },
  });
  assert.ok(mirrors.every(over), mirrors[0].status);
  assert.deepEqual([...killed].sort(), [0, 1]);
  await fair([guest]);
  assert.equal(await guest.record(), await host.record());
  await closeAll(both);

  seen.push(...now.seen);
  const { authors, tags } = saysNothing(seen);
  assert.deepEqual([authors.size, tags.size], [2, 2], 'one signature and one tag for each of two');
  const told = JSON.stringify(seen);
  for (const word of ['Beatrice', 'Crossfire']) { // shorter ones are met by chance
    assert.ok(!told.includes(word) && !told.includes(btoa(word).slice(0, 4 * Math.floor(word.length / 3))), word);
  }
});

test('one relay is dead, one lies and one is good: a whole table, with an onlooker from the first to the last action', async () => {
  const all = [await deadRelay(), await relay(lying()), await relay()].map(each => each.url);
  const players = [await come(all), await come(all)];
  const [host, guest] = players;
  const links = await invite(host, crossfire, 'pf');
  const onlooker = await join(await come(all), links.onlooker);
  await join(guest, links.seat, 'Bea');
  for (const each of [...players, onlooker]) each.expected.push(unreached);
  await seated([...players, onlooker]);
  let looked = 0;
  const mirrors = await playOn(players, {
    choose: forward, pick: chance(4), most: 1500,
    async wanted() {
      const m = await onlooker.mirror();
      looked += 1;
      assert.deepEqual(deeds(m), []);
      assert.ok(!m.sections.some(s => s.lines.some(line => line.startsWith('Hand: '))), 'no hand is seen');
      return false;
    },
  });
  assert.ok(mirrors.every(over), mirrors[0].status);
  assert.ok(looked > 20);
  await fair([guest]);
  await fair([onlooker], 'You were shown the truth. Nothing of yours is in the deal');
  const record = await host.record();
  for (const each of [guest, onlooker]) assert.equal(await each.record(), record);
  await closeAll([...players, onlooker]);
});

test('who has agreed to notices gets one for each turn that begins out of sight, and none before or in sight', async () => {
  const { url } = await relay();
  const prepare = page => page.addInitScript(() => {
    window.notices = [];
    window.Notification = class {
      static permission = 'default';

      static async requestPermission() {
        this.permission = 'granted';
        return 'granted';
      }

      constructor(text, { tag }) {
        window.notices.push(`${tag}: ${text}`);
      }
    };
    window.gone = false;
    Object.defineProperty(document, 'hidden', { get: () => window.gone });
    window.look = gone => {
      window.gone = gone;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  const both = [await come([url]), await come([url], { prepare })];
  const [host, guest] = both;
  const links = await invite(host, crossfire, 'pf');
  await join(guest, links.seat, 'Bea');
  await seated(both);
  const look = gone => guest.page.evaluate(value => look(value), gone);
  const notices = () => guest.page.evaluate(() => window.notices);
  // A turn of the guest's begins while the page is out of sight, or in sight.
  const pick = chance(3);
  const turn = async gone => {
    await playOn(both, { choose: forward, pick, wanted: ([m]) => deeds(m).length > 0 });
    await look(gone);
    await playOn([host], { choose: forward, pick, wanted: async () => deeds(await guest.mirror()).length > 0 });
    await look(false);
    return notices();
  };
  assert.deepEqual(await turn(true), []);
  await guest.press('company', 'notices');
  await guest.until(m => /You are told when it is your turn/.test(m.alert), 'what came of it');
  await guest.press('to-table');
  assert.deepEqual(await turn(false), []);
  for (const count of [1, 2]) {
    const told = await turn(true);
    assert.equal(told.length, count, String(told));
    assert.match(told[0], /^cardfront: Crossfire.*: /);
  }
  await closeAll(both);
});
