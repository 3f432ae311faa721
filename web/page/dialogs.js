// Texts to type and texts to take away, as real dialogs: soft keyboards, input methods and paste work in them.
import { openLayer } from './back.js';
import { at, attempt, make, put, say } from './dom.js';
import { words } from './words.js';

// What was typed and neither sent off nor cancelled, by question: it is there when the same is asked again.
const drafts = new Map();
let asked = ''; // the question's key among them

/**
 * One text asked of the person. A text that the program refused is asked again with it and the reason.
 * @param {{id: string, title: string, label: string, value: string, wrong: string, manyLines: boolean, mostChars: number}} question
 * @param {function(string): void} answer called with the text, or never
 */
export function askText(question, answer) {
  if (!question.wrong) asked = `${question.id}\n${question.value}`;
  const key = asked;
  const field = question.manyLines
    ? make('textarea', { id: 'answer', rows: 10, spellcheck: 'false', autocapitalize: 'off' })
    : make('input', { id: 'answer', type: 'text', autocomplete: 'off', enterkeyhint: 'done' });
  const draft = question.wrong ? question.value : drafts.get(key);
  field.value = draft ?? question.value;
  const wrong = make('p', { class: 'wrong', role: 'alert', id: 'answer-wrong' }, question.wrong);
  put(field, 'aria-describedby', 'answer-wrong');
  const check = () => {
    drafts.set(key, field.value);
    const long = question.mostChars > 0 && field.value.length > question.mostChars;
    say(wrong, long ? words.tooLong(field.value.length, question.mostChars) : '');
    return !long;
  };
  field.addEventListener('input', check);
  const done = dialog => {
    drafts.delete(key);
    shut(dialog);
  };

  const form = make('form', {
    method: 'dialog',
    onsubmit: event => {
      event.preventDefault();
      if (!check()) return;
      done(event.target.closest('dialog'));
      answer(field.value); // it may ask again
    },
  }, make('label', { for: 'answer' }, question.label), field, wrong, make('p', { class: 'buttons' },
    make('button', { type: 'submit', class: 'main' }, words.ok),
    make('button', { type: 'button', onclick: event => done(event.target.closest('dialog')) }, words.cancel),
    ...(question.manyLines ? fileChooser(field, wrong, check) : [])));
  open(question.title, form, () => field.value === question.value);
  field.focus();
  if (draft === undefined) field.select();
  else if (question.wrong) drafts.set(key, draft);
}

// The texts of a record are long: they also come out of a file.
function fileChooser(field, wrong, check) {
  const input = make('input', {
    type: 'file', accept: '.txt,text/plain', hidden: true, tabindex: -1,
    onchange: async () => {
      const [file] = input.files;
      input.value = '';
      if (!file) return;
      try {
        field.value = await file.text();
        check();
      } catch {
        say(wrong, words.fileFailed(file.name));
      }
    },
  });
  return [input, make('button', { type: 'button', class: 'file', onclick: () => input.click() }, words.chooseFile)];
}

/**
 * A text for the person to copy or to save.
 * @param {string} title
 * @param {string} text
 * @param {string} fileName
 */
export function showText(title, text, fileName) {
  const field = make('textarea', { rows: 10, readonly: true, 'aria-label': title, spellcheck: 'false' });
  field.value = text;
  const result = make('p', { role: 'status' });
  const download = () => save(new Blob([text], { type: 'text/plain' }), fileName || 'cardfront.txt');
  const form = make('form', { method: 'dialog' }, field, make('p', { class: 'buttons' },
    make('button', { type: 'button', class: 'main', autofocus: true, onclick: () => copy(field, result) }, words.copy),
    make('button', { type: 'button', onclick: download }, words.download),
    make('button', { type: 'submit' }, words.close)), result);
  open(title, form, () => true);
}

/**
 * Does it at once, or, where there is something to think of first, when the person wants it in spite of that.
 * @param {string} title
 * @param {string} warning '': there is nothing
 * @param {function(): void} then
 */
export function warned(title, warning, then) {
  if (!warning) return then();
  const form = make('form', { method: 'dialog' }, make('p', {}, warning), make('p', { class: 'buttons' },
    make('button', { type: 'submit', class: 'main', autofocus: true }, words.cancel),
    make('button', { type: 'button', onclick: then }, words.showAnyway)));
  open(title, form, () => true);
}

/** Puts a field's text into the clipboard and says so in `result`. */
export async function copy(field, result) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    say(result, words.copied);
  } catch {
    say(result, attempt(() => document.execCommand('copy')) ? words.copied : words.copyFailed);
  }
}

/** Gives the person a file. */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  make('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** Opens a modal dialog, and gives it; a press on the backdrop closes it if `harmless()`. The browser puts the focus back. */
export function open(title, form, harmless) {
  for (const old of document.querySelectorAll('dialog')) close(old); // one at a time
  const dialog = make('dialog', { class: 'paper', 'aria-labelledby': 'dialog-title' }, make('h1', { id: 'dialog-title' }, title), form);
  let pressed = null;
  dialog.addEventListener('pointerdown', event => (pressed = event.target));
  dialog.addEventListener('click', event => {
    if (event.target === dialog && pressed === dialog && harmless()) shut(dialog);
  });
  dialog.addEventListener('close', () => {
    close(dialog);
    if (document.activeElement === document.body) at('canvas').focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  closed.set(dialog, openLayer(() => shut(dialog)));
  return dialog;
}

const closed = new WeakMap(); // what is told when a dialog is

// An engine tells that it is closed with its next frame: by then the program may have asked something else.
function shut(dialog) {
  dialog.close();
  close(dialog);
}

function close(dialog) {
  dialog.remove();
  closed.get(dialog)?.();
}
