// A browser, a server and the fake page for the tests of one file, and a game to show.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { launch, open } from './chromium.mjs';
import { buildFakePage } from './fake-page.mjs';
import { serve } from './server.mjs';

/** Filled before the first test of the file that imports this. */
export const at = { browser: null, built: null, server: null };

before(async () => {
  at.built = await buildFakePage();
  at.server = await serve(at.built.folder);
  at.browser = await launch();
});
after(async () => {
  await at.browser?.close();
  await at.server?.close();
  await at.built?.remove();
});

/** A model as the program sends it. */
export const table = {
  screen: 'table', title: 'Head-to-Head Poker, round 2', lang: 'en', status: 'Ann: play a card', alert: '',
  boards: [{ label: 'Board', rows: [
    [{ text: 'a2: empty', press: 'do move 1 2' }, { text: 'b2: Ann’s Scout', press: 'unit 1', on: true }],
    [{ text: 'a1: empty' }, { text: 'b1: empty', press: 'do move 1 1' }, { text: 'c1: empty' }],
  ] }],
  sections: [
    { heading: 'Row 1', lines: ['Common card: 9 of Hearts', 'Ann: Jack of Hearts, 10 of Hearts', 'Ben: 2 of Clubs'] },
    { heading: 'Row 2', lines: ['Common card: Ace of Spades', 'Nobody has played here'] },
  ],
  groups: [
    { label: 'Your hand', kind: 'toolbar', controls: [
      { id: 'card 1', label: '9 of Hearts', enabled: true }, { id: 'card 2', label: 'Jack of Clubs', on: true, enabled: true },
      { id: 'card 3', label: 'King of Spades', enabled: false, why: 'HH-7: this row is full' }] },
    { label: 'Play it on', kind: 'buttons', controls: [
      { id: 'play 1', label: 'Row 1', main: true, enabled: true }, { id: 'play 2', label: 'Row 2', enabled: true },
      { id: 'play 3', label: 'Row 3', enabled: false, why: 'HH-7: row 3 is full on your side' }] },
    { label: 'Speed', kind: 'choices', controls: [
      { id: 'speed slow', label: 'Slow', enabled: true }, { id: 'speed normal', label: 'Normal', on: true, enabled: true },
      { id: 'speed fast', label: 'Fast', enabled: true }] },
  ],
  log: ['Round 2 begins', 'Ben plays the 2 of Clubs on row 1'], log_from: 17,
};
/** The same, changed. */
export const changed = change => {
  const model = structuredClone(table);
  change(model);
  return model;
};

/** A started page; closing it fails the test if anything was thrown or logged. */
export async function fresh(options = {}, prepare = async () => {}) {
  const { page, faults } = await open(at.browser, { serviceWorkers: 'block', ...options });
  await prepare(page);
  await page.goto(at.server.url);
  await page.waitForSelector('body.running, body.dead');
  return {
    page, faults,
    show: model => page.evaluate(m => fake.page.showMirror(typeof m === 'string' ? m : JSON.stringify(m)), model),
    heard: () => page.evaluate(() => fake.heard.splice(0)),
    commands: async () => (await page.evaluate(() => fake.heard.splice(0))).filter(h => h[0] === 'command').map(h => h[1]),
    focused: () => page.evaluate(() => document.activeElement.dataset?.id || document.activeElement.id || document.activeElement.tagName),
    focus: id => page.evaluate(i => document.querySelector(`[data-id="${i}"]`).focus(), id),
    close: async () => {
      await page.context().close();
      assert.deepEqual(faults, []);
    },
  };
}
