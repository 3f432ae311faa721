// What tools/check-lint finds, in a small tree of its own: each of its readers bites.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { tree } from './tree.mjs';

const from = fileURLToPath(new URL('../../', import.meta.url));

function linted(t, files) {
    const own = Object.fromEntries(['.clang-tidy', 'tools/check-lint'].map(path => [path, readFileSync(join(from, path), 'utf8')]));
    const { root, write } = tree(t, { ...files, ...own, 'CMakeLists.txt': '' });
    const commands = Object.keys(files).map(path => ({
        directory: join(root, 'build'), file: join(root, path),
        command: `clang++ -std=c++20 -Wall -o CMakeFiles/all.dir/${path}.o -c ${join(root, path)}`,
    }));
    write('build/compile_commands.json', JSON.stringify(commands));
    const lint = () => {
        const { status, stdout } = spawnSync('python3', [join(root, 'tools/check-lint'), join(root, 'build')],
            { encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: join(root, 'cache') } });
        const [, passed, failed] = /^(\d+) passed, (\d+) failed\n$/m.exec(stdout) ?? assert.fail(stdout);
        assert.equal(status, failed === '0' ? 0 : 1);
        return { passed: Number(passed), failed: Number(failed), stdout };
    };
    return { write, lint };
}

const good = 'int twice(int number) {\n    return 2 * number;\n}\n';

for (const [what, name, line, bad] of [
    ['a path that ends badly, which only the analyser follows', 'clang-analyzer-core.NullDereference', 5,
        'int told(bool none) {\n    const int three = 3;\n    const int* at = &three;\n    if (none) at = nullptr;\n    return *at;\n}\n'],
    ['what a check of a unit sees', 'modernize-use-nullptr', 2, 'const int* nowhere() {\n    return 0;\n}\n'],
    ['a name that belongs to the compiler', 'reserved-identifier', 1, 'int _Number() {\n    return 1;\n}\n'],
]) test(`tools/check-lint finds ${what}, between files that are good, and knows it mended`, t => {
    const { write, lint } = linted(t, { 'core/a.cpp': good.trimEnd(), 'core/b.cpp': bad, 'web/c.cpp': good.replace('twice', 'again') });
    const found = lint();
    assert.equal(found.failed, 1, found.stdout);
    assert.match(found.stdout, new RegExp(`core/b\\.cpp:${line}:.*${name}`));
    assert.doesNotMatch(found.stdout, /(a|c)\.cpp:\d/);
    write('core/b.cpp', good.replace('twice', 'thrice'));
    assert.deepEqual({ ...lint(), stdout: '' }, { passed: 6, failed: 0, stdout: '' });
});

test('tools/check-lint reads files of one name each in a unit of its own, and finds what is wrong in either', t => {
    const own = number => `namespace {\nint own() {\n    return ${number};\n}\n} // namespace\nint told${number}() {\n    return own();\n}\n`;
    const { write, lint } = linted(t, { 'core/a.cpp': own(1), 'core/b.cpp': own(2) });
    assert.equal(lint().failed, 0);
    write('core/b.cpp', `${own(2)}const int* nowhere() {\n    return 0;\n}\n`);
    assert.match(lint().stdout, /core\/b\.cpp:\d+.*modernize-use-nullptr/);
});
