// Words in letters that the canvas's own faces lack, as pictures: the browser draws every script that its reader can read,
// shaped, and from right to left where it is written so. Nothing is fetched for it.
import { make } from './dom.js';

const families = ['system-ui, sans-serif', 'Georgia, serif'], weights = [500, 700];
const none = { measure: [0, 0, 0, 0, 0], rows: new Uint8Array() };
let paint = null;
let last = none;

/**
 * @param {string} text
 * @param {boolean} title in the manner of the titles' face
 * @param {number} pixels to the em
 * @returns {{measure: number[], rows: Uint8Array}} width, height, from the left and from the top to the pen's beginning,
 *   its way; and rows of RGBA, which stay as `drawnWords()`. Without rows: this browser does not let us
 */
export function drawWords(text, title, pixels) {
  last = none;
  try {
    last = picture(text, `${weights[+title]} ${pixels}px ${families[+title]}`);
  } catch {} // no context, or its pixels are withheld
  return last;
}

export const drawnWords = () => last.rows;

function picture(text, font) {
  paint ??= make('canvas').getContext('2d', { willReadFrequently: true });
  paint.font = font;
  const size = paint.measureText(text);
  const [left, right, top, low] = ['Left', 'Right', 'Ascent', 'Descent'].map(side => Math.ceil(size[`actualBoundingBox${side}`]) + 2);
  const width = Math.max(left + right, 4), height = Math.max(top + low, 4);
  Object.assign(paint.canvas, { width, height }); // which clears it, and forgets the font
  paint.font = font;
  paint.fillStyle = '#fff';
  paint.fillText(text, left, top);
  const rows = new Uint8Array(paint.getImageData(0, 0, width, height).data.buffer);
  if (rows[3] > 9) return none; // a corner is never drawn on: these are no pixels of ours
  return { measure: [width, height, left, top, size.width], rows };
}
