// Relays that are dead, lie, forget, limit, refuse or send anything at all: the game goes on while one of them works.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { WebSocket } from 'ws';

import { closeAll, far, relay, rest, room, stillClock, until } from './support/peers.mjs';
import { deadRelay, lying, startRelay } from './support/relay.mjs';

afterEach(closeAll);
const stateOf = ({ wire }, { url }) => wire.state().relays.find(each => each.address === url);
// Both talk, and what each says arrives exactly as it was said.
async function talk(a, b, rounds = 5) {
  b.say('hello');
  const [peer] = await a.has('hello');
  for (let i = 0; i < rounds; i += 1) {
    a.say(`host ${i}`, peer);
    await b.has(`host ${i}`);
    b.say(`guest ${i}`);
    await a.has(`guest ${i}`);
  }
  return peer;
}
const said = /^(?:hello|host \d+|guest \d+)$/;

test('three relays, of which one is dead and one lies', async () => {
  const liar = await relay(lying());
  const nobody = await deadRelay();
  const good = await relay();
  const { host, guest } = await room(nobody.url, liar.url, good.url);
  const [a, b] = [await host(), await guest()];
  await talk(a, b);
  for (const [from, what] of [...a.heard, ...b.heard]) assert.ok(said.test(what), `${from}: ${what}`);
  await until(() => stateOf(a, nobody).state === 'down');
  assert.equal(a.wire.state().state, 'works');
  assert.deepEqual(far.wireWords(a.wire.state()).all, 'Connected by 2 of 3 relays.');
});

test('a relay is killed and comes again empty: what each has for the other is there again', async () => {
  const first = await relay();
  const { host, guest } = await room(first.url);
  const [a, b] = [await host(), await guest()];
  const peer = await talk(a, b, 1);
  await a.kept();
  await b.kept();
  await first.close();
  await until(() => a.wire.state().state !== 'works');
  a.say('while it was away', peer);
  const second = await relay({ port: first.port });
  await b.has('while it was away');
  await until(() => second.kept.size === 2, 'both boxes are kept');
  const late = await host();
  await late.has('guest 0');
});

test('a relay that limits is waited for, and gets the latest', async () => {
  let refused = 0;
  const strict = await relay({
    answer: ([type, event], say) => {
      if (type !== 'EVENT' || refused >= 2) return false;
      refused += 1;
      say(['OK', event.id, false, 'rate-limited: slow down']);
      return true;
    },
  });
  const { host, guest } = await room(strict.url);
  const [a, b] = [await host(), await guest()];
  await stillClock(async () => {
    b.say('first');
    await until(() => stateOf(b, strict).state === 'waits');
    assert.equal(stateOf(b, strict).why, 'rate-limited: slow down');
    const asked = strict.seen.filter(([type]) => type === 'EVENT').length;
    for (let i = 0; i < 20; i += 1) b.say(`word ${i}`);
    await rest(800);
    assert.equal(strict.seen.filter(([type]) => type === 'EVENT').length, asked, 'nothing is sent meanwhile');
  });
  await a.has('word 19');
  assert.ok(a.heard.length < 4, 'what was replaced is not sent');
  await until(() => stateOf(b, strict).state === 'works');
});

test('a limit that is told as a notice is waited for', async () => {
  let told = false;
  const strict = await relay({
    answer: ([type], say) => {
      if (type !== 'EVENT' || told) return false;
      told = true;
      say(['NOTICE', 'rate limit exceeded']);
      return true;
    },
  });
  const { host, guest } = await room(strict.url);
  const [a, b] = [await host(), await guest()];
  await stillClock(async () => {
    b.say('first');
    await until(() => stateOf(b, strict).state === 'waits');
    b.say('second');
    await rest(300);
    assert.equal(strict.seen.filter(([type]) => type === 'EVENT').length, 1, 'nothing is sent meanwhile');
  });
  await a.has('second');
});

test('where a limit ends what was asked for, it is asked for again later', async () => {
  let first = true;
  const strict = await relay({
    answer: ([type, about], say) => {
      if (type !== 'REQ' || about !== 'in' || !first) return false;
      first = false;
      say(['CLOSED', about, 'rate-limited: too many']);
      return true;
    },
  });
  const { host, guest } = await room(strict.url);
  const a = await host();
  await until(() => stateOf(a, strict).state === 'waits');
  const b = await guest();
  b.say('hello');
  await a.has('hello');
  assert.equal(stateOf(a, strict).state, 'works');
});

test('a relay that refuses says why, and the others do', async () => {
  const closed = await relay({
    answer: ([type, event], say) => {
      if (type === 'EVENT') say(['OK', event.id, false, 'blocked: \u0007members only']);
      return type === 'EVENT';
    },
  });
  const good = await relay();
  const { host, guest } = await room(closed.url, good.url);
  const [a, b] = [await host(), await guest()];
  await talk(a, b);
  await until(() => stateOf(b, closed).state === 'refused');
  assert.equal(stateOf(b, closed).why, 'blocked: members only');
  assert.ok(closed.seen.filter(([type]) => type === 'EVENT').length < 10, 'it is not asked again and again');
  assert.match(far.wireWords(b.wire.state()).relays[0], /refuses: blocked: members only$/);
});

test('a relay that takes none of those events that are only passed on has the one to keep a little later', async () => {
  const choosy = await relay({
    answer: ([type, event], say) => {
      const refused = type === 'EVENT' && event.kind === 20078;
      if (refused) say(['OK', event.id, false, 'mute: no one was listening']);
      return refused;
    },
  });
  const { host, guest } = await room(choosy.url);
  const [a, b] = [await host(), await guest()];
  await talk(a, b, 2);
  await until(() => a.wire.state().unsent + b.wire.state().unsent === 0);
  for (const { states } of [a, b]) assert.ok(!states.some(({ state }) => state === 'refused' || state === 'waits'));
});

test('what is answered at once needs no timers, which come once a minute where nobody looks', async () => {
  const { url } = await relay();
  const { host, guest } = await room(url);
  const real = setTimeout;
  const slow = (work, ms, ...rest) => real(work, Math.max(ms, 60000), ...rest);
  const replies = [];
  const a = await host({ received: (peer, datagram) => a.wire.send(peer, datagram) });
  const b = await guest(undefined, undefined, {
    received: (peer, datagram) => {
      replies.push(datagram[0]);
      if (datagram[0] < 5) b.wire.send(peer, Uint8Array.of(datagram[0] + 1));
    },
  });
  await until(() => [a, b].every(each => each.wire.state().state === 'works'));
  globalThis.setTimeout = slow;
  try {
    b.wire.send(far.host, Uint8Array.of(0));
    for (const end = Date.now() + 30000; !replies.includes(5) && Date.now() < end;) await new Promise(later => real(later, 10));
  } finally {
    globalThis.setTimeout = real;
  }
  assert.deepEqual(replies, [0, 1, 2, 3, 4, 5]);
});

test('garbage of every kind is ignored', async () => {
  const kinds = [
    'not json', '[', '{}', 'null', '[]', '[1,2,3]', '["EVENT"]', '["EVENT","in"]', '["EVENT","in",null]',
    '["EVENT","in",{"content":5}]', '["EVENT","in",{"content":"%%%"}]', '["EVENT","own",{}]', '["EVENT","own",null]',
    '["OK"]', '["OK",5,true]', '["OK","x",false,{}]', '["CLOSED"]', '["CLOSED","other","why"]', '["NOTICE"]', '["NOTICE",{}]',
    '["AUTH","x"]', '["EOSE"]', '["EOSE","other"]', '["toString","in"]', '["__proto__"]',
    JSON.stringify(['EVENT', 'in', { content: 'A'.repeat(60000) }]), 'x'.repeat(300000), new Uint8Array(3), new Uint8Array(200000),
  ];
  const noisy = await relay({
    answer: (message, say) => {
      kinds.forEach(say);
      return false;
    },
  });
  const { host, guest } = await room(noisy.url);
  const [a, b] = [await host(), await guest()];
  await talk(a, b);
  for (const [, what] of [...a.heard, ...b.heard]) assert.match(what, said);
  assert.equal(a.wire.state().state, 'works');
});

test('messages that are altered anywhere are right or ignored', async () => {
  let state = 7;
  const chance = below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
  const signs = '"[]{},:\\0a-\u0000';
  const mutated = text => {
    let letters = text;
    for (let left = 1 + chance(4); left > 0; left -= 1) {
      const at = chance(letters.length);
      letters = letters.slice(0, at) + (chance(2) ? signs[chance(signs.length)] : '') + letters.slice(at + chance(3));
    }
    return letters;
  };
  const noisy = await relay({
    tell: message => [...Array.from({ length: 60 }, () => mutated(JSON.stringify(message))), message],
  });
  const { host, guest } = await room(noisy.url);
  const [a, b] = [await host(), await guest()];
  await talk(a, b);
  for (const [, what] of [...a.heard, ...b.heard]) assert.match(what, said);
});

test('what comes over several relays, and again when they are asked again, is received once', async () => {
  const urls = [await relay(), await relay(), await relay()].map(({ url }) => url);
  const { host, guest } = await room(...urls);
  const [a, b] = [await host(), await guest()];
  const peer = await talk(a, b, 3);
  a.say('last', peer);
  await b.has('last');
  for (const { wire } of [a, b]) wire.wake();
  await rest(200);
  for (const { heard } of [a, b]) assert.equal(new Set(heard.map(String)).size, heard.length);
});

test('of two relays each may go while the other is there, also with what was said only there', async () => {
  const one = await relay(), other = await relay();
  const { host, guest } = await room(one.url, other.url);
  const [a, b] = [await host(), await guest()];
  const peer = await talk(a, b, 1);
  await one.close();
  a.say('over the other', peer);
  await b.has('over the other');
  await a.kept();
  const again = await relay({ port: one.port });
  await until(() => again.kept.size === 2);
  await other.close();
  b.say('over the first');
  await a.has('over the first');
});

test('a relay that falls silent with an open connection is left, and connected to again', async () => {
  let silent = false;
  const mute = await relay({ answer: () => silent, tell: message => (silent ? [] : [message]) });
  const { host, guest } = await room(mute.url);
  const real = performance;
  let later = 0;
  const clock = value => Object.defineProperty(globalThis, 'performance', { configurable: true, writable: true, value });
  clock({ now: () => real.now() + later });
  try {
    const [a, b] = [await host(), await guest()];
    const peer = await talk(a, b, 1);
    silent = true;
    b.say('into the void');
    await rest(100);
    later += 16000;
    b.say('and more');
    await until(() => stateOf(b, mute).state === 'down', 'what is not answered at all is no connection', 10000);
    later += 60000;
    a.wire.wake(); // asks whether it is there
    later += 20000;
    a.wire.wake();
    assert.equal(stateOf(a, mute).state, 'down');
    silent = false;
    a.wire.wake();
    b.wire.wake();
    a.say('again', peer);
    await b.has('again');
  } finally {
    clock(real);
  }
});

test('the page tells when it is looked at again, and when it goes', async () => {
  const { url, port, close, kept } = await relay();
  const { host, guest } = await room(url);
  const page = Object.assign(new EventTarget(), { document: Object.assign(new EventTarget(), { hidden: false }) });
  const a = await host({ page });
  const b = await guest(undefined, undefined, { page });
  const peer = await talk(a, b, 0);
  await stillClock(async () => { // no second passes, and nothing is tried again by itself
    a.say('one', peer);
    await a.kept();
    a.say('two', peer);
    await b.has('two');
    const before = [...kept.values()].map(event => event.id);
    page.dispatchEvent(new Event('pagehide')); // what waited for its second is kept at once
    await until(() => [...kept.values()].some(event => !before.includes(event.id)), 'it is kept');
    await close();
    await until(() => a.wire.state().state === 'down');
    await relay({ port });
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('pageshow'));
    await until(() => a.wire.state().state === 'works', 'at once');
  });
});

test('at most a burst of events at once, then a few in a second', async () => {
  const { url, seen } = await relay();
  const { host, guest } = await room(url);
  const [a, b] = [await host(), await guest()];
  b.say('hello');
  await a.has('hello');
  await stillClock(async later => {
    for (let i = 0; i < 60; i += 1) {
      b.say(`word ${i}`);
      await rest(5);
      later(20);
    }
  });
  await a.has('word 59');
  assert.ok(seen.filter(([type]) => type === 'EVENT').length < 20);
});

test('sockets that cannot be made are a relay that is down', async () => {
  const none = class {
    constructor() {
      throw new Error('not allowed here');
    }
  };
  const { host } = await room('ws://127.0.0.1:9');
  const a = await host({ WebSocket: none });
  assert.equal(a.wire.state().state, 'down');
  assert.equal(far.lack({ crypto: {}, WebSocket }), 'secure');
  assert.equal(far.lack({ crypto: globalThis.crypto }), 'sockets');
  assert.equal(far.lack({ crypto: globalThis.crypto, WebSocket }), '');
  for (const why of ['secure', 'sockets']) assert.ok(far.words.lacks[why]);
});
