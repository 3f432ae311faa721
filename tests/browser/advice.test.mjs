// What helps people: hints in their own turn, the review of a game that is over.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { quick, setUpOf as assault } from './support/assault.mjs';
import { forward as push, setUpOf as edge } from './support/assault-edge.mjs';
import { forward, setUpOf as crossfire } from './support/crossfire.mjs';
import { across, deeds, desk, over, sit, upright } from './support/game.mjs';
import { start } from './support/match.mjs';

const games = [
  { name: 'Head-to-Head Poker', game: 0, choices: ['player 0 p', 'player 1 0', 'option 1 1'], size: upright, touch: true },
  { name: 'Poker Assault', game: 1, choices: assault({ seats: 'p0' }), choose: quick, size: across },
  { name: 'Crossfire', game: 2, choices: crossfire({ seats: 'p0' }), choose: forward, size: desk },
];
const reason = /. (It then stands about|About as good:|About \d+ of 100 less:) \d+ to \d+\.$/;

const mine = m => m.ids.some(id => id.startsWith('do '));
const advised = m => m.ids.filter(id => id.startsWith('advised '));
const hinted = m => m.ids.some(id => id.startsWith('advised '));
const alone = m => !m.ids.includes('hint-away');

describe('hints', () => {
  for (const { name, game, choices, choose, size, touch } of games) {
    test(`${name}, ${size.width}x${size.height}: what is advised can be done, and the hint goes with it`, async () => {
      const p = await sit({ viewport: size, hasTouch: touch === true });
      await start(p, game, choices, 12);
      await p.rush(6, 3, undefined, null, choose);
      await p.until(mine);
      await p.hit('hint');
      let mirror = await p.until(hinted);
      const all = advised(mirror);
      assert.ok(all.length <= 3);
      for (const id of all) assert.ok(deeds(mirror).includes(id.slice(8)), id);
      const told = await p.page.$$eval('#mirror [data-id^=advised]', b => b.map(e => e.getAttribute('aria-description')));
      assert.ok(deeds(mirror).length > 1, 'there is a choice');
      for (const each of told) assert.match(each, reason);
      assert.match(mirror.status, /^Hint: /);
      await p.find(all[0]);
      await p.shot(`hint-${game}`);
      await p.hit(all[0]);
      mirror = await p.until(alone);
      const own = (await p.record()).split('\n').filter(line => line.startsWith('1 '));
      assert.match(own.at(-1), new RegExp(`^1 ${all[0].slice(8).replace(/[-]/g, '.')}$`));

      await p.until(mine);
      await p.press('hint');
      await p.until(m => m.ids.includes('hint-away'));
      await p.press('hint');
      await p.until(alone);
      await p.close();
    });
  }

  test('long names of what is advised take more lines than one', async () => {
    const p = await sit({ viewport: desk });
    await start(p, 4, edge({ seats: 'p0' }), 40);
    // A card to answer with is named with what it does. Which are advised is the computer's to say.
    const answers = m => m.controls.some(c => c.id.startsWith('do play ') && `${c.group}: ${c.label}`.length > 65);
    let long;
    for (let tries = 1; tries <= 20 && !long; tries += 1) {
      const mirror = await p.rush(400, tries, answers, null, push);
      assert.ok(answers(mirror), `such a card is to be had: ${mirror.status}`);
      await p.press('hint');
      const { controls } = await p.until(hinted);
      const [best] = controls.filter(c => c.id.startsWith('advised ')); // the others may be below what is seen
      if (best.label.length > 65) long = best;
      if (!long) await p.rush(1, tries, undefined, null, push);
    }
    assert.ok(long, 'one of them is the best');
    assert.ok((await p.find(long.id)).h > 50, `higher than a button of one line: ${long.label}`);
    await p.close();
  });

  test('are not for the turn of another, and do not outlast an undo, a step back or the way out', async () => {
    const p = await sit();
    await start(p, 0, ['player 0 p', 'player 1 0', 'practice'], 5);
    await p.rush(2, 3);
    for (const away of ['undo', 'hint-away', 'back']) {
      await p.until(mine);
      await p.press('hint');
      await p.until(hinted);
      await p.press(away);
      await p.until(alone);
      assert.equal((await p.mirror()).screen, 'table');
    }
    await p.press('hint', 'back');
    await p.until(alone);
    await p.press('back');
    await p.until(m => m.screen === 'home');
    await start(p, 0, ['player 0 0', 'player 1 0'], 5);
    assert.ok((await p.mirror()).controls.find(c => c.id === 'hint').off);
    await p.press('hint');
    assert.match((await p.until(m => m.alert !== '')).alert, /your own turn/);
    await p.close();
  });
});

test('a game that is over is looked through, with progress and a stop', async () => {
  const p = await sit({ viewport: upright });
  await start(p, 1, assault({ seats: 'p0' }), 4);
  const end = await p.rush(1000, 4, undefined, null, quick);
  assert.ok(over(end));
  await p.hit('review');
  const at = m => Number(/^Decision (\d+) of \d+$/.exec(m.sections[0].lines[0])?.[1] ?? 0);
  let mirror = await p.until(m => /^Decision [2-9] of \d+$/.test(m.sections[0].lines[0]));
  const seen = at(mirror);
  await p.hit('review-stop');
  mirror = await p.until(m => m.ids.includes('review-away') && !m.ids.includes('review-stop'));
  assert.match(mirror.sections[0].lines.at(-1), /^Only \d+ of \d+ decisions were looked at\.$/);
  await p.hit('review');
  await p.until((m, n) => Number(/^Decision (\d+) of \d+$/.exec(m.sections[0].lines[0])?.[1] ?? 0) > n + 2, 'it goes on', seen);
  await p.press('review-stop');
  mirror = await p.until(m => m.ids.includes('review-away') && !m.ids.includes('review-stop'));
  const [head, ...points] = mirror.sections.slice(0, mirror.sections.findIndex(s => s.heading === 'Player 1'));
  assert.match(head.lines[0], points.some(s => /^Move /.test(s.heading)) ? /^Where something else/ : /^Well played/);
  for (const { heading, lines } of points.filter(s => /^Move /.test(s.heading))) {
    assert.match(heading, /^Move \d+: Player 1$/);
    assert.match(lines[0], /^Played: /);
    assert.match(lines[1], /^Better: /);
    assert.match(lines[2], /^It then stands about \d+ to \d+, not \d+ to \d+\.$/);
  }
  await p.shot('review');
  await p.hit('review-away');
  assert.ok(await p.find('rematch'), 'the end of the game is there again');
  await p.close();
});
