// Armies of one's own: put together on the canvas, by finger and in the mirror, checked, kept, handed on as text and as
// link, chosen for a seat and played with.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { across, desk, sit, upright } from './support/game.mjs';
import { checkEnd, playOut } from './support/ground-assault.mjs';
import { enter, focused, prepare, reach } from './support/keyboard.mjs';

const game = 3; // in the order of the home screen
const army = '3 line-warden, 3 pike-rider, 3 mule-crawler, 3 anvil-tank, 3 falchion';
const deck = '3 swarm-logic, 3 spare-parts, 3 rapid-volley, 3 point-blank, 3 self-repair, 3 jam-signal, 3 focused-beam, 3 ricochet, 3 rally-cry, 3 stand-fast';
const whole = `${army}, ${deck}`;
const entries = text => text.split(', ').flatMap(entry => {
  const [count, key] = entry.split(' ');
  return Array(Number(count)).fill(key);
});

/** From the home screen to the lists of a seat. */
async function toLists(p, seat = 0) {
  await p.press(`setup ${game}`, `list ${seat}`);
  return p.until(m => m.screen === 'lists');
}
const building = p => p.until(m => m.screen === 'building');
async function newArmy(p) {
  await toLists(p);
  await p.press('new-list');
  return building(p);
}
const labelOf = (m, id) => m.controls.find(c => c.id === id)?.label;

/** Answers the dialog that is open. */
async function answer(p, text) {
  const field = p.page.locator('dialog input:not([type=file]), dialog textarea');
  await field.fill(text);
  await p.page.locator('dialog button[type=submit]').click();
}
async function paste(p, text) {
  await p.press('paste-list');
  await answer(p, text);
}
/** What a dialog shows to be copied. */
async function shown(p) {
  const text = await p.page.locator('dialog textarea').inputValue();
  await p.page.keyboard.press('Escape');
  await p.page.waitForSelector('dialog', { state: 'detached' });
  return text;
}
const asText = async p => {
  await p.press('list-text');
  return (await shown(p)).replaceAll('\n', ', ');
};
async function reload(p) {
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
}

describe('an army is put together', () => {
  test('on the canvas by mouse, and a game is played with it', async () => {
    const p = await sit({ viewport: desk });
    await p.hit(`setup ${game}`);
    await p.hit('list 0');
    await p.hit('new-list');
    let m = await building(p);
    assert.match(m.status, /^Force: 0 of 30 stars\. Deck: 0 cards, 30 to 126\. It has 2 faults\. It is kept with the first change\.$/);
    await p.hit('filters 0');
    await p.hit('filter 1'); // Bastion League
    for (const key of entries(army)) await p.reach(`add ${key}`);
    m = await p.until(a => a.status.startsWith('Force: 30 of 30 stars'));
    assert.match(m.status, /It has a fault\.$/);
    await p.hit('filters-away');
    await p.hit('filters 1');
    await p.hit('filter 4'); // combat cards
    await p.shot('builder-filters');
    await p.hit('filters 1');
    for (const key of entries(deck)) await p.reach(`add ${key}`);
    m = await p.until(a => a.status.includes('Deck: 30 cards'));
    assert.equal(m.status, 'Force: 30 of 30 stars. Deck: 30 cards, 30 to 126. It has no fault.');
    assert.deepEqual(m.sections.find(s => s.heading === 'What is used').lines[2], 'Force, pieces by weight: 3 of 1, 9 of 2, 3 of 3');
    await p.hit('more line-warden');
    await p.until(a => a.status.includes('31 of 30'));
    await p.hit('drop line-warden');
    await p.until(a => a.status.includes('30 of 30'));
    await p.shot('builder');
    assert.equal(await asText(p), whole);
    await p.hit('take-this');
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 0'), 'Army of seat 1: My Army');
    await p.press('player 1 0', 'seed');
    await answer(p, '1');
    await p.until(a => a.controls.some(c => c.id === 'seed' && c.label.includes('1')));
    await p.hit('start');
    await p.until(a => a.screen === 'table');
    const end = await playOut(p, { seed: 1, every: 30 });
    const record = await checkEnd(p, end, ['Player 1', 'Blaise']);
    assert.ok(record.includes(`\nlist 1 ${whole}\n`), record);
    assert.match(record, /^list 2 /m);
    assert.match(record, /^1 deploy \d+$/m);
    await p.close();
  });

  for (const viewport of [upright, across]) {
    test(`by finger at ${viewport.width}x${viewport.height}: what is used is always in sight`, async () => {
      const p = await sit({ viewport, hasTouch: true });
      await toLists(p);
      await p.reach('edit-list ready tide');
      await building(p);
      await p.hit('add skitterling');
      let m = await p.until(a => a.status.includes('31 of 30 stars'));
      assert.match(m.status, /It has 2 faults\.$/);
      assert.equal(labelOf(m, 'deeds'), undefined);
      if (viewport === upright) {
        assert.equal(await p.find('more skitterling', 300), null, 'the list is another page');
        await p.hit('page-list');
      }
      await p.hit('drop skitterling');
      await p.until(a => a.status.includes('30 of 30 stars'));
      await p.hit('more skitterling');
      await p.until(a => a.status.includes('31 of 30 stars'));
      await p.hit('fault 0');
      await p.page.waitForSelector('#rules:not([hidden])');
      await p.page.locator('#rules .close').click();
      await p.hit('undo');
      m = await p.until(a => a.status.includes('30 of 30 stars'));
      if (viewport === upright) await p.hit('page-pool');
      await p.hit('less needle-walker');
      await p.until(a => a.status.includes('28 of 30 stars'));
      await p.scroll(viewport.width * 0.3, viewport.height * 0.7, 150);
      await p.until(a => a.status.includes('28 of 30 stars'), 'a scroll adds nothing');
      await p.close();
    });
  }

  test('in the mirror, with the keyboard alone', async () => {
    const p = await sit({ prepare });
    await p.page.keyboard.press('Tab');
    await p.page.evaluate(() => lostBy.splice(0));
    await enter(p, `setup ${game}`);
    await p.until(m => m.screen === 'setup');
    await enter(p, 'list 1');
    await p.until(m => m.screen === 'lists');
    await enter(p, 'edit-list ready anvil');
    await building(p);
    await enter(p, 'search');
    await p.page.waitForSelector('dialog input');
    await p.page.keyboard.type('warden');
    await p.page.keyboard.press('Enter');
    let m = await p.until(a => a.controls.some(c => c.group === 'Pool: 1 of 62'));
    await reach(p, 'add line-warden');
    assert.match(await p.page.evaluate(() => document.activeElement.ariaDescription), /^Attack \d+, damage \d+, defence \d+, shields \d+\. League, ground\. Trooper\.$/);
    await p.page.keyboard.press('Enter');
    m = await p.until(a => a.status.includes('31 of 30 stars'));
    assert.equal(await focused(p), 'add line-warden', 'the focus stays');
    assert.equal(labelOf(m, 'add line-warden'), 'Line Warden (4 in)');
    assert.deepEqual(m.sections.find(s => s.heading === 'Faults').lines, ['Force: at most 30 stars, not 31. (Rule GA-6)', 'Line Warden: at most 3, not 4. (Rule GA-6)']);
    assert.ok(m.ids.includes('rule GA-6'));
    await enter(p, 'take-this');
    assert.match((await p.until(a => a.alert !== '')).alert, /Force: at most 30 stars, not 31\.$/);
    await enter(p, 'drop line-warden');
    await p.until(a => a.status.includes('30 of 30 stars'));
    await enter(p, 'filters-away');
    await p.until(a => a.controls.some(c => c.group === 'Pool: 62 of 62'));
    await enter(p, 'filter 3'); // space units
    m = await p.until(a => a.controls.some(c => c.group === 'Pool: 8 of 62'));
    assert.ok(m.controls.find(c => c.id === 'filter 3').on);
    await enter(p, 'take-this');
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 1'), 'Army of seat 2: My Anvil Column');
    assert.notEqual(await focused(p), '');
    await p.close();
  });
});

describe('lists', () => {
  test('are reached from the home screen too, and lead back there', async () => {
    const p = await sit({ viewport: upright, hasTouch: true });
    await p.hit(`lists ${game}`);
    let m = await p.until(a => a.screen === 'lists');
    assert.equal(m.title, 'Armies');
    await p.press('edit-list ready tide', 'back');
    await p.until(a => a.screen === 'lists');
    await p.press('back');
    m = await p.until(a => a.screen === 'home');
    assert.ok(m.controls.some(c => c.id === `lists ${game}` && c.label === 'My armies'));
    await p.press(`lists ${game}`, 'take-list ready vigil');
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 0'), 'Army of seat 1: Sky Vigil', 'the chosen one is brought');
    await p.press('list 0');
    assert.equal((await p.until(a => a.screen === 'lists')).title, 'Army of Player 1');
    await p.press('back');
    await p.until(a => a.screen === 'setup');
    await p.close();
  });

  test('are kept under names, copied, renamed and deleted only when meant', async () => {
    const p = await sit();
    await newArmy(p);
    await p.press('add mote', 'add mote', 'rename-list');
    await answer(p, 'Iron Rain');
    await p.until(m => m.title === 'Army: Iron Rain');
    await reload(p);
    let m = await toLists(p);
    const own = a => a.ids.filter(id => id.startsWith('edit-list own'));
    assert.equal(own(m).length, 1);
    assert.match(m.controls.find(c => c.id === own(m)[0]).group, /^Iron Rain: /);
    const id = own(m)[0].slice(14);
    await p.press(`copy-list own ${id}`);
    m = await p.until(a => a.ids.filter(each => each.startsWith('edit-list own')).length === 2);
    assert.match(m.controls.find(c => c.id === own(m)[0]).group, /^Iron Rain 2: /, 'the newest first');
    await p.press(`delete-list ${id}`);
    await p.until((a, i) => a.ids.includes(`really-delete-list ${i}`), 'being asked', id);
    await p.press('keep');
    await p.until((a, i) => a.ids.includes(`delete-list ${i}`), 'no question', id);
    await p.press(`delete-list ${id}`, `really-delete-list ${id}`);
    await p.until(a => a.ids.filter(each => each.startsWith('edit-list own')).length === 1);
    await reload(p);
    m = await toLists(p);
    assert.equal(own(m).length, 1);
    await p.press(own(m)[0]);
    await building(p);
    assert.equal(await asText(p), '2 mote');
    await p.close();
  });

  test('go out and come in as text; a bad one tells line and reason and loses nothing', async () => {
    const p = await sit();
    await toLists(p);
    await paste(p, whole.replaceAll(', ', '\n'));
    let m = await building(p);
    assert.match(m.status, /It has no fault\.$/);
    const text = await asText(p);
    assert.equal(text, whole);
    await p.press('paste-list');
    const bad = '3 line-warden\n\n2 pike-ridr\n';
    await answer(p, bad);
    await p.page.waitForSelector('#answer-wrong:not(:empty)');
    assert.equal(await p.page.locator('dialog [role=alert]').textContent(), 'Line 3: “2 pike-ridr”: there is no such key. Is “pike-rider” meant?');
    assert.equal(await p.page.locator('dialog textarea').getAttribute('aria-describedby'), 'answer-wrong');
    assert.equal(await p.page.evaluate(() => document.activeElement.id), 'answer', 'to be mended at once');
    assert.equal((await p.mirror()).alert, '', 'told once');
    assert.equal(await p.page.locator('dialog textarea').inputValue(), bad, 'what was written is still there');
    await p.page.keyboard.press('Escape');
    await p.page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await asText(p), whole, 'the list is as it was');
    await paste(p, '1 mote');
    await p.until(a => a.status.includes('1 of 30 stars'));
    await p.press('undo');
    await p.until(a => a.status.includes('30 of 30 stars'));
    await p.close();
  });

  test('go out and come in as a link', async () => {
    const p = await sit();
    await toLists(p);
    await paste(p, whole);
    await building(p);
    await p.press('rename-list');
    await answer(p, 'Ann’s 5% & more');
    await p.until(m => m.title.endsWith('more'));
    await p.press('list-link');
    const link = await shown(p);
    assert.match(link, /^http:\/\/localhost:\d+\/#list=ground-assault:[^ ]*:3_line-warden,3_pike-rider/);
    const other = await sit();
    await other.page.goto('about:blank');
    await other.page.goto(link);
    let m = await building(other);
    assert.equal(m.title, 'Army: Ann’s 5% & more');
    assert.match(m.status, /It has no fault\. It is kept with the first change\.$/);
    assert.equal(await other.page.evaluate(() => location.hash), '', 'a reload does not open it again');
    assert.equal(await asText(other), whole);
    await other.press('keep-list', 'back');
    m = await other.until(a => a.screen === 'lists');
    assert.ok(m.ids.some(id => id.startsWith('take-list own')));
    await other.press('back');
    assert.match((await other.until(a => a.screen === 'setup')).title, /^Ground Assault/);
    await other.close();
    // Pasted where a text is, too.
    await p.press('back', 'paste-list');
    await answer(p, link);
    m = await building(p);
    assert.equal(m.title, 'Army: Ann’s 5% & more');
    await p.close();
  });

  test('a bad link tells why', async () => {
    const p = await sit();
    for (const [link, why] of [
      ['#list=ground-assault:x:3_line-wardn', /“3 line-wardn”: there is no such key\. Is “line-warden” meant\?$/],
      ['#list=chess:x:1_pawn', /of a game that has no lists here\.$/],
      ['#list=ground-assault', /is cut: it ends before the list\.$/],
      ['#list=ground-assault:%E0%A4%A:1_%E0%', /there is no such key\.$/],
    ]) {
      const before = await p.mirror();
      await p.page.evaluate(hash => { location.hash = hash; }, link);
      const m = await p.until((a, text) => a.alert !== '' && a.alert !== text && !a.alert.startsWith('One moment'), link, before.alert);
      assert.match(m.alert, /^The link cannot be opened: /);
      assert.match(m.alert, why);
      assert.equal(m.screen, 'home');
    }
    await p.close();
  });

  test('a store that is full or closed loses none while the page is open', async () => {
    const p = await sit();
    await newArmy(p);
    await p.press('add mote');
    await p.until(m => m.status.includes('1 of 30'));
    await p.page.evaluate(() => { Storage.prototype.setItem = () => { throw new Error('full'); }; });
    await p.press('add mote');
    let m = await p.until(a => a.status.includes('2 of 30'));
    assert.match(m.alert, /^Not saved: this browser's store is full or closed\./);
    assert.ok(m.status.endsWith(` ${m.alert}`), m.status);
    await p.press('back');
    m = await p.until(a => a.screen === 'lists');
    await p.press(m.ids.find(id => id.startsWith('edit-list own')));
    await building(p);
    assert.equal(await asText(p), '2 mote');
    await reload(p);
    m = await toLists(p);
    await p.press(m.ids.find(id => id.startsWith('edit-list own')));
    await building(p);
    assert.equal(await asText(p), '1 mote', 'what was stored is whole');
    await p.close();
  });

  test('one that was damaged is told, its text shown, and deleted only by hand', async () => {
    const p = await sit();
    await newArmy(p);
    await p.press('add mote', 'back');
    await p.until(m => m.screen === 'lists');
    await p.page.evaluate(() => {
      const key = Object.keys(localStorage).find(each => each.startsWith('cardfront/list.'));
      localStorage[key] = localStorage[key].replace('1 mote', '9 mote');
    });
    await reload(p);
    const m = await toLists(p);
    const id = m.ids.find(each => each.startsWith('text-of-list ')).slice(13);
    assert.match(m.controls.find(c => c.id === `text-of-list ${id}`).group, /It cannot be read: It was altered or cut\.$/);
    await p.press(`text-of-list ${id}`);
    assert.match(await shown(p), /\nlist 9 mote\n/);
    await p.press(`delete-list ${id}`, `really-delete-list ${id}`);
    await p.until(a => !a.ids.some(each => each.startsWith('text-of-list')));
    assert.deepEqual(await p.page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('/list.'))), []);
    await p.close();
  });
});

describe('set-up', () => {
  test('each seat, person or computer, chooses; what has faults cannot be chosen, and the last choice is remembered', async () => {
    const p = await sit();
    await toLists(p);
    await paste(p, '4 line-warden');
    await building(p);
    await p.press('back');
    let m = await p.until(a => a.screen === 'lists');
    const own = m.controls.find(c => c.id.startsWith('take-list own'));
    assert.ok(own.off);
    assert.match(own.group, /Line Warden: at most 3, not 4|Deck: at least 30 cards, not 0/);
    await p.press(own.id);
    await p.until(a => a.alert !== '' && a.screen === 'lists');
    assert.ok(m.controls.find(c => c.id === 'take-list ready tide').on, 'what a seat without a choice brings');
    await p.press('take-list ready vigil');
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 0'), 'Army of seat 1: Sky Vigil');
    await p.press('list 1');
    await p.hit('take-list ready brood');
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 1'), 'Army of seat 2: Brood Fleet');
    await p.press('option 0 1');
    m = await p.until(a => a.alert !== '');
    assert.match(m.alert, /^Seat 1 takes another list\. Force: at most 20 stars, not 30\. \(Rule GA-6\)$/);
    assert.equal(labelOf(m, 'list 0'), 'Army of seat 1: Rising Tide');
    await p.press('option 0 2');
    await p.until(a => a.controls.some(c => c.label === 'Army of seat 1: Sky Vigil'));
    await reload(p);
    await p.press(`setup ${game}`);
    m = await p.until(a => a.screen === 'setup');
    assert.equal(labelOf(m, 'list 0'), 'Army of seat 1: Sky Vigil');
    assert.equal(labelOf(m, 'list 1'), 'Army of seat 2: Brood Fleet');
    await p.press('start');
    await p.until(a => a.screen === 'table');
    assert.match(await p.record(), /^list 1 .*3 lance.*\nlist 2 .*1 brood-cathedral/m);
    await p.close();
  });

  test('waits for the games, and a link does too', async () => {
    let come;
    const gate = new Promise(resolve => { come = resolve; });
    const p = await sit({ prepare: page => page.route('**/games-*.wasm*', async route => (await gate, route.continue())) });
    await p.press(`setup ${game}`);
    assert.equal((await p.until(m => m.alert !== '')).alert, 'One moment: the table is being brought.');
    await p.page.evaluate(() => { location.hash = '#list=ground-assault:Few:1_mote'; });
    await p.until(m => m.alert !== '');
    assert.equal(await p.page.evaluate(() => location.hash), '#list=ground-assault:Few:1_mote', 'it waits in the address');
    come();
    assert.equal((await building(p)).title, 'Army: Few');
    await p.until(() => location.hash === '');
    await p.close();
  });
});
