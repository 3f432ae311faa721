// What follows the "#" of the page's address is a link for the program. It stays there until the program has opened or
// refused it, so that a reload tries again what could not be opened; then it goes, and a reload does not do it twice.
import { attempt, make } from './dom.js';
import { notice } from './trouble.js';
import { words } from './words.js';

/** @param {function(string): void} command hears "link <what follows the #>" */
export function watchLinks(command) {
  let away = null;

  const follow = () => {
    away?.();
    if (/^#(list|game|day)=/.test(location.hash)) command(`link ${location.hash.slice(1)}`);
  };
  return {
    /** Opens the address's link, if it has one, and later ones. */
    follow() {
      addEventListener('hashchange', follow);
      follow();
    },
    taken() {
      attempt(() => history.replaceState(history.state, '', location.pathname + location.search));
    },
    /** What it needs did not arrive. */
    waits() {
      away = notice('link', words.linkWaits, make('button', { type: 'button', class: 'main', onclick: follow }, words.tryAgain));
    },
  };
}
