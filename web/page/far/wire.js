// Datagrams between a host and its guests, over relays that are strangers. What is sent to a peer takes the place of what
// was sent before; what is received is some datagram that the peer once sent, unaltered, in any order and any number of
// times. Relays keep the latest for who is not there. Nothing is stored here: whoever opens a wire with the same secret
// again goes on with it.
import { Box, keeping, passing } from './box.js';
import { fromBase64, join, toBase64Url } from './bytes.js';
import { keyBytes, pairKeys, peerName, publicKey, readPeer, roomKeys, seal, unseal } from './keys.js';
import { createJoiner, mostBytes, sizes } from './parts.js';
import { keepRecent } from './recent.js';
import { Relay } from './relay.js';

const mostGuests = 64; // whose keys and parts are at hand; of others they are made anew
const remembered = 256; // events that have been opened
const longestContent = Math.ceil((sizes[sizes.length - 1] + 200) / 3) * 4;
const best = ['works', 'waits', 'connecting', 'refused', 'down'];

/** A guest's name for the other end. */
export const host = 'host';

/** What this browser lacks for it: 'secure', a page that came encrypted or from this machine; 'sockets'; '' nothing. */
export function lack(place = globalThis) {
  if (!place.crypto?.subtle) return 'secure';
  return typeof place.WebSocket === 'function' ? '' : 'sockets';
}

// The host's end: guests are known by what they write.
async function hostEnd(secret) {
  const room = await roomKeys(publicKey(secret));
  const seat = secret.subarray(keyBytes);
  const pairs = new Map();
  const pair = name => {
    const { key, sits } = readPeer(name);
    return pairKeys(secret, key, sits ? seat : null);
  };
  return {
    tag: room.tag,
    async open(bytes) {
      const inside = await unseal(room.envelope, bytes);
      if (!inside || inside.length <= keyBytes) return null;
      const peer = peerName(inside.subarray(1, 1 + keyBytes), inside[0] === 1);
      const keys = await (pairs.get(peer) ?? pair(peer).catch(() => null));
      const part = keys && await unseal(keys.guest, inside.subarray(1 + keyBytes));
      if (!part) return null;
      keepRecent(pairs, peer, keys, mostGuests);
      return { peer, part };
    },
    async box(peer) {
      const keys = await (pairs.get(peer) ?? pair(peer));
      keepRecent(pairs, peer, keys, mostGuests);
      return new Box(peer, secret, keys.tag, part => seal(keys.host, part));
    },
    forget: peer => pairs.delete(peer),
  };
}

async function guestEnd(secret, { hostKey, seat }) {
  const room = await roomKeys(hostKey);
  const keys = await pairKeys(secret, hostKey, seat);
  const me = join(Uint8Array.of(seat ? 1 : 0), publicKey(secret));
  return {
    tag: keys.tag,
    async open(bytes) {
      const part = await unseal(keys.host, bytes);
      return part && { peer: host, part };
    },
    box: async () => new Box(`host ${toBase64Url(hostKey)}`, secret, room.tag,
      async part => seal(room.envelope, join(me, await seal(keys.guest, part)))),
    forget() {},
  };
}

/**
 * @typedef {object} Wire
 * @property {function(string, Uint8Array): void} send to whom, what: this is now all that the peer is to get; throws when
 *   these are more than `mostBytes`, or the peer is none
 * @property {function(string): void} forget the peer is neither written to nor heard any more
 * @property {function(): State} state
 * @property {function(): void} wake to be called where the page hears before others that it is back
 * @property {function(): void} close
 *
 * @typedef {object} State
 * @property {string} state the best that a relay has, of `best`; "waits": as the relay asked
 * @property {{address: string, state: string, why: string}[]} relays
 * @property {number} unsent peers of whose latest no relay has said that it keeps it
 */

/**
 * @param {object} about
 * @param {Uint8Array} about.secret of makeSecret; the same after a reload
 * @param {?{hostKey: Uint8Array, seat: ?Uint8Array}} [about.invitation] a guest's; without one this is the host
 * @param {string[]} about.relays
 * @param {function(string, Uint8Array, number): void} about.received from whom (a guest's name, or `host`), what, and the
 *   second in which it was sent, by its sender and whatever relay has brought it
 * @param {function(State): void} [about.changed] hears it at once, too
 * @param {Function} [about.WebSocket]
 * @param {EventTarget} [about.page] with its `document`
 * @returns {Promise<Wire>} fails where the invitation holds no key
 */
export async function openWire(about) {
  const { secret, invitation } = about;
  const end = invitation ? await guestEnd(secret, invitation) : await hostEnd(secret);
  return new Line(end, { changed: () => {}, WebSocket: globalThis.WebSocket, page: globalThis, ...about });
}

class Line {
  #end;
  #about;
  #relays;
  #boxes = new Map(); // peer -> promise of its box
  #ready = new Map(); // peer -> its box
  #joiners = new Map();
  #opened = new Map(); // beginnings of what has been opened
  #forgotten = new Set();
  #timer = 0;
  #closed = false;
  #pumping = false;
  #told = '';
  #watched = [];

  constructor(end, about) {
    this.#end = end;
    this.#about = about;
    const all = {
      WebSocket: about.WebSocket, now: () => performance.now(), tag: end.tag, kinds: [passing, keeping],
      own: () => [...this.#ready.values()].flatMap(box => box.authors),
      keys: () => [...this.#ready].flatMap(([peer, box]) => box.events.map((_, part) => `${part} ${peer}`)),
      latest: key => this.#of(key, (box, part) => box.events[part] ?? null),
      heard: event => this.#hear(event),
      kept: event => this.#found(event),
      accepted: (key, id) => this.#of(key, (box, part) => box.accept(part, id)),
      changed: () => this.#pump(),
    };
    this.#relays = about.relays.map(address => new Relay(address, all));
    this.#watch();
    this.#pump();
  }

  send(peer, bytes) {
    if (bytes.length > mostBytes) throw new RangeError(`${bytes.length} bytes, at most ${mostBytes}`);
    if (peer !== host) readPeer(peer);
    if (this.#closed || this.#forgotten.has(peer)) return;
    const copy = bytes.slice(); // the program's memory moves
    if (!this.#boxes.has(peer)) this.#boxes.set(peer, this.#end.box(peer));
    this.#boxes.get(peer).then(async box => {
      if (!await box.fill(copy) || this.#closed || this.#forgotten.has(peer)) return;
      const first = !this.#ready.has(peer);
      this.#ready.set(peer, box);
      this.#publish(peer, box);
      if (first) for (const relay of this.#relays) relay.readOwn();
      this.#pump();
    });
  }

  forget(peer) {
    this.#forgotten.add(peer);
    this.#boxes.delete(peer);
    this.#ready.delete(peer);
    this.#joiners.delete(peer);
    this.#end.forget(peer);
  }

  state() {
    const relays = this.#relays.map(({ address, state, why }) => ({ address, state, why }));
    const state = best.find(each => relays.some(relay => relay.state === each)) ?? 'down';
    let unsent = this.#boxes.size - this.#ready.size;
    for (const box of this.#ready.values()) unsent += box.unsent ? 1 : 0;
    return { state, relays, unsent };
  }

  wake() {
    for (const relay of this.#relays) relay.wake();
    this.#pump();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const [target, type, work] of this.#watched) target.removeEventListener(type, work);
    for (const relay of this.#relays) relay.close();
  }

  // Telephones cut sockets off in the background, and say nothing.
  #watch() {
    const { page } = this.#about;
    const on = (target, type, work) => {
      target?.addEventListener?.(type, work);
      if (target?.addEventListener) this.#watched.push([target, type, work]);
    };
    const { document } = page;
    on(page, 'online', () => this.wake());
    on(page, 'pageshow', () => this.wake());
    on(page, 'pagehide', () => this.#pump(true));
    on(document, 'visibilitychange', () => (document.hidden ? this.#pump(true) : this.wake()));
  }

  #of(key, work) {
    const blank = key.indexOf(' ');
    const box = this.#ready.get(key.slice(blank + 1));
    return box ? work(box, Number(key.slice(0, blank))) : null;
  }

  #publish(peer, box) {
    for (const relay of this.#relays) box.events.forEach((_, part) => relay.put(`${part} ${peer}`));
  }

  // Does all that is due, and comes back when more is. `hurry`: there may be no later.
  #pump(hurry = false) {
    if (this.#closed || this.#pumping) return;
    this.#pumping = true;
    for (const [peer, box] of this.#ready) if (box.settle(hurry)) this.#publish(peer, box);
    let next = Infinity;
    const now = performance.now();
    for (const relay of this.#relays) next = Math.min(next, relay.tick(hurry) - now);
    for (const box of this.#ready.values()) next = Math.min(next, box.wait());
    clearTimeout(this.#timer);
    if (next < Infinity) this.#timer = setTimeout(() => this.#pump(), Math.max(10, next));
    this.#pumping = false;
    const state = this.state();
    const told = JSON.stringify(state);
    if (told === this.#told) return;
    this.#told = told;
    this.#about.changed(state);
  }

  async #hear(event) {
    const content = event?.content;
    if (typeof content !== 'string' || content.length > longestContent) return;
    const beginning = content.slice(0, 48); // no two of ours have the same nonce; one that was altered does not open
    if (this.#opened.has(beginning)) return;
    const bytes = fromBase64(content);
    const found = bytes && await this.#end.open(bytes);
    if (!found || this.#closed || this.#forgotten.has(found.peer) || this.#opened.has(beginning)) return;
    keepRecent(this.#opened, beginning, true, remembered);
    const joiner = keepRecent(this.#joiners, found.peer, this.#joiners.get(found.peer) ?? createJoiner(), mostGuests);
    const datagram = joiner(found.part);
    const second = event.created_at;
    if (datagram) this.#about.received(found.peer, datagram, Number.isSafeInteger(second) ? Math.max(0, second) : 0);
  }

  #found(event) {
    if (typeof event?.pubkey !== 'string' || !Number.isSafeInteger(event.created_at)) return;
    for (const box of this.#ready.values()) box.found(event);
  }
}
