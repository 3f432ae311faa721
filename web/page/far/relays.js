// The public relays that we know, and what an address of one's own may be. Links name relays of this list by their number in it,
// so one is never taken out or moved; what is no good any more is `retired`, and asked only by rooms that began with it.

export const known = [
  { address: 'wss://relay.damus.io' },
  { address: 'wss://relay.primal.net' },
  { address: 'wss://nos.lol' },
  { address: 'wss://nostr.mom' },
  { address: 'wss://offchain.pub' },
  { address: 'wss://relay.snort.social' },
];
export const mostRelays = 6; // of a room
const usual = 4;
const longest = 100; // characters

const here = /^(?:localhost|127\.0\.0\.1)$/;

/** Whether a page from this host may also ask relays of the same machine, without encryption on the way. */
export const isHere = host => here.test(host);

/**
 * @param {string} text as a person writes it, also without "wss://"
 * @param {boolean} [loopback] a relay of this machine may be named
 * @returns {string} the address; '' it is none that can be asked
 */
export function relayAddress(text, loopback = false) {
  const trimmed = text.trim();
  if (trimmed.length > longest || /[^\x21-\x7e]/.test(trimmed)) return '';
  let url;
  try {
    url = new URL(/^\w+:\/\//.test(trimmed) ? trimmed : `wss://${trimmed}`);
  } catch {
    return '';
  }
  const safe = url.protocol === 'wss:' || (loopback && url.protocol === 'ws:' && isHere(url.hostname));
  if (!safe || !url.hostname || url.username || url.password || url.hash) return '';
  return url.href.replace(/\/$/, '').slice(0, longest);
}

/** A few of the list, by chance: so that no relay has all rooms, and no room depends on one. */
export function someRelays() {
  const open = known.filter(relay => !relay.retired).map(relay => relay.address);
  const rank = new Map(open.map(address => [address, crypto.getRandomValues(new Uint32Array(1))[0]]));
  return open.sort((a, b) => rank.get(a) - rank.get(b)).slice(0, usual);
}
