// Texts by key that outlive the page: localStorage, or memory where that is forbidden. Of several tabs the store is the
// one's that was looked at last: it says so under a key, each write looks there first, and the others rest. So a tab
// that crashed, sleeps or lies in the cache holds nothing. Other pages of the same origin share localStorage, so every
// key has our prefix. Long texts are packed to a fifth, since there is room for five million characters and no more;
// what is not packed is read as it stands.
import LZString from 'lz-string';

import { make } from './dom.js';
import { notice } from './trouble.js';
import { words } from './words.js';

const prefix = 'cardfront/';
const packedMark = '\u0001lz '; // then the text's length, a blank, and the text packed
const shortText = 200; // not worth it
const probe = 'cardfront-probe';
const holder = 'cardfront-tab';
const asked = 'cardfront-asked-to-keep';
const together = 50; // ms in which what another tab writes counts as one change

/**
 * @param {function(boolean): void} changed the store is this tab's (again, or what is in it is another tab's work), or
 *   another's
 * @returns {{get: function(string): ?string, put: function(string, string): boolean,
 *   remove: function(string): void, keys: function(): string[], lasting: function(): boolean, used: function(): number,
 *   ours: function(): boolean, askToKeep: function(): Promise<void>, unsaved: function(boolean): void}}
 */
export function openStore(changed) {
  const disk = usableStorage();
  const memory = new Map();
  const recent = new Map(); // what was packed lately: it is read again before the next is put
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-').padEnd(21, '-'); // as long as any other's
  let mine = true; // as it was told last
  let unheld = false; // nothing can be written there

  const held = () => {
    try {
      return disk.getItem(holder); // null: somebody has cleared it
    } catch {
      return me;
    }
  };
  const ours = () => {
    const now = !disk || unheld || (held() ?? me) === me;
    if (now !== mine) changed(mine = now);
    return now;
  };
  const claim = () => {
    if (!disk || document.hidden || held() === me) return;
    try {
      disk.setItem(holder, me);
      unheld = false;
    } catch {
      unheld = true; // what others write is never overwritten unread all the same
    }
    ours();
  };
  if (disk) {
    claim();
    mine = unheld || (held() ?? me) === me;
    // A press comes first here, whoever hears it later.
    for (const type of ['focus', 'pageshow', 'pointerdown', 'keydown', 'click']) addEventListener(type, claim, true);
    document.addEventListener('visibilitychange', claim);
    let timer = 0;
    addEventListener('storage', event => {
      if (!ours() || (event.key !== null && !event.key.startsWith(prefix))) return;
      clearTimeout(timer);
      timer = setTimeout(() => ours() && changed(true), together); // it was still at it when this tab was looked at
    });
  }

  return {
    get(key) {
      if (!disk) return memory.get(key) ?? null;
      try {
        const stored = disk.getItem(prefix + key);
        return stored && (recent.get(stored) ?? unpack(stored));
      } catch {
        return null;
      }
    },
    put(key, text) {
      if (!ours()) return false;
      if (!disk) {
        memory.set(key, text);
        return true;
      }
      try {
        const stored = pack(text);
        disk.setItem(prefix + key, stored);
        if (recent.size > 3) recent.clear();
        recent.set(stored, text);
      } catch {
        return false;
      }
      return true;
    },
    remove(key) {
      if (!ours()) return;
      memory.delete(key);
      try {
        disk?.removeItem(prefix + key);
      } catch { /* it stays, and the next put will say that nothing can be written */ }
    },
    keys() {
      let all = [...memory.keys()];
      try {
        if (disk) all = Object.keys(disk).filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
      } catch { /* unreadable: none */ }
      return all.sort();
    },
    lasting: () => disk !== null,
    used: () => (disk ? used(disk) : 0),
    ours,
    askToKeep: () => askToKeep(disk),
    unsaved: on => (on ? addEventListener : removeEventListener)('beforeunload', askToStay),
  };
}

// Per cent of the characters that browsers give all pages of an origin together.
function used(disk) {
  try {
    return Math.round(Object.entries(disk).reduce((sum, [key, text]) => sum + key.length + text.length, 0) / (5 * 1024 * 1024) * 100);
  } catch {
    return 0;
  }
}

function pack(text) {
  const mistakable = text.startsWith(packedMark);
  if (text.length <= shortText && !mistakable) return text;
  const packed = `${packedMark}${text.length} ${LZString.compressToUTF16(text)}`;
  return packed.length < text.length || mistakable ? packed : text;
}

// What was packed and has been damaged since is given as it stands: whoever reads it will find it damaged.
function unpack(stored) {
  if (!stored.startsWith(packedMark)) return stored;
  const blank = stored.indexOf(' ', packedMark.length);
  const text = LZString.decompressFromUTF16(stored.slice(blank + 1));
  return String(text?.length) === stored.slice(packedMark.length, blank) ? text : stored;
}

// A full storage is still usable (for reading, and removing makes room), a forbidden one throws at the first touch.
function usableStorage() {
  let disk;
  try {
    disk = window.localStorage;
    if (!disk) return null;
    disk.setItem(probe, '1');
    disk.removeItem(probe);
    return disk;
  } catch {
    try {
      return disk && disk.length > 0 ? disk : null;
    } catch {
      return null;
    }
  }
}

function askToStay(event) {
  event.preventDefault();
  event.returnValue = true; // older browsers
}

// Once in a browser's life. Some browsers ask the person what only they can decide, so it is said first what for.
async function askToKeep(disk) {
  try {
    if (!disk || disk.getItem(asked) || !navigator.storage.persist || await navigator.storage.persisted()) return;
    const agree = () => {
      away();
      navigator.storage.persist().catch(() => {});
    };
    const away = notice('keep', words.keep, make('button', { type: 'button', class: 'main', onclick: agree }, words.keepThem));
    disk.setItem(asked, '1');
  } catch { /* a wish, not a need */ }
}
