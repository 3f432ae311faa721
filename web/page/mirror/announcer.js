// What has just happened, told to screen readers in one live region that is always there. Some readers keep only the last
// of several nodes that come with one update, or tell them in no order, and some lose what comes while the focus moves. So
// all that is new becomes one text in one node, a while after the last of it came. Some take for the same event told twice
// what repeats the text of any live region before it, be it one that is off: so there is no other, and what is told again
// ends in a space.
//
// What others do comes by itself, a thing a second, while a reader speaks slower than that or is silent: it is kept
// together for longer, so that it is a few announcements and not dozens. A person's own act waits a little for theirs,
// which often follows at once and takes the focus along: then some readers drop what they had not begun to say. And they
// drop a text that has not reached them yet when another takes its place: so there is a while between two.

const apart = 1200; // milliseconds
const longest = 900; // after the first of it, where more keeps coming
const pauses = { // until it is told where nothing more comes; the most that it waits
  nothing: [300, longest], // by then the focus is where it stays
  reply: [700, longest],
  more: [4000, 4000],
};

/**
 * @param {HTMLElement} box the live region; nothing else writes into it
 * @returns {function(string, ('nothing'|'reply'|'more')=): void} tells a sentence, and what comes after it: a reply of
 *   others to a person's own act, or more of others' where they have done it. An empty sentence is none; with it what
 *   waits is told soon
 */
export function createAnnouncer(box) {
  let waiting = [];
  let due = Infinity;
  let timer = 0;
  let told = -apart;
  const tell = () => {
    const text = waiting.join(' ');
    box.textContent = text + (text === box.textContent ? '\u00a0' : '');
    waiting = [];
    due = Infinity;
    told = performance.now();
  };
  return (sentence, next = 'nothing') => {
    if (sentence) waiting.push(sentence);
    if (!waiting.length) return;
    const [pause, most] = pauses[next];
    const now = performance.now();
    due = Math.min(due, now + most);
    clearTimeout(timer);
    timer = setTimeout(tell, Math.max(Math.min(pause, due - now), told + apart - now));
  };
}
