// A real relay on loopback, which keeps what it gets in memory, and the ways in which relays are no good.
import assert from 'node:assert/strict';

import { EventRepository, EventUtils } from '@nostr-relay/common';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import { WebSocketServer } from 'ws';

import { sizes } from '../../../web/page/far/parts.js';

// What the page and node since version 20 have.
globalThis.crypto ??= (await import('node:crypto')).webcrypto;

class Memory extends EventRepository {
  events = new Map(); // signature and tag of what replaces each other -> event

  isSearchSupported() {
    return false;
  }

  upsert(event) {
    const name = `${event.kind} ${event.pubkey} ${event.tags.find(([tag]) => tag === 'd')?.[1]}`;
    const old = this.events.get(name);
    const later = old && (old.created_at - event.created_at || (old.id <= event.id ? 1 : -1));
    if (later > 0) return { isDuplicate: true };
    this.events.set(name, event);
    return { isDuplicate: false };
  }

  find(filter) {
    return [...this.events.values()].filter(event => EventUtils.isMatchingFilter(event, filter));
  }

  async destroy() {}
}

/**
 * @param {{port: number, answer: function(Array, function(*): void): boolean, tell: function(Array): Array[]}} [ways]
 *   answer: gets a message and how to send one back, and says whether that was all; tell: what is sent in place of a message
 * @returns {Promise<{url: string, port: number, seen: Array[], kept: Map, close: function(): Promise<void>}>} seen: each
 *   message from a page; kept: the events it has
 */
export async function startRelay({ port = 0, answer = () => false, tell = message => [message] } = {}) {
  const memory = new Memory();
  const quiet = { setLogLevel() {}, debug() {}, info() {}, warn() {}, error() {} };
  const relay = new NostrRelay(memory, { logger: quiet, filterResultCacheTtl: 0, eventHandlingResultCacheTtl: 0 });
  const validator = new Validator();
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  await new Promise((done, fail) => server.once('listening', done).once('error', fail));
  const seen = [];

  server.on('connection', socket => {
    const say = message => socket.send(Array.isArray(message) ? JSON.stringify(message) : message);
    const client = {
      get readyState() {
        return socket.readyState;
      },
      send: text => tell(JSON.parse(text)).forEach(say),
    };
    socket.on('error', () => {});
    relay.handleConnection(client);
    socket.on('close', () => relay.handleDisconnect(client));
    socket.on('message', async data => {
      try {
        const message = await validator.validateIncomingMessage(data);
        seen.push(message);
        if (!answer(message, say)) await relay.handleMessage(client, message);
      } catch (error) {
        say(['NOTICE', error.message]);
      }
    });
  });
  return {
    url: `ws://127.0.0.1:${server.address().port}`, port: server.address().port, seen, kept: memory.events,
    close() {
      for (const socket of server.clients) socket.terminate();
      return new Promise(done => server.close(done));
    },
  };
}

/** A relay that is none: nobody listens at its port. */
export async function deadRelay() {
  const gone = await startRelay();
  await gone.close();
  return gone;
}

/** Ways of a relay that lies: what it sends is altered, then old, then of other questions and others' signatures. */
export function lying() {
  const old = [];
  const altered = event => {
    const letters = [...event.content];
    letters[40] = letters[40] === 'A' ? 'B' : 'A';
    return { ...event, content: letters.join('') };
  };
  return {
    // What it gets it claims to keep.
    answer: ([type, event], say) => {
      if (type === 'EVENT') say(['OK', event.id, true, '']);
      return false;
    },
    tell: ([type, sub, event]) => {
      if (type !== 'EVENT') return [[type, sub, event]];
      old.push(event);
      return [
        [type, sub, altered(event)], ...old.slice(-5).map(each => [type, sub, each]), [type, 'other', event],
        [type, sub, { ...event, created_at: 4e9, pubkey: 'f'.repeat(64), tags: [] }],
        [type, sub, { ...event, kind: 1, content: 'AAAA' }],
      ];
    },
  };
}

/**
 * All that a relay has got are tags and signatures that say nothing, padded sizes, times.
 * @param {Array[]} seen
 * @returns {{authors: Map<string, string>, tags: Set<string>}} who has signed, for which tag
 */
export function saysNothing(seen) {
  const events = seen.filter(([type]) => type === 'EVENT').map(([, event]) => event);
  const authors = new Map(), tags = new Set(), found = new Set();
  for (const event of events) {
    assert.deepEqual(Object.keys(event).sort(), ['content', 'created_at', 'id', 'kind', 'pubkey', 'sig', 'tags']);
    assert.deepEqual(event.tags, [['d', event.tags[0][1]], ['expiration', String(event.created_at + 90 * 86400)]]);
    assert.match(event.tags[0][1], /^[0-9a-f]{32}$/);
    authors.set(event.pubkey, event.tags[0][1]);
    tags.add(event.tags[0][1]);
    found.add(Buffer.from(event.content, 'base64').length);
  }
  const box = sizes.map(size => size + 28), envelope = box.map(size => size + 33 + 28);
  for (const size of found) assert.ok(box.includes(size) || envelope.includes(size), `${size} bytes`);
  const asked = seen.filter(([type]) => type === 'REQ').map(([, , filter]) => filter);
  for (const { kinds, authors: own = [], '#d': tag = [], ...others } of asked) {
    assert.deepEqual(others, {});
    assert.ok(kinds.every(kind => kind === 20078 || kind === 30078));
    assert.ok(tag.every(each => tags.has(each)) && own.every(each => authors.has(each)));
  }
  return { authors, tags };
}
