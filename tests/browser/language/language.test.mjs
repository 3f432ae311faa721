// The page in another language: that of tools/pseudo, in which no word has a vowel without an accent. So what is English is
// seen. Chosen in the settings, at once and without losing anything, and kept.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'cardfront-pseudo-'));
after(() => rmSync(work, { recursive: true, force: true }));
execFileSync(join(root, 'tools/pseudo'), [join(work, 'words')]);
const { folders, games } = await import('../support/games.mjs');
execFileSync('node', [join(root, 'tools/build/page.mjs'), join(root, 'build/web'), join(work, 'dist'), ...folders],
  { env: { ...process.env, CARDFRONT_WORDS: join(work, 'words') } });
process.env.CARDFRONT_DIST = join(work, 'dist');
const { sit } = await import('../support/game.mjs');

// Names of ours, of languages and, in a match that has begun, of its players stay as they are; and those of cells.
const kept = /\b(Cardfront|Head-to-Head Poker|Poker Assault|Crossfire|Ground Assault|Assault Edge|Ada|Blaise|Carl|Dora|English|Player \d|[a-z]\d+)\b/g;
const english = text => text.replace(kept, '').match(/[A-Za-z']*[aeiou][A-Za-z']*/g) ?? [];

async function allForeign(p, where) {
  const text = await p.page.evaluate(() => { // but for what was told aloud before
    document.getElementById('mirror-say').textContent = '';
    return document.getElementById('mirror').innerText;
  });
  const left = text.split('\n').filter(line => english(line).length > 0);
  assert.deepEqual(left, [], where);
}

async function speak(p, language) {
  await p.press('settings');
  await p.until(m => m.screen === 'settings');
  await p.press(`speak ${language}`);
  await p.page.waitForFunction(name => document.documentElement.lang === name, language);
  await p.press('back');
}

test('chosen in the settings: home, settings and set-up speak it, and so does the page after a reload', async () => {
  const p = await sit();
  await speak(p, 'xx');
  await p.until(m => m.screen === 'home');
  await allForeign(p, 'home');
  await p.press('settings');
  await allForeign(p, 'settings');
  await p.press('back');
  for (let game = 0; game < 5; game += 1) {
    await p.press(`setup ${game}`);
    await p.until(m => m.screen === 'setup');
    await allForeign(p, `set-up ${game}`);
    await p.press('back');
  }
  await p.page.reload();
  await p.page.waitForFunction(() => document.documentElement.lang === 'xx' && document.body.matches('.running[data-screen]'));
  assert.match(await p.page.title(), /^Cardfront$|\[/);
  await allForeign(p, 'home again');
  await speak(p, 'en');
  assert.match(await p.page.evaluate(() => document.getElementById('mirror').innerText), /Settings/);
  await p.close();
});

for (let game = 0; game < 5; game += 1) {
  test(`game ${game}: the table and what has happened are told anew, and nothing else changes`, async () => {
    const p = await sit();
    await p.press(`play ${game}`);
    await p.until(m => m.screen === 'table');
    const log = (await p.mirror()).log.length;
    await speak(p, 'xx');
    const m = await p.until(now => now.screen === 'table');
    assert.ok(m.log.length >= log); // the computer may have acted
    await allForeign(p, `game ${game}`);
    await p.close();
  });
}

for (const [game, key] of games.entries()) {
  test(`game ${game}: a lesson, a puzzle and the rules, switched in the middle of them`, async () => {
    const p = await sit();
    await p.press(`learn ${game}`);
    await p.until(m => m.ids.includes('lesson-on') || m.ids.includes('lesson-skip'), 'the first lesson');
    const lesson = () => p.page.evaluate(() => document.querySelector('#mirror [data-id="lesson-back"]').closest('section').querySelector('h2').textContent);
    await p.press('lesson-skip');
    const second = / 2 /, words = await lesson();
    assert.match(words, second);
    const ids = async () => {
      await p.press('rules');
      await p.page.waitForSelector('#rules li[id]');
      const all = await p.page.evaluate(() => [...document.querySelectorAll('#rules li[id]')].map(item => item.id));
      return { all, text: await p.page.evaluate(() => document.getElementById('rules').innerText) };
    };
    const before = await ids();
    assert.ok(before.all.length > 20);
    await p.press('rules');

    await speak(p, 'xx');
    await p.page.waitForFunction(title => {
      const now = document.querySelector('#mirror [data-id="lesson-back"]')?.closest('section').querySelector('h2').textContent;
      return now && !now.includes(title);
    }, words);
    assert.match(await lesson(), second, 'the same step');
    const now = await ids();
    assert.deepEqual(now.all, before.all, 'the same rules');
    assert.deepEqual(now.text.split('\n').filter(line => english(line.replace(/\b[A-Z]{2}-\d+\b/g, '')).length > 0), [], 'the rules');
    await p.press('rules');

    for (let i = 0; i < 6; i += 1) { // what is told at the next steps
      await allForeign(p, `${key}, a lesson`);
      assert.ok(await p.poll(() => {
        const button = document.querySelector('#mirror [data-id="lesson-skip"]') ?? document.querySelector('#mirror [data-id="lesson-on"]');
        button?.click();
        return button !== null;
      }), 'it goes on');
    }
    await p.press('lesson-list');
    const m = await p.until(now => now.screen === 'lessons', 'the list');
    await allForeign(p, `${key}, its lessons`);
    await p.press(m.ids.find(id => id.startsWith('puzzle ')));
    await p.until(now => now.ids.includes('lesson-skip'), 'a puzzle');
    await p.press('lesson-skip');
    await p.until(now => now.ids.includes('lesson-on'), 'its answer');
    await allForeign(p, `${key}, a puzzle`);
    await p.close();
  });
}

test('dialogs, and what was refused', async () => {
  const p = await sit();
  await speak(p, 'xx');
  await p.press('setup 0');
  await p.press('seed');
  const dialog = () => p.page.evaluate(() => document.querySelector('dialog')?.innerText ?? '');
  await p.page.waitForSelector('dialog');
  assert.deepEqual(english(await dialog()), []);
  await p.page.keyboard.press('Escape');
  await p.press('start');
  await p.until(m => m.screen === 'table');
  await p.press('share-this');
  await p.page.waitForSelector('dialog');
  assert.deepEqual(english(await dialog()), []);
  await p.page.keyboard.press('Escape');
  await p.close();
});
