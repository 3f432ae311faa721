// Datagrams in parts: put together whatever the order, what else comes between, and what is no part at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import './support/relay.mjs';

const { createJoiner, cut, mostBytes, mostParts, sizes } = await import('../../web/page/far/parts.js');

const made = length => Uint8Array.from({ length }, (_, at) => at * 7 + length);

test('a part has one of a few sizes, and a datagram as few parts as can be', () => {
  for (const length of [0, 1, 244, 245, 1012, 1013, 16372, 16373, 100000, mostBytes]) {
    const parts = cut(made(length));
    assert.equal(parts.length, Math.max(1, Math.ceil(length / 16372)), `${length} bytes`);
    for (const part of parts) assert.ok(sizes.includes(part.length));
  }
  assert.equal(cut(made(244))[0].length, cut(made(0))[0].length);
  assert.equal(cut(made(mostBytes)).length, mostParts);
  assert.throws(() => cut(made(mostBytes + 1)), RangeError);
});

test('parts come in any order, several times, with those of others between', () => {
  for (const length of [0, 300, 40000, mostBytes]) {
    const parts = cut(made(length)), others = cut(made(50000));
    const join = createJoiner();
    const sent = [...parts, ...others.slice(1), ...parts.slice(1), others[1]].sort((a, b) => a[20] - b[20]);
    const whole = sent.map(join).filter(Boolean);
    assert.ok(whole.length >= 1 && whole.every(each => Buffer.compare(each, made(length)) === 0), `${length} bytes`);
  }
});

test('what relays have kept of longer ones from before is no obstacle', () => {
  const kept = []; // by part, the latest that had it
  for (let count = mostParts; count >= 2; count -= 1) {
    cut(made((count - 1) * 16372 + 1)).forEach((part, at) => { kept[at] = part; });
  }
  const join = createJoiner();
  const order = [kept[0], ...kept.slice(2), kept[1]];
  assert.deepEqual(order.map(join).filter(Boolean), [made(16373)]);
});

test('what is no part is ignored', () => {
  const join = createJoiner();
  const [part] = cut(made(10));
  const altered = (at, value) => {
    const other = part.slice();
    other[at] = value;
    return other;
  };
  const heads = [[8, 1], [8, 255], [9, 0], [9, 17], [10, 255]]; // number, count, length
  for (const wrong of [new Uint8Array(), part.slice(1), new Uint8Array(20000), ...heads.map(head => altered(...head))]) {
    assert.equal(join(wrong), undefined);
  }
  for (let i = 0; i < 1000; i += 1) join(crypto.getRandomValues(new Uint8Array(sizes[i % 3])));
  assert.deepEqual(join(part), made(10));
});
