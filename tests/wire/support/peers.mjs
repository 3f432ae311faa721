// A host and guests at the ends of wires, and what each has received.
import assert from 'node:assert/strict';
import { WebSocket } from 'ws';

import { startRelay } from './relay.mjs';

export const far = await import('../../../web/page/far/far.js');

const open = new Set();
const relays = [];

/** A relay until the test is over; see startRelay. */
export async function relay(ways) {
  relays.push(await startRelay(ways));
  return relays.at(-1);
}

/** Ends what a test has left open, also a failed one: wires and relays. */
export async function closeAll() {
  for (const wire of open) wire.close();
  open.clear();
  await Promise.all(relays.splice(0).map(each => each.close()));
}

const text = bytes => new TextDecoder().decode(bytes);
export const bytes = words => new TextEncoder().encode(words);

/** Waits until `holds()` is something, and gives it. */
export async function until(holds, what = String(holds), most = 60000) {
  for (const end = Date.now() + most; ;) {
    const found = await holds();
    if (found) return found;
    assert.ok(Date.now() < end, `in time: ${what}`);
    await new Promise(later => setTimeout(later, 10));
  }
}

/** While it works, the wires' clock stands still but for `later(ms)`. */
export async function stillClock(work) {
  const real = performance;
  let now = real.now();
  const clock = value => Object.defineProperty(globalThis, 'performance', { configurable: true, writable: true, value });
  clock({ now: () => now });
  try {
    return await work(ms => { now += ms; });
  } finally {
    clock(real);
  }
}

export const rest = ms => new Promise(later => setTimeout(later, ms));

/** One end. `heard`: [from whom, what] as texts; `has(words, from)`: waits for it. */
export async function end(about) {
  const heard = [];
  const states = [];
  const wire = await far.openWire({
    WebSocket, page: new EventTarget(), received: (peer, datagram) => heard.push([peer, text(datagram)]),
    changed: state => states.push(state), ...about,
  });
  open.add(wire);
  return {
    ...about, wire, heard, states,
    say: (words, peer = far.host) => wire.send(peer, bytes(words)),
    has: (words, from) => until(() => heard.find(([peer, what]) => what === words && (!from || peer === from)), `"${words}" arrives`),
    kept: () => until(() => wire.state().unsent === 0, 'a relay has it'),
    close() {
      wire.close();
      open.delete(wire);
    },
  };
}

/** A room: `host()` and `guest()` open its pages, again with the same secret when it is given. */
export async function room(...urls) {
  const secret = far.makeSecret(true);
  const links = await far.invitations(secret, urls, 'http://localhost/');
  const read = link => far.readInvitation(link.split('#far=')[1], true);
  return {
    secret, links,
    host: about => end({ secret, relays: urls, ...about }),
    async guest(mine = far.makeSecret(false), link = links.seat, about = {}) {
      const invitation = await read(link);
      assert.ok(!invitation.fault, invitation.fault);
      return end({ secret: mine, invitation, relays: invitation.relays, ...about });
    },
  };
}
