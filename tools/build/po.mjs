// Reads a catalogue of GNU gettext (.po). No contexts: an English sentence means one thing.

const unescaped = { n: '\n', t: '\t', '"': '"', '\\': '\\' };
const unquoted = (line) => line.replace(/^[^"]*"|"$/g, '').replace(/\\(.)/g, (all, letter) => unescaped[letter] ?? all);

/**
 * @param {string} text of the catalogue
 * @returns {{id: string, plural: ?string, told: string[], fuzzy: boolean}[]} its entries; the first, of id "", is its
 *   header. What is commented out is left out.
 */
export function readPo(text) {
    const entries = [];
    for (const block of text.split(/\n{2,}/)) {
        const entry = { id: '', plural: null, told: [], fuzzy: /^#,.*\bfuzzy\b/m.test(block) };
        let add = null;
        for (const line of block.split('\n')) {
            const [, word, number] = /^(msgid_plural|msgid|msgstr)(?:\[(\d)\])? "/.exec(line) ?? [];
            if (word === 'msgid') add = (more) => { entry.id += more; };
            else if (word === 'msgid_plural') add = (more) => { entry.plural = (entry.plural ?? '') + more; };
            else if (word === 'msgstr') add = (more) => { entry.told[number ?? 0] = (entry.told[number ?? 0] ?? '') + more; };
            else if (!line.startsWith('"')) continue;
            add?.(unquoted(line));
        }
        if (add) entries.push(entry);
    }
    return entries;
}

/** "nplurals=2; plural=(n != 1);" of a header. */
export const pluralForms = (header) => /^Plural-Forms: *(.*)$/m.exec(header)?.[1] ?? '';

/** The places of a template, each once: "{player?* plays|You play} {card}." has player and card. */
export const placesOf = (template) => [...new Set([...template.matchAll(/\{([^{}?]*)(?:\?[^{}]*)?\}/g)].map(([, name]) => name))].sort();
