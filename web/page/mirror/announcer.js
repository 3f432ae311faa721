// What has just happened, told to screen readers in one live region that is always there. Some readers keep only the last
// of several nodes that come with one update, or tell them in no order, and some lose what comes while the focus moves. So
// all that is new becomes one text in one node, a while after the last of it came. Some take for the same event told twice
// what repeats the text of any live region before it, be it one that is off: so there is no other, and what is told again
// ends in a space.
//
// What others do comes by itself, a thing a second, while a reader speaks slower than that or is silent: it is kept
// together for longer, so that it is a few announcements and not dozens.

const settles = 300; // milliseconds: by then the focus is where it stays
const longest = 900; // after the first of it, where more keeps coming
const others_longest = 4000; // where all of it is others'

/**
 * @param {HTMLElement} box the live region; nothing else writes into it
 * @returns {function(string, boolean=): void} tells a sentence; true: others have done it, and act on. An empty one is
 *   none; with it what waits is told soon
 */
export function createAnnouncer(box) {
  let waiting = [];
  let due = Infinity;
  let timer = 0;
  const tell = () => {
    const text = waiting.join(' ');
    box.textContent = text + (text === box.textContent ? '\u00a0' : '');
    waiting = [];
    due = Infinity;
  };
  return (sentence, others) => {
    if (sentence) waiting.push(sentence);
    if (!waiting.length) return;
    const now = performance.now();
    due = Math.min(due, now + (others ? others_longest : longest));
    clearTimeout(timer);
    timer = setTimeout(tell, Math.min(others ? others_longest : settles, due - now));
  };
}
