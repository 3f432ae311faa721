// Where the focus goes in the mirror as its models change. What was pressed keeps it, unavailable, while there is nothing
// else to do; then the main control gets it, or the first that moves the game on. A screen that closes gives it back to
// what opened it. It is never taken from another part of the page.
import { at } from '../dom.js';

const list = value => (Array.isArray(value) ? value : []);
const controlsOf = model =>
  list(model.groups).flatMap(group => list(group?.controls).filter(Boolean).map(control => ({ ...control, aside: group.aside })));
const can = control => control.enabled !== false;

/**
 * @param {HTMLElement} root of the mirror
 * @param {Map<string, HTMLElement>} buttons of the controls, by id
 */
export function createFocus(root, buttons) {
  const openers = []; // at each depth, the id of what led deeper
  let last = { screen: undefined, depth: 0, main: '', modal: false };
  let asked = ''; // what a question was asked for, which has the focus now
  let pressed = false;
  let parked = false; // on the title, for want of anything to do

  const main = model => String(controlsOf(model).find(control => control.main && can(control))?.id ?? '');
  const first = model => main(model) || String(controlsOf(model).find(control => !control.aside && can(control))?.id ?? '');

  // The control at the same place in its group.
  function near(before, model) {
    const group = before.body?.isConnected && !before.body.dataset.aside ? [...before.body.querySelectorAll('[data-id]')] : [];
    const id = group[Math.min(before.index, group.length - 1)]?.dataset.id;
    return controlsOf(model).some(control => String(control.id) === id && can(control)) ? id : '';
  }

  function onOtherScreen(before, model) {
    const depth = model.depth || 0;
    asked = '';
    if (depth > last.depth) openers[last.depth] = before.id;
    const opener = depth < last.depth ? openers[depth] : '';
    openers.length = Math.min(openers.length, depth > last.depth ? depth : depth + 1);
    return buttons.has(opener) ? opener : first(model);
  }

  const newMain = model => (main(model) !== last.main ? main(model) : '');

  function onSameScreen(before, model) {
    const isNew = newMain(model);
    if (buttons.has(before.id)) {
      if (!pressed || !isNew || before.body?.dataset.aside) return before.id;
      asked = before.id;
      return isNew;
    }
    const back = buttons.has(asked) ? asked : '';
    asked = '';
    return isNew || back || near(before, model) || first(model);
  }

  return {
    press: () => { pressed = true; },

    /** Before a model is shown: {id, button, body, index} of what has the focus, held: it stays; null: nothing here has it. */
    before(model) {
      const active = document.activeElement;
      if (!root.contains(active)) return null;
      const body = active.closest('[data-kind]');
      const id = active.dataset.id || active.dataset.held || '';
      const all = controlsOf(model);
      return {
        id, body, button: active,
        index: body ? [...body.children].indexOf(active) : 0,
        held: id !== '' && model.screen === last.screen && !all.some(control => String(control.id) === id) && first(model) === '',
      };
    },

    /** After it is shown. @returns {HTMLElement|null} what has the focus from now on, where it moved */
    after(before, model) {
      const opens = model.modal === true && !last.modal;
      const moved = last.screen !== undefined && model.screen !== last.screen;
      const title = at('mirror-title');
      let next = null;
      if (before && !(before.held && !opens)) {
        const waits = parked && before.button === title;
        const id = moved ? onOtherScreen(before, model) : opens || waits ? first(model) : before.id ? onSameScreen(before, model) :
          pressed ? newMain(model) : ''; // in a grid
        next = buttons.get(id) || (before.id || moved || opens ? title : before.button);
        parked = next === title && (before.id !== '' || moved || waits);
        if (next === document.activeElement) next = null;
        else next.focus();
      }
      last = { screen: model.screen, depth: model.depth || 0, main: main(model), modal: model.modal === true };
      pressed = false;
      return next;
    },
  };
}
