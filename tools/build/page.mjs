// Puts the release page together: node page.mjs BUILD_DIR OUT_DIR
// BUILD_DIR has cardfront.js, first.wasm, games.wasm, worker.js/.wasm and the typefaces; OUT_DIR becomes what a
// static host gets.
// Every file but index.html, the service worker, the manifest, icons and rules pages bears a hash of its content in
// its name, and is named by these placeholders of shell.html, the styles and the scripts:
//   %PAGE_JS% %CSS% %MODULE_JS% %WASM% %GAMES_WASM% %LESSONS% %SHARE_JS% %THINKER_JS% %WORKER_JS% %WORKER_WASM% %FONT_UI% %FONT_INDEX%
// share.js is a module that the page loads when it is wanted, thinker.js the computer player’s worker; worker.js and
// worker.wasm are the module that one loads.
// assets/service-worker.js gets its list of files in place of what follows /*BUILD*/.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { rulesHtml } from './rules.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [build, target] = process.argv.slice(2);
if (!build || !target) {
    console.error('usage: node page.mjs BUILD_DIR OUT_DIR');
    process.exit(2);
}
const out = target + '.new';
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'rules'), { recursive: true });

const names = {};
const fill = (text) => text.replace(/%([A-Z_]+)%/g, (all, name) => names[name] ?? all);
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

// Writes one file under its hashed name and remembers the name for the placeholder.
function put(placeholder, name, bytes) {
    const extension = extname(name);
    names[placeholder] = `${basename(name, extension)}-${hash(bytes).slice(0, 10)}${extension}`;
    writeFileSync(join(out, names[placeholder]), bytes);
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
put('WASM', 'cardfront.wasm', built('first.wasm'));
put('GAMES_WASM', 'games.wasm', built('games.wasm'));
put('MODULE_JS', 'cardfront.js', built('cardfront.js').toString().replaceAll('cardfront.wasm', names.WASM));
put('WORKER_WASM', 'worker.wasm', built('worker.wasm'));
put('WORKER_JS', 'worker.js', built('worker.js').toString().replaceAll('worker.wasm', names.WORKER_WASM));
put('THINKER_JS', 'thinker.js', await script('web/page/thinker-worker.js'));
put('SHARE_JS', 'share.js', await script('web/page/share.js', 'esm'));
put('PAGE_JS', 'page.js', await script('web/page/main.js'));

// A game's lessons, and its puzzles behind them (core/match/lesson.h). A folder whose name changes with any of them,
// since they are read by the rules of this build.
const puzzles = (name) => (existsSync(join(root, 'assets/puzzles', name)) ? `\n# Puzzles\n${source(`assets/puzzles/${name}`)}` : '');
const lessons = readdirSync(join(root, 'assets/lessons')).filter((name) => name.endsWith('.md')).sort()
    .map((name) => [name.replace(/\.md$/, '.txt'), source(`assets/lessons/${name}`)])
    .map(([name, text]) => [name, text + puzzles(name)]);
names.LESSONS = `lessons-${hash(lessons.join()).slice(0, 10)}`;
mkdirSync(join(out, names.LESSONS));
for (const [name, text] of lessons) writeFileSync(join(out, names.LESSONS, name), text);

for (const page of readdirSync(join(root, 'assets/rules')).filter((name) => name.endsWith('.md'))) {
    writeFileSync(join(out, 'rules', page.replace(/\.md$/, '.html')), await rulesHtml(source(`assets/rules/${page}`)));
}
for (const name of readdirSync(join(root, 'assets'))) {
    if (/\.(webmanifest|svg|png|ico|txt)$/.test(name)) cpSync(join(root, 'assets', name), join(out, name));
    if (name === 'icons') cpSync(join(root, 'assets', name), join(out, name), { recursive: true });
}

const shell = fill(source('shell.html')).replace(/\n\s+/g, '\n');
writeFileSync(join(out, 'index.html'), shell);
const left = shell.match(/%[A-Z_]{2,}%/);
if (left) throw new Error(`shell.html: nothing is known for ${left[0]}`);

const files = readdirSync(out, { recursive: true }).filter((name) => statSync(join(out, name)).isFile()).sort();
const list = {
    version: hash(files.map((name) => name + hash(readFileSync(join(out, name)))).join()).slice(0, 10),
    files: files.map((name) => (name === 'index.html' ? './' : name)), // as a browser asks for it
};
const serviceWorker = source('assets/service-worker.js');
const filled = serviceWorker.replace(/\/\*BUILD\*\/ \{[^}]*\}/, () => JSON.stringify(list));
if (filled === serviceWorker) throw new Error('assets/service-worker.js: no /*BUILD*/ {...} to fill');
writeFileSync(join(out, 'service-worker.js'), (await esbuild.transform(filled, { minify: true, target: 'es2020' })).code);

rmSync(target, { recursive: true, force: true });
renameSync(out, target);
