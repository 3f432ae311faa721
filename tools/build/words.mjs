// Packs a catalogue into what the program reads (core/text/catalogue.h): node words.mjs LANGUAGE CATALOGUE.po OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../../web/page/words/language.js';
import { pluralForms, readPo } from './po.mjs';

export { hashOf };

const narrow = '\u202f'; // a no-break space that our faces lack

/**
 * @param {string} language "de"
 * @param {string} po the text of the catalogue; what it has not translated is left out, and English there
 * @returns {string}
 */
export function pack(language, po) {
    const [header, ...entries] = readPo(po);
    const by = new Map();
    let out = `cardfront-words 1\n${language}\n${pluralForms(header.told[0])}\n`;
    for (const { id, told, fuzzy } of entries) {
        const hash = hashOf(id);
        if (by.has(hash)) throw new Error(`two sentences have one hash: “${by.get(hash)}” and “${id}”`);
        by.set(hash, id);
        if (!fuzzy && told.length > 0 && told.every(Boolean)) out += `${hash}${told.join('\x1e').replaceAll(narrow, '\xa0')}\x1f`;
    }
    return out;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
    const [language, from, to] = process.argv.slice(2);
    writeFileSync(to, pack(language, readFileSync(from, 'utf8')));
}
