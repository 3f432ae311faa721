// Nothing typed, held or set up is lost, and the browser's Back leads one step back. With a fake program, see page.test.mjs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { changed, fresh, table } from './support/fake-session.mjs';

const ask = { id: 'import', title: 'Open a record', label: 'Record', value: '', wrong: '', manyLines: true, mostChars: 1000 };
const asks = (p, more = {}) => p.page.evaluate(q => fake.page.askText(q), { ...ask, ...more });
const text = p => p.page.locator('#answer').inputValue();
const gone = p => p.page.waitForFunction(() => !document.querySelector('dialog'));
const escape = async p => {
  await p.page.keyboard.press('Escape');
  await gone(p);
};

describe('what is typed', () => {
  test('is there again after Escape, another dialog and Back; sent off or cancelled it is not', async () => {
    const p = await fresh();
    await p.show(changed(m => Object.assign(m, { depth: 1 })));
    await asks(p);
    await p.page.keyboard.type('half a rec');
    await escape(p);
    await asks(p, { id: 'seed', manyLines: false });
    assert.equal(await text(p), '', 'of another question nothing');
    await escape(p);
    await asks(p);
    assert.equal(await text(p), 'half a rec');
    await p.page.keyboard.press('End');
    await p.page.keyboard.type('ord');
    await p.page.evaluate(() => fake.page.showText('Something else', 'x', 'x.txt', ''));
    await escape(p);
    await asks(p);
    assert.equal(await text(p), 'half a record');
    await p.page.goBack();
    await gone(p);
    assert.deepEqual((await p.commands()).filter(c => c === 'back'), [], 'Back has closed the dialog alone');
    await asks(p);
    assert.equal(await text(p), 'half a record');
    await p.page.getByRole('button', { name: 'Cancel' }).click();
    await gone(p);
    await asks(p);
    assert.equal(await text(p), '');
    await p.page.keyboard.type('whole');
    await p.page.getByRole('button', { name: 'OK' }).click();
    await gone(p);
    await asks(p);
    assert.equal(await text(p), '');
    await p.close();
  });

  test('and refused stays in the dialog, with the reason', async () => {
    const p = await fresh();
    await p.page.evaluate(() => {
      const command = fake.heard.push.bind(fake.heard);
      fake.heard.push = message => {
        const [, answer] = /^text import\n(.*)$/s.exec(message[1]) ?? [];
        if (answer?.startsWith('bad')) {
          fake.page.askText({ id: 'import', title: 'Open a record', label: 'Record', value: answer, wrong: 'Line 1 is no record.', manyLines: true, mostChars: 1000 });
        }
        return command(message);
      };
    });
    await asks(p);
    await p.page.keyboard.type('bad one');
    await p.page.getByRole('button', { name: 'OK' }).click();
    await p.page.getByText('Line 1 is no record.').waitFor();
    assert.equal(await text(p), 'bad one');
    assert.equal(await p.page.locator('dialog').count(), 1);
    assert.equal(await p.focused(), 'answer');
    await escape(p);
    await asks(p);
    assert.equal(await text(p), 'bad one', 'also after Escape');
    await p.page.keyboard.press('Control+Home');
    await p.page.keyboard.type('not so ');
    assert.equal(await p.page.locator('.wrong').innerText(), '', 'what is mended is no longer wrong');
    await p.page.getByRole('button', { name: 'OK' }).click();
    await gone(p);
    assert.ok((await p.commands()).includes('text import\nnot so bad one'));
    await p.close();
  });

  test('what gives a running game away is told and asked before', async () => {
    const p = await fresh();
    await p.page.evaluate(() => fake.page.showText('Record', 'seed 7', 'a.txt', 'This game still goes on.'));
    assert.match(await p.page.locator('dialog').innerText(), /This game still goes on/);
    assert.equal(await p.page.locator('dialog textarea').count(), 0);
    await p.page.keyboard.press('Enter'); // the first is to leave it
    await gone(p);
    await p.page.evaluate(() => fake.page.showText('Record', 'seed 7', 'a.txt', 'This game still goes on.'));
    await p.page.getByRole('button', { name: 'Show it all the same' }).click();
    assert.equal(await p.page.locator('dialog textarea').inputValue(), 'seed 7');
    await escape(p);
    await p.page.evaluate(() => fake.page.share('Share', 'This game still goes on.', '', 'https://x/#game=1', 'https://x/#deal=1', ''));
    assert.equal(await p.page.locator('dialog textarea').count(), 0);
    await p.page.getByRole('button', { name: 'Show it all the same' }).click();
    await p.page.locator('dialog textarea').waitFor();
    await p.close();
  });
});

describe('what is held', () => {
  const lets = async p => (await p.heard()).filter(h => h[0] === 'let go').length;
  const onCanvas = p => p.page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    canvas.focus();
    window.keys = [];
    for (const type of ['keydown', 'keyup']) canvas.addEventListener(type, event => window.keys.push(`${type} ${event.key} ${event.repeat}`));
  });

  test('a key that is released elsewhere is let go, and its next press is a first one', async () => {
    const p = await fresh();
    await onCanvas(p);
    await p.page.keyboard.down('r');
    await p.page.evaluate(() => fake.page.showRules('poker', ''));
    await p.page.keyboard.up('r');
    assert.ok(await lets(p) > 0);
    await p.page.keyboard.press('Escape');
    assert.equal(await p.focused(), 'canvas');
    await p.page.keyboard.press('r');
    assert.deepEqual(await p.page.evaluate(() => window.keys), ['keydown r false', 'keydown r false', 'keyup r false']);
    await p.close();
  });

  test('a key that is held while the focus comes to the table does nothing there', async () => {
    const p = await fresh();
    await p.show(table);
    await p.focus('play 2');
    await p.page.keyboard.down('r');
    await onCanvas(p);
    await p.page.keyboard.down('r'); // a repeat
    await p.page.keyboard.up('r');
    assert.deepEqual(await p.page.evaluate(() => window.keys.filter(key => key.startsWith('keydown'))), []);
    await p.close();
  });

  test('a cancelled touch, another window and a hidden page let everything go', async () => {
    const p = await fresh({ hasTouch: true });
    await p.heard();
    const devtools = await p.page.context().newCDPSession(p.page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 300 }] });
    assert.equal(await lets(p), 0);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await p.page.waitForFunction(() => fake.heard.some(h => h[0] === 'let go'));
    for (const event of ['blur', 'pointercancel']) {
      await p.heard();
      await p.page.evaluate(type => (type === 'blur' ? window : document).dispatchEvent(new Event(type)), event);
      assert.ok(await lets(p) > 0, event);
    }
    await p.close();
  });

  test('Enter that is held presses a button once', async () => {
    const p = await fresh();
    await p.show(table);
    await p.focus('play 2');
    await p.heard();
    await p.page.keyboard.down('Enter');
    for (let n = 0; n < 5; n += 1) await p.page.keyboard.down('Enter'); // repeats
    await p.page.keyboard.up('Enter');
    assert.deepEqual((await p.commands()).filter(c => c === 'play 2'), ['play 2']);
    await p.close();
  });
});

describe('the browser’s Back', () => {
  const at = (p, depth) => p.show(changed(m => Object.assign(m, { depth })));
  const steps = p => p.page.evaluate(() => history.state.steps);
  const settled = (p, depth) => p.page.waitForFunction(d => history.state.steps === d, depth);
  const backs = async p => (await p.commands()).filter(c => c === 'back').length;
  const goBack = async p => {
    await p.page.goBack();
    await p.page.waitForFunction(() => fake.heard.some(h => h[1] === 'back'));
  };

  test('is a step back for each, and Forward leads nowhere', async () => {
    const p = await fresh();
    await at(p, 3);
    await settled(p, 3);
    for (const depth of [2, 1, 0]) {
      await goBack(p);
      assert.equal(await backs(p), 1);
      await at(p, depth);
      await settled(p, depth);
    }
    await p.page.goForward();
    await settled(p, 0);
    assert.equal(await backs(p), 0);
    await p.close();
  });

  test('at home leaves the page; what was left by its own buttons is no step any more', async () => {
    const p = await fresh();
    const home = p.page.url();
    await p.page.goto('about:blank');
    await p.page.goto(home);
    await p.page.waitForSelector('body.running');
    await at(p, 2);
    await settled(p, 2);
    await at(p, 0); // home, by a button
    await settled(p, 0);
    await p.page.goBack();
    assert.equal(p.page.url(), 'about:blank');
    await p.page.context().close();
  });

  test('where the program closes something that is no step, the step is still there', async () => {
    const p = await fresh();
    await at(p, 1);
    await settled(p, 1);
    await goBack(p);
    assert.equal(await backs(p), 1);
    await at(p, 1); // a hint was put away
    await settled(p, 1);
    await goBack(p);
    assert.equal(await backs(p), 1);
    await p.close();
  });

  test('after a reload the page is at home, and Back leaves it', async () => {
    const p = await fresh();
    await at(p, 2);
    await settled(p, 2);
    await p.page.reload();
    await p.page.waitForSelector('body.running');
    await at(p, 0);
    await settled(p, 0);
    assert.equal(await backs(p), 0);
    await p.close();
  });

  test('a link that is typed over a screen is opened once', async () => {
    const p = await fresh();
    await at(p, 1);
    await settled(p, 1);
    await p.page.evaluate(() => { location.hash = 'game=1abc'; });
    await p.page.waitForFunction(() => fake.heard.some(h => h[1] === 'link game=1abc'));
    await at(p, 1); // its table
    await p.page.evaluate(() => fake.page.linkTaken());
    await settled(p, 1);
    await p.heard();
    await goBack(p);
    assert.deepEqual((await p.commands()).filter(c => /^(back|link)/.test(c)), ['back']);
    assert.equal(await p.page.evaluate(() => location.hash), '');
    assert.equal(await steps(p), 0);
    await p.close();
  });
});
