// The sentences of the lessons (assets/lessons/*.md; their form: core/match/lesson.h): titles, what a step says, and what
// another action is answered with. The rest is a script, the same in every language.
//   node lessons.mjs PAGE.md...    them all, as a .pot without its header

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const script = /^\s*(free$|points:|teaches:)/;

// The lines of a course; those of a sentence are one: {before, words}. A line of script has no words.
function linesOf(course) {
    const lines = [];
    let begun = false, last = null;
    for (const line of course.split('\n')) {
        begun ||= line.startsWith('##');
        const [, before, words] = /^(## |- (?:`[^`]*` ?)?|\s+else: )(.*)$/.exec(line) ?? [];
        if (begun && before && words) lines.push(last = { before, words });
        else if (last && !last.before.startsWith('#') && /^\s+\S/.test(line) && !script.test(line)) last.words += ` ${line.trim()}`;
        else {
            lines.push({ before: line, words: '' });
            if (!script.test(line)) last = null;
        }
    }
    return lines;
}

/** @param {string} course the text of a game's lessons */
export const sentencesOf = (course) => linesOf(course).map(({ words }) => words).filter(Boolean);

/**
 * @param {string} course
 * @param {function(string): string} tell a sentence in a language
 * @returns {string} the course in it
 */
export const inLanguage = (course, tell) => linesOf(course).map(({ before, words }) => before + (words && tell(words))).join('\n');

function pot(pages) {
    const found = new Map();
    for (const page of pages)
        for (const words of sentencesOf(readFileSync(page, 'utf8'))) found.set(words, (found.get(words) ?? new Set()).add(page));
    return [...found].map(([words, from]) => `${[...from].map((page) => `#: ${page}\n`).join('')}msgid ${JSON.stringify(words)}\nmsgstr ""\n`).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(pot(process.argv.slice(2)));
