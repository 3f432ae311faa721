// The wires of this page's rooms, as the program asks for them by name (web/platform/platform.h): a member for each. What
// comes is told by commands.
import { askLeave, notice } from './notice.js';
import { fromBase64Url, toBase64Url } from './bytes.js';
import { invitations, readInvitation } from './invitation.js';
import { isHere, relayAddress, someRelays } from './relays.js';
import { makeSecret, publicKey, sits } from './keys.js';
import { host, lack, openWire } from './wire.js';
import { showInvitation } from './sheet.js';
import { inLanguage, wireWords, words } from './words.js';

const beat = 2000; // ms
const lastWords = 10000; // that a wire stays for when it is closed

/**
 * @param {{command: function(string): void, address: function(): string, relays: function(): string[],
 *   text: function(): string}} page also with what showInvitation asks of it; relays: those that a person has named, or
 *   none; text: the language's sentences
 */
export function createTables(page) {
  const wires = new Map(); // id -> promise of {wire, closed}
  let sheet = null; // the latest invitation
  const { command } = page;
  const here = isHere(location.hostname);
  const told = () => inLanguage(page.text());
  const fails = (error, id) => command(`${['far-lack', id].filter(Boolean).join(' ')}\n${error.message}`);

  async function made(id, kept, link) {
    const missing = lack();
    if (missing) throw new Error(words.lacks[missing]);
    const invitation = link ? await readInvitation(link, here) : null;
    if (invitation?.fault) throw new Error(words.faults[invitation.fault]);
    const [letters, ...named] = kept.split(' ');
    const secret = letters ? fromBase64Url(letters) : makeSecret(!invitation);
    const own = (named.length ? named : page.relays()).map(address => relayAddress(address, here)).filter(Boolean);
    const relays = invitation?.relays ?? (own.length ? own : someRelays());
    const links = invitation ? { seat: '', onlooker: '' } : await invitations(secret, relays, page.address());
    // The relays of a room are those of its links for good, so a host keeps them with its secret.
    const whole = [toBase64Url(secret), ...(invitation ? [] : relays)].join(' ');
    const state = { closed: false };
    state.wire = await openWire({
      secret, invitation, relays,
      received(peer, bytes, second) {
        if (state.closed) return;
        command(`far-heard ${id} ${peer} ${peer === host || sits(peer) ? 1 : 0} ${second} ${toBase64Url(bytes)}`);
      },
      changed: now => told() || state.closed || command(`far-wire ${id} ${now.state}\n${wireWords(now).all}`),
    });
    command(`far-made ${id}\n${whole}\n${toBase64Url(invitation ? invitation.hostKey : publicKey(secret))}\n${links.seat}\n${links.onlooker}`);
    return state;
  }

  const looked = () => document.hidden || command('far-tick');
  setInterval(() => wires.size && command('far-tick'), beat);
  document.addEventListener('visibilitychange', looked);

  return {
    async read(link) {
      told();
      const invitation = lack() ? null : await readInvitation(link, here);
      if (!invitation) fails(new Error(words.lacks[lack()]));
      else if (invitation.fault) fails(new Error(words.faults[invitation.fault]));
      else command(`far-link ${toBase64Url(invitation.hostKey)} ${invitation.seat ? 1 : 0}\n${link}`);
    },
    open(id, secret, link) {
      told();
      if (wires.has(id)) return;
      const wire = made(id, secret, link);
      wires.set(id, wire);
      wire.catch(error => {
        wires.delete(id);
        fails(error, id);
      });
    },
    async send(id, peer, letters) {
      const state = await wires.get(id)?.catch(() => null);
      if (state && !state.closed) state.wire.send(peer, fromBase64Url(letters));
    },
    async close(id) {
      const wire = wires.get(id);
      wires.delete(id);
      const state = await wire?.catch(() => null);
      if (!state) return;
      state.closed = true;
      setTimeout(() => state.wire.close(), lastWords);
    },
    invite(title, seat, onlooker) {
      if (!title) return sheet?.isConnected && sheet.close();
      told();
      sheet = showInvitation(page, title, seat, onlooker);
    },
    notify(text) {
      told();
      return text ? notice(text) : askLeave(command);
    },
  };
}
