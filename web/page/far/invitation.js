// What a link to a room holds, after "#far=": its version, the host's public key, the secret that gives a seat (not in an
// onlooker's link), the room's relays, and the beginning of a hash of all that, so that a link that a chat has cut or
// changed is told from a room where nobody answers.
import { fromBase64Url, join, toBase64Url } from './bytes.js';
import { keyBytes, publicKey, seatBytes } from './keys.js';
import { known, mostRelays, relayAddress } from './relays.js';

const version = 1;
const sumBytes = 3;
const named = 128; // below it a relay is a number of the list, else it is written out in so many letters more
const letters = new TextEncoder();

const sumOf = async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, sumBytes);

function relayBytes(address) {
  const number = known.findIndex(relay => relay.address === address);
  if (number >= 0) return Uint8Array.of(number);
  const text = letters.encode(address);
  return join(Uint8Array.of(named + text.length), text);
}

async function written(hostKey, seat, relays) {
  const bytes = join(Uint8Array.of(version, seat.length), hostKey, seat, ...relays.map(relayBytes));
  return toBase64Url(join(bytes, await sumOf(bytes)));
}

/**
 * The links of a room.
 * @param {Uint8Array} secret of its host
 * @param {string[]} relays its addresses
 * @param {string} page the page's address
 * @returns {Promise<{seat: string, onlooker: string}>}
 */
export async function invitations(secret, relays, page) {
  const hostKey = publicKey(secret);
  const link = async seat => `${page}#far=${await written(hostKey, seat, relays)}`;
  return { seat: await link(secret.subarray(keyBytes)), onlooker: await link(new Uint8Array()) };
}

function readRelays(bytes, loopback) {
  const relays = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++];
    const address = first < named
      ? known[first]?.address ?? '' // of a later list: the others may do
      : relayAddress(String.fromCharCode(...bytes.subarray(at, at + first - named)), loopback);
    if (first >= named) at += first - named;
    if (address && !relays.includes(address)) relays.push(address);
  }
  return relays.slice(0, mostRelays);
}

/**
 * @param {string} text what follows "far=" in a link, also with blanks and line ends in it
 * @param {boolean} [loopback] it may name relays of this machine
 * @returns {Promise<{hostKey: Uint8Array, seat: ?Uint8Array, relays: string[]}|{fault: 'damaged'|'later'|'relays'}>}
 */
export async function readInvitation(text, loopback = false) {
  const plain = text.replace(/\s/g, '');
  const bytes = /^[\w-]{8,1200}$/.test(plain) ? fromBase64Url(plain) : null;
  if (!bytes || bytes.length < 2 + keyBytes + sumBytes) return { fault: 'damaged' };
  const body = bytes.subarray(0, -sumBytes);
  const sum = await sumOf(body);
  if (sum.some((byte, at) => byte !== bytes[body.length + at])) return { fault: 'damaged' };
  const [written, seatLength] = body;
  if (written > version) return { fault: 'later' };
  if (written !== version || (seatLength !== 0 && seatLength !== seatBytes)) return { fault: 'damaged' };
  const behind = 2 + keyBytes + seatLength;
  if (body.length < behind) return { fault: 'damaged' };
  const relays = readRelays(body.subarray(behind), loopback);
  if (!relays.length) return { fault: 'relays' };
  return { hostKey: body.slice(2, 2 + keyBytes), seat: seatLength ? body.slice(2 + keyBytes, behind) : null, relays };
}
