// The computer player gets what its seat may know and nothing else: the bytes that go to its worker are read here.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices } from './support/canvas.mjs';
import { begin, cardName, over, sit } from './support/game.mjs';

const hidden = 0xFE;
// Where things lie in head_to_head::State, in bytes.
const state = { random: [0, 8], rows: [24, 70], deck: [94, 53], hands: [[147, 5], [152, 5]] };

const span = ([from, length]) => [from, from + length];
const counts = new Set(Array.from({ length: 21 }, (_, n) => cardName(n)));
// A list of cards as it lies in memory: its items, then how many there are.
const list = (bytes, [from, length]) => bytes.slice(from, from + bytes[from + length - 1]);

for (const type of ['hold-3', 'play-4', 'split-2']) {
  test(`${type}: no card of the other hand or the deck is among the bytes that the worker gets`, async () => {
    const p = await sit({ prepare: page => page.addInitScript(() => {
      window.thoughts = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (message.think) thoughts.push({ ...message.think, state: [...message.think.state], hand: [] });
        return post.call(this, message, ...rest);
      };
    }) });
    let mirror = await begin(p, { type, ante: true, seed: 71 });
    const choose = choices(3);
    const truths = [];
    let compared = 0;
    const handOf = m => m.sections.find(s => s.heading === 'Player 1')?.lines.find(l => l.startsWith('Hand: '))?.slice(6).split(', ') ?? [];
    for (let done = 0; done < 24 && !over(mirror); done += 1) {
      mirror = await p.until(m => m.ids.some(id => id.startsWith('do ') || id === 'go-on' || id === 'rematch'));
      truths.push(handOf(mirror));
      const moment = mirror.ids.includes('go-on') ? 'go-on' : `do ${choose(mirror)}`;
      const before = await p.page.evaluate(() => thoughts.length);
      await p.press(moment);
      const after = await p.after(mirror);
      await p.drawn(); // the computer is asked in a frame
      // What the person holds while the computer thinks: after their own action, or as it was.
      const hands = [handOf(mirror), handOf(after)];
      const fresh = await p.page.evaluate(n => thoughts.slice(n), before);
      for (const { state: bytes } of fresh) {
        const [theirs, own] = state.hands.map(place => list(bytes, place));
        assert.ok(theirs.length <= 4 && own.length <= 4 && bytes[state.deck[0] + 52] <= 52, 'the places are those of the state');
        assert.ok(theirs.every(card => card === hidden), `${type}: ${theirs.map(cardName)}`);
        assert.ok(list(bytes, state.deck).every(card => card === hidden));
        assert.ok(own.every(card => card < 52));
        // What the person held before and still holds is nowhere among the cards of the position.
        const kept = hands[0].filter(card => hands[1].includes(card));
        const told = new Set([...bytes.slice(...span(state.rows)), ...own].filter(card => card < 52).map(cardName));
        if (fresh.length === 1 && kept.length) {
          compared += 1;
          // Small numbers in the rows are counts and chips, so only a card that no such number can be is looked for.
          for (const card of kept) if (!counts.has(card)) assert.ok(!told.has(card), card);
        }
      }
      mirror = after;
    }
    const all = await p.page.evaluate(() => thoughts.map(t => ({ level: t.level, random: t.state.slice(0, 8).join() })));
    assert.ok(all.length >= 8, `${all.length} thoughts`);
    assert.equal(new Set(all.map(t => t.random)).size, 1, 'the generator is blank');
    assert.ok(truths.some(hand => hand.length > 0), 'the person held something');
    if (type !== 'split-2') assert.ok(compared >= 4, `${compared} positions compared`);
    await p.close();
  });
}
