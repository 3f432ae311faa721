// Puts the release page together: node page.mjs BUILD_DIR OUT_DIR GAME...
// BUILD_DIR has cardfront.js, the program's parts (split.mjs), worker.js/.wasm and the typefaces; OUT_DIR becomes what
// a static host gets.
// Every file but index.html, the service worker, the manifest and icons bears a hash of its content in its name
// (names.mjs), and is named by these placeholders of shell.html, the styles and the scripts:
//   %PAGE_JS% %CSS% %MODULE_JS% %WASM% %GAMES_WASM% %ROOMS_WASM% %EACH_WASM% %TEXTS% %WORDS% %SHARE_JS% %FAR_JS% %THINKER_JS% %WORKER_JS% %WORKER_WASM% %FONT_UI% %FONT_INDEX%
// %EACH_WASM% is each game's part, in the order of the games. %TEXTS% are the rules pages and lessons, of English and of each language; with _SUM behind the name comes its integrity. share.js and far.js are modules
// that the page loads when they are wanted, %WORDS% are the languages, thinker.js the computer player’s worker; worker.js and worker.wasm are the module that
// one loads. %BOOT% is web/page/boot.js, inside the page.
// assets/service-worker.js gets its lists of files in place of what follows /*BUILD*/.
// CARDFRONT_ADDRESS in the environment is where the page will lie, "https://example.org/cardfront/": chats want whole
// addresses of pictures.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { hashedName, integrity, versionOf } from './names.mjs';
import { rulesHtml } from './rules.mjs';
import { catalogues, englishRules, lessonsIn, rulesIn } from './translated.mjs';
import { pack } from './words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [build, target, ...games] = process.argv.slice(2);
if (!games.length) {
    console.error('usage: node page.mjs BUILD_DIR OUT_DIR GAME...');
    process.exit(2);
}
const out = target + '.new';
rmSync(out, { recursive: true, force: true });
for (const folder of ['rules', 'lessons', 'icons']) mkdirSync(join(out, folder), { recursive: true });

const names = { ADDRESS: process.env.CARDFRONT_ADDRESS ?? '' };
const fill = (text) => text.replace(/%([A-Z_]+)%/g, (all, name) => names[name] ?? all);

// Writes one file under its hashed name, and gives the name.
function write(name, bytes) {
    const hashed = hashedName(name, bytes);
    writeFileSync(join(out, hashed), bytes);
    return hashed;
}
// And remembers it for the placeholder.
function put(placeholder, name, bytes) {
    names[placeholder] = write(name, bytes);
    names[`${placeholder}_SUM`] = integrity(bytes);
}

async function script(entry, format = 'iife') {
    const result = await esbuild.build({
        entryPoints: [join(root, entry)], bundle: true, minify: true, write: false, target: 'es2020', format,
        legalComments: 'none', charset: 'utf8', logLevel: 'warning',
    });
    return result.outputFiles[0].text;
}

const built = (name) => readFileSync(join(build, name));
const source = (name) => readFileSync(join(root, name), 'utf8');

put('FONT_UI', 'ui.ttf', built('ui.ttf'));
put('FONT_INDEX', 'index.ttf', built('index.ttf'));

const styles = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.css')).sort();
const css = await esbuild.transform(styles.map((name) => source(`assets/${name}`)).join('\n'), { loader: 'css', minify: true });
put('CSS', 'page.css', fill(css.code));

// Emscripten's loader asks for the name it was linked with; it gets the hashed one.
put('WASM', 'cardfront.wasm', built('parts/first.wasm'));
put('GAMES_WASM', 'games.wasm', built('parts/games.wasm'));
put('ROOMS_WASM', 'rooms.wasm', built('parts/rooms.wasm'));
const each = games.map((game) => write(`game-${game.replaceAll('_', '-')}.wasm`, built(`parts/${game}.wasm`)));
names.EACH_WASM = each.join(' ');
put('MODULE_JS', 'cardfront.js', built('cardfront.js').toString().replaceAll('cardfront.wasm', names.WASM));
put('WORKER_WASM', 'worker.wasm', built('worker.wasm'));
put('WORKER_JS', 'worker.js', built('worker.js').toString().replaceAll('worker.wasm', names.WORKER_WASM));
put('THINKER_JS', 'thinker.js', await script('web/page/thinker-worker.js'));
put('SHARE_JS', 'share.js', await script('web/page/share.js', 'esm'));
put('FAR_JS', 'far.js', await script('web/page/far/far.js', 'esm'));
put('PAGE_JS', 'page.js', await script('web/page/main.js'));

// A game's rules page, and its lessons with its puzzles behind them (core/match/lesson.h).
const puzzles = (name) => (existsSync(join(root, 'assets/puzzles', name)) ? `\n# Puzzles\n${source(`assets/puzzles/${name}`)}` : '');
const pagesOf = (folder) => readdirSync(join(root, 'assets', folder)).filter((name) => name.endsWith('.md')).sort();
const texts = [];
async function writeTexts(folder, rules, lessonsOf) {
    for (const [name, markdown] of rules) texts.push(write(`${folder}rules/${name.replace(/\.md$/, '.html')}`, await rulesHtml(markdown)));
    for (const name of pagesOf('lessons')) {
        const plain = name.replace(/\.md$/, '.txt');
        texts.push(write(`${folder}lessons/${plain}`, lessonsOf(name) + puzzles(plain)));
    }
}
await writeTexts('', englishRules(), (name) => source(`assets/lessons/${name}`));
texts.push(write('lessons/circuit.txt', source('assets/circuit.txt')));

// The whole languages: "words-de-HASH.txt Deutsch", a line each; their rules pages and lessons are in a folder of each.
const languages = readFileSync(join(catalogues, 'whole'), 'utf8').split('\n').filter(Boolean).map((line) => /^(\S+) (.+)$/.exec(line).slice(1));
names.WORDS = languages.map(([language, name]) => {
    const catalogue = readFileSync(join(catalogues, language, 'cardfront.po'), 'utf8');
    return `${write(`words-${language}.txt`, pack(language, catalogue))} ${name}`;
}).join('\n');
for (const [language] of languages) {
    mkdirSync(join(out, language));
    for (const folder of ['rules', 'lessons']) mkdirSync(join(out, language, folder));
    await writeTexts(`${language}/`, rulesIn(language), lessonsIn(language));
}
names.TEXTS = texts.join(' ');

// Pictures for systems and chats that know no SVG: what is drawn, its size, the file.
for (const [drawn, width, name] of [['icon', 180, 'touch-180'], ['icon', 192, 'icon-192'], ['icon', 512, 'icon-512'], ['maskable', 512, 'maskable-512'], ['chat', 1200, 'chat']]) {
    execFileSync('rsvg-convert', ['-w', width, '-o', join(out, `icons/${name}.png`), join(root, `assets/icons/${drawn}.svg`)]);
}
for (const name of ['icon', 'calls', 'maskable']) cpSync(join(root, `assets/icons/${name}.svg`), join(out, `icons/${name}.svg`));
cpSync(join(root, 'assets/manifest.webmanifest'), join(out, 'manifest.webmanifest'));

names.BOOT = (await script('web/page/boot.js')).trim();
names.BOOT_SUM = integrity(names.BOOT);
const shell = fill(source('shell.html')).replace(/\n\s+/g, '\n');
writeFileSync(join(out, 'index.html'), shell);
const left = shell.match(/%[A-Z_]{2,}%/);
if (left) throw new Error(`shell.html: nothing is known for ${left[0]}`);

// What the offline copy holds: all but the pictures, which only systems and chats ask for.
const needed = new Set(['./', ...['CSS', 'MODULE_JS', 'WASM', 'GAMES_WASM', 'ROOMS_WASM', 'PAGE_JS', 'THINKER_JS', 'WORKER_JS', 'WORKER_WASM'].map((name) => names[name]), ...each]);
const list = { version: '', needed: {}, others: {}, spoken: {} };
const ofLanguage = (name) => languages.some(([language]) => name.startsWith(`${language}/`) || name.startsWith(`words-${language}-`));
for (const file of readdirSync(out, { recursive: true }).filter((name) => statSync(join(out, name)).isFile() && !name.endsWith('.png')).sort()) {
    const name = file === 'index.html' ? './' : file; // as a browser asks for it
    list[needed.has(name) ? 'needed' : ofLanguage(name) ? 'spoken' : 'others'][name] = integrity(readFileSync(join(out, file)));
}
list.version = versionOf(Object.entries({ ...list.needed, ...list.others, ...list.spoken }));
const serviceWorker = source('assets/service-worker.js');
const filled = serviceWorker.replace(/\/\*BUILD\*\/ \{[^\n]*\}(?=;)/, () => JSON.stringify(list));
if (filled === serviceWorker) throw new Error('assets/service-worker.js: no /*BUILD*/ {...} to fill');
writeFileSync(join(out, 'service-worker.js'), (await esbuild.transform(filled, { minify: true, target: 'es2020' })).code);

rmSync(target, { recursive: true, force: true });
renameSync(out, target);
