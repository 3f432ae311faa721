// The sentences of the tree are in order, and tools/check-words finds each fault that a catalogue can have.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPo } from '../../tools/build/po.mjs';
import { inLanguage, sentencesOf } from '../../tools/build/lessons.mjs';
import { rulesOf } from '../../tools/build/rules.mjs';
import { rulesIn } from '../../tools/build/translated.mjs';
import { pack } from '../../tools/build/words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const potOf = (name) => join(root, `assets/words/${name}.pot`), pot = potOf('cardfront');

const quoted = (text) => JSON.stringify(text);
const header = 'Language: xx\nPlural-Forms: nplurals=2; plural=(n != 1);\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n'
    + 'Content-Transfer-Encoding: 8bit\n';

// A catalogue that says everything in English, but for what `told` gives for a sentence.
function catalogue(told = {}, name = 'cardfront') {
    let out = `msgid ""\nmsgstr ${quoted(header)}\n`;
    for (const { id, plural } of readPo(readFileSync(potOf(name), 'utf8')).slice(1)) {
        out += `\n${told[id]?.comment ?? ''}msgid ${quoted(id)}\n`;
        const forms = [told[id]?.words ?? id, told[id]?.words ?? plural];
        out += plural === null ? `msgstr ${quoted(forms[0])}\n`
            : `msgid_plural ${quoted(plural)}\nmsgstr[0] ${quoted(forms[0])}\nmsgstr[1] ${quoted(forms[1])}\n`;
    }
    return out;
}

function check(po, { potText = readFileSync(pot, 'utf8'), whole = 'xx Test\n', rules = catalogue({}, 'rules'), lessons = catalogue({}, 'lessons') } = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'cardfront-words-'));
    try {
        mkdirSync(join(folder, 'xx'));
        writeFileSync(join(folder, 'cardfront.pot'), potText);
        for (const name of ['rules', 'lessons']) cpSync(potOf(name), join(folder, `${name}.pot`));
        writeFileSync(join(folder, 'xx/rules.po'), rules);
        writeFileSync(join(folder, 'xx/lessons.po'), lessons);
        writeFileSync(join(folder, 'whole'), whole);
        if (po !== null) writeFileSync(join(folder, 'xx/cardfront.po'), po);
        const { status, stdout } = spawnSync(join(root, 'tools/check-words'), [folder], { encoding: 'utf8' });
        return { status, stdout };
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const fails = (words, ...what) => {
    const { status, stdout } = check(...what);
    assert.equal(status, 1, stdout);
    assert.match(stdout, words);
};

test('the sentences and catalogues of the tree are in order', () => {
    const { status, stdout } = spawnSync(join(root, 'tools/check-words'), { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
});

test('a whole catalogue passes', () => {
    const { status, stdout } = check(catalogue());
    assert.equal(status, 0, stdout);
});

test('places may be moved, and have both forms or not', () => {
    const told = {
        '{player?* plays|You play} {card}.': { words: '{card}: {player}.' },
        '{player}: {card}.': { words: '{player?* nimmt|Du nimmst} {card}.' },
        '1 card': { words: '{count} x' },
    };
    const { status, stdout } = check(catalogue(told));
    assert.equal(status, 0, stdout);
});

test('a .pot that is not as the tree says it', () => {
    fails(/not as the tree says it/, catalogue(), { potText: readFileSync(pot, 'utf8').replace('"Settings"', '"Setting"') });
});

test('sentences that are not those of the .pot', () => {
    fails(/are not those of cardfront\.pot/, `${catalogue()}\nmsgid "Something else"\nmsgstr "x"\n`);
});

test('a whole language without a catalogue, or without a sentence', () => {
    fails(/there is no xx\/cardfront\.po/, null);
    fails(/“Settings” is not translated/, catalogue({ Settings: { words: '' } }));
    assert.equal(check(catalogue({ Settings: { words: '' } }), { whole: '' }).status, 0);
});

test('a fuzzy sentence', () => fails(/“Settings” is fuzzy/, catalogue({ Settings: { comment: '#, fuzzy\n' } })));

test('a place that is missing, new, alone or odd', () => {
    const id = '{player}: {card}.';
    fails(/lacks \{card\}/, catalogue({ [id]: { words: '{player}.' } }));
    fails(/\{cards\} is no place of it/, catalogue({ [id]: { words: '{player} {card} {cards}.' } }));
    fails(/a bracket is alone/, catalogue({ [id]: { words: '{player} {card.' } }));
    fails(/has both forms/, catalogue({ [id]: { words: '{player?* plays} {card}.' } }));
    fails(/has both forms/, catalogue({ [id]: { words: '{player?* plays|You, * play} {card}.' } }));
    fails(/\{all\} is no place of it/, catalogue({ '1 card': { words: '{count} of {all}' } }));
});

test('blanks: two of them, or other ones at the ends', () => {
    fails(/two blanks/, catalogue({ 'Set up': { words: 'Set  up' } }));
    fails(/blanks at the ends/, catalogue({ 'Set up': { words: 'Set up ' } }));
});

test('what msgfmt refuses', () => fails(/xx\/cardfront\.po/, catalogue().replace('plural=(n != 1)', 'plural=(n !=')));

test('packed: what is not translated, or fuzzy, is left out', () => {
    const all = pack('xx', catalogue()), fewer = pack('xx', catalogue({ Settings: { words: '' }, Back: { comment: '#, fuzzy\n' } }));
    assert.ok(all.startsWith('cardfront-words 1\nxx\nnplurals=2; plural=(n != 1);\n'));
    assert.equal(all.split('\x1f').length - fewer.split('\x1f').length, 2);
    assert.ok(all.includes('1 card\x1e{count} cards\x1f'));
});

// The first piece of the rules pages that this finds.
const piece = (found) => readPo(readFileSync(potOf('rules'), 'utf8')).map(({ id }) => id).find((id) => found.test(id));

test('a rules page keeps its rules, what they cite, and its tables', () => {
    const rule = piece(/^\*\*CF-5 /), citing = piece(/^\*\*CF-4 .*CF-13/s), table = piece(/^\|/);
    const told = (id, words) => [catalogue(), { rules: catalogue({ [id]: { words } }, 'rules') }];
    assert.equal(check(...told(rule, '**CF-5 Was Kraft hat.** Zwei,\ndie zehn ergeben.\n')).status, 0);
    fails(/begins as \*\*CF-5/, ...told(rule, '**CF-6 Was Kraft hat.** Zwei.\n'));
    fails(/begins as \*\*CF-5/, ...told(rule, '**CF-5** Zwei.\n'));
    fails(/CF-1[35] is not cited/, ...told(citing, '**CF-4 Ziehen.** Eine Karte.\n'));
    fails(/other rows or columns/, ...told(table, table.replace(/\n[^\n]*\n$/, '\n')));
    fails(/other rows or columns/, ...told(table, table.replace(' |\n', ' | x |\n')));
    fails(/xx\/rules\.po: [^]* is not translated/, ...told(rule, ''));
});

test('lessons: what is said is drawn and told in a language, the script stays', () => {
    const course = '# Game\n\nProse.\n\nneeds CF-1\n\n## Title\n\n    lesson a\n    option board usual\n\n- Read this,\n  on two lines.\n  points: hand\n'
        + '- `1 deal`\n- `1 play 3` Lay it.\n  free\n  else: Fine\n  too.\n  teaches: CF-1\n\n- `play on` Go on.\n';
    assert.deepEqual(sentencesOf(course), ['Title', 'Read this, on two lines.', 'Lay it.', 'Fine too.', 'Go on.']);
    const told = inLanguage(course, (words) => words.toUpperCase());
    assert.equal(told, '# Game\n\nProse.\n\nneeds CF-1\n\n## TITLE\n\n    lesson a\n    option board usual\n\n- READ THIS, ON TWO LINES.\n  points: hand\n'
        + '- `1 deal`\n- `1 play 3` LAY IT.\n  free\n  else: FINE TOO.\n  teaches: CF-1\n\n- `play on` GO ON.\n');
    assert.deepEqual(sentencesOf(told), sentencesOf(course).map((words) => words.toUpperCase()));
});

test('every whole language has each rule of each page', () => {
    for (const line of readFileSync(join(root, 'assets/words/whole'), 'utf8').split('\n').filter(Boolean)) {
        const language = line.split(' ')[0];
        for (const [page, markdown] of rulesIn(language)) {
            const english = rulesOf(readFileSync(join(root, 'assets/rules', page), 'utf8')), told = rulesOf(markdown);
            assert.ok(english.length > 0, page);
            assert.deepEqual(told.map(({ id }) => id), english.map(({ id }) => id), `${language} ${page}`);
            for (const [i, rule] of told.entries()) assert.equal(!rule.title, !english[i].title, `${language} ${rule.id}`);
        }
    }
});
