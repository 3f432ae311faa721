// Files of this build from the net or the offline copy. Each bears a hash of its content in its name; what does not fit
// is asked for once more, past all that keeps copies on the way, and never taken. A wait without a byte has an end.
import { words } from './words.js';

const silence = 15000; // ms

/**
 * @param {string} name as the build wrote it, with "-", 22 letters of the SHA-256 in base64url, and the ending
 * @returns {Promise<{address: string, bytes: ArrayBuffer}>} address: where it came from
 */
export async function fetchFile(name) {
  try {
    return await ask(name, name, 'default');
  } catch (first) {
    return ask(name, `${name}?again=${Date.now()}`, 'reload').catch(() => {
      throw first;
    });
  }
}

/** The bytes of such a file. */
export const load = async name => (await fetchFile(name)).bytes;
/** Its text. */
export const loadText = async name => new TextDecoder().decode(await load(name));

/** Fails with words about `what` when `promise` has not ended after so many milliseconds. */
export function within(promise, most, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(words.silent(what))), most);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function ask(name, address, cache) {
  const stop = new AbortController();
  try {
    const answer = await within(fetch(address, { cache, signal: stop.signal }), silence, name);
    if (!answer.ok) throw new Error(`${answer.status} ${name}`);
    const parts = [];
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await within(reader.read(), silence, name);
      if (done) break;
      parts.push(value);
    }
    const bytes = await new Blob(parts).arrayBuffer();
    if (!(await fits(name, bytes))) throw new Error(words.notOurs(name));
    return { address, bytes };
  } catch (error) {
    stop.abort();
    throw error;
  }
}

// Without encryption on the way browsers compute no hash; nor is there an offline copy that a wrong answer could stay in.
async function fits(name, bytes) {
  if (!crypto.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const letters = btoa(String.fromCharCode(...hash)).replace(/\+/g, '-').replace(/\//g, '_');
  return /-([\w-]{22})\.\w+$/.exec(name)[1] === letters.slice(0, 22);
}
