// The mirror: the game as headings, words and real buttons, from one JSON model (all members may be missing):
//   screen, title, lang, status, alert, text_view, modal
//   answer         to what a person asked, announced again with another answer_number
//   passes         the status is of a moment that goes on by itself: it is not announced, and what follows in another is
//                  told together
//   calls          somebody waits for a person here: title and icon of the tab say so
//   unsaved        something would be lost if the page were closed
//   depth          steps back from here to the home screen
//   alert_number   another number announces the same alert again
//   boards         [{label, rows: [[{text, press, on}]]}]     what lies side by side; press: the command of a press on it,
//                  on: chosen
//   sections       [{heading, lines: [text], lists}]    the state in words; the last `lists` lines are folded
//   groups         [{id, label, kind, aside, controls}]  kind: buttons, choices (one is on), toolbar (a hand, say)
//                  aside: nothing in it moves on what the screen is for, so it does not get the focus by itself
//   controls       [{id, label, name, on, toggle, enabled, why, hint, main, key}]
//                  name: the label for those who hear it out of its group; on: chosen or pressed; toggle: may be on
//                  later; enabled false: `why` is told, pressing still sends the id so that the program can name the
//                  rule; main: the one thing to do now
//   log, log_from  the last lines and the absolute number of the first of them
//   told           of each of them what is announced, "" for nothing; none: the lines themselves
import { createAnnouncer } from './announcer.js';
import { at, make, put, say } from '../dom.js';
import { createFocus } from './focus.js';
import { createGrids } from './grids.js';
import { words } from '../words.js';

const roving = kind => kind === 'choices' || kind === 'toolbar';
const list = value => (Array.isArray(value) ? value : []);
const says = (button, state) => button.getAttribute(`aria-${state}`) === 'true';
const log_lines_kept = 300;
const most_new_lines = 8; // of a log that was not known before; a longer one is there to be read
const stepKeys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End)$/;

/**
 * @param {{command: function(string): void, focus: function(string): void, steps: function(number): void,
 *   trouble: function(Error): void, unsaved: function(boolean): void}} out
 * @returns {function(string): void} shows a model
 */
export function createMirror(out) {
  const root = at('mirror');
  const icon = document.querySelector('link[rel=icon]');
  const controls = new Map(); // id -> button
  const groups = new Map(); // key -> {node, heading, body, kind}
  let made = 0; // of them, so that each has an id of its own
  let patching = false;
  let told = ''; // the id the program knows to have the focus
  let alertKey = '';
  let textView = false;
  let iconDue = '';
  let iconTimer = 0;
  const log = { first: 0, lines: [] };
  const announce = createAnnouncer(at('mirror-say'));
  const last = { screen: '', status: '', answer: undefined }; // announced
  const focus = createFocus(root, controls);
  const showBoards = createGrids(at('mirror-boards'), {
    press(id) {
      focus.press();
      out.command(id);
    },
    nothing: announce,
  });

  function tellFocus(id) {
    if (id === told) return;
    told = id;
    out.focus(id);
  }

  root.addEventListener('click', event => {
    const button = event.target.closest('[data-id], [data-held]');
    if (!button) return;
    focus.press();
    if (button.dataset.id) out.command(button.dataset.id);
    else announce(at('mirror-status').textContent);
  });
  root.addEventListener('focusin', event => {
    if (patching) return;
    const button = event.target.closest('[data-id]');
    if (button) rove(button);
    tellFocus(button ? button.dataset.id : event.target.dataset.press || '');
  });
  root.addEventListener('focusout', event => {
    if (!patching && !root.contains(event.relatedTarget)) tellFocus('');
  });
  root.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && event.key === 'Enter') event.preventDefault(); // held, it presses one button once
    if (event.key === 'Escape') {
      out.command('key Escape');
      event.preventDefault();
    }
    const group = event.target.closest('[data-kind]');
    if (!group || !roving(group.dataset.kind)) {
      // While a match is looked through; a space presses the button that has the focus.
      if (controls.has('run') && stepKeys.test(event.key)) {
        out.command(`key ${event.key}`);
        event.preventDefault();
      }
      return;
    }
    const members = [...group.querySelectorAll('[data-id]')];
    const next = neighbour(members, members.indexOf(event.target), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (group.dataset.kind === 'choices' && !says(next, 'disabled') && !says(next, 'checked')) out.command(next.dataset.id);
  });

  // A letter asks, also where the focus is nowhere, as after a reader's own keys.
  document.addEventListener('keydown', event => {
    const here = event.target === document.body || root.contains(event.target);
    if (!here || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/i.test(event.key)) return;
    const asked = root.querySelector(`[aria-keyshortcuts=${event.key.toUpperCase()}]`);
    if (!asked) return;
    out.command(asked.dataset.id);
    event.preventDefault();
  });

  function groupOf(key, model) {
    let group = groups.get(key);
    if (!group) {
      const heading = make('h2', { id: `mirror-group-${(made += 1)}` });
      const body = make('div', { class: 'controls' });
      group = { node: make('section', { class: 'group' }, heading, body), heading, body };
      groups.set(key, group);
    }
    const kind = model.kind || 'buttons';
    // Names that say all need no group's. None is a toolbar to a screen reader, which would give its own keys away there.
    const named = list(model.controls).every(control => control?.name);
    say(group.heading, model.label);
    group.heading.hidden = !model.label;
    put(group.body, 'data-kind', kind);
    put(group.body, 'data-aside', model.aside === true);
    put(group.body, 'role', kind === 'choices' ? 'radiogroup' : !named && 'group');
    put(group.body, 'aria-labelledby', !named && model.label && group.heading.id);
    put(group.body, 'aria-label', !named && !model.label && words.actions);
    return group;
  }

  function controlOf(model, kind) {
    const id = String(model.id);
    let button = controls.get(id);
    if (!button) controls.set(id, (button = make('button', { type: 'button' })));
    const on = model.on === true;
    const off = model.enabled === false;
    say(button, model.label);
    put(button, 'aria-label', model.name !== model.label && model.name);
    put(button, 'data-id', id);
    put(button, 'data-held', null);
    put(button, 'role', kind === 'choices' && 'radio');
    put(button, 'aria-checked', kind === 'choices' && String(on));
    put(button, 'aria-pressed', kind !== 'choices' && (on || model.toggle) && String(on));
    put(button, 'aria-disabled', off && 'true');
    put(button, 'aria-description', (off && model.why) || model.hint);
    put(button, 'title', (off && model.why) || model.hint);
    put(button, 'aria-keyshortcuts', model.key);
    put(button, 'class', model.main === true && 'main');
    if (!roving(kind)) put(button, 'tabindex', null);
    return button;
  }

  // It stays, and does nothing.
  function hold({ button, id }) {
    put(button, 'data-id', null);
    put(button, 'data-held', id);
    put(button, 'aria-disabled', 'true');
    return button;
  }

  // `held` (focus.js) stays though it is not among them.
  function showGroups(models, held) {
    const wanted = [];
    const live = new Set();
    const keys = new Set();
    for (const model of models) {
      let key = String(model.id ?? model.label ?? '');
      while (keys.has(key)) key += '+';
      keys.add(key);
      const group = groupOf(key, model);
      const mine = list(model.controls)
        .filter(control => control && control.id !== undefined && !live.has(String(control.id)))
        .map(control => (live.add(String(control.id)), controlOf(control, model.kind)));
      arrange(group.body, held?.body === group.body ? [...mine.slice(0, held.index), hold(held), ...mine.slice(held.index)] : mine);
      if (roving(model.kind) && mine.length) rove(start(mine, group.roved));
      wanted.push(group.node);
    }
    for (const [key, group] of groups) {
      if (held?.body !== group.body) continue;
      live.add(held.id);
      if (keys.has(key)) continue;
      keys.add(key);
      arrange(group.body, [hold(held)]);
      wanted.unshift(group.node);
    }
    arrange(at('mirror-groups'), wanted);
    for (const id of controls.keys()) if (!live.has(id)) controls.delete(id);
    for (const key of groups.keys()) if (!keys.has(key)) groups.delete(key);
  }

  // The member that Tab reaches: where the focus is, what is chosen, where the person was, what can be done.
  const start = (members, before) =>
    members.find(b => b === document.activeElement) || members.find(b => says(b, 'checked')) ||
    members.find(b => b === before) || members.find(b => !says(b, 'disabled')) || members[0];

  function rove(button) {
    const body = button.closest('[data-kind]');
    if (!body || !roving(body.dataset.kind)) return;
    for (const other of body.querySelectorAll('[data-id]')) put(other, 'tabindex', other === button ? '0' : '-1');
    for (const group of groups.values()) if (group.body === body) group.roved = button;
  }

  // `told`: of each line what is announced, where that is not the line itself. Returns the last of it.
  function showLog(from, lines, told, next) {
    const box = at('mirror-log');
    const follows = log.lines.length && from >= log.first && from <= log.first + log.lines.length;
    let keep = follows ? from - log.first : 0;
    if (follows) while (keep < log.lines.length && log.lines[keep] === lines[log.first + keep - from]) keep += 1;
    else log.first = from;
    const telling = follows || lines.length <= most_new_lines;
    while (box.children.length > keep) box.lastChild.remove();
    log.lines.length = keep;
    const start = log.first + keep - from;
    const fresh = lines.slice(start).map(String);
    for (const line of fresh) {
      log.lines.push(line);
      box.append(make('p', {}, line));
    }
    const news = told.length ? told.slice(start).filter(Boolean) : fresh;
    let times = 0; // it comes in a row
    if (telling) {
      news.forEach((line, i) => {
        times += 1;
        if (line === news[i + 1]) return;
        announce(times > 1 ? words.times(line, times) : line, next);
        times = 0;
      });
    }
    while (log.lines.length > log_lines_kept) {
      log.lines.shift();
      log.first += 1;
      box.firstChild.remove();
    }
    box.parentNode.hidden = !log.lines.length;
    box.scrollTop = box.scrollHeight;
    return telling ? news.at(-1) : '';
  }

  // Once it lasts: Firefox tells of an icon that is changed while it is on its way as an error.
  function changeIcon(name) {
    if (name === iconDue) return;
    iconDue = name;
    clearTimeout(iconTimer);
    iconTimer = setTimeout(() => put(icon, 'href', icon.href.replace(/\w+\.svg$/, name)), 300);
  }

  function show(model) {
    out.unsaved(model.unsaved === true);
    const title = model.title || '';
    const called = title && title !== words.name ? `${title} – ${words.name}` : words.name;
    document.title = model.calls ? words.calls(called) : called;
    changeIcon(model.calls ? 'calls.svg' : 'icon.svg');
    put(document.documentElement, 'lang', model.lang || 'en');
    put(document.body, 'data-screen', model.screen);
    out.steps(model.depth || 0);
    const opened = model.text_view === true && !textView;
    textView = model.text_view === true;
    document.body.classList.toggle('text-view', textView);
    if (opened && !root.contains(document.activeElement)) at('mirror-title').focus(); // the canvas may be covered now
    say(at('mirror-title'), title || words.name);
    say(at('mirror-status'), model.status);
    say(at('mirror-answer'), model.answer);
    if (model.answer && model.answer_number !== last.answer) announce(model.answer);
    last.answer = model.answer_number;
    const nextAlert = model.alert ? `${model.alert_number || 0} ${model.alert}` : '';
    if (nextAlert !== alertKey) at('mirror-alert').replaceChildren(...(model.alert ? [make('span', {}, model.alert)] : []));
    alertKey = nextAlert;

    const before = focus.before(model);
    showGroups(list(model.groups), before?.held && before);
    showBoards(list(model.boards));
    showSections(at('mirror-sections'), list(model.sections));
    // Where one is now, what happened, and what is to be done.
    if (model.screen !== last.screen) announce(title || words.name);
    // The first moment that passes brings a person's own act.
    const next = !model.passes ? 'nothing' : last.passes ? 'more' : 'reply';
    const line = showLog(Number(model.log_from) || 0, list(model.log), list(model.told), next);
    const asks = model.status !== last.status || last.passes; // where others have acted meanwhile, once more
    if (asks && model.status !== line && !model.passes) announce(model.status);
    last.screen = model.screen;
    if (!model.passes) last.status = model.status;
    if (next !== 'more') announce('', next);
    last.passes = model.passes;
    put(root, 'role', model.modal === true && 'dialog');
    put(root, 'aria-modal', model.modal === true && 'true');
    const focused = focus.after(before, model);
    if (focused?.dataset.id) rove(focused);
    if (focused) tellFocus(focused.dataset.id || '');
  }

  return text => {
    patching = true;
    try {
      const model = JSON.parse(text);
      if (!model || typeof model !== 'object') throw new SyntaxError('not an object');
      show(model);
    } catch (error) {
      out.trouble(error);
    } finally {
      patching = false;
    }
  };
}

// Shows a node for each text, that which it begins with. What stays keeps its node, wherever it comes to stand: a reader
// that hears of too many changes drops what is announced.
function keep(box, texts, create) {
  const rest = [...box.children];
  const wanted = texts.map(text => {
    const same = rest.findIndex(node => node.firstChild.textContent === text);
    return same < 0 ? create(text) : rest.splice(same, 1)[0];
  });
  arrange(box, wanted);
  return wanted;
}

function showSections(box, sections) {
  keep(box, sections.map(section => section.heading || ''), heading => make('section', {}, make('h2', { hidden: !heading }, heading),
    make('ul'), make('details', {}, make('summary', {}, words.lists), make('ul')))).forEach((node, i) => {
    const [, lines, more] = node.children;
    const all = list(sections[i].lines);
    const open = all.length - (sections[i].lists || 0);
    showLines(lines, all.slice(0, open));
    showLines(more.lastChild, all.slice(open));
    put(more, 'hidden', open === all.length);
  });
}

const showLines = (node, lines) => keep(node, lines.map(String), line => make('li', {}, line));

// Puts `wanted` into `parent` in order without ever moving the child that holds the focus.
function arrange(parent, wanted) {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  let place = parent.firstChild;
  for (const node of wanted) {
    if (node.parentNode === parent && node.contains(document.activeElement)) {
      while (place !== node) {
        const next = place.nextSibling;
        parent.append(place);
        place = next;
      }
    }
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

function neighbour(members, index, key) {
  if (index < 0) return null;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step) return members[(index + step + members.length) % members.length];
  return { Home: members[0], End: members.at(-1) }[key] || null;
}
