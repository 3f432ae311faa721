// Where the focus is after every kind of act, in every game, against the computer: on what moves the game on.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as edge from '../support/assault-edge.mjs';
import { deeds, sit } from '../support/game.mjs';
import { games } from '../support/games.mjs';
import { start } from '../support/match.mjs';

const kinds = { // of acts that a few matches bring
  'head-to-head-poker': 'deal pick bet raise call decline play',
  'poker-assault': 'play launch stop defend done',
  crossfire: 'play keep tower swap discard',
  'ground-assault': 'deploy objective move attack strike first play done pass',
  'assault-edge': 'draw play choose move aim declare finish raise done pass hold',
};
const options = { 'head-to-head-poker': ['option 0 1', 'option 1 1'] };

// In the page: an act by chance, a kind that was not done yet before others. What was done last has left the focus well?
function choose(m, pick) {
  const noted = (window.noted ??= { acts: {}, wrong: [], last: '' });
  const { activeElement: at } = document;
  const group = at.closest('[data-kind]');
  const moves = at.dataset.id && at.ariaDisabled !== 'true' && (at.matches('.main') || (group && !('aside' in group.dataset)));
  if (noted.last && !moves) noted.wrong.push(`${noted.last}, then ${m.status}: ${at.outerHTML.slice(0, 120)}`);
  const deeds = m.ids.filter(id => id.startsWith('do '));
  const kind = id => id.split(' ')[1];
  const least = Math.min(...deeds.map(id => noted.acts[kind(id)] ?? 0));
  const rare = deeds.filter(id => (noted.acts[kind(id)] ?? 0) === least);
  const ids = least === 0 || pick(3) === 0 ? rare : deeds;
  const id = ids[pick(ids.length)];
  noted.acts[kind(id)] = (noted.acts[kind(id)] ?? 0) + 1;
  noted.last = id;
  document.querySelector(`#mirror [data-id="${id}"]`).focus();
  return id;
}

for (const [number, game] of games.entries()) {
  test(`${game}: after every kind of act the focus is on what moves the game on`, async () => {
    const p = await sit();
    const done = new Set();
    const missing = () => kinds[game].split(' ').filter(kind => !done.has(kind));
    for (let seed = 1; seed <= 5 && missing().length; seed += 1) {
      await start(p, number, ['player 0 p', 'player 1 0', ...(options[game] ?? [])], seed);
      await p.rush(100, seed, () => false, null, choose);
      const { acts, wrong } = await p.page.evaluate(() => {
        const { noted } = window;
        window.noted = undefined;
        return noted;
      });
      assert.deepEqual(wrong, []);
      for (const kind of Object.keys(acts)) done.add(kind);
      await p.home();
    }
    assert.deepEqual(missing(), [], `done: ${[...done].join(' ')}`);
    await p.close();
  });
}

test('Assault Edge is played over its board: a unit is chosen, moved, and the focus stays on the board', async () => {
  const p = await sit();
  await edge.begin(p, { seats: 'pp', seed: 3 });
  await p.rush(60, 3, m => m.ids.some(id => id.startsWith('do move')), null, edge.forward);
  const cells = () => p.page.$$eval('#mirror-boards [role=gridcell]', all => all.map(each => each.dataset.press ?? ''));
  const move = deeds(await p.mirror()).find(deed => deed.startsWith('move '));
  const press = async id => {
    await p.page.evaluate(i => {
      window.ahead += 700;
      document.querySelector(`#mirror-boards [data-press="${i}"]`).focus();
    }, id);
    await p.page.keyboard.press('Enter');
  };
  await press(`unit ${move.split(' ')[1]}`);
  await p.poll(id => document.querySelector(`#mirror-boards [data-press="${id}"]`) !== null, `do ${move}`);
  assert.ok((await cells()).includes(`do ${move}`));
  assert.match(await p.page.textContent(`#mirror-boards [data-press="do ${move}"]`), /\. Move to [a-i]\d/);
  assert.equal(await p.page.locator('#mirror-boards [aria-selected=true]').count(), 1);
  const before = await p.mirror();
  await press(`do ${move}`);
  await p.after(before);
  assert.equal(await p.page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
  await p.close();
});
