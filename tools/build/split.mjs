// Cuts the program in two: node split.mjs WASM_OPT WASM_SPLIT WHOLE FIRST GAMES NAME...
// WHOLE is linked with names (--profiling-funcs, mangled). GAMES gets the functions of each cardfront::NAME,
// be it a namespace, a class or a function (the games, and what is asked for only at a table), FIRST all others;
// web/page/parts.js joins them in the browser.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [wasmOpt, wasmSplit, whole, first, games, ...names] = process.argv.slice(2);
if (!names.length) {
    console.error('usage: node split.mjs WASM_OPT WASM_SPLIT WHOLE FIRST GAMES NAME...');
    process.exit(2);
}
// What linkers of the last years may have used; every browser with WebAssembly streaming knows it.
const features = ['mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'bulk-memory'].map((name) => `--enable-${name}`);
const own = new RegExp(`^_ZNK?9cardfront(${names.map((name) => name.length + name).join('|')})`);

const folder = mkdtempSync(join(tmpdir(), 'split-'));
try {
    const symbols = join(folder, 'symbols');
    execFileSync(wasmOpt, [whole, ...features, '--quiet', `--symbolmap=${symbols}`]);
    const functions = readFileSync(symbols, 'utf8').trim().split('\n').map((line) => line.slice(line.indexOf(':') + 1));
    // Of functions with the same code the linker has kept one, under any of their names. Assignments, constructors and
    // destructors often are the same as others', so they stay where all can call them.
    const special = /(aSE|[CD]\dE)/;
    const list = functions.filter((name) => own.test(name) && !special.test(name));
    for (const name of names)
        if (!list.some((each) => each.includes(`9cardfront${name.length}${name}`))) 
            throw new Error(`${whole}: no function of ${name}`);
    const listed = join(folder, 'games');
    writeFileSync(listed, list.join('\n'));
    execFileSync(wasmSplit, [
        whole, ...features, `--split-funcs=@${listed}`, '--export-prefix=%', '-o1', first, '-o2', games]);
} finally {
    rmSync(folder, { recursive: true });
}
