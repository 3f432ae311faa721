// The mirror: the game as real buttons and words, in real Chromium with a fake program.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';

import { sizes } from './support/player.mjs';
import { changed, fresh, table } from './support/fake-session.mjs';

// A page whose clock goes on only by `pass(ms)`: what it tells after a while is told in time, however long the machine takes.
async function still() {
  const p = await fresh({}, page => page.clock.install());
  await p.page.clock.pauseAt(Date.now() + 3600e3);
  return { ...p, pass: ms => p.page.clock.runFor(ms) };
}

describe('mirror', () => {
  test('shows roles, names, reasons and states', async () => {
    const p = await fresh();
    await p.show(table);
    assert.equal(await p.page.title(), 'Head-to-Head Poker, round 2 – Cardfront');
    await p.page.waitForSelector('#mirror-say:not(:empty)', { state: 'attached' });
    assert.equal(await p.page.locator('#mirror').ariaSnapshot(), (await readFile(new URL('./mirror.aria.yml', import.meta.url), 'utf8')).trimEnd());
    assert.equal(await p.page.locator('[data-id="play 3"]').getAttribute('aria-description'), 'HH-7: row 3 is full on your side');
    await p.close();
  });

  test('keeps elements and focus while it changes, and moves the focus sensibly when it must', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.evaluate(() => { document.querySelector('[data-id="play 2"]').mark = 1; });
    await p.focus('play 2');
    await p.heard();
    await p.show(changed(m => {
      m.groups[1].controls.reverse();
      m.groups[1].controls.unshift({ id: 'play 9', label: 'Row 9' });
      m.groups.reverse();
    }));
    assert.equal(await p.focused(), 'play 2');
    assert.equal(await p.page.evaluate(() => document.activeElement.mark), 1);
    assert.deepEqual(await p.page.$$eval('#mirror-groups [data-id^=play]', b => b.map(e => e.dataset.id)), ['play 9', 'play 3', 'play 2', 'play 1']);
    assert.deepEqual(await p.heard(), [], 'no focus is reported while nothing moved');

    await p.show(changed(m => {
      m.groups[1].controls = [{ id: 'play 9', label: 'Row 9' }, { id: 'play 1', label: 'Row 1', main: true }, { id: 'play 4', label: 'Row 4' }];
    }));
    assert.equal(await p.focused(), 'play 4', 'the one in the same place');
    await p.show(changed(m => m.groups[1].controls.splice(1, 2)));
    assert.equal(await p.focused(), 'play 1');
    await p.show(changed(m => { m.groups = [m.groups[2]]; }));
    assert.equal(await p.focused(), 'speed slow');
    assert.deepEqual(await p.heard(), [['focus', 'play 4'], ['focus', 'play 1'], ['focus', 'speed slow']]);
    await p.close();
  });

  const aside = { id: 'bar', label: 'Table', kind: 'toolbar', aside: true, controls: [{ id: 'undo', label: 'Take back', enabled: false, why: 'Nothing' }, { id: 'leave', label: 'Leave' }] };
  const others = changed(m => Object.assign(m, { status: 'Ben is thinking', passes: true, groups: [aside] }));
  const press = async (p, id) => {
    await p.focus(id);
    await p.page.keyboard.press('Enter');
  };
  const now = p => p.page.evaluate(() => [document.activeElement.textContent, document.activeElement.ariaDisabled]);

  test('what was pressed keeps the focus while others act, and then what is to be done gets it', async () => {
    const p = await still();
    const mine = changed(m => { m.groups = [aside, m.groups[0], m.groups[1]]; });
    await p.show(mine);
    await press(p, 'play 2');
    await p.show(others);
    assert.deepEqual(await now(p), ['Row 2', 'true'], 'not the grey “Take back”');
    assert.equal(await p.page.locator('[data-id="play 2"]').count(), 0);
    await p.commands();
    await p.page.keyboard.press('Enter');
    assert.deepEqual(await p.commands(), [], 'it does nothing');
    await p.pass(1200);
    assert.match(await p.page.textContent('#mirror-say'), /Ben is thinking$/);
    await p.show(others);
    assert.deepEqual(await now(p), ['Row 2', 'true']);
    await p.show(changed(m => { m.groups = [aside, m.groups[0]]; }));
    assert.equal(await p.focused(), 'card 1', 'where nothing is the main thing, the first that moves the game on');
    assert.equal(await p.page.locator('.group', { hasText: 'Row 2' }).count(), 0);
    await press(p, 'card 1');
    await p.show(others);
    await p.show(mine);
    assert.equal(await p.focused(), 'card 1', 'it is there again, and can be pressed');
    assert.deepEqual(await now(p), ['9 of Hearts', null]);
    await press(p, 'card 1');
    await p.show(others);
    await p.show(changed(m => { m.groups = [aside, m.groups[1]]; }));
    assert.equal(await p.focused(), 'play 1', 'the main thing');
    await p.close();
  });

  test('a question that an act brings gets the focus, and gives it back', async () => {
    const p = await fresh();
    const asks = changed(m => {
      m.groups.unshift({ id: 'moment', label: 'Now', controls: [{ id: 'confirm', label: 'Do it', main: true }, { id: 'cancel', label: 'Cancel' }] });
      m.groups[2].controls[0].main = false;
    });
    const bare = changed(m => { m.groups[1].controls[0].main = false; });
    await p.show(bare);
    await press(p, 'play 2');
    await p.show(asks);
    assert.equal(await p.focused(), 'confirm');
    await press(p, 'cancel');
    await p.show(bare);
    assert.equal(await p.focused(), 'play 2');
    await p.focus('card 1');
    await p.show(asks);
    assert.equal(await p.focused(), 'card 1', 'what comes by itself takes it from nobody');
    await p.close();
  });

  test('a screen that closes gives the focus back to what opened it', async () => {
    const p = await fresh();
    const screen = (name, depth, ...ids) => ({ screen: name, title: name, depth, groups: [
      { ...aside, id: 'head' }, { id: name, label: name, controls: ids.map(id => ({ id, label: id, main: id.endsWith('!') })) }] });
    const home = screen('home', 0, 'continue', 'play');
    const table_now = screen('table', 1, 'a card', 'settings');
    const settings = screen('settings', 2, 'sound', 'speed!');
    await p.show(home);
    assert.equal(await p.focused(), 'canvas', 'a page that has just come takes no focus');
    await press(p, 'play');
    await p.show(table_now);
    assert.equal(await p.focused(), 'a card');
    await press(p, 'settings');
    await p.show(settings);
    assert.equal(await p.focused(), 'speed!', 'the main thing, and not what leads away');
    await p.show(table_now);
    assert.equal(await p.focused(), 'settings');
    await p.show(home);
    assert.equal(await p.focused(), 'play');
    await press(p, 'continue');
    await p.show(table_now);
    assert.equal(await p.focused(), 'a card', 'what opened something else is long forgotten');
    await p.show({ ...screen('empty', 0) });
    assert.equal(await p.focused(), 'mirror-title');
    await p.show({ ...screen('empty', 0, 'something') });
    assert.equal(await p.focused(), 'something', 'for want of anything else it lay there');
    await p.close();
  });

  test('toolbars and choices are one tab stop, arrows move inside, choices choose', async () => {
    const p = await fresh();
    await p.show(table);
    const press = async keys => {
      for (const key of keys.split(' ')) await p.page.keyboard.press(key);
      return p.focused();
    };
    assert.equal(await press('Tab'), 'card 1');
    assert.equal(await press('ArrowRight'), 'card 2');
    assert.equal(await press('End'), 'card 3');
    assert.equal(await press('ArrowRight'), 'card 1');
    assert.equal(await press('ArrowLeft'), 'card 3');
    await p.heard();
    await press('Enter');
    assert.deepEqual(await p.commands(), ['card 3'], 'a control that is not allowed still asks, to hear the rule');
    assert.equal(await press('Tab'), 'play 1');
    assert.equal(await press('Tab Tab Tab'), 'speed normal');
    assert.equal(await press('ArrowDown'), 'speed fast');
    assert.deepEqual(await p.commands(), ['speed fast']);
    assert.equal(await press('Shift+Tab Shift+Tab Shift+Tab Shift+Tab'), 'card 3', 'the toolbar remembers');
    await press('Escape');
    assert.deepEqual(await p.commands(), ['key Escape']);
    assert.equal(await press('Shift+Tab'), 'canvas');
    assert.deepEqual((await p.heard()).at(-1), ['focus', '']);
    await p.close();
  });

  test('Tab leaves at both ends: no trap', async () => {
    const p = await fresh();
    await p.show(table);
    const seen = [];
    for (let i = 0; i < 8; i += 1) {
      await p.page.keyboard.press('Tab');
      seen.push(await p.focused());
    }
    assert.deepEqual(seen.slice(0, 5), ['card 1', 'play 1', 'play 2', 'play 3', 'speed normal']);
    assert.equal(seen[5], 'DIV', 'the board');
    assert.ok(['BODY', 'canvas'].includes(seen[6]), seen[6]);
    await p.close();
  });

  test('a heading or a line that comes in front leaves the others as they are', async () => {
    const p = await fresh();
    await p.show(table);
    await p.page.evaluate(() => {
      document.querySelectorAll('#mirror-sections :is(section, li)').forEach(node => { node.mark = node.textContent; });
      window.changes = 0;
      new MutationObserver(all => { window.changes += all.length; }).observe(document.getElementById('mirror'), { childList: true, attributes: true, characterData: true, subtree: true });
    });
    const changes = () => p.page.evaluate(() => [window.changes, window.changes = 0][0]);
    await p.show(table);
    assert.equal(await changes(), 0, 'what is the same changes nothing');
    await p.show(changed(m => {
      m.sections.unshift({ heading: 'Now', lines: ['Ben answers'] });
      m.sections[1].lines.splice(1, 0, 'On it: $200');
    }));
    assert.deepEqual(await p.page.$$eval('#mirror-sections :is(section, li)', all => all.filter(node => !node.mark).map(node => node.textContent)),
      ['NowBen answersLists', 'Ben answers', 'On it: $200']);
    assert.ok(await changes() <= 5);
    await p.show(table);
    assert.equal(await p.page.$$eval('#mirror-sections :is(section, li)', all => all.filter(node => node.mark === node.textContent).length), 7);
    assert.ok(await changes() <= 5);
    await p.close();
  });

  test('the log grows, shrinks after undo and starts anew', async () => {
    const p = await fresh();
    const lines = () => p.page.$$eval('#mirror-log p', all => all.map(e => e.textContent));
    const log = (from, ...text) => p.show(changed(m => Object.assign(m, { log_from: from, log: text })));
    await log(0, 'a', 'b', 'c');
    await p.page.evaluate(() => { document.querySelector('#mirror-log p').mark = 1; });
    await log(1, 'b', 'c', 'd', 'e');
    assert.deepEqual(await lines(), ['a', 'b', 'c', 'd', 'e']);
    await log(2, 'c', 'x');
    assert.deepEqual(await lines(), ['a', 'b', 'c', 'x']);
    await log(0, 'a', 'b');
    assert.deepEqual(await lines(), ['a', 'b']);
    assert.ok(await p.page.evaluate(() => document.querySelector('#mirror-log p').mark));
    await log(9, 'q');
    assert.deepEqual(await lines(), ['q']);
    await log(0, 'n');
    assert.deepEqual(await lines(), ['n']);
    await log(0);
    assert.deepEqual(await lines(), []);
    await p.close();
  });

  test('what is new is told in one text, a while after the last of it, and what passes by itself is not', async () => {
    const p = await still();
    await p.page.evaluate(() => {
      window.said = [];
      const box = document.getElementById('mirror-say');
      new MutationObserver(all => window.said.push(...all.flatMap(one => [...one.addedNodes].map(node => node.textContent)))).observe(box, { childList: true, subtree: true });
    });
    assert.equal(await p.page.getAttribute('#mirror-say', 'aria-atomic'), null, 'a reader that is late tells what came, not what stands there by now');
    const said = async () => {
      await p.pass(1200);
      return p.page.evaluate(() => window.said.splice(0));
    };
    const now = (from, log, status, more = {}) => p.show(changed(m => Object.assign(m, { log_from: from, log, status }, more)));
    await now(0, ['a'], 'Your turn.');
    await now(0, ['a', 'b'], 'Bob is thinking', { passes: true });
    await now(0, ['a', 'b', 'c'], 'Your turn.');
    const [first, ...rest] = await said();
    assert.match(first, /a Your turn\. b c Your turn\.$/, 'the title of the screen may stand before it');
    assert.deepEqual(rest, []);
    await now(0, ['a', 'b', 'c'], 'Your turn.');
    assert.deepEqual(await said(), [], 'what is the same is not told again');
    await now(0, ['a', 'b', 'c', 'c'], 'Bob is thinking', { passes: true });
    await now(0, ['a', 'b', 'c', 'c', 'd'], 'Draw a card.');
    assert.deepEqual(await said(), ['c d Draw a card.']);
    await now(0, ['a', 'b', 'c', 'c', 'd', 'e.', 'e.', 'e.', 'f'], 'Draw a card.');
    assert.deepEqual(await said(), ['e. 3 times. f'], 'what comes several times in a row is counted');
    await now(40, [...'efghijklm'], 'Your turn.');
    assert.deepEqual(await said(), ['Your turn.'], 'what was told long ago is there to be read');
    await now(40, [...'efghijklm'], 'Choose a game.', { screen: 'home', title: 'Home' });
    assert.deepEqual(await said(), ['Home Choose a game.']);
    await p.close();
  });

  test('what others do one after the other is told together, in order, and a person\'s own act soon', async () => {
    const p = await still();
    await p.page.evaluate(() => {
      window.said = [];
      new MutationObserver(all => window.said.push(...all.flatMap(one => [...one.addedNodes].map(node => node.textContent)))).observe(document.getElementById('mirror-say'), { childList: true });
    });
    const said = () => p.page.evaluate(() => window.said.splice(0));
    const wait = p.pass;
    const now = (log, passes, status = passes ? 'Bob is thinking' : 'Your turn.') => p.show(changed(m => Object.assign(m, { log_from: 0, log, status, passes })));
    const log = ['mine 1'];
    const others = async number => {
      for (let i = 0; i < number; i += 1) {
        await wait(800);
        log.push(`act ${log.length}`);
        await now(log, true);
      }
    };
    await now([], false);
    await wait(1200);
    await said();
    await now(log, true);
    await wait(1000);
    assert.deepEqual(await said(), ['mine 1'], 'one\'s own act does not wait for all of theirs');
    await others(3);
    assert.deepEqual(await said(), []);
    await now(log, false, 'Draw a card.');
    await wait(600);
    assert.deepEqual(await said(), ['act 1 act 2 act 3 Draw a card.'], 'not longer than until it is one\'s turn');
    await now([...log, 'mine 2'], true);
    log.push('mine 2');
    await others(1);
    await now(log, false, 'Draw a card.');
    await wait(600);
    assert.deepEqual(await said(), ['mine 2 act 5 Draw a card.'], 'that one is asked again is told, though it is the same');
    await now([...log, 'mine 3'], true);
    log.push('mine 3');
    await others(7);
    await wait(4200);
    assert.deepEqual(await said(), ['mine 3', 'act 7 act 8 act 9 act 10 act 11', 'act 12 act 13'], 'in a long turn a part of it every few seconds');
    await now(log, false);
    await wait(1200);
    await said();
    await now([...log, 'mine 4'], true);
    await wait(400);
    await now([...log, 'mine 4', 'theirs'], false, 'Draw a card.');
    await wait(900);
    assert.deepEqual(await said(), ['mine 4 theirs Draw a card.'], 'a reply that comes at once is told with it, once the focus stays');
    await now([...log, 'mine 4', 'theirs', 'mine 5'], false, 'Choose.');
    await wait(400);
    assert.deepEqual(await said(), [], 'a text has a while to reach a reader before another takes its place');
    await wait(800);
    assert.deepEqual(await said(), ['mine 5 Choose.']);
    await p.close();
  });

  test('a letter asks where it is a control\'s, the answer is told and stands there, and lists are folded', async () => {
    const p = await still();
    const asks = { id: 'questions', label: 'Ask', kind: 'toolbar', aside: true, controls: [{ id: 'tell mine', label: 'My side', key: 'M' }] };
    const asked = more => changed(m => {
      m.groups.push(asks);
      Object.assign(m.sections[0], { lists: 1 }, more);
      Object.assign(m, more);
    });
    await p.show(asked({}));
    await p.focus('play 1');
    await p.commands();
    for (const key of ['m', 'x', 'Shift+M', 'Control+m']) await p.page.keyboard.press(key);
    assert.deepEqual(await p.commands(), ['tell mine', 'tell mine']);
    await p.show(asked({ answer: 'Your hand: 2 of Clubs.', answer_number: 1 }));
    await p.pass(1200);
    assert.match(await p.page.textContent('#mirror-say'), /Your hand: 2 of Clubs\.$/);
    assert.equal(await p.page.textContent('#mirror-answer'), 'Your hand: 2 of Clubs.');
    assert.equal(await p.focused(), 'play 1');
    await p.page.evaluate(() => document.activeElement.blur());
    await p.page.keyboard.press('m');
    assert.deepEqual(await p.commands(), ['tell mine'], 'also where the focus is nowhere');
    for (let number = 2, last = ''; number < 5; number += 1) {
      await p.show(asked({ answer: 'Your hand: 2 of Clubs.', answer_number: number }));
      await p.pass(1200);
      const text = await p.page.textContent('#mirror-say');
      assert.equal(text.trim(), 'Your hand: 2 of Clubs.', 'asked again, it is told again');
      assert.notEqual(text, last, 'readers drop what is the text before it');
      last = text;
    }
    await p.show(asked({}));
    assert.equal(await p.page.textContent('#mirror-answer'), '');
    const lists = await p.page.$$eval('#mirror-sections details:not([hidden])', all => all.map(each => [each.open, each.querySelector('ul').textContent]));
    assert.deepEqual(lists, [[false, 'Ben: 2 of Clubs']]);
    await p.close();
  });

  test('a status that the last line has told already is not told again', async () => {
    const p = await still();
    const end = 'Ben wins the game.';
    await p.show(table);
    await p.pass(1200);
    await p.show(changed(m => Object.assign(m, { status: end, log: [...m.log, 'Round 3 is over.', end] })));
    await p.pass(1200);
    assert.equal(await p.page.textContent('#mirror-say'), `Round 3 is over. ${end}`);
    assert.equal(await p.page.textContent('#mirror-status'), end);
    await p.close();
  });

  test('an alert is told once, and again when it is another one', async () => {
    const p = await fresh();
    await p.show(changed(m => { m.alert = 'HH-7: full'; }));
    await p.page.evaluate(() => { document.querySelector('#mirror-alert > *').mark = 1; });
    await p.show(changed(m => { m.alert = 'HH-7: full'; }));
    assert.ok(await p.page.evaluate(() => document.querySelector('#mirror-alert > *').mark));
    await p.show(changed(m => Object.assign(m, { alert: 'HH-7: full', alert_number: 2 })));
    assert.equal(await p.page.evaluate(() => document.querySelector('#mirror-alert > *').mark), undefined);
    await p.show(table);
    assert.equal(await p.page.textContent('#mirror-alert'), '');
    await p.close();
  });

  test('a modal model takes the focus in the mirror to its first answer', async () => {
    const p = await fresh();
    await p.show(table);
    await p.focus('play 2');
    await p.heard();
    const ask = changed(m => Object.assign(m, {
      title: 'Hand the device to Ben', modal: true,
      groups: [{ label: '', kind: 'buttons', controls: [{ id: 'back', label: 'Back' }, { id: 'ready', label: 'I am Ben', main: true }] }],
    }));
    await p.show(ask);
    assert.equal(await p.focused(), 'ready');
    assert.equal(await p.page.getByRole('dialog', { name: 'Hand the device to Ben' }).count(), 1);
    assert.deepEqual(await p.heard(), [['focus', 'ready']]);
    await p.show(table);
    assert.equal(await p.page.getByRole('dialog').count(), 0);
    await p.close();
  });

  test('the text view takes the focus from a canvas it covers', async () => {
    const p = await fresh({ viewport: sizes[1] });
    await p.show({ ...table, text_view: true });
    assert.equal(await p.focused(), 'mirror-title');
    await p.page.keyboard.press('Tab');
    assert.equal(await p.focused(), 'card 1');
    await p.close();
  });

  test('a damaged model changes nothing and is noted', async () => {
    const p = await fresh();
    await p.show(table);
    for (const bad of ['{"title":', '', 'null', '7']) await p.show(bad);
    assert.equal(await p.page.textContent('#mirror-title'), table.title);
    assert.equal(await p.page.locator('#notice-trouble').count(), 1);
    await p.show({ groups: 7, sections: [{}, { lines: 'x' }], log: {}, title: null });
    await p.show({ groups: [{ controls: [null, {}, { id: 1, label: 'one' }, { id: 1, label: 'twice' }] }] });
    assert.equal(await p.page.locator('#mirror [data-id]').count(), 1);
    await p.page.context().close();
    assert.ok(p.faults.every(fault => /JSON|not an object/.test(fault)), p.faults.join('\n'));
  });
});

// web/page/mirror/grids.js
const here = p => p.page.evaluate(() => document.activeElement.textContent);
const keys = async (p, ...names) => {
  for (const name of names) await p.page.keyboard.press(name);
  return here(p);
};
const enter = p => p.page.evaluate(() => document.querySelector('#mirror-boards [tabindex="0"]').focus());

describe('a board', () => {
  test('has one cell in the tab order, and the arrow keys lead from cell to cell, not over its edge', async () => {
    const p = await fresh();
    await p.show(table);
    assert.equal(await p.page.locator('#mirror-boards [tabindex="0"]').count(), 1);
    await enter(p);
    assert.equal(await here(p), 'a2: empty');
    assert.equal(await keys(p, 'ArrowLeft', 'ArrowUp'), 'a2: empty');
    assert.equal(await keys(p, 'ArrowRight', 'ArrowRight'), 'b2: Ann’s Scout');
    assert.equal(await keys(p, 'ArrowDown'), 'b1: empty');
    assert.equal(await keys(p, 'End'), 'c1: empty');
    assert.equal(await keys(p, 'ArrowUp'), 'b2: Ann’s Scout', 'a shorter row has its last one');
    assert.equal(await keys(p, 'ArrowDown', 'Home'), 'a1: empty');
    assert.equal(await p.page.locator('#mirror-boards [tabindex="0"]').count(), 1);
    await p.close();
  });

  test('is pressed as the canvas is; where nothing can be done it says so', async () => {
    const p = await still();
    await p.show(table);
    await enter(p);
    await p.commands();
    await keys(p, 'Enter', 'ArrowRight', 'Space');
    await p.page.locator('[role=gridcell]').nth(3).evaluate(cell => cell.click());
    assert.deepEqual(await p.commands(), ['do move 1 2', 'unit 1', 'do move 1 1']);
    await keys(p, 'ArrowDown', 'Home', 'Enter');
    await p.pass(1200);
    assert.deepEqual(await p.commands(), []);
    assert.match(await p.page.textContent('#mirror-say'), /Nothing can be done here now\.$/);
    await p.close();
  });

  test('keeps the focus as it changes, also where a row becomes shorter, and gives it to what must be answered', async () => {
    const p = await fresh();
    await p.show(table);
    await enter(p);
    await keys(p, 'ArrowDown', 'End');
    await p.show(changed(m => { m.boards[0].rows[1].pop(); m.boards[0].rows[1][1].text = 'b1: Ben’s Guard'; }));
    assert.equal(await here(p), 'b1: Ben’s Guard');
    await keys(p, 'Enter');
    await p.show(changed(m => m.groups.unshift({ label: 'Now', controls: [{ id: 'confirm', label: 'Do it', main: true }] })));
    assert.equal(await p.focused(), 'confirm');
    await p.show(changed(m => { m.boards = []; }));
    assert.equal(await p.page.locator('#mirror-boards > *').count(), 0);
    await p.close();
  });
});
