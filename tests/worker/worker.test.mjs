// The computer player's worker, its script and its WebAssembly as the page ships them, must decide as the
// native program does: the same bytes, level and seed, the same action. And it must survive bad states.
//   CARDFRONT_DECISIONS  the native program of decisions.cpp
//   CARDFRONT_WORKER     worker.js as linked, worker.wasm beside it
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const root = fileURLToPath(new URL('../../', import.meta.url));
const script = root + 'web/page/thinker-worker.js';
const decisions = process.env.CARDFRONT_DECISIONS ?? root + 'build/bench/decisions';
const module = process.env.CARDFRONT_WORKER ?? root + 'build/web/worker.js';

let worker;
let lines;
const channels = [];

// A dedicated worker's surroundings, as far as the script and Emscripten's code look.
function startWorker() {
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
        fetch: async path => ({ ok: true, arrayBuffer: async () => new Uint8Array(readFileSync(path)).buffer }),
    });
    const context = vm.createContext(self);
    vm.runInContext('var createThinker;', context);
    vm.runInContext(readFileSync(script, 'utf8'), context, { filename: script });
    return {
        send: data => self.onmessage({ data }),
        answer: () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise(give => waiting.push(give))),
    };
}

async function heard() {
    const before = performance.timeOrigin + performance.now() - 60000;
    const message = await worker.answer();
    assert.ok(message.heard > before, JSON.stringify(message));
}

async function think(job) {
    worker.send({ think: job });
    await heard();
    return worker.answer();
}

// The action decided on.
const decided = ({ thought }) => [...thought.numbers.slice(0, 4)];

function jobOf(line, number) {
    const [game, seats, level, seedLow, seedHigh, hex, ...action] = line.split(' ');
    return {
        job: { job: number, game: +game, seats: +seats, level: +level, most: 1e9, seedLow: +seedLow, seedHigh: +seedHigh, state: Buffer.from(hex, 'hex') },
        expected: action.map(Number),
    };
}

before(async () => {
    const native = spawnSync(decisions, { encoding: 'utf8', maxBuffer: 1 << 26 });
    assert.equal(native.status, 0, native.stderr);
    lines = native.stdout.trim().split('\n');
    worker = startWorker();
    worker.send({ start: { js: module, wasm: module.replace(/\.js$/, '.wasm') } });
    assert.deepEqual({ ...(await worker.answer()) }, { ready: true });
});

after(() => channels.forEach(each => each.port1.close()));

test('the worker decides as the native program does', { timeout: 300000 }, async () => {
    assert.ok(lines.length > 50, `${lines.length} decisions`);
    for (const [number, line] of lines.entries()) {
        const { job, expected } = jobOf(line, number + 1);
        const answer = await think(job);
        assert.equal(answer.thought.job, number + 1);
        assert.deepEqual(decided(answer), expected, line);
    }
});

test('a damaged state, a wrong game or level is refused, and the next job is done', async () => {
    const { job, expected } = jobOf(lines[0], 7);
    const bad = [
        { ...job, state: job.state.subarray(1) },
        { ...job, state: Buffer.alloc(job.state.length, 0xff) },
        { ...job, state: Buffer.alloc(0) },
        { ...job, game: 4000000000 },
        { ...job, level: 99 },
    ];
    for (const each of bad) assert.deepEqual({ ...(await think(each)) }, { refused: 1, job: 7 });
    assert.deepEqual(decided(await think(job)), expected);
});

test('a job that is stopped gives no answer', async () => {
    const hard = lines.map(jobOf).find(({ job }) => job.level === 2);
    worker.send({ think: { ...hard.job, job: 8 } });
    worker.send({ stop: true });
    await heard();
    await heard();
    const { job, expected } = jobOf(lines[0], 9);
    assert.deepEqual(decided(await think(job)), expected);
});

test('an answer tells of each choice that was tried, and comes at its limit', { timeout: 60000 }, async () => {
    // Expert's decision that takes longest: the largest state.
    const expert = lines.map(jobOf).filter(({ job }) => job.level === 4);
    const { job } = expert.reduce((one, two) => (one.job.state.length > two.job.state.length ? one : two));
    const start = performance.now();
    const { numbers } = (await think({ ...job, most: 20 })).thought;
    assert.ok(performance.now() - start < 2000, `${performance.now() - start} ms`);
    assert.equal(numbers.length % 10, 4); // core/mind/answer.h
    let best = 0;
    for (let at = 4; at < numbers.length; at += 10) {
        const [visits, value, gains, losses, gained, lost] = numbers.slice(at + 4, at + 10);
        assert.ok(visits > 0 && Math.abs(value) <= 1000 && gains >= 0 && losses >= 0 && gains + losses <= visits);
        assert.ok(gained >= gains && lost >= losses);
        best = Math.max(best, visits);
    }
    assert.equal(numbers[8], best, 'the best comes first');
});
