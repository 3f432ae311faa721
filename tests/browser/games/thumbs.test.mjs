// On a small telephone, by touch: a whole game of each, every action of its own with a finger where it is drawn, and the
// page that is never wider than the screen. Where `every` is given, only every so many actions one is done on the canvas
// and the others in the mirror, for time.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import * as poker from '../support/canvas.mjs';
import * as assault from '../support/assault.mjs';
import * as edge from '../support/assault-edge.mjs';
import * as crossfire from '../support/crossfire.mjs';
import * as ground from '../support/ground-assault.mjs';
import { begin, chance, sit } from '../support/game.mjs';
import { namesOf } from '../support/match.mjs';

const small = { width: 360, height: 640 };
const finger = { viewport: small, hasTouch: true };
const telephone = { ...finger, isMobile: true };

describe('a whole game by touch, 360x640', () => {
  test('Head-to-Head Poker', async () => {
    const p = await sit(finger);
    await begin(p, { type: 'rolled', ante: true, seats: 'p0', seed: 21 });
    const end = await poker.playOut(p, poker.choices(21), { every: 2 });
    await poker.checkEnd(p, end, { type: 'rolled', ante: true, names: namesOf('p0') });
    await p.close();
  });
  const others = { 'Poker Assault': [assault, 4], Crossfire: [crossfire, 4], 'Ground Assault': [ground, 6], 'Assault Edge': [edge, 9] };
  for (const [name, [game, every]] of Object.entries(others))
    test(name, async () => {
      const p = await sit(finger);
      await game.begin(p, { seats: 'p0', seed: 22 });
      const end = await game.playOut(p, { seed: 22, every });
      await game.checkEnd(p, end, namesOf('p0'));
      await p.close();
    });
});

// How wide the page is laid out, and what of it the screen shows.
const laidOut = p => p.page.evaluate(() => ({ page: document.documentElement.scrollWidth, body: document.body.scrollWidth, screen: innerWidth, scale: visualViewport.scale }));

test('the page is as wide as the screen, upright, turned and upright again', async () => {
  for (const [width, height] of [[344, 882], [360, 640], [375, 667], [390, 844]]) {
    const p = await sit({ ...telephone, viewport: { width, height } });
    for (const size of [[width, height], [height, width], [width, height]]) {
      await p.page.setViewportSize({ width: size[0], height: size[1] });
      await p.poll(([wide, high]) => innerWidth === wide && innerHeight === high, size);
      await p.page.waitForTimeout(300); // nothing makes it wider
      const { page, body, screen, scale } = await laidOut(p);
      assert.deepEqual([page, body, screen, scale], [size[0], size[0], size[0], 1], `${width}x${height} at ${size.join('x')}`);
    }
    await p.close();
  }
});
