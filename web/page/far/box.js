// What one peer is to get: one datagram, the latest, as signed events that relays keep in place of those before. A relay
// keeps of each signature the event of the latest second, so each has a later second than the one before. At most one in
// a second is to be kept; what comes sooner is passed on at once in events that are not, and kept a little later.
import { finalizeEvent, getPublicKey, verifyEvent } from 'nostr-tools/pure';

import { toBase64 } from './bytes.js';
import { signingKey } from './keys.js';
import { cut } from './parts.js';

export const passing = 20078, keeping = 30078; // kinds of events: not kept; kept for applications, by tag
const apart = 1000; // ms between two that are kept
const kept = 90 * 86400; // s, after which relays may forget it
const ahead = 600; // s; a second of our own that is later still comes from a clock that was wrong

export class Box {
  #secret;
  #tag;
  #seal;
  #signers = [];
  #contents = [];
  #accepted = new Set(); // parts that some relay keeps
  #next = null;
  #busy = false;
  #second = 0; // of the last kept
  #at = -Infinity; // when it was signed; no clock that can be set
  #owed = false; // the contents have only been passed on

  /**
   * @param {string} peer the box's name among our own
   * @param {Uint8Array} secret one's own
   * @param {string} tag where the peer listens
   * @param {function(Uint8Array): Promise<Uint8Array>} seal
   */
  constructor(peer, secret, tag, seal) {
    this.peer = peer;
    this.events = []; // the latest of each part
    this.#secret = secret;
    this.#tag = tag;
    this.#seal = seal;
  }

  /** Another datagram takes the place of the one before. @returns {Promise<boolean>} there are other events */
  async fill(bytes) {
    this.#next = bytes.slice();
    if (this.#busy) return false;
    this.#busy = true;
    while (this.#next) {
      const datagram = this.#next;
      this.#next = null;
      await this.#pack(cut(datagram));
    }
    this.#busy = false;
    return true;
  }

  async #pack(parts) {
    while (this.#signers.length < parts.length) {
      const key = await signingKey(this.#secret, this.peer, this.#signers.length);
      this.#signers.push({ key, author: getPublicKey(key) });
    }
    const sealed = await Promise.all(parts.map(this.#seal));
    this.#contents = sealed.map(toBase64);
    this.#accepted.clear();
    this.#owed = performance.now() < this.#at + apart;
    this.#sign(this.#owed ? passing : keeping);
  }

  #sign(kind) {
    let second = Math.floor(Date.now() / 1000);
    if (kind === keeping) {
      second = this.#second = Math.max(second, this.#second + 1);
      this.#at = performance.now();
      this.#owed = false;
    }
    const tags = [['d', this.#tag], ['expiration', String(second + kept)]];
    const event = content => ({ kind, created_at: second, tags, content });
    this.events = this.#contents.map((content, at) => finalizeEvent(event(content), this.#signers[at].key));
  }

  /** Signs what is to be kept, if its second has come or cannot be waited for. @returns {boolean} there are other events */
  settle(hurry) {
    if (!this.#owed || this.#busy || (!hurry && this.wait() > 0)) return false;
    this.#sign(keeping);
    return true;
  }

  /** @returns {number} ms until there is something to settle */
  wait() {
    return this.#owed ? Math.max(0, this.#at + apart - performance.now()) : Infinity;
  }

  /** Whose events these are, by part. */
  get authors() {
    return this.#signers.map(({ author }) => author);
  }

  /** Some relay keeps this one, which is ours; perhaps from before the page was loaded, and with a later second. */
  found(event) {
    const part = this.authors.indexOf(event.pubkey);
    if (event.kind !== keeping || part < 0) return;
    const second = event.created_at;
    if (event.id === this.events[part]?.id) {
      this.accept(part, event.id);
    } else if (second >= this.#second && second < Date.now() / 1000 + ahead && verifyEvent(event)) {
      this.#second = second;
      this.#owed = true;
    }
  }

  accept(part, id) {
    const event = this.events[part];
    if (event?.id === id && event.kind === keeping) this.#accepted.add(part);
  }

  /** No relay keeps all of it yet. */
  get unsent() {
    return this.#busy || this.#accepted.size < this.#contents.length;
  }
}
