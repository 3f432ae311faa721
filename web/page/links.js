// The link in the page's address is for the program. It stays there until the program has opened or
// refused it, so that a reload tries again what could not be opened; then it goes, and a reload does not do it twice.
import { linkIn, pageAddress } from './address.js';
import { settle } from './back.js';
import { attempt, make } from './dom.js';
import { notice } from './trouble.js';
import { words } from './words.js';

/** @param {function(string): void} command hears "link <the part of the address in which it is>" */
export function watchLinks(command) {
  let away = null;

  const follow = () => {
    away?.();
    const link = linkIn(location);
    if (link) command(`link ${link}`);
  };
  return {
    /** Opens the address's link, if it has one, and later ones. */
    follow() {
      addEventListener('hashchange', follow);
      follow();
    },
    taken() {
      attempt(() => history.replaceState(history.state, '', pageAddress(location)));
      settle();
    },
    /** What it needs did not arrive. */
    waits() {
      away = notice('link', words.linkWaits, make('button', { type: 'button', class: 'main', onclick: follow }, words.tryAgain));
    },
  };
}
