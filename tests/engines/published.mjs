// The release page as a host would publish it, in a folder of its own, with a witness: a script of the tests that goes
// before all others, for not every engine tells its driver what is written to its console.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrity } from '../../tools/build/names.mjs';
import { leadClock, settingsText } from '../browser/support/player.mjs';

// In the page: keeps, over reloads too, what is thrown, logged as an error or warning, does not arrive or is forbidden, and
// what a browser would ask the person for; counts what the computer player's worker is asked and has answered.
function witness() {
  const note = text => sessionStorage.setItem('faults', JSON.stringify([...JSON.parse(sessionStorage.getItem('faults') ?? '[]'), text]));
  addEventListener('error', ({ error, message, target }) => note(target === window ? `thrown: ${error?.stack ?? message}` : `did not arrive: ${target.src || target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(`forbidden: ${violatedDirective} ${blockedURI}`));
  for (const level of ['error', 'warn']) {
    const plain = console[level];
    console[level] = (...what) => {
      note(`${level}: ${what.join(' ')}`);
      plain.apply(console, what);
    };
  }
  for (const [where, what] of [[window.StorageManager, 'persist'], [window.Notification, 'requestPermission'], [window.Clipboard, 'readText']]) {
    const owner = where && (where.prototype[what] ? where.prototype : where);
    if (!owner?.[what]) continue;
    const plain = owner[what];
    owner[what] = function (...rest) {
      note(`asks the person: ${what}`);
      return plain.apply(this, rest);
    };
  }
  window.thoughts = { asked: 0, answered: 0 };
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.thought) window.thoughts.answered += 1;
        if (data.failed || data.refused) note(`the worker: ${JSON.stringify(data)}`);
      });
    }

    postMessage(message, ...rest) {
      if (message.think) window.thoughts.asked += 1;
      super.postMessage(message, ...rest);
    }
  };
}

const script = `(${leadClock})();(${witness})();
if (!localStorage.getItem('cardfront/settings')) localStorage.setItem('cardfront/settings', ${JSON.stringify(settingsText({}))});`;

/**
 * @param {string} dist of the build
 * @returns {Promise<{folder: string, release: function(string): Promise<void>, remove: function(): Promise<void>}>}
 *   release(mark) publishes another build in the same folder, whose page holds that mark
 */
export async function publish(dist) {
  const folder = await mkdtemp(join(tmpdir(), 'cardfront-published-'));
  await cp(dist, folder, { recursive: true });
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const worker = await readFile(join(dist, 'service-worker.js'), 'utf8');
  assert.ok(worker.includes(integrity(page)), 'the service worker knows the page');
  const release = async mark => {
    const watched = page.replace("script-src 'self'", `script-src 'self' '${integrity(script)}'`)
      .replace('<script>', () => `<script>${script}</script>\n<script>`).replace('</body>', `<!-- ${mark} --></body>`);
    await writeFile(join(folder, 'index.html'), watched);
    await writeFile(join(folder, 'service-worker.js'), worker.replace(integrity(page), integrity(watched)).replace(/version:"\w+"/, `version:"${mark}"`));
  };
  await release('one');
  return { folder, release, remove: () => rm(folder, { recursive: true }) };
}
