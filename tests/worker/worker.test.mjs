// The computer player's worker, its script and its WebAssembly as the page ships them, must decide as the
// native program does: the same bytes, level and seed, the same action. And it must survive bad states.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeChannels, decisionLines, jobOf, startWorker } from './support.mjs';

let worker;
let lines;

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

// The action decided on, behind the count of numbers (core/mind/answer.h).
const decided = ({ thought }) => [...thought.numbers.slice(1, 5)];

before(async () => {
    lines = decisionLines();
    worker = startWorker();
    worker.start();
    assert.deepEqual({ ...(await worker.answer()) }, { ready: true });
});

after(closeChannels);

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
    // Expert's decision that takes longest: the largest state in which there is a choice.
    const expert = lines.map(jobOf).filter(({ job }) => job.level === 4);
    expert.sort((one, two) => two.job.state.length - one.job.state.length);
    let numbers = [];
    while (numbers.length < 5 + 2 * 8) {
        const { job } = expert.shift();
        const start = process.cpuUsage(); // others may have the processor meanwhile
        numbers = (await think({ ...job, most: 20 })).thought.numbers;
        const { user } = process.cpuUsage(start);
        assert.ok(user < 2e6, `${user / 1000} ms`);
        assert.equal(numbers.length % 8, 5);
        assert.equal(numbers[0], numbers.length - 1);
    }
    let best = 0;
    for (let at = 5; at < numbers.length; at += 8) {
        const [visits, value, gains, losses] = numbers.slice(at + 4, at + 8);
        assert.ok(visits > 0 && Math.abs(value) <= 1000 && gains >= 0 && losses >= 0 && gains + losses <= visits);
        best = Math.max(best, visits);
    }
    assert.equal(numbers[9], best, 'the best comes first');
});
