// Who may read what. The host of a room has a secret and a public key; the public one goes nowhere but into the room's
// links, so to those who have none it is a secret too, and what belongs to the whole room follows from it: the tag under
// which guests write to the host, and the key of their envelopes, in which each names itself. The keys of what a guest and
// the host say to each other follow from the secret that only these two can compute (ECDH), so that guests, who all have
// a link, can neither read nor write for each other. A link that gives a seat holds one secret more, which goes into the
// keys of those who have it: nobody makes them from an onlooker's link.
import { getPublicKey } from 'nostr-tools/pure';
import { getConversationKey } from 'nostr-tools/nip44';

import { fromBase64Url, hex, join, toBase64Url } from './bytes.js';

export const keyBytes = 32;
export const seatBytes = 16;
const nonceBytes = 12;
const text = new TextEncoder();
const own = 'cardfront far 1 '; // what is derived here is of no use to anything else

export const random = count => crypto.getRandomValues(new Uint8Array(count));

/** @returns {Uint8Array} a secret key: a guest's, or with seatBytes more behind it a room's. */
export const makeSecret = room => random(room ? keyBytes + seatBytes : keyBytes);

/** @returns {Uint8Array} */
export function publicKey(secret) {
  return Uint8Array.from(getPublicKey(secret.subarray(0, keyBytes)).match(/../g), pair => parseInt(pair, 16));
}

async function derive(secret, salt, purpose, length) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const info = text.encode(own + purpose);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

const none = new Uint8Array();
const cipher = async bytes => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** What all who have a link share. */
export async function roomKeys(hostKey) {
  return {
    tag: hex(await derive(hostKey, none, 'tag of the room', 16)),
    envelope: await cipher(await derive(hostKey, none, 'envelope', 32)),
  };
}

/**
 * What one guest and the host share.
 * @param {Uint8Array} secret one's own
 * @param {Uint8Array} other the other's public key
 * @param {?Uint8Array} seat the secret of links that give a seat, for those who have it
 * @throws {Error} other is no key
 */
export async function pairKeys(secret, other, seat) {
  const shared = getConversationKey(secret.subarray(0, keyBytes), hex(other));
  const of = (purpose, length) => derive(shared, seat ?? none, `${purpose}, ${seat ? 'at the table' : 'looking on'}`, length);
  return {
    tag: hex(await of('tag of a guest', 16)),
    host: await cipher(await of('the host says', 32)),
    guest: await cipher(await of('the guest says', 32)),
  };
}

/** The key that signs one part of one box: nobody can tell that it belongs with another, but it is the same after a reload. */
export const signingKey = (secret, peer, part) => derive(secret.subarray(0, keyBytes), none, `signs part ${part} for ${peer}`, 32);

/** Encrypted, so that it opens unaltered or not at all; the nonce goes before it. */
export async function seal(key, bytes) {
  const iv = random(nonceBytes);
  return join(iv, new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)));
}

/** @returns {Promise<?Uint8Array>} null: it was not sealed with this key, or altered */
export async function unseal(key, bytes) {
  try {
    const iv = bytes.subarray(0, nonceBytes);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nonceBytes)));
  } catch {
    return null;
  }
}

/** A guest's name on the wire: what its keys follow from. "t" sits at the table, "o" looks on. */
export const peerName = (key, sits) => (sits ? 't' : 'o') + toBase64Url(key);
/** Whether a guest has a link that gives a seat; it is true of nobody else. */
export const sits = name => name[0] === 't';
/** @returns {{key: Uint8Array, sits: boolean}} */
export function readPeer(name) {
  const key = /^[to][\w-]{43}$/.test(name) ? fromBase64Url(name.slice(1)) : null;
  if (!key) throw new Error(`not a guest: ${name}`);
  return { key, sits: sits(name) };
}
