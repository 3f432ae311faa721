// What people are called: every script shows on the canvas, two of one name are told apart, and links come in any form.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { at, sit } from './support/game.mjs';
import { difference } from './support/pixels.mjs';

const narrow = { width: 390, height: 844 };

async function answer(p, id, text) {
  await p.press(id);
  await p.page.locator('dialog input').fill(text);
  await p.page.locator('dialog button[type=submit]').click();
  await p.page.waitForSelector('dialog', { state: 'detached' });
}

async function name(p, seat, text) {
  await answer(p, `name ${seat}`, text);
  await p.until((m, t) => m.controls.some(c => c.group.includes(t)), 'the name', text);
}

// The picture of an item once it is drawn, twice the same.
async function picture(p, id) {
  const { x, y, w, h } = await p.where(id);
  const clip = { x, y, width: w, height: h };
  return p.painted(async () => {
    for (let before = await p.page.screenshot({ clip });;) {
      const now = await p.page.screenshot({ clip });
      if (now.equals(before)) return now;
      before = now;
    }
  });
}

describe('names', () => {
  // In letters that the faces lack: drawn as substitutes, these of one length would look alike.
  for (const [script, one, other] of [
    ['Latin', 'Łęż', 'Őřš'], ['Greek', 'Ελένη', 'Γιώτα'], ['Cyrillic', 'Жанна', 'Юлька'], ['Hebrew', 'מרים', 'דבור'], ['Arabic', 'مريم', 'سلمى'],
  ])
    test(`${script} letters show as they are written`, async () => {
      const p = await sit({ deviceScaleFactor: 1 });
      await p.press('setup 0');
      const pictures = [];
      for (const each of [one, other, one]) {
        await name(p, 0, each);
        pictures.push(await picture(p, 'name 0'));
      }
      assert.ok(difference(pictures[0], pictures[1]) > 0.005, 'two names look different');
      assert.ok(difference(pictures[0], pictures[2]) < 0.001, 'and one like itself');
      if (script === 'Cyrillic' || script === 'Hebrew') {
        await name(p, 1, other);
        await p.press('start');
        await p.until(m => m.screen === 'table');
        await p.shot(`names-${script}`);
      }
      await p.close();
    });

  test('two of one name are told apart, one of blanks is none, and none turns a line', async () => {
    const p = await sit({ viewport: narrow });
    await p.press('setup 0', 'player 1 p');
    await name(p, 0, 'Ann');
    await answer(p, 'name 1', '\u202E\u200B A\u00ADnn\u3000');
    await p.press('start');
    const m = await p.until(a => a.screen === 'table');
    const said = JSON.stringify(m);
    assert.ok(said.includes('Ann 2'), said);
    assert.ok(!said.includes('\u202E'));
    await p.press('back', 'setup 0');
    await p.until(a => a.screen === 'setup');
    await p.press('name 0');
    await p.page.locator('dialog input').fill('\u3000\u200B\u2800');
    await p.page.locator('dialog button[type=submit]').click();
    await p.page.getByText('A player needs a name.').waitFor();
    await p.close();
  });
});

describe('links', () => {
  test('are opened in whatever form they were handed on', async () => {
    const p = await sit();
    await p.press('setup 0', 'start');
    await p.until(m => m.screen === 'table');
    await p.press('share-this');
    await p.allTheSame();
    const link = await p.page.locator('dialog textarea').inputValue();
    await p.close();
    const body = link.slice(link.indexOf('=') + 1);
    for (const form of [`#!/game=${body}`, `?utm_source=x&game=${body}`, `#GAME%3D${body}_&fbclid=1`]) {
      const q = await sit();
      await q.page.goto(`${at.server.url}${form}`);
      await q.until(m => m.screen === 'table', `a table from ${form}`);
      assert.equal(new URL(await q.page.evaluate('location.href')).search, '');
      await q.close();
    }
  });

  test('a pasted one is opened among words and broken lines, and what is none says so', async () => {
    const p = await sit();
    await p.press('setup 0', 'start');
    await p.until(m => m.screen === 'table');
    await p.press('share-this');
    await p.allTheSame();
    const link = await p.page.locator('dialog textarea').inputValue();
    await p.page.keyboard.press('Escape');
    await p.press('back');
    await p.until(m => m.screen === 'home');
    await p.open(`Look:\n> ${link.slice(0, 50)}\n> ${link.slice(50)}\n> it is good.`);
    await p.until(m => m.screen === 'table');
    await p.press('back');
    await p.until(m => m.screen === 'home');
    await p.open('https://example.org/some/page');
    assert.match(await p.refused('https://example.org/some/page'), /This is no link to a game\./);
    await p.close();
  });
});
