// The page: brings its parts together, hands them to the program as one object, and starts it. bridge.js calls the
// members of that object by name. What the game can do without (sound, a typeface, the offline copy) may fail alone.
import { pageAddress } from './address.js';
import { showSteps, watchBack } from './back.js';
import { createAfar } from './far/afar.js';
import { at, attempt, make, say } from './dom.js';
import { askText, copy, open, save, showText, warned } from './dialogs.js';
import { guardKeys } from './keyboard.js';
import { drawnWords, drawWords } from './letters.js';
import { watchLinks } from './links.js';
import { fetchFile, load, loadText, within } from './load.js';
import { createMirror } from './mirror/mirror.js';
import { createParts } from './parts.js';
import * as program from './program.js';
import { createRulesPanel } from './rules-panel.js';
import { playSound, prepareSound } from './sound.js';
import { openStore } from './store.js';
import { createThinker } from './thinker.js';
import * as trouble from './trouble.js';
import { keepLanguage, keepOffline } from './update.js';
import { calmContext, canDraw, insets, reducedMotion, watchView, wordsOnly } from './view.js';
import { inLanguage, words } from './words.js';
import { createLanguage } from './words/language.js';
import { guardZoom } from './zoom.js';

const files = at('page').dataset; // the build's names: wasm, gamesWasm, eachWasm, roomsWasm, texts, workerJs, workerWasm, thinkerJs, shareJs, farJs, words, fontUi, fontIndex
const faces = ['Cardfront', 'Cardfront Index'];
const patience = 30000; // ms

// Without a face the program shows words.
async function fetchFont(name, which) {
  try {
    const bytes = await load(name);
    attempt(() => new FontFace(faces[which], bytes).load().then(face => document.fonts.add(face)).catch(() => {}));
    return new Uint8Array(bytes);
  } catch (error) {
    console.info(error);
    return new Uint8Array();
  }
}

/** A game's text in this folder of the build; English where the language has none. */
function fetchText(language, folder, game) {
  const all = files.texts.split(' '), begin = `${folder}/${game}-`, found = start => all.find(name => name.startsWith(start));
  return loadText(found(`${language}/${begin}`) ?? found(begin));
}

// What boot.js has asked for once more may still come.
async function lateComers() {
  for (const end = Date.now() + patience; document.querySelector('[data-again=asked]') && Date.now() < end;) {
    await new Promise(later => setTimeout(later, 50));
  }
}

/** A module of the build that is fetched when it is wanted. */
async function fetchModule(name) {
  const { address } = await fetchFile(name);
  return within(import(new URL(address, location.href)), patience, name);
}

async function share(table, ...what) {
  try {
    const sheet = await fetchModule(files.shareJs);
    sheet.share({ make, say, words, open, copy, save }, table, ...what);
  } catch { // it did not arrive
    showText(what[0], what[2] || what[3], 'cardfront-link.txt');
  }
}

async function start() {
  trouble.watch();
  await lateComers();
  const canvas = at('canvas');
  const sayWords = () => {
    canvas.ariaLabel = words.canvas;
    at('mirror-log-title').textContent = words.log;
  };
  sayWords();
  calmContext(canvas);
  guardKeys(canvas, program.letGo);
  guardZoom(canvas, program);
  prepareSound();
  watchView(program);
  watchBack(program.command);

  if (location.protocol === 'file:') throw new Error(words.fromFile);
  if (typeof createCardfront !== 'function') throw new Error(words.notArrived(files.module));
  const parts = createParts(files,
    { here: () => program.command('games-here'), failed: error => program.command(`games-failed ${error.message}`) });
  // Old saves are played through. At once where it can be: what was pressed comes after it.
  const storeChanged = () => (parts.gamesHere() ? program.command('store-changed') : parts.whole.then(storeChanged));
  let rules = null;
  const language = createLanguage(files.words, loadText, () => {
    inLanguage();
    sayWords();
    rules?.sayAnew();
    if (language.spoken() !== 'en') attempt(() => keepLanguage(language.spoken()));
  });
  const inItsLanguage = async opened => {
    await language.begin(opened.get('settings'));
    return opened;
  };
  const [store, ...fonts] = await Promise.all([
    inItsLanguage(openStore(storeChanged)),
    fetchFont(files.fontUi, 0), fetchFont(files.fontIndex, 1),
  ]);
  rules = createRulesPanel(program.command, game => fetchText(language.spoken(), 'rules', game));
  const thinker = createThinker({ entry: files.thinkerJs, js: files.workerJs, wasm: files.workerWasm },
    { thought: program.thought, failed: reason => program.command(`worker-failed ${reason}`) });
  const links = watchLinks(program.command);

  const page = {
    connect: program.connect,
    storeGet: store.get, storePut: store.put, storeRemove: store.remove, storeKeys: store.keys,
    storeLasting: store.lasting, storeUsed: store.used, storeOurs: store.ours, askToKeep: store.askToKeep,
    showMirror: createMirror({
      command: program.command, focus: program.focus, steps: showSteps, trouble: trouble.note, unsaved: store.unsaved,
    }),
    askText: question => askText(question, text => program.command(`text ${question.id}\n${text}`)),
    showText: (title, text, fileName, warning) => warned(title, warning, () => showText(title, text, fileName)),
    share: (title, warning, ...what) => warned(title, warning,
      () => share({ canvas, wake: () => program.command('resize') }, title, ...what)),
    showRules: rules.show, hideRules: rules.hide, rulesShown: rules.shown,
    loadRules: rules.load, ruleWords: rules.wordsOf,
    gamesHere: parts.gamesHere, fetchGames: parts.fetchGames,
    fetchLessons: key => fetchText(language.spoken(), 'lessons', key).then(
      text => program.command(`lessons-here ${key}\n${text}`), error => program.command(`games-failed ${error.message}`)),
    far: createAfar(() => fetchModule(files.farJs), {
      command: program.command, address: () => pageAddress(location), text: () => language.text(),
      relays: () => (store.get('relays') ?? '').split('\n').filter(Boolean), make, say, words, open, copy,
    }),
    languages: () => language.all, words: () => language.text(),
    fetchWords: name => language.speak(name).then(
      () => program.command(`words-here ${name}`), () => program.command(`words-failed ${name}`)),
    linkTaken: links.taken, linkWaits: links.waits,
    playSound, reducedMotion, insets, canDraw,
    cannotDraw: lack => wordsOnly(words.lacks[lack]),
    address: () => pageAddress(location),
    dateWords: () => new Date().toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }),
    font: which => fonts[which] || new Uint8Array(),
    drawWords, drawnWords,
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
  links.follow();
  parts.fetchGames();
  globalThis.cardfront = { item: program.item, misfits: program.misfits };
  at('loading')?.remove();
  document.body.classList.add('running');
  if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
  attempt(keepOffline);
}

start().catch(error => trouble.fatal(words.cannotStart, error));
