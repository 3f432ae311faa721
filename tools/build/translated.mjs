// The rules pages and lessons in another language, from its catalogues (assets/words/<language>/{rules,lessons}.po). What they lack
// stays English.
//   node translated.mjs LANGUAGE FOLDER    writes all lessons there
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inLanguage } from './lessons.mjs';
import { readPo } from './po.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// CARDFRONT_WORDS: a folder in place of assets/words, for tests.
export const catalogues = process.env.CARDFRONT_WORDS ?? join(root, 'assets/words');
const catalogueOf = (language, name) => join(catalogues, language, `${name}.po`);

/** The rules pages by their file's name, "crossfire.md". */
export const englishRules = () => new Map(readdirSync(join(root, 'assets/rules')).filter((name) => name.endsWith('.md')).sort()
    .map((page) => [page, readFileSync(join(root, 'assets/rules', page), 'utf8')]));

/**
 * @param {string} language "de"
 * @returns {Map<string, string>} the same in that language. po4a parts the items of a list; here they are one list, as in the
 *   English page
 */
export function rulesIn(language) {
    const work = mkdtempSync(join(tmpdir(), 'cardfront-rules-'));
    try {
        const pages = [...englishRules().keys()];
        writeFileSync(join(work, 'po4a.cfg'), `[po4a_paths] ${join(catalogues, 'rules.pot')} ${language}:${catalogueOf(language, 'rules')}\n`
            + pages.map((page) => `[type: text] ${join(root, 'assets/rules', page)} ${language}:${join(work, page)} opt:"--option markdown --option neverwrap --keep 0"\n`).join(''));
        execFileSync('po4a', ['--no-update', '--master-charset', 'UTF-8', '--localized-charset', 'UTF-8', 'po4a.cfg'], { cwd: work, stdio: 'ignore' });
        return new Map(pages.map((page) => [page, readFileSync(join(work, page), 'utf8').replace(/\n+(?=\n- )/g, '')]));
    } finally {
        rmSync(work, { recursive: true });
    }
}

/**
 * @param {string} language
 * @returns {function(string): string} the lessons of a page of assets/lessons, their script and its sentences in the language
 */
export function lessonsIn(language) {
    const told = new Map(readPo(readFileSync(catalogueOf(language, 'lessons'), 'utf8')).filter(({ fuzzy }) => !fuzzy).map(({ id, told }) => [id, told[0]]));
    return (page) => inLanguage(readFileSync(join(root, 'assets/lessons', page), 'utf8'), (words) => told.get(words) || words);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
    const [language, folder] = process.argv.slice(2), told = lessonsIn(language);
    mkdirSync(folder, { recursive: true });
    for (const page of readdirSync(join(root, 'assets/lessons')).filter((name) => name.endsWith('.md'))) writeFileSync(join(folder, page), told(page));
}
