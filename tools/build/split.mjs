// Cuts the program in two: node split.mjs WASM_OPT WASM_SPLIT WASM_DIS WHOLE FIRST GAMES NAME...
// WHOLE is linked with names (--profiling-funcs, mangled). GAMES gets the functions of each cardfront::NAME,
// be it a namespace, a class or a function (the games, and what is asked for only at a table), and what only
// those call, FIRST all others; web/page/parts.js joins them in the browser.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [wasmOpt, wasmSplit, wasmDis, whole, first, games, ...names] = process.argv.slice(2);
if (!names.length) {
    console.error('usage: node split.mjs WASM_OPT WASM_SPLIT WASM_DIS WHOLE FIRST GAMES NAME...');
    process.exit(2);
}
// What linkers of the last years may have used; every browser with WebAssembly streaming knows it.
const features = ['mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'bulk-memory'].map((name) => `--enable-${name}`);
const own = new RegExp(`^_ZNK?9cardfront(${names.map((name) => name.length + name).join('|')})`);

// With the first ones all others that nobody else can call: none of their callers stays behind, and no table, export
// or start names them.
function withTheirOwn(first, functions, text) {
    const calls = new Map(functions.map((name) => [name, []])); // by whom, whom
    const free = new Set(functions);
    let caller = null;
    for (const line of text.split('\n')) {
        const begins = /^ \(func \$([^\s()]+)/.exec(line);
        if (begins) caller = calls.get(begins[1]);
        else if (line.startsWith(' (')) caller = null;
        if (caller) caller.push(...[...line.matchAll(/\((?:call|ref\.func) \$([^\s()]+)/g)].map(([, name]) => name));
        else for (const [, name] of line.matchAll(/\$([^\s()]+)/g)) free.delete(name);
    }
    const moved = new Set([...first, ...free]);
    for (let size = 0; size !== moved.size;) {
        size = moved.size;
        for (const [name, all] of calls)
            if (!moved.has(name)) for (const each of all) if (!first.has(each)) moved.delete(each);
    }
    return moved;
}

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
    const [listed, text] = [join(folder, 'games'), join(folder, 'text')];
    execFileSync(wasmDis, [whole, ...features, '-o', text]);
    writeFileSync(listed, [...withTheirOwn(new Set(list), functions, readFileSync(text, 'utf8'))].join('\n'));
    execFileSync(wasmSplit, [
        whole, ...features, `--split-funcs=@${listed}`, '--export-prefix=%', '-o1', first, '-o2', games]);
} finally {
    rmSync(folder, { recursive: true });
}
