// A game handed on: links by the system's own sheet where there is one, else to be copied, and a picture of the table.
// Fetched when it is first asked for; what it shares with the page it is given.
import { canHandOn, handOn } from './hand-on.js';

const tries = 60; // frames
const edge = 0.02, line = 0.045; // of the picture's longer side

/**
 * @param {{make: Function, say: Function, words: object, open: Function, copy: Function, save: Function}} page its parts
 * @param {{canvas: HTMLCanvasElement, wake: function(): void}} table
 * @param {string} title
 * @param {string} caption what a picture tells; '' makes none
 * @param {string} game link to all of it; '' there is none
 * @param {string} deal link to its set-up; '' there is none
 * @param {string} position link to the position that is looked at; '' there is none
 */
export function share({ make, say, words, open, copy, save }, { canvas, wake }, title, caption, game, deal, position) {
  const field = make('textarea', { class: 'link', rows: 4, readonly: true, 'aria-label': title, spellcheck: 'false' });
  const result = make('p', { role: 'status' });
  const links = [[words.shareGame, game], [words.shareDeal, deal], [words.sharePosition, position]].filter(([, link]) => link);
  const choose = link => {
    field.value = link;
    say(result, '');
  };
  const choices = links.map(([label, link], i) => make('label', { class: 'choice' },
    make('input', { type: 'radio', name: 'shared', checked: i === 0, onchange: () => choose(link) }), label));
  choose(links[0][1]);
  const hand = () => {
    const told = field.value.includes('\n'); // words with their link at the end
    return handOn(told ? { text: field.value } : { title, text: caption, url: field.value }, () => copy(field, result));
  };
  const paint = async () => {
    try {
      save(await takePicture(make, canvas, caption, wake), 'cardfront.png');
      say(result, words.pictureSaved);
    } catch {
      say(result, words.pictureFailed);
    }
  };
  const sheet = canHandOn();
  const button = (label, onclick, main) => make('button', { type: 'button', class: main && 'main', onclick }, label);
  const form = make('form', { method: 'dialog' }, ...(links.length > 1 ? choices : []), field, make('p', { class: 'buttons' },
    ...(sheet ? [button(words.share, hand, true)] : []),
    button(words.copy, () => copy(field, result), !sheet),
    ...(caption ? [button(words.picture, paint)] : []),
    make('button', { type: 'submit' }, words.close)), result);
  open(title, form, () => true);
}

// A PNG of what the canvas shows now, with a line of words below; `wake` has the program draw again.
async function takePicture(make, canvas, caption, wake) {
  const { width, height } = canvas;
  const size = Math.max(width, height);
  const strip = Math.round(size * line);
  const picture = make('canvas', { width, height: height + strip });
  const paint = picture.getContext('2d');
  await drawn(canvas, paint, wake);
  paint.fillStyle = '#0b1512';
  paint.fillRect(0, height, width, strip);
  paint.fillStyle = '#e8c878';
  paint.font = `${Math.round(strip * 0.5)}px Cardfront, sans-serif`;
  paint.textBaseline = 'middle';
  paint.fillText(caption, size * edge, height + strip / 2, width - 2 * size * edge);
  return new Promise((done, fail) => {
    picture.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}

// What is drawn with WebGL can be read only in the frame that drew it, after the program has: so it is woken before this
// frame is asked for.
async function drawn(canvas, paint, wake) {
  for (let left = tries; left > 0; left -= 1) {
    wake();
    await new Promise(later => setTimeout(later));
    await new Promise(frame => requestAnimationFrame(frame));
    paint.drawImage(canvas, 0, 0);
    const [red, green, blue] = paint.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data;
    if (red + green + blue > 0) return;
  }
  throw new Error('nothing is drawn');
}
