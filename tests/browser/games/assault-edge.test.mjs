// Assault Edge on the canvas and in the mirror: whole games by mouse, finger and the keyboard alone, an attack that is
// split, a chain of three with a negation, windows for two people at one screen, a reload in a chain, a set of one's own.
// Where `every` is given, only every so many actions one is done on the canvas and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { across, chance, deal, deeds, desk, over, sit, upright } from '../support/game.mjs';
import { begin, checkEnd, forward, game, perform, playOut, setUpOf } from '../support/assault-edge.mjs';
import { enter, focused, prepare, setUp } from '../support/keyboard.mjs';
import { namesOf, section, start } from '../support/match.mjs';

const verbs = (record, seat, wanted) => wanted.forEach(verb => assert.match(record, new RegExp(`^${seat} ${verb}\\b`, 'm')));
const links = mirror => section(mirror, 'Chain')?.lines ?? [];

test('a whole game, a person and the computer, mouse, 1280x720', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 1 });
  const end = await playOut(p, { seed: 1, every: 5 });
  verbs(await checkEnd(p, end, namesOf('p0')), 1, ['draw', 'raise', 'play', 'choose', 'move', 'aim', 'done']);
  await p.close();
});

test('a whole game of two people, finger, 390x844', async () => {
  const p = await sit({ viewport: upright, hasTouch: true });
  await begin(p, { seats: 'pp', seed: 2 });
  const end = await playOut(p, { seed: 2, every: 9 });
  verbs(await checkEnd(p, end, namesOf('pp')), 1, ['draw', 'move', 'aim']);
  await p.close();
});

test('a whole game of two people at one screen, mouse and drag, 844x390', async () => {
  const p = await sit({ viewport: across });
  await begin(p, { seats: 'pp', seed: 3 });
  const end = await playOut(p, { seed: 3, every: 15, drag: true });
  const record = await checkEnd(p, end, namesOf('pp'));
  for (const seat of [1, 2]) verbs(record, seat, ['draw', 'move', 'aim', 'pass']);
  await p.close();
});

test('a whole game with the keyboard alone', async () => {
  const p = await sit({ prepare });
  let mirror = await setUp(p, 4, setUpOf({ seats: 'p0' }), 4);
  const pick = chance(4);
  while (!over(mirror)) {
    const id = deeds(mirror).length ? forward(mirror, pick) : '';
    if (id) await enter(p, id);
    mirror = await p.after(mirror);
    assert.notEqual(await focused(p), '', `after ${id} the focus is nowhere`);
  }
  verbs(await checkEnd(p, mirror, namesOf('p0')), 1, ['move', 'aim', 'done']);
  await p.close();
});

test('an attack is split by tapping its targets', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'pp', seed: 4 });
  const aims = m => m.ids.filter(id => id.startsWith('do aim '));
  const wanted = m => m.ids.includes('do declare') && m.ids.filter(id => id.startsWith('do aim ')).length > 1 && /left: [2-9]$/.test(m.status);
  const mirror = await p.rush(900, 4, wanted, null, forward);
  assert.ok(aims(mirror).length > 1, 'there are two targets');
  const left = Number(/left: (\d+)/.exec(mirror.status)[1]);
  const named = id => mirror.controls.find(c => c.id === id).label.replace(/^Attack /, '');
  const target = aims(mirror).find(id => !section(mirror, 'Attack').lines.some(line => line.endsWith(` on ${named(id)}`)));
  await p.hit(target);
  const again = await p.after(mirror);
  assert.ok(section(again, 'Attack').lines.length > section(mirror, 'Attack').lines.length, 'one target more');
  assert.match(again.status, new RegExp(`left: ${left - 1}$`));
  await p.hit('do declare');
  const declared = await p.after(again);
  if (declared.ids.includes('take-screen')) await p.hit('take-screen');
  await p.until(m => m.log.filter(line => / attacks .* with \d+\.$/.test(line)).length >= 2, 'both targets told');
  await p.close();
});

test('a square too far and an enemy out of range tell the rule', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 6 });
  const far = m => m.ids.some(id => id.startsWith('do move ')) && m.ids.includes('do done') && !m.ids.some(id => id.startsWith('do finish'));
  const mirror = await p.rush(60, 6, far, null, forward);
  const unit = mirror.ids.find(id => id.startsWith('do move ')).split(' ')[2];
  await p.hit(`unit ${unit}`);
  const away = [4, 31, 40, 22].find(square => !mirror.ids.includes(`do move ${unit} ${square}`));
  await p.hit(`do move ${unit} ${away}`);
  const told = await p.until(m => m.ids.some(id => /^rule AE-(5|6)$/.test(id)));
  assert.deepEqual(deeds(told), deeds(mirror), 'nothing has happened');
  await p.close();
});

test('a unit is dragged to a square', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'p0', seed: 4 });
  const mirror = await p.rush(60, 4, m => m.ids.some(id => id.startsWith('do move ')) && m.ids.includes('do done'), null, forward);
  const deed = mirror.ids.find(id => id.startsWith('do move '));
  await p.drag(`unit ${deed.split(' ')[2]}`, deed);
  await p.until((m, a) => !m.ids.includes(a), 'the move', deed);
  await p.close();
});

describe('chains', () => {
  // Somebody has negated a card, and its owner may answer that.
  const negated = m => m.ids.includes('do pass') && m.ids.some(id => id.startsWith('do play ')) &&
    m.sections.some(s => s.heading === 'Chain' && s.lines.length === 2 && / on link 1, /.test(s.lines[0]));

  // Keeps what it could answer with for a card that it can negate, and for the answer to that.
  const negate = `(m, pick) => {
    if (!m.ids.includes('do pass')) return (${forward})(m, pick);
    return m.controls.find(c => c.id.startsWith('do play ') && / against a card: negate /.test(c.label))?.id ?? 'do pass';
  }`;
  const vows = ['list 0', 'take-list ready tidal-vow', 'list 1', 'take-list ready tidal-vow']; // a set that negates

  test('three links with a negation, by the canvas; the links lie there, and then they are gone', async () => {
    const p = await sit({ viewport: desk });
    await start(p, game, [...setUpOf({ seats: 'pp' }), ...vows], 7);
    const mirror = await p.rush(900, 7, negated, null, negate);
    assert.equal(links(mirror).length, 2, mirror.status);
    for (const link of ['link 0', 'link 1']) assert.ok(await p.find(link), `${link} lies on the canvas`);
    await p.shot('assault-edge-chain');
    await perform(p, mirror.ids.find(id => id.startsWith('do play ')).slice(3), mirror);
    let now = await p.after(mirror);
    const choice = now.ids.find(id => id.startsWith('do choose '));
    if (choice) await p.hit(choice), now = await p.after(now);
    if (now.ids.includes('take-screen')) await p.hit('take-screen'), now = await p.until(m => m.sections.length > 0);
    assert.ok(links(now).length === 3 || now.log.some(line => / is negated\.$/.test(line)), JSON.stringify(links(now)));
    for (let tries = 0; tries < 20 && (links(now).length || now.ids.includes('take-screen')); ++tries) {
      const choice = now.ids.find(id => id.startsWith('do choose '));
      await p.hit(now.ids.includes('take-screen') ? 'take-screen' : choice ?? 'do pass');
      now = await p.after(now);
    }
    assert.ok(now.log.some(line => / is negated\.$/.test(line)), now.log.slice(-12).join('\n'));
    assert.equal(await p.find('link 0', 300), null);
    await p.close();
  });

  test('a reload inside a chain goes on where it was', async () => {
    const p = await sit();
    await begin(p, { seats: 'p0', seed: 8 });
    const before = await p.rush(900, 8, m => m.ids.includes('do pass') && m.sections.some(s => s.heading === 'Chain'), null, forward);
    assert.ok(links(before).length > 0, before.status);
    const record = await p.record();
    await p.page.reload();
    await p.page.waitForSelector('body.running[data-screen]');
    await p.load();
    await p.until(m => m.screen === 'table');
    const mirror = await p.until(m => m.ids.some(id => id.startsWith('do ')));
    for (const what of ['title', 'status', 'sections', 'ids']) assert.deepEqual(mirror[what], before[what], what);
    assert.equal(await p.record(), record);
    assert.ok(await p.find('link 0'), 'the chain is there');
    await p.hit('do pass');
    await p.after(mirror);
    await p.close();
  });

  // Nothing but to let it go by.
  const empty = m => m.ids.filter(id => id.startsWith('do ')).join() === 'do pass';
  for (const hold of [0, 1]) {
    test(`an empty window with hold ${hold ? 'on' : 'off'}`, async () => {
      const p = await sit({ settings: { hold } });
      await begin(p, { seats: 'p0', seed: 9 });
      const mirror = await p.rush(40, 9, empty, null, forward);
      assert.equal(empty(mirror), hold === 1, mirror.status);
      if (hold) await p.hit('do pass'), await p.after(mirror);
      await p.close();
    });

    test(`two people at one screen with hold ${hold ? 'on' : 'off'}: a window of the other one stops, whatever they hold`, async () => {
      const p = await sit({ settings: { hold } });
      await begin(p, { seats: 'pp', seed: 9 });
      const mirror = await p.rush(150, 9, m => m.ids.includes('do pass'), null, forward);
      assert.match(mirror.status, /^Player 2: answer/);
      await p.hit('do pass');
      assert.ok((await p.after(mirror)).ids.includes('take-screen'), 'the screen goes back');
      await p.hit('take-screen');
      await p.until(m => m.ids.some(id => id.startsWith('do ')));
      await p.close();
    });
  }
});

test('the chain is played back one by one, and a press ends it', async () => {
  const p = await sit({ viewport: desk });
  await begin(p, { seats: 'pp', seed: 7 });
  const mirror = await p.rush(900, 7, m => m.ids.includes('do pass') && m.sections.some(s => s.heading === 'Chain' && s.lines.length > 1), null, forward);
  await p.press('settings', 'set speed 0', 'back');
  await p.press('do pass');
  assert.ok(await p.playsBack(), 'it is carried out before one’s eyes');
  await p.hit('skip');
  assert.ok(await p.poll(() => !cardfront.item('skip')), 'a press ends it');
  assert.ok((await p.mirror()).log.length >= mirror.log.length);
  await p.close();
});

test('a set of one’s own is put together and played', async () => {
  const p = await sit({ viewport: desk });
  await p.press('setup 4', 'list 0', 'edit-list ready ember-gale');
  let m = await p.until(a => a.screen === 'building');
  assert.ok(section(m, 'What is used').lines.some(line => line === 'A basic unit, once both facilities are up: attack 3, health 3, speed 3; Fire, Raider, Wind, Runner.'), m.text);
  await p.press('drop gust-pens', 'add foundry', 'drop flashfire');
  m = await p.until(a => /It has a fault|It has \d+ faults/.test(a.status));
  await p.press('add tremor');
  await p.until(a => a.status.includes('It has no fault'));
  await p.press('take-this');
  await p.until(a => a.screen === 'setup');
  await p.press('player 1 0');
  await deal(p, 3);
  await p.rush(60, 1, over, null, forward);
  const record = await p.record();
  assert.ok(record.match(/^1 /gm).length >= 60, record); // windows that pass by themselves come besides
  assert.match(record, /1 foundry/);
  assert.match(record, /1 tremor/);
  await p.close();
});
