// Datagrams over real relays on loopback: who gets what, live and later.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { bytes, closeAll, end, far, relay, rest, room, stillClock, until } from './support/peers.mjs';
import { saysNothing } from './support/relay.mjs';

afterEach(closeAll);

test('a guest and the host hear each other, the latest of each', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const [a, b] = [await host(), await guest()];
  b.say('may I?');
  const [peer] = await a.has('may I?');
  a.say('sit down', peer);
  assert.deepEqual(await b.has('sit down'), ['host', 'sit down']);
  for (let i = 0; i < 20; i += 1) a.say(`move ${i}`, peer);
  await b.has('move 19');
  await b.kept();
  await a.kept();
  assert.equal(a.wire.state().state, 'works');
});

test('four guests and an onlooker hear what is meant for them, and nothing else', async () => {
  const { url, seen } = await relay();
  const { host, guest, links } = await room(url);
  const a = await host();
  const guests = [await guest(), await guest(), await guest(), await guest(), await guest(undefined, links.onlooker)];
  const peers = [];
  for (const [i, b] of guests.entries()) {
    b.say(`guest ${i}`);
    peers.push((await a.has(`guest ${i}`))[0]);
  }
  assert.deepEqual(peers.map(far.sits), [true, true, true, true, false]);
  assert.equal(new Set(peers).size, 5);
  peers.forEach((peer, i) => a.say(`for ${i}`, peer));
  for (const [i, b] of guests.entries()) await b.has(`for ${i}`);
  await rest(50);
  for (const [i, b] of guests.entries()) assert.deepEqual(b.heard.map(([, what]) => what), [`for ${i}`]);
  assert.ok(seen.length > 0);
});

test('who has an onlooker’s link cannot say that it gives a seat, nor write for somebody else', async () => {
  const { url } = await relay();
  const { host, guest, links, secret } = await room(url);
  const a = await host();
  const look = await far.readInvitation(links.onlooker.split('#far=')[1], true);
  assert.equal(look.seat, null);
  const liar = await end({ secret: far.makeSecret(false), relays: [url], invitation: { ...look, seat: secret.slice(0, 16) } });
  liar.say('I sit');
  const b = await guest();
  b.say('honest');
  await a.has('honest');
  await rest(100);
  assert.deepEqual(a.heard.map(([, what]) => what), ['honest']);
});

test('two that are never there together', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const mine = far.makeSecret(false);
  let peer = '';
  for (let turn = 0; turn < 3; turn += 1) {
    const b = await guest(mine);
    if (turn > 0) await b.has(`answer ${turn - 1}`);
    b.say(`move ${turn}`);
    await b.kept();
    b.close();
    const a = await host();
    [peer] = await a.has(`move ${turn}`);
    a.say(`answer ${turn}`, peer);
    await a.kept();
    a.close();
  }
});

test('a page reloaded at any moment, also within a second: what it said last is what is kept', async () => {
  const { url, kept } = await relay();
  const { host, guest } = await room(url);
  const mine = far.makeSecret(false);
  for (let i = 0; i < 12; i += 1) {
    const b = await guest(mine);
    b.say(`try ${i}`);
    if (i % 3 === 1) await b.kept();
    if (i % 3 === 2) await rest(i * 7);
    if (i < 11) b.close();
  }
  const late = await host();
  await late.has('try 11');
  assert.equal([...kept.values()].length, 1, 'one event of a box');
});

test('a clock that was wrong: the later second of before does not hide what is new', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const mine = far.makeSecret(false);
  const real = Date.now;
  const old = await guest(mine);
  Date.now = () => real() + 300000;
  try {
    old.say('from the future');
    await old.kept();
  } finally {
    Date.now = real;
  }
  old.close();
  const b = await guest(mine);
  b.say('now');
  await rest(200);
  const a = await host();
  b.say('now again');
  await a.has('now again');
  await rest(300);
  const later = await host();
  await later.has('now again');
});

test('without the key nothing is heard: another room on the same relay, a link of another’s', async () => {
  const { url } = await relay();
  const [one, other] = [await room(url), await room(url)];
  const [a, x] = [await one.host(), await other.host()];
  const [b, y] = [await one.guest(), await other.guest()];
  b.say('ours');
  y.say('theirs');
  await a.has('ours');
  await x.has('theirs');
  await rest(50);
  assert.deepEqual([a.heard.length, x.heard.length], [1, 1]);
});

test('a large datagram comes in parts, live and kept; one that is too large is refused at once', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const b = await guest();
  const large = 'x'.repeat(100000);
  b.say(large);
  await b.kept();
  const a = await host();
  const [peer] = await a.has(large);
  b.say('small');
  await a.has('small');
  assert.throws(() => a.wire.send(peer, new Uint8Array(far.mostBytes + 1)), RangeError);
  a.wire.send(peer, new Uint8Array(far.mostBytes));
  await until(() => b.heard.some(([, what]) => what.length === far.mostBytes));
});

test('somebody who is removed is neither heard nor told', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const [a, b] = [await host(), await guest()];
  b.say('hello');
  const [peer] = await a.has('hello');
  a.wire.forget(peer);
  a.say('never', peer);
  b.say('hello again');
  const c = await guest();
  c.say('another');
  await a.has('another');
  await rest(100);
  assert.ok(!a.heard.some(([, what]) => what === 'hello again'));
  assert.deepEqual(b.heard, []);
});

test('what the relay sees: tags and signatures that say nothing, padded sizes, times', async () => {
  const { url, seen } = await relay();
  const { host, guest, links, secret } = await room(url);
  const [a, b, c] = [await host(), await guest(), await guest(undefined, links.onlooker)];
  b.say('a secret word');
  c.say('y'.repeat(700));
  const [peer] = await a.has('a secret word');
  const [looker] = await a.has('y'.repeat(700));
  a.say('z', peer);
  a.say('z'.repeat(230), looker);
  await b.has('z');
  await c.has('z'.repeat(230));
  await until(() => a.wire.state().unsent + b.wire.state().unsent + c.wire.state().unsent === 0);
  const told = JSON.stringify(seen);
  const words = ['a secret word', 'yyyyyyyy', 'zzzzzzzz'];
  const names = [peer.slice(1), looker.slice(1), far.toBase64Url(secret.subarray(32))];
  for (const hidden of [...words, ...words.map(btoa).map(letters => letters.slice(0, 8)), ...names]) {
    assert.ok(!told.includes(hidden), hidden);
  }
  const { authors, tags } = saysNothing(seen);
  assert.equal(authors.size, 4, 'a signature for each box');
  assert.equal(tags.size, 3, 'the host’s tag, and one for each guest');
});

test('the same guest in another room cannot be known again', async () => {
  const { url, seen } = await relay();
  const [one, other] = [await room(url), await room(url)];
  const mine = far.makeSecret(false);
  for (const each of [one, other]) {
    const b = await each.guest(mine);
    b.say('hello');
    await b.kept();
  }
  const events = seen.filter(([type]) => type === 'EVENT').map(([, event]) => event);
  assert.equal(new Set(events.map(event => event.pubkey)).size, 2);
  assert.equal(new Set(events.map(event => event.tags[0][1])).size, 2);
});

test('at most one kept event in a second, each of a later one', async () => {
  const { url, seen } = await relay();
  const { host, guest } = await room(url);
  const [a, b] = [await host(), await guest()];
  await stillClock(async later => {
    for (let i = 0; i < 6; i += 1) {
      b.say(`word ${i}`);
      await a.has(`word ${i}`);
      later(150);
    }
  });
  await b.kept();
  const kept = seen.filter(([type, event]) => type === 'EVENT' && event.kind === 30078).map(([, event]) => event.created_at);
  assert.deepEqual(kept, [...new Set(kept)].sort());
  assert.ok(kept.length <= 3 && seen.some(([, event]) => event.kind === 20078), `${kept}`);
});

test('an invitation that holds no key of a host is refused', async () => {
  const invitation = { hostKey: new Uint8Array(32).fill(255), seat: null };
  await assert.rejects(end({ secret: far.makeSecret(false), relays: ['ws://127.0.0.1:9'], invitation }));
});

test('bytes are those of the moment, whatever becomes of the memory', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const [a, b] = [await host(), await guest()];
  const memory = bytes('as it was');
  b.wire.send(far.host, memory);
  memory.fill(0);
  await a.has('as it was');
});
