// Ground Assault on the canvas and in the mirror: whole games of two, three and four by mouse, finger and the keyboard
// alone, a battle as a scene, a reload in it, what is refused, and the zones of three and four players on a phone. Where `every` is given, only every so many actions one is done on the canvas and the others
// in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { across, chance, deeds, desk, sit, upright } from '../support/game.mjs';
import { begin, checkEnd, forward, perform, playOut, pressLand, setUpOf } from '../support/ground-assault.mjs';
import { playOut as playByKeys, prepare, setUp } from '../support/keyboard.mjs';
import { namesOf } from '../support/match.mjs';

const verbs = (record, seat, wanted) => wanted.forEach(verb => assert.match(record, new RegExp(`^${seat} ${verb}\\b`, 'm')));
const items = (player, ids) => player.page.evaluate(all => all.filter(id => cardfront.item(id)), ids);

test('a whole game of two, a person and the computer, mouse, 1280x720', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 1 });
  const end = await playOut(p, { seed: 1, every: 3 });
  verbs(await checkEnd(p, end, namesOf('p0')), 1, ['deploy', 'move', 'attack', 'play', 'pass', 'done']);
  await p.close();
});

test('a whole game of three, finger, 390x844', async () => {
  const p = await sit({ viewport: upright, hasTouch: true });
  await begin(p, { seats: 'p00', seed: 2 });
  const end = await playOut(p, { seed: 2, every: 8 });
  verbs(await checkEnd(p, end, namesOf('p00')), 1, ['deploy', 'move']);
  await p.close();
});

test('a whole game of four, two persons and two computers, mouse, 844x390', async () => {
  const p = await sit({ viewport: across });
  await begin(p, { seats: 'p0p0', format: 'twenty', seed: 3 });
  const end = await playOut(p, { seed: 3, every: 10 });
  const record = await checkEnd(p, end, namesOf('p0p0'));
  for (const seat of [1, 3]) verbs(record, seat, ['deploy']);
  await p.close();
});

test('a whole game of two packs with the keyboard alone', async () => {
  const p = await sit({ prepare });
  const start = await setUp(p, 3, setUpOf({ seats: 'p0', format: 'two-packs' }), 4);
  const pick = chance(4);
  const end = await playByKeys(p, start, mirror => forward(mirror, pick));
  verbs(await checkEnd(p, end, namesOf('p0')), 1, ['move', 'attack', 'play', 'done']);
  await p.close();
});

test('a reload in the middle of a battle goes on where it was', async () => {
  const p = await sit();
  await begin(p, { seats: 'p0', seed: 2 });
  const before = await p.rush(300, 1, m => m.ids.includes('do pass'), null, forward);
  const record = await p.record();
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  await p.load();
  await p.until(m => m.screen === 'table');
  const mirror = await p.until(m => m.ids.some(id => id.startsWith('do ')));
  for (const what of ['title', 'status', 'sections', 'ids']) assert.deepEqual(mirror[what], before[what], what);
  assert.equal(await p.record(), record);
  assert.ok(await p.find('battle'), 'the scene is there');
  await p.hit('do pass');
  await p.after(mirror);
  assert.ok((await p.record()).startsWith(record.slice(0, record.lastIndexOf('\nend '))), 'it goes on from there');
  await p.close();
});

test('a battle is a scene: the chances, the cards, the dice; a press ends the dice', async () => {
  const p = await sit({ viewport: desk, settings: { speed: 1 } });
  await begin(p, { seats: 'p0', seed: 2 });
  const mirror = await p.rush(300, 1, m => m.ids.some(id => id.startsWith('do play ')), null, forward);
  assert.ok(await p.find('battle'), 'the scene covers the field');
  assert.match(mirror.text, /\d %/, 'the chances are told');
  await p.hit('aside');
  assert.ok(await p.find('page 1', 50) === null && await p.find('aside'), 'the field can be looked at');
  await p.hit('aside');
  await p.find('battle');
  const card = deeds(mirror).find(deed => deed.startsWith('play'));
  await perform(p, card, mirror);
  let seen = await p.playsBack(200);
  for (let m = await p.mirror(); !seen && !m.ids.includes('rematch'); m = await p.mirror()) { // the other plays too
    if (m.ids.includes('do pass')) await p.press('do pass');
    seen = await p.playsBack(3000);
  }
  assert.ok(seen, 'the dice roll');
  const last = (await p.mirror()).log.length - 1;
  assert.equal(await p.find(`line ${last}`, 100), null, 'the log on the canvas does not tell what the dice have not shown');
  await p.shot('ground-assault-dice');
  await p.hit('skip');
  assert.ok(await p.poll(() => !cardfront.item('skip')), 'a press ends it');
  await p.paceClock(1);
  assert.ok(await p.find(`line ${last}`), 'then the log tells it');
  await p.close();
});

test('both see the dice before the screen is handed over', async () => {
  const p = await sit({ viewport: desk, settings: { speed: 1 } });
  await begin(p, { seats: 'pp', seed: 9 });
  const mirror = await p.rush(400, 9, m => m.ids.some(id => id.startsWith('do strike ')), null, forward);
  assert.ok(await p.poll(() => !cardfront.item('skip')), 'what came before is over');
  await p.press(`do ${deeds(mirror).find(deed => deed.startsWith('strike'))}`);
  await p.press('do done');
  await p.until(m => m.ids.includes('take-screen'));
  assert.ok(await p.playsBack(), 'the dice roll');
  assert.equal(await p.find('take-screen', 100), null, 'nothing lies over them');
  await p.hit('skip');
  await p.paceClock(1);
  assert.ok(await p.find('take-screen'), 'then the screen goes to the next player');
  await p.close();
});

test('a zone too far and a unit that has acted tell the rule', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 3 });
  const mirror = await p.rush(60, 3, m => m.ids.some(id => / move \d+ 4$/.test(id)) && m.ids.includes('do done'), null, forward);
  const unit = mirror.ids.find(id => / move \d+ 4$/.test(id)).split(' ')[2];
  await p.hit(`unit ${unit}`);
  await pressLand(p, `do move ${unit} 1`);
  const told = await p.until(m => m.alert !== '');
  assert.ok(told.ids.includes('rule GA-8'), told.alert);
  assert.deepEqual(deeds(told), deeds(mirror), 'nothing has happened');
  await p.where('toast'); // the message comes a frame later, and may lie over the land
  await p.press('log', 'log'); // what succeeds puts it away
  await p.poll(() => !cardfront.item('toast'));
  await pressLand(p, `do move ${unit} 4`);
  await p.until((m, a) => !m.ids.includes(a), 'the move', `do move ${unit} 4`);
  await p.hit(`unit ${unit}`);
  await pressLand(p, `do move ${unit} 0`);
  const tired = await p.until(m => m.ids.includes('rule GA-7'));
  assert.notEqual(tired.alert, '');
  await p.close();
});

test('a unit is dragged to a zone', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 4 });
  const mirror = await p.rush(60, 4, m => m.ids.some(id => / move \d+ 4$/.test(id)) && m.ids.includes('do done'), null, forward);
  const deed = mirror.ids.find(id => / move \d+ 4$/.test(id));
  await p.drag(`unit ${deed.split(' ')[2]}`, deed);
  await p.until((m, a) => !m.ids.includes(a), 'the move', deed);
  await p.close();
});

test('an objective of the hand is dragged to its place', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 6 });
  const mirror = await p.rush(80, 6, m => m.ids.some(id => id.startsWith('do objective ')), null, forward);
  const deed = deeds(mirror).find(each => each.startsWith('objective '));
  await perform(p, deed, mirror, true);
  await p.until((m, a) => !m.ids.includes(a), 'the objective', `do ${deed}`);
  await p.close();
});

test('battles are put in order by tapping them', async () => {
  const p = await sit({ viewport: across });
  await begin(p, { seats: 'p0', seed: 7 });
  const mirror = await p.rush(300, 7, m => m.ids.includes('do first 1'), null, forward);
  assert.ok(mirror.ids.includes('do first 1'), 'two battles are declared');
  await p.hit('do first 1');
  assert.match((await p.after(mirror)).log.at(-1), / (puts in its place|against) /);
  await p.close();
});

describe('all zones can be reached on a phone', () => {
  for (const seats of ['p00', 'p000'])
    for (const viewport of [upright, across])
      test(`${seats.length} players, ${viewport.width}x${viewport.height}`, async () => {
        const p = await sit({ viewport, hasTouch: true });
        await begin(p, { seats, seed: 5 });
        await p.rush(40, 5, m => m.ids.includes('do done'), null, forward);
        await p.drawn();
        assert.deepEqual(await items(p, ['site 0', 'site 1', 'site 2']), ['site 0', 'site 1', 'site 2'], 'the own home is there');
        for (let seat = 1; seat < seats.length; ++seat) {
          await p.hit(`page ${seat}`);
          assert.ok(await p.find(`site ${seat * 3}`), `the home of seat ${seat} is shown`);
          const others = [1, 2, 3].filter(other => other !== seat).map(other => `site ${other * 3}`);
          assert.deepEqual(await items(p, others), []);
        }
        await p.close();
      });
});
