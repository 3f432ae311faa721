// What went wrong, in words a person can read, with the cause to pass on. Fatal: a full message in place of the
// table. Otherwise a notice that can be put away.
import { at, make } from './dom.js';
import { stopped } from './program.js';
import { words } from './words.js';

let dead = false;

const causeOf = error => (error && (error.stack || error.message)) || String(error);
const reload = () => location.reload();

/** A strip at the foot of the page: words and buttons. One for each `key`. */
export function notice(key, text, ...buttons) {
  const id = `notice-${key}`;
  at(id)?.remove();
  const away = () => node.remove();
  const node = make('div', { id, class: 'notice', role: 'status' }, make('span', {}, text), ...buttons,
    make('button', { type: 'button', onclick: away }, words.dismiss));
  at('notices').append(node);
  return away;
}

/** A fault that play survives. */
export function note(error) {
  if (dead) return;
  console.warn(error);
  const cause = make('details', {}, make('summary', {}, words.cause), make('pre', {}, causeOf(error)));
  notice('trouble', words.trouble, cause, make('button', { type: 'button', onclick: reload }, words.reload));
}

/**
 * The end of this page's life: says what happened, that the saves are kept, and why.
 * @param {string} title
 * @param {*} error
 */
export function fatal(title, error) {
  if (dead) return;
  dead = true;
  stopped();
  console.warn(error);
  const cause = causeOf(error);
  const copy = make('button', { type: 'button', onclick: () => navigator.clipboard?.writeText(cause).catch(() => {}) }, words.copyCause);
  const box = make('div', { id: 'fatal', class: 'paper', role: 'alert' },
    make('h1', {}, title), make('p', {}, words.savesKept), make('h2', {}, words.cause), make('pre', {}, cause),
    make('p', { class: 'buttons' }, make('button', { type: 'button', class: 'main', onclick: reload }, words.reload), copy));
  at('loading')?.remove();
  document.body.classList.add('dead');
  document.body.append(box);
}

/**
 * Faults nobody caught. A trap inside the wasm program ends it; what else one of this page's files did is a notice. What
 * others put into pages (extensions, blockers, the browser's own scripts) has another file, or none, and is no matter of ours.
 */
export function watch() {
  const folder = new URL('./', location.href).href;
  const ours = place => place.split(folder).slice(1).some(rest => /^[\w-]+\.js\b/.test(rest));
  const judge = (error, file) => {
    const place = `${error?.stack} ${file}`;
    if (error instanceof WebAssembly.RuntimeError && !/-extension:/.test(place)) fatal(words.stopped, error);
    else if (ours(place)) note(error);
    else console.info(error);
  };
  addEventListener('error', event => event.error && judge(event.error, event.filename));
  addEventListener('unhandledrejection', event => judge(event.reason, ''));
}
