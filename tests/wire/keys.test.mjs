// Who can open what: the host and one guest each other's, in one direction; nobody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytes } from './support/peers.mjs';

const keys = await import('../../web/page/far/keys.js');

const secret = keys.makeSecret(true);
const hostKey = keys.publicKey(secret);
const seat = secret.subarray(keys.keyBytes);
const [one, other] = [keys.makeSecret(false), keys.makeSecret(false)];

test('a host and a guest find the same keys, with one for each direction', async () => {
  const here = await keys.pairKeys(secret, keys.publicKey(one), seat), there = await keys.pairKeys(one, hostKey, seat);
  assert.equal(here.tag, there.tag);
  for (const direction of ['host', 'guest']) {
    const sealed = await keys.seal(here[direction], bytes('a card'));
    assert.deepEqual(await keys.unseal(there[direction], sealed), bytes('a card'));
    const back = direction === 'host' ? 'guest' : 'host';
    assert.equal(await keys.unseal(there[back], sealed), null, 'what is sent back to who said it does not open');
  }
});

test('no other guest opens it, with whatever link, nor who sees all but has none', async () => {
  const sealed = await keys.seal((await keys.pairKeys(secret, keys.publicKey(one), seat)).host, bytes('a card'));
  const room = await keys.roomKeys(hostKey);
  const others = [
    ...Object.values(await keys.pairKeys(other, hostKey, seat)), ...Object.values(await keys.pairKeys(one, hostKey, null)),
    ...Object.values(await keys.pairKeys(other, keys.publicKey(one), seat)), room.envelope,
  ].filter(key => typeof key !== 'string');
  assert.equal(others.length, 7);
  for (const key of others) assert.equal(await keys.unseal(key, sealed), null);
});

test('what is altered, cut or nothing does not open, and no two are alike', async () => {
  const { envelope } = await keys.roomKeys(hostKey);
  const sealed = await keys.seal(envelope, bytes('a card'));
  assert.notDeepEqual(await keys.seal(envelope, bytes('a card')), sealed);
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = sealed.slice();
    altered[at] ^= 1;
    assert.equal(await keys.unseal(envelope, altered), null);
    assert.equal(await keys.unseal(envelope, sealed.subarray(0, at)), null);
  }
});

test('tags and signatures of boxes, parts and rooms have nothing in common', async () => {
  const room = keys.makeSecret(true);
  const tags = [
    (await keys.roomKeys(hostKey)).tag, (await keys.roomKeys(keys.publicKey(room))).tag,
    (await keys.pairKeys(one, hostKey, seat)).tag, (await keys.pairKeys(one, hostKey, null)).tag,
    (await keys.pairKeys(one, keys.publicKey(room), seat)).tag, (await keys.pairKeys(other, hostKey, seat)).tag,
  ];
  assert.equal(new Set(tags).size, tags.length);
  const about = [[one, 'a', 0], [one, 'a', 1], [one, 'b', 0], [other, 'a', 0], [secret, 'a', 0]];
  const signing = await Promise.all(about.map(each => keys.signingKey(...each)));
  assert.equal(new Set(signing.map(String)).size, signing.length);
  assert.deepEqual(await keys.signingKey(one, 'a', 0), signing[0], 'the same after a reload');
});

test('a name that is no guest’s is refused', () => {
  const name = keys.peerName(keys.publicKey(one), true);
  assert.deepEqual(keys.readPeer(name), { key: keys.publicKey(one), sits: true });
  for (const none of ['', 'host', name.slice(1), name.slice(0, -1), `x${name.slice(1)}`, `${name}A`, `${name.slice(0, -1)}=`]) {
    assert.throws(() => keys.readPeer(none), /not a guest/);
  }
});
