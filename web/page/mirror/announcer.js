// What has just happened, told to screen readers in one live region that is always there. Some readers keep only the last
// of several nodes that come with one update, or tell them in no order, and some lose what comes while the focus moves. So
// all that is new becomes one text in one node, a while after the last of it came. Some take for the same event told twice
// what repeats the text of any live region before it, be it one that is off: so there is no other, and what is told again
// ends in a space.

const settles = 300; // milliseconds: by then the focus is where it stays
const longest = 900; // after the first of it, where more keeps coming

/**
 * @param {HTMLElement} box the live region; nothing else writes into it
 * @returns {function(string): void} tells a sentence; none for an empty one
 */
export function createAnnouncer(box) {
  let waiting = [];
  let due = 0;
  let timer = 0;
  const tell = () => {
    const text = waiting.join(' ');
    box.textContent = text + (text === box.textContent ? '\u00a0' : '');
    waiting = [];
  };
  return sentence => {
    if (!sentence) return;
    const now = performance.now();
    if (!waiting.length) due = now + longest;
    waiting.push(String(sentence));
    clearTimeout(timer);
    timer = setTimeout(tell, Math.max(0, Math.min(settles, due - now)));
  };
}
