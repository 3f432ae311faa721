// A link as a QR code.
import { correction, generate } from 'lean-qr/nano';

/**
 * @param {string} text
 * @returns {{size: number, dark: Uint8Array, path: string}} size: squares of a side, without the margin of four that
 *   belongs around it; dark: each square, row by row; path: the dark ones, for an SVG whose units are squares
 */
export function code(text) {
  const bitmap = generate(text, { minCorrectionLevel: correction.M });
  const { size } = bitmap;
  const dark = Uint8Array.from({ length: size * size }, (_, at) => (bitmap.get(at % size, Math.floor(at / size)) ? 1 : 0));
  let path = '';
  for (let at = 0; at < dark.length;) {
    const x = at % size;
    let wide = 0;
    while (x + wide < size && dark[at + wide]) wide += 1;
    if (wide) path += `M${x} ${Math.floor(at / size)}h${wide}v1h-${wide}z`;
    at += wide || 1;
  }
  return { size, dark, path };
}
