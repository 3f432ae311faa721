// The Circuit: its map is brought, and its first stop is played in the mirror alone; the stars are there after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sit, upright } from '../support/game.mjs';

test('the first stop of the Circuit is played in the mirror, and its stars stay', async () => {
  const p = await sit({ viewport: upright });
  await p.press('circuit');
  let m = await p.until(a => a.screen === 'circuit', 'the map is brought');
  const stops = m.controls.filter(c => c.id.startsWith('circuit stop '));
  assert.equal(stops.length, 36);
  const names = await p.page.evaluate(() => [...document.querySelectorAll('#mirror [data-id^="circuit stop "]')].map(b => b.getAttribute('aria-label')));
  assert.ok(names.every(words => /lap \d, /.test(words)), `each says where it lies and how strong it is: ${names[0]}`);
  await p.press('circuit stop otto');
  m = await p.until(a => a.screen === 'stop');
  assert.match(m.status, /^This stop is closed\. .* all of these: Penny, Milo/);
  await p.press('back');
  await p.until(a => a.screen === 'circuit');
  await p.press('circuit stop penny');
  m = await p.until(a => a.screen === 'stop');
  assert.equal(m.sections.find(s => s.heading === 'Stars').lines.length, 3);
  await p.press('circuit play penny');
  await p.until(a => a.screen === 'table');
  await p.rush(2000, 7);
  m = await p.until(a => a.sections.some(s => s.heading === 'Penny'), 'she has something to say');
  const won = m.sections.find(s => s.heading === 'Penny').lines.filter(line => line.startsWith('Star won')).length;
  assert.ok(m.ids.includes('circuit play penny') && !m.ids.includes('rematch'));
  await p.page.reload();
  await p.page.waitForSelector('body.running[data-screen]');
  await p.press('circuit');
  m = await p.until(a => a.screen === 'circuit');
  assert.match(m.status, new RegExp(`^Stars: ${won} of 108\\.`));
  await p.close();
});
