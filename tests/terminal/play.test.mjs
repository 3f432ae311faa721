// Matches played through standard input.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardfront, folder, game, replayJson } from './program.mjs';

const ones = count => '1\n'.repeat(count);
// Enter after each: answers both choices and handovers.
const hotseat = count => '\n1\n'.repeat(count);
const cleared = /~+ The screen is cleared here ~+\n/;

for (const type of ['rolled', 'picked', 'draw-1', 'split-2', 'hold-3', 'play-4', 'share-5', 'crazy', 'crazy-split-2']) {
    for (const money of ['no-bet', 'up-the-ante']) {
        test(`a person plays a whole game against the computer: ${type}, ${money}`, t => {
            const file = folder(t);
            const options = ['--option', `type=${type}`, '--option', `money=${money}`];
            const { code, out, err } = cardfront(
                ['play', game, ...options, '--player', 'Ann', '--computer', 'easy', '--seed', '3', '--save', file('r')], hotseat(2000));
            assert.equal(code, 0, err);
            assert.equal(err, '');
            assert.match(out, /Round 3 is over\./);
            assert.match(out, /(Ann|Computer) wins the game( by the final draw)?\.\nScore: Ann \$\d+, Computer \$\d+/);
            assert.doesNotMatch(out, cleared);
            assert.doesNotMatch(out, /\x1b/);
            const { lines } = replayJson(readFileSync(file('r'), 'utf8'));
            assert.equal(lines.at(-1).type, 'result');
            assert.equal(lines.at(-1).over, true);
        });
    }
}

test('two people with nothing to hide need no handover', () => {
    const { out } = cardfront(['play', game, '--option', 'type=draw-1', '--player', 'Ann', '--player', 'Bea', '--seed', '3'], ones(200));
    assert.doesNotMatch(out, cleared);
    assert.match(out, /wins the game( by the final draw)?\.\nScore/);
});

for (const type of ['hold-3', 'play-4', 'split-2', 'crazy-hold-3']) {
    test(`two people at one terminal: nothing of one is on the other's screen: ${type}`, t => {
        const file = folder(t);
        const { out } = cardfront(
            ['play', game, '--option', `type=${type}`, '--player', 'Ann', '--player', 'Bea', '--seed', '3', '--save', file('r')],
            hotseat(400));
        assert.match(out, /wins the game( by the final draw)?\.\nScore/);
        const screens = out.split(/~+ The screen is cleared here ~+\n/);
        assert.ok(screens.length > 20, `${screens.length} screens`);
        let hands = 0;
        for (const screen of screens) {
            const secrets = [];
            for (const [, name] of screen.matchAll(/^(Ann|Bea) +Money:[^\n]*\n +Hand: /gm)) secrets.push(name);
            for (const [, name] of screen.matchAll(/^ *(Ann|Bea) draws the (?!.*final draw)/gm)) secrets.push(name);
            hands += secrets.length;
            assert.ok(new Set(secrets).size <= 1, screen);
            if (/Press Enter when only/.test(screen)) assert.equal(secrets.length, 0, screen);
        }
        assert.ok(hands > 20, `${hands} hands`);
        // Whatever was shown of the other's is what they may know by the record.
        const record = readFileSync(file('r'), 'utf8');
        for (const seat of [1, 2]) {
            const other = ['Bea', 'Ann'][seat - 1];
            const told = replayJson(record, '--seat', String(seat)).lines;
            for (const line of told)
                for (const event of line.events ?? [])
                    if (event.player === other && event.kind === 'deal' && event.to.area === 2)
                        assert.ok(!/draws the/.test(event.words), event.words);
        }
    });
}

test('a window in which one can only go on passes by itself', () => {
    let passed = 0, asked = 0;
    for (let seed = 1; seed < 80; ++seed) {
        let chance = seed * 7919, input = '';
        for (let line = 0; line < 1500; ++line) {
            chance = (chance * 1103515245 + 12345) % 2147483648;
            input += `launch\n${1 + Math.floor(chance / 65536) % 12}\n`;
        }
        const { code, out, err } = cardfront(['play', 'poker-assault', '--player', 'Ann', '--computer', 'easy', '--seed', String(seed)], input);
        assert.equal(code, 0, err);
        passed += out.split('Ann uses no more Secrets.').length - 1;
        for (const window of out.split('Ann: use a Secret, or go on\n').slice(1)) {
            ++asked;
            assert.match(window.slice(0, window.indexOf('\n> ')), / 2 /, 'there is something to choose');
        }
    }
    assert.ok(passed > 3 && asked > 0, `${passed} passed, ${asked} asked`);
});

test('end of input is polite and tells how to go on', t => {
    const file = folder(t);
    const saved = cardfront(['play', game, '--player', 'Ann', '--seed', '3', '--save', file('r')], ones(2));
    assert.equal(saved.code, 0);
    assert.match(saved.out, new RegExp(`To go on:\n  cardfront resume ${file('r')}\n`));
    const unsaved = cardfront(['play', game, '--player', "D'Arcy", '--seed', '3', '--practice'], '');
    assert.equal(unsaved.code, 0);
    assert.match(unsaved.out, /cardfront play head-to-head-poker --player 'D'\\''Arcy' --computer normal --seed 3 --practice\n/);
    assert.deepEqual(readdirSync(file('.')), ['r']);
});

test('a saved match goes on, and ends as if it had never stopped', t => {
    const file = folder(t);
    const start = name => ['play', game, '--option', 'type=hold-3', '--player', 'Ann', '--computer', 'easy', '--seed', '8', '--save', file(name)];
    cardfront(start('whole'), hotseat(200));
    cardfront(start('parts'), ones(3));
    for (let part = 0; part < 20; ++part) {
        const { code, out } = cardfront(['resume', file('parts')], hotseat(3));
        assert.equal(code, 0);
        if (/Score:/.test(out)) break;
    }
    assert.equal(readFileSync(file('parts'), 'utf8'), readFileSync(file('whole'), 'utf8'));
});

test('a damaged file is refused and left as it is', t => {
    const file = folder(t);
    cardfront(['play', game, '--player', 'Ann', '--seed', '3', '--save', file('r')], ones(4));
    const damaged = readFileSync(file('r'), 'utf8').replace('seed 3', 'seed 4');
    writeFileSync(file('r'), damaged);
    const { code, err } = cardfront(['resume', file('r')], ones(4));
    assert.equal(code, 1);
    assert.match(err, /line \d+: /);
    assert.equal(readFileSync(file('r'), 'utf8'), damaged);
});

test('a refused action names its rule and what is allowed; commands answer', t => {
    const file = folder(t);
    const { out } = cardfront(
        ['play', game, '--option', 'type=hold-3', '--player', 'Ann', '--computer', 'easy', '--seed', '5'],
        `bet 1 2\nplay 0 0 0\n999\nhello\nhelp\nrules hh-7\nrules zz-1\nlog\nundo\nsave ${file('new')}\nsave\nquit\n`);
    assert.match(out, /HH-21/);
    assert.match(out, /HH-17.*\n(.*\n)*There is room on rows: 1, 2, 3\./);
    assert.match(out, /There are the choices 1 to 9\./);
    assert.match(out, /“hello” is no choice/);
    assert.match(out, /Take the choice with this number/);
    assert.match(out, /HH-7 .*row/);
    assert.match(out, /There is no rule “zz-1”/);
    assert.match(out, /This cannot be taken back/);
    assert.match(out, /Saved; from now on/);
    assert.match(out, /cardfront resume/);
    assert.equal(replayJson(readFileSync(file('new'), 'utf8')).code, 0);
});

test('quit asks where to save, once', t => {
    const file = folder(t);
    const { out } = cardfront(['play', game, '--player', 'Ann', '--seed', '3'], `1\nquit\n${file('late')}\n`);
    assert.match(out, /Save the match as/);
    assert.match(out, /cardfront resume/);
    assert.deepEqual(readdirSync(file('.')), ['late']);
});

test('undo takes back in a practice match, in the file too', t => {
    const file = folder(t);
    const { out } = cardfront(
        ['play', game, '--option', 'type=draw-1', '--player', 'Ann', '--seed', '5', '--practice', '--save', file('r')], '1\n1\nundo\nundo\nundo\n');
    assert.equal(out.match(/Taken back\./g).length, 2);
    assert.match(out, /There is nothing to take back\./);
    const { lines } = replayJson(readFileSync(file('r'), 'utf8'));
    assert.equal(lines[0].practice, true);
    assert.ok(lines.filter(line => line.type === 'action').length <= 1);
});

test('who played may take back at the handover, before anybody else looked', () => {
    const { out } = cardfront(
        ['play', game, '--option', 'type=hold-3', '--option', 'money=up-the-ante', '--player', 'Ann', '--player', 'Bea', '--seed', '5'],
        '1\n\n1\nundo\n\n');
    assert.match(out, /Ann may still type “undo”\./);
    assert.match(out, /Taken back\./);
});

test('computer against computer needs nobody, and shows an onlooker no hidden card', () => {
    const { code, out } = cardfront(['play', game, '--option', 'type=hold-3', '--computer', 'easy', '--computer', 'normal', '--seed', '5']);
    assert.equal(code, 0);
    assert.match(out, /Computer 2 wins the game|Computer wins the game/);
    assert.doesNotMatch(out, /^ +Hand: /m);
    assert.match(out, /draws a card\./);
    assert.doesNotMatch(out, /draws the (?!.*final draw)/);
});
