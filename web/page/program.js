// The page's way into C++. Messages keep their order, wait until the program runs, and are never delivered while
// C++ is at work: it calls the page in the middle of its own changes.

let calls = null;
let running = false;
let planned = false;
let waiting = [];

/** @param {{command: Function, focus: Function, letGo: Function, thought: Function, context: Function}} into from bridge.js */
export function connect(into) {
  calls = into;
}

/** The program's main() has returned: what waited goes in now. */
export function started() {
  running = true;
  plan();
}

/** After a fatal error nothing goes in any more. */
export function stopped() {
  running = false;
  calls = null;
  waiting = [];
}

/** @param {string} text see web/platform/ears.h */
export const command = text => tell('command', text);
/** @param {string} id a mirror control, or "" */
export const focus = id => tell('focus', id);
/** What is held is lost: see let_go in web/platform/ears.h. */
export const letGo = () => tell('letGo');
/** @param {{job: number, numbers: Int32Array}} t see core/mind/answer.h */
export const thought = t => tell('thought', t.job, t.numbers);
/** @param {number} lost 1 lost, 0 restored */
export const context = lost => tell('context', lost);

/**
 * Where the canvas shows the thing that a command names, for tests that click by name.
 * @param {string} id
 * @returns {?Array<number>} x, y, width, height in CSS pixels of the canvas
 */
export const item = id => (running ? calls.item(id) : null);

/** What of the last frame's text cannot be read, for tests: see web/platform/ears.h. */
export const misfits = () => (running ? calls.misfits() : '');

function tell(...message) {
  const last = waiting.at(-1);
  if (last && last.length === message.length && last.every((part, i) => part === message[i]) && message[1] === 'resize') return;
  waiting.push(message);
  plan();
}

function plan() {
  if (!running || planned || !waiting.length) return;
  planned = true;
  queueMicrotask(deliver);
}

function deliver() {
  planned = false;
  try {
    while (running && waiting.length) {
      const [name, ...values] = waiting.shift();
      calls[name](...values);
    }
  } finally {
    plan();
  }
}
