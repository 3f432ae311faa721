// Packs a language into what the program reads (core/text/catalogue.h): node words.mjs LANGUAGE OUT, with the words of the rules
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../../web/page/words/language.js';
import { pluralForms, readPo } from './po.mjs';
import { rulesOf } from './rules.mjs';
import { catalogues, englishRules, rulesIn } from './translated.mjs';

export { hashOf };

const narrow = '\u202f'; // a no-break space that our faces lack

/**
 * @param {string} language "de"
 * @param {string} po the text of the catalogue; what it has not translated is left out, and English there
 * @param {string[][]} more sentences with what they are in the language
 * @returns {string}
 */
export function pack(language, po, more = []) {
    const [header, ...entries] = readPo(po);
    const by = new Map();
    let out = `cardfront-words 1\n${language}\n${pluralForms(header.told[0])}\n`;
    for (const [id, told] of more) entries.push({ id, told: [told] });
    for (const { id, told, fuzzy } of entries) {
        const hash = hashOf(id);
        if (by.has(hash)) throw new Error(`two sentences have one hash: “${by.get(hash)}” and “${id}”`);
        by.set(hash, id);
        if (!fuzzy && told.length > 0 && told.every(Boolean)) out += `${hash}${told.join('\x1e').replaceAll(narrow, '\xa0')}\x1f`;
    }
    return out;
}

// Titles and texts of all rules. A title stands under its number, "CF-5 Power": alone it may be a sentence of the program too.
function wordsOfRules(language) {
    const told = rulesIn(language), all = new Map();
    for (const [page, markdown] of englishRules()) {
        const rules = rulesOf(told.get(page));
        for (const [i, { id, title, text }] of rulesOf(markdown).entries()) {
            if (title) all.set(`${id} ${title}`, `${id} ${rules[i].title}`);
            all.set(text, rules[i].text);
        }
    }
    return all;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
    const [language, to] = process.argv.slice(2);
    const po = readFileSync(join(catalogues, language, 'cardfront.po'), 'utf8'), known = new Set(readPo(po).map(({ id }) => id));
    writeFileSync(to, pack(language, po, [...wordsOfRules(language)].filter(([english]) => !known.has(english))));
}
