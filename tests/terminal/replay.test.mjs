// A record told again: in words, as JSON, through one seat's eyes, and bad ones.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardfront, folder, game, recordOf, replayJson, withEnd } from './program.mjs';

function record(t, options, seed) {
    const file = folder(t)('record');
    recordOf(file, options, seed);
    return readFileSync(file, 'utf8');
}

test('words and JSON tell the same actions, events and result', t => {
    const text = record(t, ['type=rolled', 'money=up-the-ante'], 11);
    const told = cardfront(['replay', '-'], text);
    assert.equal(told.code, 0);
    assert.equal(told.err, '');
    const flat = told.out.replace(/\s+/g, ' ');
    const { code, lines } = replayJson(text);
    assert.equal(code, 0);
    assert.deepEqual([lines[0].type, lines[1].type, lines.at(-1).type], ['match', 'start', 'result']);
    assert.equal(lines[0].seed, '11');
    assert.deepEqual(lines[0].options, { type: 'rolled', money: 'up-the-ante' });
    assert.deepEqual(lines[0].players.map(player => [player.seat, player.kind, player.level]), [[1, 'computer', 'easy'], [2, 'computer', 'easy']]);
    const source = text.split('\n');
    const actions = lines.filter(line => line.type === 'action');
    actions.forEach((action, at) => {
        assert.equal(action.number, at + 1);
        assert.equal(source[action.line - 1], `${action.seat} ${action.code}`);
        assert.ok(flat.includes(action.words), action.words);
        for (const event of action.events) {
            assert.match(event.kind, /^[a-z-]+$/);
            assert.notEqual(event.card, 'face-down');
            if (event.words) assert.ok(flat.includes(event.words), event.words);
        }
        assert.equal(action.state.scores.length, 2);
        for (const key of ['player-1', 'player-2']) assert.ok(action.state.sections.some(section => section.key === key));
    });
    const result = lines.at(-1);
    assert.equal(result.over, true);
    assert.equal(result.actions, actions.length);
    assert.deepEqual(result.scores, actions.at(-1).state.scores);
    assert.ok(flat.includes(result.words));
});

for (const type of ['hold-3', 'play-4', 'split-2', 'draw-1', 'share-5']) {
    test(`a seat is told only what it may know: ${type}`, t => {
        const text = record(t, [`type=${type}`, 'money=up-the-ante'], 12);
        const all = replayJson(text).lines;
        let hidden = 0;
        for (const seat of [0, 1, 2]) {
            const seen = replayJson(text, '--seat', String(seat)).lines;
            assert.equal(seen.length, all.length);
            assert.equal(seen[0].seed, undefined);
            seen.forEach((line, at) => {
                (line.events ?? []).forEach((event, number) => {
                    const true_ = all[at].events[number];
                    assert.equal(event.kind, true_.kind);
                    if (event.card !== true_.card) {
                        assert.equal(event.card, 'face-down');
                        assert.notEqual(event.to.seat, seat);
                        assert.ok(!JSON.stringify(event).includes(true_.card), JSON.stringify(event));
                        ++hidden;
                    }
                });
                for (const section of line.state?.sections ?? []) {
                    const whole = all[at].state.sections.find(each => each.key === section.key);
                    const hand = whole.lines.find(each => each.startsWith('Hand: '));
                    const mine = section.key === `player-${seat}`;
                    if (mine) assert.deepEqual(section, whole);
                    if (!section.key.startsWith('player-')) assert.deepEqual(section, whole);
                    if (!mine && hand && !section.lines.includes(hand)) assert.ok(section.lines.some(each => /^Cards in hand: \d/.test(each)));
                }
            });
            const words = cardfront(['replay', '-', '--seat', String(seat)], text).out;
            assert.doesNotMatch(words, /Seed/);
        }
        if (type !== 'share-5') assert.ok(hidden > 20, `${hidden} hidden`);
    });
}

test('a seat that the match does not have', t => {
    const { code, err } = cardfront(['replay', '-', '--seat', '4'], record(t));
    assert.equal(code, 2);
    assert.match(err, /This match has 2 seats/);
});

test('an illegal action: what was good, then the refusal with its rule, its line and exit code 1', t => {
    const lines = record(t, ['type=hold-3']).split('\n');
    const first = lines.findIndex(line => line.startsWith('practice')) + 1;
    const good = lines.slice(0, first + 5);
    const seat = lines[first + 5][0];
    const text = withEnd([...good, `${seat} bet 1 3`], 6);
    const told = cardfront(['replay', '-'], text);
    assert.equal(told.code, 1);
    assert.match(told.out, /Refused: “bet 1 3” by Computer/);
    assert.match(told.out, /HH-21/);
    assert.match(told.err, new RegExp(`^-:${first + 6}: .*HH-21`));
    const { code, lines: json } = replayJson(text);
    assert.equal(code, 1);
    assert.equal(json.filter(line => line.type === 'action').length, 5);
    const refusal = json.at(-1);
    assert.equal(refusal.type, 'refusal');
    assert.equal(refusal.line, first + 6);
    assert.equal(refusal.seat, +seat);
    assert.equal(refusal.code, 'bet 1 3');
    assert.equal(refusal.rule.id, 'HH-21');
    assert.match(refusal.hint, /[a-z]+.*\.$/);
});

const faults = [
    ['empty', () => '', 1, 0],
    ['another text', () => 'Dear Ann,\nhow are you?\n', 1, 0],
    ['binary', () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)), 1, 0],
    ['a bad byte in a name', text => Buffer.concat([Buffer.from(text.split('seat 1')[0]), Buffer.from('seat 1 person A\xff\n', 'latin1')]), null, 0],
    ['cut after a line', text => text.split('\n').slice(0, 14).join('\n') + '\n', 15, 6],
    ['cut in a line', text => text.slice(0, text.length - 30), null, null],
    ['without its end', text => text.replace(/end .*\n/, ''), null, null],
    ['another seed', text => text.replace(/seed \d+/, 'seed 99'), null, null],
    ['another checksum', text => text.replace(/end (\d+) ..../, 'end $1 0000'), null, null],
    ['an unknown verb', text => text.replace(/^1 play /m, '1 fly '), null, null],
    ['a wrong seat', text => text.replace(/^1 play/m, '2 play'), null, null],
    ['a number too large', text => text.replace(/^1 play \d+/m, '1 play 300'), null, null],
    ['an escape sequence', text => text.replace(/^1 play /m, '1 \x1b[2Jplay '), null, null],
    ['a later version of the rules', text => text.replace(/^(game \S+) 1$/m, '$1 99'), null, null],
    ['an unknown game', text => text.replace(/^game \S+/m, 'game chess'), 2, 0],
    ['another end before the end', text => text.replace(/^end /m, 'end 3 00\nend '), null, null],
    ['too long', text => text + '\n'.repeat(2 << 20), 0, 0],
];
for (const [name, spoil, line, actions] of faults) {
    test(`a bad record: ${name}`, t => {
        const bad = spoil(record(t, ['type=draw-1']));
        for (const more of [[], ['--json'], ['--seat', '1']]) {
            const { code, out, err } = cardfront(['replay', '-', ...more], bad);
            assert.equal(code, 1);
            assert.match(err, line === 0 ? /^-: .+\n$/ : new RegExp(`^-:${line ?? '\\d+'}: .+\n$`));
            assert.doesNotMatch(out + err, /\x1b/);
        }
        const { lines } = replayJson(bad);
        assert.match(lines.at(-1).type, /^(problem|refusal)$/);
        assert.ok(lines.at(-1).reason.length > 10);
        if (actions !== null) assert.equal(lines.filter(each => each.type === 'action').length, actions);
    });
}

test('a name with quotes, backslashes and other letters stays valid JSON', t => {
    const file = folder(t)('record');
    const name = 'Zoë "\\" 漢字 ♥';
    cardfront(['play', 'head-to-head-poker', '--player', name, '--save', file, '--seed', '1'], '1\n');
    const { code, lines } = replayJson(readFileSync(file, 'utf8'));
    assert.equal(code, 0);
    assert.equal(lines[0].players[0].name, name);
});

const golden = (game, name) => readFileSync(new URL(`../core/${game}/golden.inc`, import.meta.url), 'utf8')
    .match(new RegExp(`{"${name}", \\w+, R"record\\(([^]*?)\\)record"`))[1];

test('a tie that the final draw settles: both have the same money, and who won is said', () => {
    const text = golden('head_to_head', 'head-to-head-poker_draw-1_no-bet');
    for (const more of [[], ['--seat', '1']]) {
        const { out } = cardfront(['replay', '-', ...more], text);
        assert.match(out, /\n(Ann|Bob) wins the game by the final draw\.\nScore: Ann \$1200, Bob \$1200\n/);
    }
    const { words, winners } = replayJson(text).lines.at(-1);
    assert.match(words, /wins the game by the final draw\.$/);
    assert.deepEqual(winners, [words.startsWith('Ann') ? 1 : 2]);
});

test('a record that ends in a resignation: who resigned, and who won', t => {
    const file = folder(t)('record');
    cardfront(['play', game, '--option', 'type=draw-1', '--player', 'Ann', '--player', 'Bea', '--seed', '3', '--save', file], '1\n1\n1\nquit\n');
    const going = replayJson(readFileSync(file, 'utf8')).lines, { turn } = going.at(-2).state, { actions } = going.at(-1);
    assert.equal(going.at(-1).winners, undefined);
    const text = withEnd([...readFileSync(file, 'utf8').split('\n').slice(0, -2), `${turn} resign`], actions + 1);
    writeFileSync(file, text);
    const [loser, winner] = turn === 1 ? ['Ann', 'Bea'] : ['Bea', 'Ann'], end = `${loser} has resigned. ${winner} wins the game.`;
    for (const args of [['replay', '-'], ['replay', '-', '--seat', '1'], ['resume', file]]) {
        const { code, out } = cardfront(args, text);
        assert.equal(code, 0);
        assert.match(out, new RegExp(`\\b${loser} resigns\\.\n[^]*\n${end}\nScore: `), args.join(' '));
    }
    const { code, lines } = replayJson(text);
    const { code: deed, player, words, state } = lines.at(-2), result = lines.at(-1);
    assert.equal(code, 0);
    assert.deepEqual([deed, player, words], ['resign', loser, `${loser} resigns.`]);
    assert.deepEqual([state.turn, state.words], [undefined, `${loser} has resigned.`]);
    assert.deepEqual([result.over, result.actions, result.winners, result.words], [true, actions + 1, [3 - turn], end]);
});

test('who sees everything is told whose bases are whose, and of neutral nodes nothing', () => {
    const { out } = cardfront(['replay', '-'], golden('crossfire', 'crossfire_usual_two_2'));
    assert.equal(out.match(/'s base on [a-e][28] is the /g).length % 5, 0);
    assert.doesNotMatch(out, /the a face-down|base on [a-e][4-6]/);
});

test('the hint of a refused probe tells nothing of the node that lies there face down', () => {
    const lines = golden('crossfire', 'crossfire_usual_two_2').split('\n');
    const opening = lines.slice(0, lines.findIndex(line => line.startsWith('practice')) + 1);
    for (const [row, column] of [[3, 1], [3, 2], [3, 3], [4, 1], [4, 3], [5, 1], [5, 2], [5, 3]]) {
        const text = withEnd([...opening, `2 play ${row} ${column} 52`], 1); // a Joker, weaker than any other
        for (const more of [[], ['--seat', '2']]) {
            const refusal = replayJson(text, ...more).lines.at(-1);
            assert.equal(refusal.type, 'refusal');
            assert.match(refusal.hint, /^No powered node or base of yours touches [b-d][4-6]\.$/);
            assert.ok(cardfront(['replay', '-', ...more], text).out.replace(/\s+/g, ' ').includes(refusal.hint));
        }
    }
});
