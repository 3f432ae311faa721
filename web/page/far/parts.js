// A datagram on its way: cut into parts that every relay takes, each made as long as the next of a few sizes, so that its
// length tells next to nothing; and put together again, whatever arrives in whatever order.
import { hex, join } from './bytes.js';
import { random } from './keys.js';
import { keepRecent } from './recent.js';

export const sizes = [256, 1024, 4096, 16384]; // bytes of a part
export const mostParts = 16;
const nameBytes = 8;
const head = nameBytes + 4; // the datagram's name, the part's number, how many there are, how many bytes are in this one
const room = sizes[sizes.length - 1] - head;
export const mostBytes = mostParts * room;
const unfinished = mostParts + 4; // datagrams of which a part is here: one for each part that a relay keeps, and some on the way

/** @returns {Uint8Array[]} of one datagram */
export function cut(bytes) {
  const count = Math.max(1, Math.ceil(bytes.length / room));
  if (count > mostParts) throw new RangeError(`${bytes.length} bytes, at most ${mostBytes}`);
  const name = random(nameBytes);
  return Array.from({ length: count }, (_, at) => {
    const some = bytes.subarray(at * room, (at + 1) * room);
    const part = new Uint8Array(sizes.find(size => size >= head + some.length));
    part.set(join(name, Uint8Array.of(at, count, some.length >> 8, some.length & 255), some));
    return part;
  });
}

/** @returns {function(Uint8Array): (Uint8Array|undefined)} takes one box's parts, and gives a datagram when it is whole */
export function createJoiner() {
  const waiting = new Map(); // name -> parts

  return part => {
    if (!sizes.includes(part.length)) return undefined;
    const [at, count, high, low] = part.subarray(nameBytes, head);
    const length = high << 8 | low;
    if (at >= count || count > mostParts || head + length > part.length) return undefined;
    const name = `${hex(part.subarray(0, nameBytes))} ${count}`;
    const parts = waiting.get(name) ?? new Array(count).fill(null);
    parts[at] = part.subarray(head, head + length);
    if (!parts.every(Boolean)) return void keepRecent(waiting, name, parts, unfinished);
    waiting.delete(name);
    return join(...parts);
  };
}
