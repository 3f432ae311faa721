// Cuts the program into parts: node split.mjs WASM_OPT WASM_SPLIT WASM_DIS WHOLE FOLDER GAME... -- NAME... -- ROOM... -- ENTRY...
// WHOLE is linked with names (--profiling-funcs, mangled). FOLDER gets GAME.wasm for each game, with what only that one
// calls; rooms.wasm with each function ENTRY, whose callers make sure that it is there, the commands of each namespace
// cardfront::ROOM, but for short ones, and what of these namespaces nothing else calls; games.wasm with the functions of each cardfront::NAME, be it a
// namespace, a class or a function (what all games share, and what is asked for only at a table), and what only those
// call; and first.wasm with all others.
// web/page/parts.js joins them in the browser.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [wasmOpt, wasmSplit, wasmDis, whole, target, ...rest] = process.argv.slice(2);
const [games, names, rooms, entries] = rest.join(' ').split(' -- ').map((list) => list.split(' '));
if (!entries) {
    console.error('usage: node split.mjs WASM_OPT WASM_SPLIT WASM_DIS WHOLE FOLDER GAME... -- NAME... -- ROOM... -- ENTRY...');
    process.exit(2);
}
// What linkers of the last years may have used; every browser with WebAssembly streaming knows it.
const features = ['mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'bulk-memory'].map((name) => `--enable-${name}`);
const mangled = (name) => name.split('::').map((each) => each.length + each).join('');
const inside = (list, rest = '') => new RegExp(`^_ZNK?9cardfront(?:12_GLOBAL__N_1)?(${list.map(mangled).join('|')})${rest}`);
const own = new RegExp(`^_ZNK?9cardfront(${names.map(mangled).join('|')})`);
// The rows of a room's commands say that they wait for it.
const isEntry = inside(entries, 'E'), ofRooms = inside(rooms), isCommand = inside(rooms, mangled('commands'));
// Of functions with the same code the linker has kept one, under any of their names. Assignments, constructors and
// destructors often are the same as others', so they stay where all can call them.
const special = /(aSE|[CD]\dE)/;
const tellsApart = 24; // lines of text: code so long is nobody else's

// Each function of the program: whom it calls and who calls it, how long it is, and whether something else than calls
// (a table, an export, the start) names it.
function program(functions, text) {
    const all = new Map(functions.map((name) => [name, { calls: new Set(), callers: new Set(), lines: 0, tabled: false }]));
    let at = null;
    for (const line of text.split('\n')) {
        const begins = /^ \(func \$([^\s()]+)/.exec(line);
        if (begins) at = begins[1];
        else if (line.startsWith(' (')) at = null;
        if (at) {
            const { calls } = all.get(at);
            all.get(at).lines += 1;
            for (const [, name] of line.matchAll(/\((?:call|ref\.func) \$([^\s()]+)/g))
                if (all.has(name)) calls.add(name), all.get(name).callers.add(at);
        } else for (const [, name] of line.matchAll(/\$([^\s()]+)/g)) if (all.has(name)) all.get(name).tabled = true;
    }
    return all;
}

// The largest part of these that keeps fitting: fits(function, part).
function largest(candidates, fits) {
    const part = new Set(candidates);
    for (let size = 0; size !== part.size;) {
        size = part.size;
        for (const name of part) if (!fits(name, part)) part.delete(name);
    }
    return part;
}

// What bears that game's name and no other's, and what has no game's: as much of it as nothing else calls. What a table
// names may be another game's too where the code of both is the same; so it is long, or calls something of the part.
function partOf(game, all) {
    const of = (name) => games.filter((each) => name.includes(mangled(each)));
    const named = (name) => of(name)[0] === game && of(name).length === 1 && !special.test(name);
    const candidates = [...all.keys()].filter((name) => named(name) || (!of(name).length && !all.get(name).tabled && all.get(name).callers.size));
    return largest(candidates, (name, part) => {
        const { calls, callers, lines, tabled } = all.get(name);
        return [...callers].every((each) => part.has(each)) && (!tabled || lines >= tellsApart || [...calls].some((each) => part.has(each)));
    });
}

// Those functions, and all others that nobody else can call; `gone` has other parts already.
function withTheirOwn(first, gone, all) {
    const free = [...all].filter(([name, each]) => !each.tabled && !gone.has(name)).map(([name]) => name);
    return largest([...first, ...free], (name, part) =>
        first.has(name) || [...all.get(name).callers].every((each) => part.has(each) || gone.has(each)));
}

// What is of those rooms, and what only that calls. What a table names may be called by anybody, but for commands, whose
// code may be another's too (partOf).
function partOfRooms(gone, all) {
    const named = (name) => isEntry.test(name) || (ofRooms.test(name) && !special.test(name));
    const free = ({ tabled, callers }) => !tabled && callers.size > 0;
    const candidates = [...all].filter(([name, each]) => !gone.has(name) && (named(name) || free(each))).map(([name]) => name);
    return largest(candidates, (name, part) => {
        const { calls, callers, lines, tabled } = all.get(name);
        if (isEntry.test(name)) return true;
        if (tabled && !(isCommand.test(name) && (lines >= tellsApart || [...calls].some((each) => part.has(each))))) return false;
        return [...callers].every((each) => part.has(each));
    });
}

// Which functions go where, the parts in the order in which they are cut off.
function partsOf(all) {
    const parts = new Map(games.map((game) => [game, partOf(game, all)]));
    const gone = new Set([...parts.values()].flatMap((part) => [...part]));
    const roomy = partOfRooms(gone, all);
    const list = [...all.keys()].filter((name) => own.test(name) && !special.test(name));
    for (const [name, of] of [...games.map((game) => [game, [...parts.get(game)]]), ...[...rooms, ...entries].map((each) => [each, [...roomy]]), ...names.map((each) => [each, list])])
        if (!of.some((each) => inside([name]).test(each))) throw new Error(`${whole}: no function of ${name}`);
    for (const name of roomy) gone.add(name);
    return parts.set('rooms', roomy).set('games', withTheirOwn(new Set(list.filter((name) => !gone.has(name))), gone, all));
}

const folder = mkdtempSync(join(tmpdir(), 'split-'));
// Of a module that lies there: the functions' names, in their order.
function functionsOf(symbols) {
    return readFileSync(symbols, 'utf8').trim().split('\n').map((line) => line.slice(line.indexOf(':') + 1));
}
// What is cut off later makes the table longer than this part has been told that it can be.
function withAnyTable(part, text) {
    execFileSync(wasmDis, [part, ...features, '-o', text]);
    const told = readFileSync(text, 'utf8').replace(/(\(import "primary" "[^"]+" \(table \S+ \d+) \d+ /, '$1 ');
    writeFileSync(text, told);
    execFileSync(wasmOpt, [text, ...features, '--quiet', '-o', part]);
}
const imported = (module) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(module))).filter(({ kind }) => kind === 'function').length;
try {
    const symbols = join(folder, 'symbols'), text = join(folder, 'text'), listed = join(folder, 'listed');
    execFileSync(wasmOpt, [whole, ...features, '--quiet', `--symbolmap=${symbols}`]);
    const functions = functionsOf(symbols);
    execFileSync(wasmDis, [whole, ...features, '-o', text]);
    // A module that was cut has no names any more (else its exports had long ones): there a function is called by its
    // number among those that are not imported.
    let rest = whole, called = new Map(functions.map((name) => [name, name]));
    for (const [name, part] of partsOf(program(functions, readFileSync(text, 'utf8')))) {
        const left = name === 'games' ? join(target, 'first.wasm') : join(folder, `without-${name}.wasm`);
        writeFileSync(listed, [...part].map((each) => called.get(each)).join('\n'));
        execFileSync(wasmSplit, [rest, ...features, `--split-funcs=@${listed}`, '--export-prefix=%', '--symbolmap', '-o1', left, '-o2', join(target, `${name}.wasm`)]);
        withAnyTable(join(target, `${name}.wasm`), text);
        const before = imported(left), now = new Map(functionsOf(`${left}.symbols`).map((each, number) => [each, String(number - before)]));
        called = new Map([...called].map(([each, was]) => [each, now.get(was)]));
        rest = left;
    }
} finally {
    rmSync(folder, { recursive: true });
}
