// The page's worker in node, and what the native program of decisions.cpp prints for it.
//   CARDFRONT_DECISIONS  that program
//   CARDFRONT_WORKER     worker.js as linked, worker.wasm beside it
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const root = fileURLToPath(new URL('../../', import.meta.url));
const script = root + 'web/page/thinker-worker.js';
const decisions = process.env.CARDFRONT_DECISIONS ?? root + 'build/bench/decisions';
const module = process.env.CARDFRONT_WORKER ?? root + 'build/web/worker.js';

const channels = [];

// A dedicated worker's surroundings, as far as the script and Emscripten's code look.
export function startWorker() {
    const waiting = [];
    const heard = [];
    const self = {
        postMessage: message => {
            const next = waiting.shift();
            if (next) next(message);
            else heard.push(message);
        },
    };
    class Channel extends MessageChannel {
        constructor() {
            super();
            channels.push(this);
        }
    }
    Object.assign(self, {
        self, MessageChannel: Channel, performance, console, URL, TextDecoder, WebAssembly, Uint8Array, Int32Array,
        location: { href: 'http://localhost/worker.js' },
        importScripts: path => vm.runInContext(readFileSync(path, 'utf8'), context, { filename: path }),
    });
    const context = vm.createContext(self);
    vm.runInContext('var createThinker;', context);
    vm.runInContext(readFileSync(script, 'utf8'), context, { filename: script });
    return {
        // As web/page/thinker.js does, once it has checked the file.
        start: () => self.onmessage({ data: { start: { js: module, wasm: readFileSync(module.replace(/\.js$/, '.wasm')) } } }),
        send: data => self.onmessage({ data }),
        answer: () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise(give => waiting.push(give))),
    };
}

// Lets node end.
export const closeChannels = () => channels.forEach(each => each.port1.close());

// Decisions of the native program, a line each; with '--levels' each position at every level.
export function decisionLines(...options) {
    const native = spawnSync(decisions, options, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (native.status !== 0) throw new Error(native.stderr || String(native.error));
    return native.stdout.trim().split('\n');
}

export function jobOf(line, number) {
    const [game, seats, level, seedLow, seedHigh, hex, ...action] = line.split(' ');
    return {
        job: { job: number, game: +game, seats: +seats, level: +level, most: 1e9, seedLow: +seedLow, seedHigh: +seedHigh, state: Buffer.from(hex, 'hex') },
        expected: action.map(Number),
    };
}
