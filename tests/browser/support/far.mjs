// Tables that lie at several pages: who comes, invites and sits down, and how they play on together.
import assert from 'node:assert/strict';

import { chance, deeds, over, patience, sit } from './game.mjs';

/** The player's own relays are these addresses. */
export async function tune(player, relays) {
  await player.press('settings', 'relays');
  await player.answer(relays.join('\n'));
  await player.until(m => /your relays/.test(m.alert), 'relays');
  await player.press('back');
  return player;
}

export const come = async (relays, options = {}) => tune(await sit(options), relays);

/** Sets up a table; `seats` as in "pf0": a person here, somebody far, a computer. Returns its links. */
export async function invite(host, game, seats, choices = []) {
  const sizes = seats.length > 2 ? [`seats ${seats.length}`] : [];
  await host.press(`setup ${game}`, ...sizes, ...[...seats].map((who, seat) => `player ${seat} ${who}`), ...choices, 'start');
  const links = await host.inDialog(async dialog => {
    const field = dialog.querySelector('textarea.link');
    if (!field || !dialog.querySelector('svg.code path')) return null;
    const [seat, onlooker] = dialog.querySelectorAll('input[name=invited]');
    onlooker.click();
    const second = field.value;
    seat.click();
    return { seat: field.value, onlooker: second };
  });
  await host.escape();
  return links;
}

export async function join(guest, link, name) {
  await guest.page.evaluate(hash => { location.hash = hash; }, link.slice(link.indexOf('#')));
  if (name) await guest.answer(name);
  return guest;
}

export const seated = players => Promise.all(players.map(player => player.until(m => m.screen === 'table', 'the table')));
export const closeAll = players => Promise.all(players.map(player => player.close()));

/** The page is reloaded; or it is closed, and comes again when `meanwhile` is done. By itself or by the list at home it is where it was. */
export async function comeAgain(player, meanwhile = null) {
  const { page } = player;
  if (meanwhile) {
    const address = page.url().replace(/#.*/, '');
    await page.goto('about:blank');
    await meanwhile();
    await page.goto(address);
  } else {
    await page.reload();
  }
  const there = m => ['table', 'room'].includes(m.screen) || m.ids.some(id => id.startsWith('room '));
  const m = await player.until(there, 'the table at home');
  if (!['table', 'room'].includes(m.screen)) await player.press(m.ids.find(id => id.startsWith('room ')));
  return player.until(a => ['table', 'room'].includes(a.screen), 'the table again');
}

const any = (m, pick) => `do ${deeds(m)[pick(deeds(m).length)]}`;

/**
 * Whoever may act does, until `wanted(mirrors, done)` or the end at all pages.
 * @param {{choose: function(Object, Function, number): string, act: function(number, string, Object, number): Promise<void>}} how
 *   choose: the control of an action, from the mirror of so-and-so-many-th player; act: does it; else by the mirror
 * @returns {Promise<Object[]>} the mirrors
 */
export async function playOn(players, { choose = any, pick = chance(5), most = 400, wanted = () => false, act = null } = {}) {
  for (let done = 0, end = Date.now() + patience; done < most;) {
    const mirrors = await Promise.all(players.map(player => player.mirror()));
    if (mirrors.every(over) || (await wanted(mirrors, done))) return mirrors;
    const moment = m => ['go-on', 'confirm'].find(id => m.ids.includes(id));
    const at = mirrors.findIndex(m => moment(m) || deeds(m).length > 0);
    if (at < 0) {
      assert.ok(Date.now() < end, `nobody may act: ${JSON.stringify(mirrors.map(m => [m.screen, m.status, m.alert, m.ids]))}`);
      await new Promise(later => setTimeout(later, 40));
      continue;
    }
    end = Date.now() + patience;
    const id = moment(mirrors[at]) ?? choose(mirrors[at], pick, at);
    // An action that was under way may have arrived meanwhile.
    if (act && !moment(mirrors[at])) {
      const possible = async () => (await players[at].mirror()).ids.includes(id);
      if (!await possible()) continue;
      try {
        await act(at, id, mirrors[at], done);
      } catch (error) {
        if (await possible()) throw error; // else another's action has come before it
      }
    } else if (!await players[at].pressIfThere(id)) {
      continue;
    }
    await players[at].after(mirrors[at]);
    done += 1;
  }
  return Promise.all(players.map(player => player.mirror()));
}

/** The lines of the log as nobody's own, in bare words, without what only one is told; `me`: who reads them. */
export const openLines = (mirror, me) => mirror.log.map(line => line
  .replace(/\b[Yy]our\b/g, `${me}'s`).replace(/\b[Yy]ou\b/g, me).replace(/ draws? the .*/, ' draws a card.')
  .replace(/\b(?:is|are)\b/g, 'be').replace(/\b(?:has|have)\b/g, 'have').replace(/[es]+\b/g, ''));

/** Both have come to the same action: what one of two has done is under way to the other for a while. */
export async function agree([one, other], names) {
  const last = async (player, me) => openLines(await player.mirror(), me).slice(-6);
  for (const end = Date.now() + patience; ;) {
    const [here, there] = [await last(one, names[0]), await last(other, names[1])];
    if (here.join() === there.join()) return;
    assert.ok(Date.now() < end, `they have come to the same: ${here}; ${there}`);
    await new Promise(later => setTimeout(later, 40));
  }
}

/** For `come`: notes of each box of the page's (web/page/far/box.js) the event that it has sent last. */
export const noteSent = { prepare: page => page.addInitScript(() => {
  window.sent = new Map();
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const [type, id, good] = JSON.parse(data);
        for (const each of sent.values()) if (type === 'OK' && each.id === id) each.kept = good;
      });
    }

    send(text) {
      const [type, event] = JSON.parse(text);
      if (type === 'EVENT') sent.set(event.pubkey, event);
      super.send(text);
    }
  };
}) };
const keeping = 30078;

/** A relay keeps all that the page says, with something that is none of these events. */
export const isOut = async (player, before = []) => assert.ok(await player.poll(
  ([ids, kind]) => [...sent.values()].every(event => event.kind === kind && event.kept) && [...sent.values()].some(event => !ids.includes(event.id)),
  [before, keeping]), 'what it says goes out');

/** Does it, and waits until what the page says of it is out. */
export async function goesOut(player, work) {
  const before = await player.page.evaluate(() => [...sent.values()].map(event => event.id));
  await work();
  await isOut(player, before);
}

/** Each of them has played the game again and found it fair, and says so in these words. */
export const fair = (guests, words = 'The deal was fair') => Promise.all(guests.map(guest => guest.until(
  (m, verdict) => m.sections.some(s => s.lines.some(line => line.includes(verdict))), 'the verdict', words)));
