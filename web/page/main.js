// The page: brings its parts together, hands them to the program as one object, and starts it. bridge.js calls the
// members of that object by name.
import { at, make, say } from './dom.js';
import { askText, copy, open, save, showText } from './dialogs.js';
import { guardKeys } from './keyboard.js';
import { createMirror } from './mirror.js';
import { createParts } from './parts.js';
import * as program from './program.js';
import { createRulesPanel } from './rules-panel.js';
import { playSound, prepareSound } from './sound.js';
import { openStore } from './store.js';
import { createThinker } from './thinker.js';
import * as trouble from './trouble.js';
import { keepOffline } from './update.js';
import { canDraw, insets, reducedMotion, watchView, wordsOnly } from './view.js';
import { words } from './words.js';

const files = at('page').dataset; // the build's names: wasm, gamesWasm, lessons, workerJs, workerWasm, thinkerJs, shareJs, fontUi, fontIndex
const faces = ['Cardfront', 'Cardfront Index'];

// A face that does not arrive is no reason not to play.
async function fetchFont(name, which) {
  try {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${answer.status} ${name}`);
    const bytes = await answer.arrayBuffer();
    new FontFace(faces[which], bytes).load().then(face => document.fonts.add(face), () => {});
    return new Uint8Array(bytes);
  } catch (error) {
    trouble.note(error);
    return new Uint8Array();
  }
}

async function fetchLessons(key) {
  const answer = await fetch(`${files.lessons}/${key}.txt`);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}

// What follows the "#" of the page's address is a link for the program. It is opened once: a reload does not do it again.
function watchLinks() {
  const follow = () => {
    if (!/^#(list|game|day)=/.test(location.hash)) return;
    program.command(`link ${location.hash.slice(1)}`);
    history.replaceState(null, '', location.pathname + location.search);
  };
  addEventListener('hashchange', follow);
  follow();
}

async function start() {
  trouble.watch();
  const canvas = at('canvas');
  canvas.ariaLabel = words.canvas;
  at('mirror-log-title').textContent = words.log;
  const draws = canDraw();
  if (!draws) wordsOnly(words.noWebgl);
  guardKeys(canvas);
  prepareSound();
  watchView(program);

  if (location.protocol === 'file:') throw new Error(words.fromFile);
  if (typeof createCardfront !== 'function') throw new Error(words.notArrived(files.module));
  const parts = createParts(files,
    { here: () => program.command('games-here'), failed: error => program.command(`games-failed ${error.message}`) });
  const [store, ...fonts] = await Promise.all([
    openStore(() => parts.whole.then(() => program.command('store-ours'))), // old saves are played through
    fetchFont(files.fontUi, 0), fetchFont(files.fontIndex, 1),
  ]);
  const rules = createRulesPanel(program.command);
  const thinker = createThinker({ entry: files.thinkerJs, js: files.workerJs, wasm: files.workerWasm },
    { thought: program.thought, failed: reason => program.command(`worker-failed ${reason}`) });

  const share = async (...what) => {
    try {
      const table = { canvas, wake: () => program.command('resize') };
      (await import(new URL(files.shareJs, location.href))).share({ make, say, words, open, copy, save }, table, ...what);
    } catch { // it did not arrive
      showText(what[0], what[2] || what[3], 'cardfront-link.txt');
    }
  };

  const page = {
    connect: program.connect,
    storeGet: store.get, storePut: store.put, storeRemove: store.remove, storeKeys: store.keys,
    storeLasting: store.lasting, storeUsed: store.used, storeOurs: store.ours,
    showMirror: createMirror({ command: program.command, focus: program.focus, trouble: trouble.note }),
    askText: question => askText(question, text => program.command(`text ${question.id}\n${text}`)),
    showText,
    share,
    showRules: rules.show, hideRules: rules.hide, rulesShown: rules.shown,
    loadRules: rules.load, ruleWords: rules.wordsOf,
    gamesHere: parts.gamesHere, fetchGames: parts.fetchGames,
    fetchLessons: key => fetchLessons(key).then(
      text => program.command(`lessons-here ${key}\n${text}`), error => program.command(`games-failed ${error.message}`)),
    playSound, reducedMotion, insets,
    canDraw: () => draws,
    address: () => location.href.replace(/#.*$/s, ''),
    dateWords: () => new Date().toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }),
    font: which => fonts[which] || new Uint8Array(),
    think: thinker.think, stopThinking: thinker.stop,
  };
  const old = store.keys().some(key => /^save\.\d+\./.test(key)); // the program plays them through when it starts
  await new Promise((resolve, reject) => {
    const instantiateWasm = (imports, receive) => {
      parts.begin(imports, old).then(receive).catch(reject);
      return {};
    };
    createCardfront({ canvas, page, instantiateWasm, onAbort: cause => trouble.fatal(words.stopped, cause) })
      .then(resolve, reject);
  });
  program.started();
  watchLinks();
  parts.fetchGames();
  globalThis.cardfront = { item: program.item };
  at('loading')?.remove();
  document.body.classList.add('running');
  if (draws && document.activeElement === document.body) canvas.focus({ preventScroll: true });
  keepOffline();
}

start().catch(error => trouble.fatal(words.cannotStart, error));
