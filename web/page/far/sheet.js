// The invitation: a link as a code to be scanned, by the system's own sheet where there is one, and to be copied.
import { canHandOn, handOn } from '../hand-on.js';
import { code } from './code.js';
import { words } from './words.js';

const margin = 4; // squares
const svg = 'http://www.w3.org/2000/svg';

function picture(link) {
  const { size, path } = code(link);
  const image = document.createElementNS(svg, 'svg');
  const dark = document.createElementNS(svg, 'path');
  image.setAttribute('viewBox', `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`);
  image.setAttribute('role', 'img');
  image.setAttribute('aria-label', words.sheet.code);
  image.setAttribute('class', 'code');
  dark.setAttribute('d', path);
  image.append(dark);
  return image;
}

/**
 * @param {{make: Function, say: Function, open: Function, copy: Function, words: object}} page its parts
 * @param {string} title
 * @param {string} seat the link that gives a seat
 * @param {string} onlooker that of onlookers
 * @returns {HTMLDialogElement}
 */
export function showInvitation({ make, say, open, copy, words: common }, title, seat, onlooker) {
  const field = make('textarea', { class: 'link', rows: 3, readonly: true, 'aria-label': words.sheet.link, spellcheck: 'false' });
  const result = make('p', { role: 'status' });
  const place = make('div');
  const choose = link => {
    field.value = link;
    place.replaceChildren(picture(link));
    say(result, '');
  };
  const choice = (label, link, first) => make('label', { class: 'choice' },
    make('input', { type: 'radio', name: 'invited', checked: first, onchange: () => choose(link) }), label);
  choose(seat);
  const sheet = canHandOn();
  const button = (label, onclick, main) => make('button', { type: 'button', class: main && 'main', onclick }, label);
  const hand = () => handOn({ title, url: field.value }, () => copy(field, result));
  const form = make('form', { method: 'dialog' },
    make('p', {}, words.sheet.how), place, choice(words.sheet.player, seat, true), choice(words.sheet.onlooker, onlooker), field,
    make('p', { class: 'buttons' },
      ...(sheet ? [button(common.share, hand, true)] : []),
      button(common.copy, () => copy(field, result), !sheet),
      make('button', { type: 'submit' }, common.close)),
    result, make('p', {}, words.sheet.relays));
  return open(title, form, () => true);
}
