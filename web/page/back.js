// The browser's Back, and Android's, lead one step back on the page, and away from it only at home: each step has an
// entry of its own in the browser's history. Forward leads nowhere, and after a reload the page begins at home.
import { linkIn } from './address.js';

const layers = []; // what the page has opened over the program's screen: functions that close it, the topmost last
let steps = 0;     // of the program, from what it shows back to home
let here = 0;      // the entry that is shown, counted from that of home
let moving = false; // on the way to another entry
let planned = false;

const wanted = () => steps + layers.length;
const entry = () => history.state?.steps;
const bare = () => location.pathname + location.search; // without the link

// A browser may forbid it, in a frame or when it was done too often: then Back is only its own.
function mark(number, how = 'replaceState', address = undefined) {
  try {
    history[how]({ steps: number }, '', address);
    here = number;
    return true;
  } catch {
    return false;
  }
}

/** As many entries as there are steps, once all that changes now has changed, and a link in the address is taken. */
export function settle() {
  if (!planned) queueMicrotask(settleNow);
  planned = true;
}

function settleNow() {
  planned = false;
  if (moving || linkIn(location)) return;
  while (here < wanted() && mark(here + 1, 'pushState', bare()));
  if (here <= wanted()) return;
  moving = true;
  history.go(wanted() - here);
}

/** @param {function(string): void} command hears "back" */
export function watchBack(command) {
  here = entry() ?? 0;
  if (entry() === undefined) mark(0); // with its link, which is still to be followed
  addEventListener('popstate', () => {
    if (entry() === undefined) { // a link was typed: its entry lies on top
      mark(here + 1);
      return;
    }
    here = entry();
    if (location.hash) mark(here, 'replaceState', bare()); // of a link that was opened long ago
    const byPerson = !moving;
    moving = false;
    if (!byPerson || here >= wanted()) settle();
    else if (layers.length) layers.at(-1)();
    else command('back'); // and what it shows then settles it
  });
}

/** @param {number} count of the program: see depth in web/hall/model.h */
export function showSteps(count) {
  steps = count;
  settle();
}

/**
 * Something of the page's own lies over the screen now.
 * @param {function(): void} close called when the person goes back
 * @returns {function(): void} to be called when it is closed, however that came
 */
export function openLayer(close) {
  layers.push(close);
  settle();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    settle();
  };
}
