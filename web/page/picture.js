// A picture of the canvas, to be kept: what it shows now, and a line of words below.
import { make } from './dom.js';

const tries = 60; // frames
const edge = 0.02, line = 0.045; // of the picture's longer side

/**
 * @param {HTMLCanvasElement} canvas
 * @param {string} caption
 * @param {function(): void} wake has the program draw again
 * @returns {Promise<Blob>} a PNG
 */
export async function takePicture(canvas, caption, wake) {
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
