// Texts by key that outlive the page: localStorage, or memory where that is forbidden. One tab owns the saves; the
// others read. Other pages of the same origin share localStorage, so every key has our prefix. Long texts are packed to a
// fifth, since there is room for five million characters and no more; what is not packed is read as it stands.
import LZString from 'lz-string';

const prefix = 'cardfront/';
const packedMark = '\u0001lz '; // then the text's length, a blank, and the text packed
const shortText = 200; // not worth it
const probe = 'cardfront-probe';
const asked = 'cardfront-asked-to-keep';

/**
 * @param {function(): void} onOurs this tab may write from now on
 * @returns {Promise<{get: function(string): ?string, put: function(string, string): boolean,
 *   remove: function(string): void, keys: function(): string[], lasting: function(): boolean, used: function(): number,
 *   ours: function(): boolean}>}
 */
export async function openStore(onOurs) {
  const disk = usableStorage();
  const memory = new Map();
  const recent = new Map(); // what was packed lately: it is read again before the next is put
  let ours = true;
  if (disk) {
    ours = await own(() => {
      ours = true;
      onOurs();
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
      if (!ours) return false;
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
      askToKeep(disk);
      return true;
    },
    remove(key) {
      if (!ours) return;
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
    ours: () => ours,
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

// True when the lock is ours at once; else waits for it in the background.
function own(onOurs) {
  const locks = navigator.locks;
  if (!locks) return Promise.resolve(true);
  const forever = new Promise(() => {});
  const wait = () => locks.request(`${prefix}store`, () => {
    onOurs();
    return forever;
  }).catch(() => {});
  return new Promise(answer => {
    locks.request(`${prefix}store`, { ifAvailable: true }, lock => {
      answer(lock !== null);
      if (lock) return forever;
      wait();
      return undefined;
    }).catch(() => answer(true));
  });
}

// Once in a browser's life, after there is something to keep: please do not evict it.
async function askToKeep(disk) {
  try {
    if (disk.getItem(asked)) return;
    disk.setItem(asked, '1');
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch { /* a wish, not a need */ }
}
