// A real relay on loopback, which keeps what it gets in memory, and the ways in which relays are no good.
import { EventRepository, EventUtils } from '@nostr-relay/common';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import { WebSocketServer } from 'ws';

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
