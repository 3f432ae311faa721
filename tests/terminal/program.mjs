// Starts the terminal program for the tests beside this file.
//   CARDFRONT  the built program; else build/debug/cardfront
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = process.env.CARDFRONT ?? root + 'build/debug/cardfront';

export const game = 'head-to-head-poker';

// {code, out, err}; a signal is a failure.
export function cardfront(args, input = '', environment = {}) {
    const result = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 27, env: { ...process.env, COLUMNS: '100', ...environment } });
    if (result.error?.code !== 'EPIPE') assert.equal(result.error, undefined); // it may refuse without reading all
    assert.equal(result.signal, null, result.stderr);
    return { code: result.status, out: result.stdout, err: result.stderr };
}

export const jsonLines = text => text.split('\n').filter(line => line !== '').map(line => JSON.parse(line));

export function replayJson(record, ...more) {
    const { code, out, err } = cardfront(['replay', '-', '--json', ...more], record);
    return { code, err, lines: jsonLines(out) };
}

// A folder for the files of one test.
export function folder(t) {
    const path = mkdtempSync(join(tmpdir(), 'cardfront-'));
    t.after(() => rmSync(path, { recursive: true, force: true }));
    return name => join(path, name);
}

// A whole game, computer against computer.
export function recordOf(file, options = [], seed = 1) {
    const { code, err } = cardfront([
        'play', game, ...options.flatMap(option => ['--option', option]), '--computer', 'easy', '--computer', 'easy',
        '--seed', String(seed), '--save', file,
    ]);
    assert.equal(code, 0, err);
}

// FNV-1a, as core/match/games.h: what the last line of a record holds.
export function withEnd(lines, actions) {
    const text = lines.join('\n') + '\n';
    let hash = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return `${text}end ${actions} ${hash.toString(16).padStart(16, '0')}\n`;
}
