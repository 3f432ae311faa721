// What tools/test need not run again (tools/setup/again.sh), in a small tree of its own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { tree } from './tree.mjs';

const script = fileURLToPath(new URL('../../tools/setup/again.sh', import.meta.url));
const tests = fileURLToPath(new URL('../', import.meta.url));

function stages(t, files) {
    const { root, write } = tree(t, files);
    const bash = (what, more = {}) => {
        const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CARDFRONT_.*|CHROMIUM|FIREFOX|EMSDK)$/.test(name)));
        const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', what],
            { cwd: root, encoding: 'utf8', env: { ...env, ...more, root } });
        assert.equal(status, 0, stderr);
        return stdout.trim();
    };
    const reading = (stage, more) => bash(`source '${script}'; read_tree; reading_of ${stage}`, more);
    return { write, bash, reading };
}

const some = { 'core/a b.cpp': 'a', 'tests/page/p.cpp': 'p', 'tests/browser/b.mjs': 'b', '.gitignore': 'build/\ndist/\n' };

test('a stage is run again when a file that it reads has changed, is new or is gone', t => {
    const { write, bash, reading } = stages(t, some);
    bash('git init -q . && git add -A');
    const seen = new Set();
    const isNew = stage => {
        const now = reading(stage);
        assert.match(now, /^[0-9a-f]{64}$/);
        assert.ok(!seen.has(now), `${stage} is to be run`);
        seen.add(now);
        assert.equal(reading(stage), now, 'the same tree, the same digest');
    };
    isNew('page');
    write('core/a b.cpp', 'A');
    isNew('page');
    write('core/new.cpp', 'git does not know it yet');
    isNew('page');
    bash('rm "core/a b.cpp"');
    isNew('page');
    write('tests/page/p.cpp', 'P');
    isNew('page');
    isNew('new-game');
    write('tests/browser/b.mjs', 'B');
    isNew('new-game');
});

test("a stage is not run again for another's tests, nor for what was built", t => {
    const { write, bash, reading } = stages(t, some);
    bash('git init -q . && git add -A');
    write('dist/index.html', '');
    const before = { core: reading('core'), engines: reading('engines'), browser: reading('browser') };
    write('tests/page/p.cpp', 'P');
    write('build/x', 'x');
    for (const [stage, digest] of Object.entries(before)) assert.equal(reading(stage), digest, stage);
    write('tests/browser/b.mjs', 'B');
    assert.equal(reading('core'), before.core);
    assert.notEqual(reading('engines'), before.engines, 'they play by the same hands');
    assert.notEqual(reading('browser'), before.browser);
});

test('what is not known is always run', t => {
    const { bash, reading } = stages(t, some);
    assert.equal(reading('core'), '', 'no tree of git');
    bash('git init -q . && git add -A');
    assert.notEqual(reading('core'), '');
    for (const name of ['CARDFRONT_DIST', 'CARDFRONT_WRITE_GOLDEN', 'CHROMIUM'])
        assert.equal(reading('core', { [name]: '/elsewhere' }), '', 'told to do something else');
    assert.notEqual(reading('core', { CARDFRONT_AT_ONCE: '2' }), '');
    assert.equal(reading('browser'), '', 'there is no page');
    for (const stage of ['lint', 'house', 'format', 'size', 'rules', 'words']) assert.equal(reading(stage), '', stage);
});

// By what they include and import: who reads a folder of tests that not all read.
test('the stages that read a folder of tests are those that are named', t => {
    const { bash } = stages(t, some);
    const named = new Map(bash(`source '${script}'; for each in "\${!readers[@]}"; do echo "$each:\${readers[$each]}"; done`)
        .split('\n').map(line => line.split(':')).map(([folder, stages]) => [folder, stages.split(' ').filter(Boolean)]));
    const stagesOf = { core: ['core', 'wasm'], page: ['page'], screens: ['desktop'], new_game: ['new-game'] };
    let met = 0;
    for (const from of readdirSync(tests, { withFileTypes: true }).filter(each => each.isDirectory() && each.name !== 'tools').map(each => each.name))
        for (const file of readdirSync(join(tests, from), { recursive: true, withFileTypes: true })) {
            if (!/\.(cpp|h|mjs)$/.test(file.name)) continue;
            const text = readFileSync(join(file.parentPath ?? file.path, file.name), 'utf8');
            const included = [...text.matchAll(/#include "tests\/([^"]+)"/g)].map(([, path]) => path);
            const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => relative(tests, join(file.parentPath ?? file.path, path)));
            for (const path of [...included, ...imported]) {
                const folder = path.split('/')[0];
                if (folder === from || !named.has(folder) || ['bench', 'arena', 'speed'].includes(from)) continue;
                met += 1;
                for (const stage of stagesOf[from] ?? [from])
                    assert.ok(named.get(folder).includes(stage), `${from}/${file.name} reads tests/${folder}: so does ${stage}`);
            }
        }
    assert.ok(met > 5);
});
