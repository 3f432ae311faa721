// The rules pages (assets/rules/*.md) are the one source of every rule's words. From them:
//   node rules.mjs --cpp OUT.cpp PAGE.md...    the table behind core/rule_texts.h
//   rulesHtml(markdown)                        a page fragment, every rule an element with its id
// A rule is an item `- **HH-11 Betting limits.** Text, also on more lines, indented.`; the title may be absent.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const item = /^\*\*([A-Z]{2}-[0-9]+)\.?(?:\s+([^*]*?))?\.?\*\*\.?\s*(.*)$/;

// The rules of a page in order: {id, title, text}, without marks. Throws on an id given twice.
export function rulesOf(markdown, page = 'rules page') {
    const items = [];
    let open = false;
    for (const line of markdown.split(/\r?\n/)) {
        if (/^- /.test(line)) {
            items.push(line.slice(2));
            open = true;
        } else if (open && /^\s+\S/.test(line)) {
            items[items.length - 1] += ' ' + line.trim().replace(/^(-|\d+\.) /, '');
        } else if (line.trim() !== '') {
            open = false;
        }
    }
    const rules = [];
    for (const text of items) {
        const found = item.exec(text);
        if (!found) continue;
        const [, id, title = '', words] = found;
        if (rules.some((rule) => rule.id === id)) throw new Error(`${page}: rule ${id} is there twice`);
        rules.push({ id, title: plain(title), text: plain(words) });
    }
    return rules;
}

export async function rulesHtml(markdown) {
    const { marked } = await import('marked');
    const html = marked.parse(markdown, { async: false });
    return html.replace(/<li>(\s*<p>)?<strong>([A-Z]{2}-[0-9]+)\b/g,
                        (_, paragraph = '', id) => `<li id="${id}">${paragraph}<strong>${id}`);
}

function plain(markdown) {
    return markdown
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g, (_, a, b, c) => a ?? b ?? c)
        .replace(/\\([\\*_`[\]])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
}

function cpp(pages) {
    const quoted = (text) => '"' + text.replace(/[\\"]/g, '\\$&') + '"';
    const rows = [];
    const seen = new Map();
    for (const page of pages) {
        for (const rule of rulesOf(readFileSync(page, 'utf8'), basename(page))) {
            if (seen.has(rule.id)) throw new Error(`rule ${rule.id} is in ${seen.get(rule.id)} and in ${basename(page)}`);
            seen.set(rule.id, basename(page));
            rows.push(`    {${quoted(rule.id)}, ${quoted(rule.title)}, ${quoted(rule.text)}},`);
        }
    }
    return `// Made by tools/build/rules.mjs from assets/rules/*.md.
#include "core/rule_texts.h"

#include <array>

namespace cardfront {

static constexpr std::array<RuleText, ${rows.length}> texts{{
${rows.join('\n')}
}};

std::span<const RuleText> rule_texts() { return texts; }

} // namespace cardfront
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [mode, out, ...pages] = process.argv.slice(2);
    if (mode !== '--cpp' || !out) {
        console.error('usage: node rules.mjs --cpp OUT.cpp PAGE.md...');
        process.exit(2);
    }
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, cpp(pages.sort()));
}
