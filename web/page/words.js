import { filled, translated } from './words/language.js';

/** Every word the page itself says to a person. Other languages replace values, never keys. */
export const words = {
  name: 'Cardfront',
  calls: title => `Your turn: ${title}`,
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. The text is selected: copy it with your keyboard or its menu.',
  download: 'Save as a file',
  showAnyway: 'Show it all the same',
  share: 'Share…',
  shareGame: 'The whole game',
  shareDeal: 'This deal, to be played',
  sharePosition: 'This position, to go on from',
  picture: 'Save a picture',
  pictureSaved: 'The picture is saved.',
  pictureFailed: 'The picture could not be made.',
  chooseFile: 'Choose a file…',
  fileFailed: name => filled('{name} could not be read.', { name }),
  tooLong: (has, most) => filled('Too long: {has} characters, at most {most}.', { has, most }),

  canvas: 'The card table. The same game in words and buttons follows.',
  actions: 'What you can do',
  log: 'What happened',
  times: (line, count) => filled('{line} {count} times.', { line, count }),
  lists: 'Lists',
  nothingHere: 'Nothing can be done here now.',
  noStyles: 'The page’s styles did not arrive, so the table is shown in plain words. Everything can be played; reload the page for the picture.',
  // Why there is no picture, in the order of platform::Lack.
  lacks: [
    'This browser does not draw with WebGL here, so the table is shown in words. Everything can be played.',
    'The typeface did not arrive, so the table is shown in words. Everything can be played; reload the page for the picture.',
  ],
  contextLost: 'The graphics card took the picture away. Until it comes back, play goes on in words.',

  rules: 'Rules',
  contents: 'Contents',
  find: 'Find in the rules',
  found: (at, of) => filled(of ? '{at} of {of}' : 'not found', { at, of }),
  print: 'Print the rules',
  rulesLoading: 'Fetching the rules…',
  rulesFailed: 'The rules did not arrive. Check the connection and open them again, or reload the page: it may have been updated.',

  keep: 'Your games are kept in this browser, which may throw them away when it runs short of room. It can be asked not to.',
  keepThem: 'Keep them',

  update: 'A new version is ready. Your games stay.',
  updatedElsewhere: 'Cardfront was updated in another tab. Your games stay.',
  reload: 'Reload',
  dismiss: 'Not now',

  cannotStart: 'Cardfront could not start',
  stopped: 'Cardfront stopped',
  trouble: 'Something went wrong, but the game goes on.',
  savesKept: 'Saved games are kept in this browser. Reloading the page often helps.',
  cause: 'Cause',
  copyCause: 'Copy the cause',
  notArrived: what => filled('{what} did not arrive. The connection may be gone, or the page was just updated.', { what }),
  silent: what => filled('{what} does not come, the connection is silent', { what }),
  notOurs: what => filled('{what} came with other content than it should have', { what }),
  linkWaits: 'The game of this link could not be opened yet.',
  tryAgain: 'Try again',
  fromFile: 'A browser cannot start it from a file. Open it through a web server (tools/play does that).',
  workerGone: 'The computer player’s program did not arrive or failed.',
  workerSilent: 'The computer player’s program does not answer.',
  workerRefused: 'The computer player refused the position.',
};

const english = { ...words };
const told = value => (value.map ? value.map(translated) : value.call ? value : translated(value));

/** Says them all in the language of now. */
export function inLanguage() {
  for (const key in english) words[key] = told(english[key]);
}
