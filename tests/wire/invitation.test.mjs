// Links to a room, their QR code, and addresses of relays: read as a stranger wrote them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';

import { far } from './support/peers.mjs';

const page = 'https://example.org/play/';
const usual = far.known.slice(0, 4).map(relay => relay.address);
const make = async (relays = usual) => {
  const secret = far.makeSecret(true);
  return { secret, links: await far.invitations(secret, relays, page) };
};
const textOf = link => link.slice(link.indexOf('=') + 1);

test('a link gives back what it was made of, and only that for a seat holds what gives one', async () => {
  const { secret, links } = await make([...usual, 'wss://relay.example.org/a?b=c']);
  const seat = await far.readInvitation(textOf(links.seat)), onlooker = await far.readInvitation(textOf(links.onlooker));
  assert.equal(seat.hostKey.length, 32);
  assert.deepEqual(seat.hostKey, onlooker.hostKey);
  assert.notDeepEqual(seat.hostKey, secret.slice(0, 32));
  assert.deepEqual(seat.seat, secret.slice(32));
  assert.equal(onlooker.seat, null);
  assert.deepEqual(seat.relays, [...usual, 'wss://relay.example.org/a?b=c']);
  assert.ok(links.seat.startsWith(`${page}#far=`));
  assert.ok((await make()).links.seat.length < page.length + 90);
});

test('what chats put into a link is taken out', async () => {
  const { links } = await make();
  const text = textOf(links.seat);
  const broken = ` ${text.slice(0, 20)}\r\n  ${text.slice(20)}\t`;
  assert.ok((await far.readInvitation(broken)).hostKey);
});

test('what is cut, altered or no link is refused, and so is a later version', async () => {
  const text = textOf((await make()).links.seat);
  for (let at = 0; at < text.length; at += 1) {
    assert.deepEqual(await far.readInvitation(text.slice(0, at)), { fault: 'damaged' }, `${at} letters of it`);
    const other = text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);
    const found = await far.readInvitation(other);
    if (at < text.length - 1) assert.deepEqual(found, { fault: 'damaged' }, `letter ${at}`); // the last may hold bits of no byte
  }
  for (const none of ['', '=', 'x', '%00', 'A'.repeat(8), 'A'.repeat(100), 'A'.repeat(5000), `${text}A`, '\u0000'.repeat(50)]) {
    assert.deepEqual(await far.readInvitation(none), { fault: 'damaged' });
  }
  const sealed = async bytes => {
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 3);
    return far.toBase64Url(Uint8Array.from([...bytes, ...sum]));
  };
  const read = async (...bytes) => far.readInvitation(await sealed(Uint8Array.from(bytes)), true);
  const key = new Array(32).fill(7);
  assert.deepEqual(await read(2, 0, ...key, 0), { fault: 'later' });
  assert.deepEqual(await read(0, 0, ...key, 0), { fault: 'damaged' });
  assert.deepEqual(await read(1, 5, ...key, 0), { fault: 'damaged' });
  assert.deepEqual(await read(1, 16, ...key), { fault: 'damaged' });
  assert.deepEqual(await read(1, 0, ...key), { fault: 'relays' });
  assert.deepEqual(await read(1, 0, ...key, 127), { fault: 'relays' }, 'one of a later list');
  assert.deepEqual(await read(1, 0, ...key, 129, 7), { fault: 'relays' });
  assert.deepEqual((await read(1, 0, ...key, 127, 0, 0, 1)).relays, far.known.slice(0, 2).map(relay => relay.address));
  for (const fault of ['damaged', 'later', 'relays']) assert.ok(far.words.faults[fault]);
});

test('any bytes with a right sum are read or refused', async () => {
  for (let i = 0; i < 2000; i += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(35 + i % 60));
    bytes[0] = 1;
    bytes[1] = i % 2 ? 16 : 0;
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 3);
    const found = await far.readInvitation(far.toBase64Url(Uint8Array.from([...bytes, ...sum])));
    if (found.fault) continue;
    assert.equal(found.hostKey.length, 32);
    for (const address of found.relays) assert.equal(far.relayAddress(address), address);
  }
});

test('a relay of one’s own is encrypted or on this machine', () => {
  for (const [text, address] of [
    ['relay.example.org', 'wss://relay.example.org'], [' wss://relay.example.org/ ', 'wss://relay.example.org'],
    ['WSS://Relay.Example.org:443/a/', 'wss://relay.example.org/a'],
    ['wss://relay.example.org:7000/?a=b', 'wss://relay.example.org:7000/?a=b'],
    ['wss://[::1]:7000', 'wss://[::1]:7000'],
  ]) {
    assert.equal(far.relayAddress(text), address, text);
    assert.equal(far.relayAddress(address), address);
  }
  for (const none of ['', ' ', 'ws://relay.example.org', 'https://relay.example.org', 'javascript:alert(1)', 'wss://', 'wss://a b',
    'wss://a:b@c.org', 'wss://c.org/#x', `wss://${'a'.repeat(100)}.org`, 'wss://ä.org', 'ws://localhost:7000', 'ws://127.0.0.1:7000']) {
    assert.equal(far.relayAddress(none), '', none);
  }
  assert.equal(far.relayAddress('ws://localhost:7000', true), 'ws://localhost:7000');
  assert.equal(far.relayAddress('ws://127.0.0.1:7000/', true), 'ws://127.0.0.1:7000');
  for (const none of ['ws://relay.example.org', 'ws://localhost.example.org', 'ws://127.0.0.1.example.org']) {
    assert.equal(far.relayAddress(none, true), '', none);
  }
  assert.ok(far.isHere('localhost') && far.isHere('127.0.0.1') && !far.isHere('localhost.example.org'));
});

test('the list of public relays: each can be asked, and stays where it is', () => {
  for (const { address } of far.known) assert.equal(far.relayAddress(address), address);
  assert.equal(new Set(far.known.map(relay => relay.address)).size, far.known.length);
  assert.ok(far.known.length < 128, 'a number of a link');
  assert.equal(far.known[0].address, 'wss://relay.damus.io', 'links name them by their number');
  const some = far.someRelays();
  assert.equal(new Set(some).size, 4);
  for (const address of some) assert.ok(far.known.find(relay => relay.address === address && !relay.retired));
});

test('a QR code reads as the link', async () => {
  const { links } = await make([...usual, 'wss://relay.example.org/with/a/long/path']);
  for (const link of [links.seat, links.onlooker]) {
    const { size, dark, path } = far.code(link);
    const scale = 4, margin = 4;
    const side = (size + 2 * margin) * scale;
    const picture = new Uint8ClampedArray(side * side * 4).fill(255);
    const paint = (x, y) => {
      for (let line = (y + margin) * scale; line < (y + margin + 1) * scale; line += 1) {
        const from = (line * side + (x + margin) * scale) * 4;
        for (let at = from; at < from + scale * 4; at += 4) picture.fill(0, at, at + 3);
      }
    };
    // By the path, which must be the same squares.
    const painted = new Uint8Array(size * size);
    for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let i = 0; i < Number(wide); i += 1) {
        painted[Number(y) * size + Number(x) + i] = 1;
        paint(Number(x) + i, Number(y));
      }
    }
    assert.deepEqual(painted, dark);
    assert.equal((jsQR.default ?? jsQR)(picture, side, side).data, link);
  }
});

test('what is handed on goes to the system’s sheet, and elsewhere if that fails; not if the person closes it', async () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const withSheet = async share => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { share } });
    let otherwise = 0;
    await far.handOn({ url: page }, () => { otherwise += 1; });
    return [far.canHandOn(), otherwise];
  };
  try {
    const given = [];
    assert.deepEqual(await withSheet(async what => given.push(what.url)), [true, 0]);
    assert.deepEqual(given, [page]);
    assert.deepEqual(await withSheet(async () => { throw Object.assign(new Error('closed'), { name: 'AbortError' }); }), [true, 0]);
    assert.deepEqual(await withSheet(async () => { throw new Error('no'); }), [true, 1]);
    assert.deepEqual(await withSheet(undefined), [false, 1]);
  } finally {
    if (real) Object.defineProperty(globalThis, 'navigator', real);
    else delete globalThis.navigator;
  }
});
