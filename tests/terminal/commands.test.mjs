// The command line: what it lists, and what it says about what it does not understand.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { rulesOf } from '../../tools/build/rules.mjs';
import { rulesIn } from '../../tools/build/translated.mjs';
import { hashOf } from '../../tools/build/words.mjs';
import { cardfront, folder, game } from './program.mjs';

test('help without arguments and when asked', () => {
    for (const args of [[], ['help'], ['--help']]) {
        const { code, out, err } = cardfront(args);
        assert.equal(code, 0);
        assert.equal(err, '');
        assert.match(out, /cardfront play GAME/);
        assert.match(out, /Exit code/);
    }
});

test('games lists seats, options and choices with their help', () => {
    const { code, out } = cardfront(['games']);
    assert.equal(code, 0);
    assert.match(out, /head-to-head-poker — Head-to-Head Poker/);
    assert.match(out, /2 players/);
    assert.match(out, /--option type=/);
    assert.match(out, /hold-3 +Hold 3\. Play one of three cards, then draw\./);
    assert.match(out, /up-the-ante/);
    assert.match(out, /rolled +Rolled by the die \(unless you say\)/);
    assert.doesNotMatch(out, /\x1b/);
});

const wrong = [
    [['dance'], /“dance” is not known here\. Allowed: games, play, resume, replay, help/],
    [['play'], /Games: head-to-head-poker/],
    [['play', 'chess'], /There is no game “chess”\. Games: head-to-head-poker/],
    [['play', game, '--option', 'type=nine'], /no choice “nine”\. Allowed: rolled, picked, draw-1/],
    [['play', game, '--option', 'type'], /no choice “”/],
    [['play', game, '--option', 'colour=red'], /no option “colour”\. Allowed: type, money/],
    [['play', game, '--option'], /After --option something is missing/],
    [['play', game, '--computer', 'mad'], /no level “mad”\. Allowed: beginner, easy, normal, hard, expert, master/],
    [['play', game, '--player', ''], /cannot be a name/],
    [['play', game, '--player', 'Ann', '--player', 'Ann'], /Two players are called “Ann”/],
    [['play', game, '--player', 'x\x1b[2J'], /cannot be a name/],
    [['play', game, '--seats', '3'], /for 2 to 2 players, not 3/],
    [['play', game, '--seats', 'two'], /“two” is no number that --seats can have/],
    [['play', game, '--player', 'A', '--player', 'B', '--player', 'C'], /not 3/],
    [['play', game, '--seed', '-1'], /no number that --seed can have/],
    [['play', game, '--seed', '18446744073709551616'], /no number that --seed can have/],
    [['play', game, '--fast'], /“--fast” is not known here\. Allowed: --option, --player/],
    [['play', game, '--player,'], /not known here/],
    [['replay'], /Replay which record/],
    [['replay', 'a', 'b'], /“b” is not known here/],
    [['replay', '-', '--seat', '9'], /“9” is no seat/],
    [['resume'], /Resume which file/],
    [['games', 'all'], /“all” is not known here/],
];
for (const [args, reason] of wrong) {
    test(`not understood: ${JSON.stringify(args.join(' '))}`, () => {
        const { code, out, err } = cardfront(args);
        assert.equal(code, 2);
        assert.equal(out, '');
        assert.match(err, reason);
        assert.doesNotMatch(err, /\x1b/);
    });
}

test('a file that cannot be read, and one that may not be written over', t => {
    const file = folder(t);
    for (const command of ['replay', 'resume']) {
        const { code, err } = cardfront([command, file('none')]);
        assert.equal(code, 1);
        assert.match(err, /cannot be read: No such file or directory/);
    }
    assert.equal(cardfront(['replay', file('.')]).code, 1);
    writeFileSync(file('there'), 'mine');
    const { code, err } = cardfront(['play', game, '--save', file('there')]);
    assert.equal(code, 2);
    assert.match(err, /is there already/);
});

test('all is told in a language whose sentences are there', t => {
    const inside = folder(t);
    const told = { 'Head-to-Head Poker': 'Poker zu zweit', '{count} players': '{count} am Tisch', '“{argument}” is not known here. Allowed: {allowed}.': '“{argument}”? {allowed}!' };
    writeFileSync(inside('words-de.txt'), 'cardfront-words 1\nde\nnplurals=2; plural=(n != 1);\n'
        + Object.entries(told).map(([english, words]) => `${hashOf(english)}${words}\x1f`).join(''));
    const words = { CARDFRONT_WORDS: inside('') };
    assert.match(cardfront(['games', '--lang', 'de'], '', words).out, /head-to-head-poker — Poker zu zweit\n.*\n +2 am Tisch\n/);
    assert.match(cardfront(['--lang', 'de', 'dance'], '', words).err, /“dance”\? games/);
    assert.match(cardfront(['games', '--lang', 'en'], '', words).out, /Head-to-Head Poker/);
    writeFileSync(inside('words-es.txt'), 'nothing');
    for (const [args, reason] of [[['--lang'], /After --lang/], [['--lang', 'fr'], /“fr” is not spoken here/], [['--lang', 'es'], /no sentences/]]) {
        const { code, err } = cardfront(['games', ...args], '', words);
        assert.equal(code, 2);
        assert.match(err, reason);
    }
});

// “Hits” and “Reform” are sentences of the program too, and told otherwise there.
test("rules have the titles of the language's own page", () => {
    const rules = rulesOf(rulesIn('de').get('poker-assault.md')), hits = rules.find(({ id }) => id === 'PA-39');
    const { code, out } = cardfront(['play', 'poker-assault', '--lang', 'de', '--seed', '1'], `rules\nrules ${hits.id}\nquit\n\n`);
    assert.equal(code, 0);
    const lines = new Set(out.split('\n'));
    for (const { id, title } of rules) assert.ok(lines.has(id.padEnd(8) + title), `${id} ${title}`);
    assert.ok(out.includes(`\n${hits.id} ${hits.title}: `), hits.title);
});
