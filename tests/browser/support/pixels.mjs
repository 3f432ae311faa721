// Pictures of the page as pixels.
import { inflateSync } from 'node:zlib';

/**
 * A PNG of 8 bits in three or four channels, as the browser makes them.
 * @param {Buffer} png
 * @returns {{width: number, height: number, grey: Uint8Array}} grey: the light of each pixel, by rows
 */
export function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25]];
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('a PNG of another kind');
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const bytes = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const grey = new Uint8Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const filter = bytes[y * (stride + 1)];
    const row = bytes.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let x = 0; x < stride; x += 1) {
      const a = x < channels ? 0 : row[x - channels];
      const b = above[x];
      const c = x < channels ? 0 : above[x - channels];
      row[x] += [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
    }
    for (let x = 0; x < width; x += 1) grey[y * width + x] = (row[x * channels] * 3 + row[x * channels + 1] * 6 + row[x * channels + 2]) / 10;
    above = row;
  }
  return { width, height, grey };
}

function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** How many of the pixels differ by more than a shade, as a share of all. */
export function difference(one, other) {
  const a = decode(one);
  const b = decode(other);
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.grey.length; i += 1) if (Math.abs(a.grey[i] - b.grey[i]) > 8) different += 1;
  return different / a.grey.length;
}

/** Shades that cover at least a thousandth of the picture: a flat one has hardly any. */
export function shades(png) {
  const { grey } = decode(png);
  const counts = new Array(256).fill(0);
  for (const each of grey) counts[each] += 1;
  return counts.filter(count => count > grey.length / 1000).length;
}

/** The steepest step of light from a pixel to the next but one on its right: text that is blown up has none. */
export function steepest(png) {
  const { width, height, grey } = decode(png);
  let most = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 2; x < width; x += 1) most = Math.max(most, Math.abs(grey[y * width + x] - grey[y * width + x - 2]));
  }
  return most;
}
