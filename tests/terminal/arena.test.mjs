// The arena: the same games whatever the number of threads, figures that add up, and reasons for refusals.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const arena = (...args) => {
    const { status, stdout, stderr } = spawnSync(join(dirname(process.env.CARDFRONT), 'arena'), args, { encoding: 'utf8' });
    return { status, out: stdout, err: stderr };
};
const poker = 'head-to-head-poker';
// A table's rows without the times, which differ from run to run.
const rows = out => out.split('\n').slice(2).filter(line => line.includes('%')).map(line => line.split(/\s+/).slice(0, 9).join(' '));

test('one thread and two play the same games', () => {
    const play = threads => arena(poker, 'random', 'plain', '20', '--deals', '6', '--threads', threads);
    const one = play('1');
    assert.equal(one.status, 0, one.err);
    assert.equal(rows(one.out).length, 3 + 3, one.out);
    assert.deepEqual(rows(play('2').out), rows(one.out));
    assert.notDeepEqual(rows(arena(poker, 'random', 'plain', '20', '--deals', '6', '--seed', '99').out), rows(one.out));
});

test('the plain player beats chance, and a pair of equals shares each deal', () => {
    assert.match(rows(arena(poker, 'plain', 'random', '--deals', '20').out)[0], /^plain random 40 (9\d|100)\.\d%/);
    const [row] = rows(arena(poker, 'plain', 'plain', '--deals', '20', '--option', 'money=up-the-ante').out);
    assert.match(row, /^plain plain 40 50\.0% 15\.0% 50\.0%/);
});

test('who sees all cards and all chance beats who does not', () => {
    const { out, err } = arena(poker, 'open-20', '20', '--deals', '20');
    assert.match(rows(out)[0] ?? '', /^open-20 20 40 ([6-9]\d|100)\.\d%/, out + err);
});

test('who sees the hands plays otherwise, and is beaten by who sees the decks too', () => {
    const [row] = rows(arena(poker, 'open-20', 'hands-20', '--deals', '20').out);
    assert.match(row ?? '', /^open-20 hands-20 40 ([7-9]\d|100)\.\d%/);
    const against = name => rows(arena('poker-assault', name, 'plain', '--deals', '5').out)[0]?.replace(name, '');
    assert.notEqual(against('hands-20'), against('20'));
    assert.equal(against('hands-20'), against('hands-20'));
});

test('a ladder: each against the next', () => {
    const { out, err } = arena(poker, 'random', 'plain', '10', '20', '--ladder', '--deals', '2');
    assert.deepEqual(rows(out).slice(0, 3).map(row => row.split(' ').slice(0, 2).join(' ')), ['random plain', 'plain 10', '10 20'], err);
});

test('sides: each first choice against each other, and what each won over all', () => {
    const { status, out, err } = arena('poker-assault', 'plain', '--sides', '--option', 'factions=chosen', '--deals', '2');
    assert.equal(status, 0, err);
    assert.equal(out.split('\n').filter(line => / {4}4 /.test(line)).length, 6, out);
    const shares = out.split('over all')[1].match(/\d+\.\d(?=%)/g).map(Number);
    assert.equal(shares.length, 4);
    assert.ok(Math.abs(shares.reduce((a, b) => a + b) - 200) < 0.3, `${shares}`);
});

test('sides of a game with lists: its ready ones for those options', () => {
    const compared = (...options) => {
        const { status, out, err } = arena('ground-assault', 'plain', '--sides', '--deals', '1', ...options);
        assert.equal(status, 0, err);
        return rows(out).filter(row => / 50\.0% \d/.test(row));
    };
    assert.equal(compared().length, 6);
    assert.match(compared('--option', 'format=two-packs').join(), /^Choir's Pack League's Pack 2 /);
});

test('only: of the pairings those with a name that begins so', () => {
    const { status, out, err } = arena('poker-assault', 'plain', '--sides', '--option', 'factions=chosen', '--deals', '1', '--only', 'Inv');
    assert.equal(status, 0, err);
    assert.deepEqual(rows(out).slice(0, 3).map(row => row.includes('Invaders')), [true, true, true], out);
    assert.equal(rows(out).length, 3 + 4, out);
    const some = arena('poker-assault', 'plain', '--sides', '--option', 'factions=chosen', '--deals', '1', '--only', 'Zebra,Inv,Wolf');
    assert.equal(rows(some.out).length, 5 + 4, some.out);
    const none = arena('poker-assault', 'plain', '--sides', '--option', 'factions=chosen', '--deals', '1', '--only', 'Zebra');
    assert.notEqual(none.status, 0);
    assert.match(none.err, /“Zebra”/);
});

test('cards: in how many games each was there, was used, was used early, and who won these', () => {
    const { status, out, err } = arena('assault-edge', 'plain', '--sides', '--cards', '--deals', '2');
    assert.equal(status, 0, err);
    const table = out.split('card  ')[1].trim().split('\n').slice(1).map(line => line.match(/^(.+?) +(\d+) +([\d.]+)% +([\d.]+)% +([\d.]+)%/));
    const had = Object.fromEntries(table.map(row => [row[1], Number(row[2])]));
    assert.equal(had['War Chest'], 6 * 4 * 2, 'each side of each game brings it');
    assert.equal(had['Cinderwing'], 3 * 4, 'in the games of one set');
    assert.ok(!('Tunnel' in had), 'it is in no ready set');
    for (const [, name, , used, , early] of table) assert.ok(Number(early) <= Number(used) && Number(used) <= 100, name);
    assert.ok(table.filter(row => Number(row[3]) > 50).length > 20, out);
    assert.match(arena(poker, 'plain', 'random', '--cards', '--deals', '1').err, /does not tell who used a card/);
});

// What --cards tells of one player's cards: {name: {kind, games, with, plain, worth, margin, had, playable, used, wasted}}.
const worths = (...args) => {
    const { status, out, err } = arena(...args, '--cards');
    assert.equal(status, 0, err);
    const percent = text => (text === '-' ? null : Number(text.replace('%', '')));
    return Object.fromEntries(out.trim().split('\n').slice(2).map(line => {
        const [name, kind, games, ...figures] = line.split(/ {2,}/);
        const [won, plain, worth, margin, had, playable, used, wasted] = figures.map(percent);
        return [name, { kind, games: Number(games), won, plain, worth, margin, had, playable, used, wasted }];
    }));
};

test('worth: a card against a plain one on the same deals, and what became of it', () => {
    const powers = worths('poker-assault', 'plain', '--deals', '60', '--only', 'Cr');
    assert.deepEqual(Object.keys(powers).sort(), ['Crimson Countess', 'Crimson Rite', 'Crop Circles']);
    const rite = powers['Crimson Rite'];
    assert.equal(rite.games, 120);
    assert.equal(rite.kind, 'Power Card');
    assert.ok(rite.worth > 5 && Math.abs(rite.won - rite.plain - rite.worth) < 0.11, JSON.stringify(rite));
    assert.equal(powers['Crimson Countess'].kind, 'Ability');
    assert.deepEqual([rite.playable, rite.used, rite.wasted], [null, null, null], 'it works by itself');
    const { margin, had, playable, used, wasted } = powers['Crimson Countess'];
    assert.ok(margin > 0 && 50 < used && used <= playable && playable <= 100 && had < 100);
    assert.ok(Math.abs(used + wasted - 100) < 0.11, 'of the games in which she was had');
});

test('worth: of more players too, of an ability where a faction that is not in the game can stand in for it', () => {
    const measured = (seats, ...more) => worths('poker-assault', 'plain', '--deals', '1', '--seats', String(seats), ...more);
    const three = measured(3);
    assert.equal(three['Crimson Rite'].games, 3);
    assert.equal(three.Alpha.kind, 'Ability');
    assert.ok(!('Monstrous' in three), 'each of the other factions has an ability on a 10');
    const four = Object.values(measured(4));
    assert.equal(four.length, 32);
    assert.ok(four.every(each => each.kind === 'Power Card' && each.games === 2), 'of a team each');
    const strikes = worths('poker-assault', 'plain', '--deals', '40', '--seats', '3', '--only', 'Feral,Missile,Tractor');
    assert.equal(Object.keys(strikes).length, 3, 'an Instant that knocks somebody out leaves a sound game');
});

test('worth: the same with one thread and two, by lists too, with a line for each game', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arena-'));
    const file = join(folder, 'cards.csv');
    const play = threads => worths('assault-edge', 'plain', '--deals', '2', '--only', 'W', '--threads', threads, '--csv', file);
    const two = play('2');
    assert.deepEqual(two, play('1'));
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });
    assert.equal(lines[0], 'game,card,kind,seed,seat,with,plain,had,playable,used');
    assert.equal(lines.length, 1 + 4 * Object.keys(two).length);
    assert.equal(two['War Chest'].kind, 'Order');
    assert.equal(two['War Chest'].had, 100);
    const army = worths('ground-assault', 'plain', '--deals', '1', '--only', 'Line Warden');
    assert.equal(army['Line Warden'].games, 2);
});

test('three players: one against two, from each seat', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arena-'));
    const file = join(folder, 'games.csv');
    const { status, out, err } = arena('poker-assault', 'plain', 'random', '--seats', '3', '--deals', '4', '--csv', file);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });
    assert.equal(status, 0, err);
    assert.match(rows(out)[0], / 12 .* 33\.3%/);
    const [won, , , ofTwo] = rows(out)[0].match(/\d+\.\d(?=%)/g).map(Number); // against one of the two others
    assert.ok(Math.abs(ofTwo - 100 * won / (won + (100 - won) / 2)) < 0.2, out);
    assert.equal(lines[0], 'game,one,other,seed,lineup,share,first,actions');
    assert.equal(lines.length, 1 + 12);
    assert.deepEqual([...new Set(lines.slice(1).map(line => line.split(',')[4]))], ['0', '1', '2']);
});

// The rows of the table of events, and how often one was in a game of a player.
function events(out) {
    const counts = out.slice(out.indexOf('player  ')).trim().split('\n').slice(1).map(line => line.split(/\s{2,}/));
    return { counts, of: (player, event) => Number(counts.find(row => row[0] === player && row[1] === event)?.[2] ?? 0) };
}

test('events are counted by whose they are, each amount apart, and by a card or not, where that is asked for', () => {
    const { status, out, err } = arena('poker-assault', 'plain', 'random', '--deals', '10', '--events', 'launch=,hurt@');
    assert.equal(status, 0, err);
    const { counts, of } = events(out);
    const launches = player => counts.filter(row => row[0] === player && /^launch \d+$/.test(row[1])).length;
    assert.ok(launches('plain') > 1, out);
    const hurt = player => of(player, 'hurt by a rule') + of(player, 'hurt by a card');
    assert.ok(hurt('plain') > 0 && hurt('random') > hurt('plain') && of('random', 'hurt by a card') > 0, out);
    assert.ok(!counts.some(row => row[1] === 'launch' || row[1] === 'hurt'), out);
});

test('events are counted for each card where that is asked for', () => {
    const { status, out, err } = arena('poker-assault', 'plain', 'random', '--deals', '20', '--events', 'draw-power#,reveal#');
    assert.equal(status, 0, err);
    const { counts, of } = events(out);
    const used = counts.filter(row => row[1].startsWith('reveal '));
    assert.ok(used.length > 1, out);
    for (const [player, event, times] of used)
        assert.ok(Number(times) <= of(player, event.replace('reveal', 'draw-power')), `${player}: ${event}\n${out}`);
});

test('puzzles are found alike by one thread and two, each with its figures and a link', () => {
    const find = threads => arena('crossfire', '20', '--puzzles', '--deals', '8', '--wanted', '2', '--iterations', '300', '--threads', threads);
    const { status, out, err } = find('1');
    assert.equal(status, 0, err);
    assert.equal(find('2').out, out);
    const puzzles = out.trim().split('\n\n');
    for (const level of ['1', '2', '3'])
        assert.ok(puzzles.filter(text => text.startsWith(`puzzle ${level}\n`)).length <= 2, out);
    for (const text of puzzles) {
        assert.match(text, /^puzzle [123]\nbest \S+ .*\nahead \d+ \d+\nsearched 5 300\ncame \d+ \d+ \d+\nnext \d+ \S+.*\nlink game=1[\w-]+$/);
        const [, ahead, margin] = /\nahead (\d+) (\d+)\n/.exec(text).map(Number);
        assert.ok(ahead >= 50 && 2 * margin <= ahead + 2, text);
    }
});

test('what cannot be is refused with the reason', () => {
    for (const [args, reason] of [
        [['chess', 'plain', 'random'], /no game “chess”/],
        [[poker, 'plain'], /Two players at least/],
        [[poker, 'plain', 'clever'], /“clever” is no player/],
        [[poker, 'plain', 'random', '--deals', '0'], /“0” is no number/],
        [[poker, 'plain', 'random', '--deals'], /After --deals something is missing/],
        [[poker, 'plain', 'random', '--option', 'type=bridge'], /no choice “bridge”/],
        [[poker, 'plain', 'random', '--seats', '5'], /cannot be played by 5/],
        [[poker, 'plain', 'random', '--depth', '5'], /“--depth” is not known/],
        [[poker, 'plain', '--sides'], /do not differ/],
        [[poker, 'plain', '--cards'], /no cards that/],
        [['poker-assault', 'plain', '--cards', '--option', 'variant=street-fight'], /standard game/],
        [['poker-assault', 'plain', '--cards', '--only', 'Zebra', '--deals', '1'], /“Zebra”/],
        [[poker, 'plain', 'random', '--events', 'deal,thunder'], /no event “thunder”/],
        [[poker, 'plain', 'random', '--puzzles'], /One player, and only/],
        [[poker, 'plain', '--puzzles', '--links'], /One player, and only/],
        [[poker, 'plain', 'random', '--deals', '1', '--csv', '/nowhere/games.csv'], /cannot be written/],
    ]) {
        const { status, err } = arena(...args);
        assert.notEqual(status, 0);
        assert.match(err, reason, args.join(' '));
    }
});
