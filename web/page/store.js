// Texts by key that outlive the page: localStorage, or memory where that is forbidden. One tab owns the saves; the
// others read. Other pages of the same origin share localStorage, so every key has our prefix.

const prefix = 'cardfront/';
const probe = 'cardfront-probe';
const asked = 'cardfront-asked-to-keep';

/**
 * @param {function(): void} onOurs this tab may write from now on
 * @returns {Promise<{get: function(string): ?string, put: function(string, string): boolean,
 *   remove: function(string): void, keys: function(): string[], lasting: function(): boolean, ours: function(): boolean}>}
 */
export async function openStore(onOurs) {
  const disk = usableStorage();
  const memory = new Map();
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
        return disk.getItem(prefix + key);
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
        disk.setItem(prefix + key, text);
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
    ours: () => ours,
  };
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
