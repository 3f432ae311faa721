// The page around the canvas with a small fake in place of the program: its parts are tested without a build of C++.
// In the page `fake.page` is what C++ would call, `fake.heard` what it would hear.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

import { hashedName, integrity } from '../../../tools/build/names.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const fakeProgram = `
var createCardfront = async options => {
  const heard = [];
  window.fake = { page: options.page, options, heard };
  const hear = name => (...values) => {
    if (values[0] === 'games-here') return; // menus.test.mjs is about that
    heard.push([name, ...values]);
    if (values[0] === 'trap') throw new WebAssembly.RuntimeError('unreachable');
    if (values[0] === 'fault') throw new Error('a small one');
  };
  options.page.connect({ command: hear('command'), focus: hear('focus'), letGo: hear('let go'), thought: hear('thought'), context: hear('context'), item: id => (id === 'zooms' && window.zooms) || null });
  await new Promise(receive => options.instantiateWasm({}, receive));
  const model = localModel();
  if (model) options.page.showMirror(model);
  return {};
};
function localModel() { try { return sessionStorage.getItem('model'); } catch { return null; } }`;

// level 1: two hundred steps of a millisecond; 5: step throws; 7: never returns; 9: the position is refused; 4 and 6 are
// 5 and 7 for the workers whose seed is odd above, else 1
const fakeThinker = `
self.createThinker = options => new Promise(resolve => {
  let level = 0, steps = 0, sum = 0, seed = 0, memory = null;
  const program = {
    _worker_buffer: () => 1024,
    _worker_begin: (game, seats, wanted, low, high, at, bytes) => {
      level = wanted !== 4 && wanted !== 6 ? wanted : high % 2 ? wanted + 1 : 1;
      seed = high; steps = 0;
      sum = new Uint8Array(memory.buffer, at, bytes).reduce((a, b) => a + b, 0);
      return level === 9 ? 3 : 0;
    },
    _worker_step: () => {
      while (level === 7);
      if (level === 5) throw new WebAssembly.RuntimeError('unreachable');
      const end = performance.now() + 1;
      while (performance.now() < end);
      steps += 1;
      return steps >= 200 ? 1 : 0;
    },
    _worker_answer: () => { new Int32Array(memory.buffer, 2048, 6).set([5, 4, sum, -1, seed, steps]); return 2048; },
  };
  options.instantiateWasm({}, instance => { memory = instance.exports.memory; resolve(program); });
});`;

// A module with one page of memory, exported as "memory".
const fakeWasm = Buffer.from('0061736d01000000' + '0503010001' + '070a01066d656d6f72790200', 'hex');

const rules = `<h1>Head-to-Head Poker</h1><p>Five rows, one shared card each.</p>
<h2>Playing a card</h2><ul>
<li id="HH-7"><strong>HH-7</strong> You may play a card only on a row that has room on your side.</li>
<li id="HH-8"><strong>HH-8</strong> A crazy row follows the round’s type, see <a href="#HH-7">HH-7</a>.</li></ul>
<h2>Betting</h2><p id="HH-9"><strong>HH-9</strong> A raise is at most the limit of the table. Chips stay in the row.</p>
<table><tr><th>Hand</th><th>Name</th></tr><tr><td>5 of a suit in order</td><td>Straight flush</td></tr></table>
${Array.from({ length: 30 }, (_, i) => `<p id="HH-${20 + i}">HH-${20 + i} A rule that makes the page long.</p>`).join('')}`;

const bundle = (entry, format = 'iife') => buildSync({
  entryPoints: [join(root, 'web/page', entry)], bundle: true, minify: true, format, target: 'es2020', write: false, logLevel: 'silent',
}).outputFiles[0].text;

/**
 * Writes the page and the fakes into a new folder.
 * @returns {Promise<{folder: string, names: Object<string, string>, release: function(string): Promise<void>, remove: function(): Promise<void>}>}
 *   names: of the files, by the placeholders of shell.html; release(version) publishes another build in the same folder
 */
export async function buildFakePage() {
  const folder = await mkdtemp(join(tmpdir(), 'cardfront-page-'));
  const face = await readFile(execFileSync('fc-match', ['-f', '%{file}', 'DejaVu Sans']).toString());
  const boot = bundle('boot.js').trim();
  const names = { ADDRESS: '', WORDS: '', BOOT: boot, BOOT_SUM: integrity(boot) };
  const sums = {};
  await mkdir(join(folder, 'rules'));
  await cp(join(root, 'assets/icons'), join(folder, 'icons'), { recursive: true });
  const put = async (name, bytes) => {
    sums[name] = integrity(bytes);
    await writeFile(join(folder, name === './' ? 'index.html' : name), bytes);
  };
  const file = async (placeholder, name, bytes) => {
    names[placeholder] = hashedName(name, bytes);
    names[`${placeholder}_SUM`] = integrity(bytes);
    await put(names[placeholder], bytes);
  };
  await file('CSS', 'page.css', await readFile(join(root, 'assets/page.css')));
  await file('MODULE_JS', 'module.js', fakeProgram);
  await file('WASM', 'program.wasm', fakeWasm);
  await file('GAMES_WASM', 'games.wasm', fakeWasm);
  await file('EACH_WASM', 'game-poker.wasm', fakeWasm);
  await file('ROOMS_WASM', 'rooms.wasm', fakeWasm);
  await file('WORKER_JS', 'worker.js', fakeThinker);
  await file('WORKER_WASM', 'worker.wasm', fakeWasm);
  await file('FONT_UI', 'ui.ttf', face);
  await file('FONT_INDEX', 'index.ttf', face);
  await file('TEXTS', 'rules/poker.html', rules);
  await file('PAGE_JS', 'page.js', bundle('main.js'));
  await file('THINKER_JS', 'thinker.js', bundle('thinker-worker.js'));
  await file('SHARE_JS', 'share.js', bundle('share.js', 'esm'));
  await file('FAR_JS', 'far.js', bundle('far/far.js', 'esm'));
  const program = ['./', ...['CSS', 'MODULE_JS', 'WASM', 'GAMES_WASM', 'EACH_WASM', 'ROOMS_WASM', 'WORKER_JS', 'WORKER_WASM', 'PAGE_JS', 'THINKER_JS'].map(name => names[name])];
  await put('manifest.webmanifest', await readFile(join(root, 'assets/manifest.webmanifest')));
  sums['icons/icon.svg'] = integrity(await readFile(join(root, 'assets/icons/icon.svg')));

  const shell = await readFile(join(root, 'shell.html'), 'utf8');
  const page = shell.replace(/%([A-Z_]+)%/g, (_, name) => names[name]);
  const worker = await readFile(join(root, 'assets/service-worker.js'), 'utf8');
  const release = async version => {
    await put('./', page.replace('</body>', `<!-- ${version} --></body>`));
    const part = wanted => Object.fromEntries(Object.entries(sums).filter(([name]) => program.includes(name) === wanted));
    const build = JSON.stringify({ version, needed: part(true), others: part(false), spoken: {} });
    await writeFile(join(folder, 'service-worker.js'), worker.replace(/\/\*BUILD\*\/ \{[^\n]*\}(?=;)/, () => build));
  };
  await release('one');
  return { folder, names, release, remove: () => rm(folder, { recursive: true }) };
}
