// The sentences of the tree are in order, and tools/check-words finds each fault that a catalogue can have.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPo } from '../../tools/build/po.mjs';
import { pack } from '../../tools/build/words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pot = join(root, 'assets/words/cardfront.pot');

const quoted = (text) => JSON.stringify(text);
const header = 'Language: xx\nPlural-Forms: nplurals=2; plural=(n != 1);\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n'
    + 'Content-Transfer-Encoding: 8bit\n';

// A catalogue that says everything in English, but for what `told` gives for a sentence.
function catalogue(told = {}) {
    let out = `msgid ""\nmsgstr ${quoted(header)}\n`;
    for (const { id, plural } of readPo(readFileSync(pot, 'utf8')).slice(1)) {
        out += `\n${told[id]?.comment ?? ''}msgid ${quoted(id)}\n`;
        const forms = [told[id]?.words ?? id, told[id]?.words ?? plural];
        out += plural === null ? `msgstr ${quoted(forms[0])}\n`
            : `msgid_plural ${quoted(plural)}\nmsgstr[0] ${quoted(forms[0])}\nmsgstr[1] ${quoted(forms[1])}\n`;
    }
    return out;
}

function check(po, { potText = readFileSync(pot, 'utf8'), whole = 'xx Test\n' } = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'cardfront-words-'));
    try {
        mkdirSync(join(folder, 'xx'));
        writeFileSync(join(folder, 'cardfront.pot'), potText);
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

test('a .pot that is not as the code says it', () => {
    fails(/not as the code says it/, catalogue(), { potText: readFileSync(pot, 'utf8').replace('"Settings"', '"Setting"') });
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
