// Somebody at the page with the real program, in whatever engine: what the mirror says, where the canvas shows what, and
// hands. Of an engine it needs a page with evaluate, mouse and keyboard, as Playwright and Puppeteer have them.
import assert from 'node:assert/strict';

/** The sizes every screen must work at. */
export const sizes = [{ width: 1280, height: 720 }, { width: 390, height: 844 }, { width: 844, height: 390 }];
export const [desk, upright, across] = sizes;

/** Milliseconds for whatever must come; a busy machine draws slowly. */
export const patience = 60000;

export const types = ['rolled', 'picked', 'draw-1', 'split-2', 'hold-3', 'play-4', 'share-5', 'crazy', 'crazy-draw-1', 'crazy-split-2', 'crazy-hold-3', 'crazy-play-4', 'crazy-share-5'];
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King', 'Ace'];
const suits = ['Clubs', 'Diamonds', 'Hearts', 'Spades'];
/** "Ace of Spades" of 51. */
export const cardName = card => `${ranks[card >> 2]} of ${suits[card & 3]}`;
export const cards = Array.from({ length: 52 }, (_, card) => card);

/** Numbers by chance that are the same in every run. */
export function chance(seed) {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// In the page: the mirror as data.
function readMirror() {
  const words = id => document.getElementById(id).textContent;
  const controls = [...document.querySelectorAll('#mirror [data-id]')].map(b => ({
    id: b.dataset.id, label: b.textContent, group: b.closest('section').querySelector('h2').textContent,
    off: b.ariaDisabled === 'true', on: b.ariaChecked === 'true' || b.ariaPressed === 'true',
  }));
  const lines = box => [...document.querySelectorAll(`#${box} > p`)].map(p => p.textContent);
  const main = document.querySelector('#mirror .main[data-id]');
  return {
    screen: document.body.dataset.screen, title: words('mirror-title'), status: words('mirror-status'), alert: words('mirror-alert'),
    words: document.body.matches('.text-view, .no-canvas'), modal: document.getElementById('mirror').ariaModal === 'true', controls, ids: controls.map(c => c.id), log: lines('mirror-log'),
    main: { id: main?.dataset.id ?? '', label: main?.textContent ?? '', hint: main?.getAttribute('aria-description') ?? '' },
    sections: [...document.querySelectorAll('#mirror-sections > section')].map(s => ({
      heading: s.querySelector('h2').textContent, lines: [...s.querySelectorAll('li')].map(l => l.textContent),
    })),
    text: document.getElementById('mirror').textContent,
  };
}

// In the page: true when the control was there, and has been pressed.
function press(id) {
  const button = document.querySelector(`#mirror [data-id="${id}"]`);
  if (button && /^(do |take-screen|confirm|select |undo)/.test(id)) window.ahead += 700;
  button?.click();
  return button !== null;
}

/** An action of Head-to-Head Poker by chance: bets now and then, calls every bet. Here and in the page. */
export function byChance(m, pick) {
  const bets = m.ids.filter(id => /^do bet \d [4-6]$/.test(id));
  const plays = m.ids.filter(id => id.startsWith('do play'));
  const all = bets.length && pick(5) === 0 ? bets : plays.length ? plays : m.ids.filter(id => id.startsWith('do '));
  return m.ids.includes('do call') ? 'do call' : all[pick(all.length)];
}

// In the page: until something in it has changed, and all that changes with it; a while at most.
function change() {
  return new Promise(done => {
    const end = () => {
      seen.disconnect();
      clearTimeout(timer);
      setTimeout(done);
    };
    const seen = new MutationObserver(end);
    const timer = setTimeout(end, 200);
    seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

// In the page: does `count` actions that `choose` names, as everybody at the screen, until `wanted` is true of the mirror.
async function rushOn(read, change, count, seed, wanted, arg, choose, patience) {
  let state = seed;
  const pick = below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const over = m => m.ids.some(id => /^(rematch$|circuit play )/.test(id)); // or that of a stop of the Circuit
  const free = m => over(m) || m.ids.some(id => /^(do |take-screen|go-on)/.test(id));
  const sight = m => JSON.stringify([m.status, m.log, m.ids]); // the last line alone may be told twice
  let done = 0;
  let before = '';
  let last = 'nothing';
  for (let end = performance.now() + patience; performance.now() < end;) {
    const m = read();
    if (free(m) && sight(m) !== before) {
      if (done >= count || wanted(m, arg) || over(m)) return m;
      end = performance.now() + patience;
      before = sight(m);
      const moment = m.ids.find(id => id === 'take-screen' || id === 'go-on');
      const id = moment || choose(m, pick);
      if (!moment) done += 1;
      window.ahead += 700; // a person takes a moment
      document.querySelector(`#mirror [data-id="${last = id}"]`).click();
    } else {
      await change();
    }
  }
  return { stuck: `after ${done} actions nobody may act; last pressed: ${last}; the mirror: ${sight(read())}` };
}

/** Settings as the store keeps them: calm, but for those given by key. */
export const settingsText = settings => Object.entries({ speed: 3, sound: 0, ...settings }).map(([key, value]) => `${key} ${value}\n`).join('');

/** One page with the game in it. */
export class Player {
  constructor(page, faults) {
    Object.assign(this, { page, faults, last: 'nothing', expected: [] });
  }

  mirror() {
    return this.page.evaluate(readMirror);
  }

  // What `look(arg)` returns in the page once it is something; null when it never is, for so long and so many frames that
  // what was done before has been drawn. The page's policy forbids playwright's own waiting. `pause`: an expression, waits
  // until it is worth another look.
  poll(look, arg, wait = patience, pause = 'new Promise(done => setTimeout(done, 5))') {
    return this.page.evaluate(`(async () => {
      const look = ${look}, end = Date.now() + ${wait};
      const frame = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 1000); }); // a display may miss one
      let frames = 0;
      const count = () => (frames += 1) < 6 && frame().then(count);
      if (${wait < patience}) frame().then(count);
      else frames = 6;
      for (;;) {
        const found = await look(${JSON.stringify(arg)}, frame);
        if (found || (Date.now() > end && frames >= 6)) return found || null;
        await ${pause};
      }
    })()`);
  }

  /** What was pressed on the canvas, or changed its size, has been heard by the program and drawn. */
  drawn() {
    return this.poll((_, frame) => frame().then(frame).then(frame).then(frame).then(() => true));
  }

  // The mirror once `wanted` is true of it.
  async until(wanted, what = String(wanted), arg = null) {
    const found = await this.poll(`a => { const m = (${readMirror})(); return (${wanted})(m, a) && m; }`, arg, patience, `(${change})()`);
    if (found) return found;
    const now = await this.mirror();
    throw new Error(`waited in vain for ${what}; last pressed: ${this.last}; the mirror: ${JSON.stringify({ ...now, text: undefined, sections: undefined, controls: undefined })}; faults: ${this.faults}`);
  }

  // Something else is to be done than in the mirror `before`.
  after(before) {
    return this.until((m, a) => m.status !== a.status || m.log.join() !== a.log || m.ids.join() !== a.ids || m.screen !== a.screen,
      'a change', { status: before.status, log: before.log.join(), ids: before.ids.join(), screen: before.screen });
  }

  /**
   * Plays on through the mirror, quickly.
   * @param {function(Object, Function): string} [choose] the control of an action, from a mirror and numbers by chance
   * @returns {Promise<Object>} the mirror when so many actions are done or `wanted` is true of it, or the game over
   */
  async rush(count, seed = 1, wanted = () => false, arg = null, choose = byChance) {
    const mirror = await this.page.evaluate(`(${rushOn})(${readMirror}, ${change}, ${count}, ${seed}, ${wanted}, ${JSON.stringify(arg)}, ${choose}, ${patience})`);
    assert.ok(!mirror.stuck, `${mirror.stuck}; faults: ${this.faults}; the record: ${mirror.stuck && await this.record()}`);
    return mirror;
  }

  /** Does what the mirror's control does, at once. */
  async press(...ids) {
    for (const id of ids) {
      assert.ok(await this.poll(press, id), `no control ${id} among ${(await this.mirror()).ids.join(', ')}`);
    }
  }

  /** The same if it is there now, where others may have acted meanwhile; false: it is not. */
  pressIfThere(id) {
    return this.page.evaluate(press, id);
  }

  /** Back, as often as it takes. */
  async home() {
    for (let m = await this.mirror(); m.screen !== 'home'; m = await this.mirror()) {
      await this.press('back');
      await this.after(m);
    }
  }

  /** Opens the latest saved game; from the home screen or the list. */
  async load() {
    const [latest] = saved(await this.until(m => m.ids.some(id => id.startsWith('load ')), 'a saved game'));
    await this.press(`load ${latest}`);
  }

  /** Where the canvas shows it, once it stays in its place: x, y, w, h in CSS pixels of the page; null: nowhere. */
  find(id, wait = patience) {
    return this.poll(async (i, frame) => {
      const first = cardfront.item(i);
      if (!first) return null;
      await frame();
      const again = cardfront.item(i);
      return again && first.every((length, side) => Math.abs(length - again[side]) < 0.5) && { x: again[0], y: again[1], w: again[2], h: again[3] };
    }, id, wait);
  }

  async where(id) {
    const rect = await this.find(id);
    if (!rect) throw new Error(`the canvas does not show ${id}; the mirror: ${(await this.mirror()).status}`);
    return rect;
  }

  // A point on it that nothing drawn later covers: cards in a fan lie over the right part of those before.
  static point(id, rect) {
    return [rect.x + (/^(select|secret) /.test(id) ? Math.min(9, rect.w / 2) : rect.w / 2), rect.y + rect.h / 2];
  }

  /** A click, or a tap of a finger, on what the canvas shows by that name. */
  async hit(id) {
    const [x, y] = Player.point(id, await this.where(id));
    await this.page.evaluate(() => { window.ahead += 700; });
    this.last = `${id} at ${Math.round(x)}, ${Math.round(y)}`;
    await this.tap(x, y);
  }

  /** At once: held still for half a second it would be a look at what lies there. */
  tap(x, y) {
    return Promise.all([this.page.mouse.move(x, y), this.page.mouse.down(), this.page.mouse.up()]);
  }

  async drag(from, to) {
    const [x, y] = Player.point(from, await this.where(from));
    await this.page.evaluate(() => { window.ahead += 700; });
    // At once: held still for half a second it would be a look at the card.
    await Promise.all([this.page.mouse.move(x, y), this.page.mouse.down(), this.page.mouse.move(x - 20, y - 20)]);
    // Where it may be dropped is known by the card that is held now.
    const [tx, ty] = Player.point(to, await this.where(to));
    await this.page.mouse.move(tx, ty, { steps: 6 });
    await this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await this.page.mouse.up();
  }

  /** The record of the game on the table, by its own export, which there is none of behind the veil. */
  async record() {
    const { ids } = await this.until(m => m.ids.includes('take-screen') || (m.ids.includes('export-this') && !/is thinking$/.test(m.status)));
    if (ids.includes('take-screen')) {
      await this.press('take-screen');
      await this.until(m => m.ids.includes('export-this'));
    }
    await this.page.evaluate(() => { window.ahead += 700; });
    await this.press('export-this');
    await this.allTheSame();
    const text = await this.inDialog(dialog => dialog.querySelector('textarea').value);
    await this.escape();
    return text;
  }

  // What `look(dialog, arg)` returns of the dialog that is open, once it is something.
  async inDialog(look, arg = null) {
    const found = await this.poll(`async a => { const dialog = document.querySelector('dialog[open]'); return dialog && (${look})(dialog, a); }`, arg);
    assert.ok(found !== null, `no dialog has ${look}`);
    return found;
  }

  /** Closes the dialog. */
  async escape() {
    await this.page.keyboard.press('Escape');
    assert.ok(await this.poll(() => !document.querySelector('dialog')), 'Escape closes the dialog');
  }

  /** Where the page warns that a game which goes on is given away, it is shown all the same. */
  async allTheSame() {
    const asked = await this.inDialog(dialog => (dialog.querySelector('textarea') ? 'nothing' : 'all the same'));
    if (asked !== 'nothing') await this.inDialog(dialog => {
      const button = [...dialog.querySelectorAll('button')].find(each => each.textContent === 'Show it all the same');
      button?.click();
      return button !== undefined;
    });
    await this.inDialog(dialog => dialog.querySelector('textarea') !== null);
  }

  /** Puts a text into the field of the dialog and sends it off. */
  answer(text) {
    return this.inDialog((dialog, words) => {
      const field = dialog.querySelector('#answer');
      if (!field) return false;
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      dialog.querySelector('[type=submit]').click();
      return true;
    }, text);
  }

  /** Opens a text as a record, through the dialog. */
  async open(text) {
    await this.press('import');
    await this.answer(text);
  }

  /** From now on the program's clock goes so many times as fast: 0 stops it. */
  paceClock(pace) {
    return this.page.evaluate(next => window.paceClock(next), pace);
  }

  /** What is played back by itself, once it is; its clock then hardly goes on, so that it can be looked at. False: nothing is. */
  playsBack(wait) {
    return this.poll(() => cardfront.item('skip') !== null && (window.paceClock(0.02), true), null, wait);
  }

  /** From now on nothing is drawn but for `painted`. */
  drawNoMore() {
    return this.page.evaluate(drawNothing);
  }

  /** What `look` returns, which sees the picture of now; until it has, what is drawn can be seen. */
  async painted(look) {
    const drawn = await this.page.evaluate(() => {
      const before = window.painting;
      window.painting = true;
      return before !== false;
    });
    try {
      await this.drawAnew();
      return await look();
    } finally {
      if (!drawn) await this.drawNoMore();
    }
  }

  /** A picture is made of what there is now, though nothing has changed. */
  async drawAnew() {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await this.drawn();
  }
}

// In the page: a clock that can be put ahead, since what is pressed right after the turn has passed to another person does
// not act; and that can go at another pace, where what is looked at would be over before a busy machine has come to it.
export function leadClock() {
  window.ahead = 0;
  const now = performance.now.bind(performance);
  let from = 0, at = 0, pace = 1; // it was `at` at `from`
  performance.now = () => at + (now() - from) * pace + window.ahead;
  window.paceClock = next => {
    at = performance.now() - window.ahead;
    from = now();
    pace = next;
  };
}

// In the page: all of WebGL goes on but what makes a picture, and what a picture is made of; so none is shown either, until
// `painting` is set.
export function drawNothing() {
  if (window.painting === undefined)
    for (const each of [window.WebGLRenderingContext, window.WebGL2RenderingContext].filter(Boolean))
      for (const name of ['clear', 'drawElements', 'bufferData', 'bufferSubData']) {
        const draw = each.prototype[name];
        each.prototype[name] = function (...rest) { if (window.painting) draw.apply(this, rest); };
      }
  window.painting = false;
}

/**
 * A match from the home screen to its table, set up through the mirror.
 * @param {Player} player
 * @param {{type: string, ante: boolean, seed: number, seats: string}} match seats: "p0" a person and the easy
 *   computer, "pp" two persons
 */
export async function begin(player, { type = 'rolled', ante = false, seed = 1, seats = 'p0' } = {}) {
  await player.press('setup 0', `option 0 ${types.indexOf(type)}`, `option 1 ${ante ? 1 : 0}`, `player 0 ${seats[0]}`, `player 1 ${seats[1]}`);
  return deal(player, seed);
}

/** From a set-up to its table, with the deal of that number. */
export async function deal(player, seed) {
  await player.press('seed');
  await player.answer(String(seed));
  await player.until((m, a) => m.controls.some(c => c.id === 'seed' && c.label.includes(a)), 'the seed', String(seed));
  await player.press('start');
  return player.until(m => m.screen === 'table', 'the table');
}

/** The ids of the saved games that can be opened here, in the order of the screen. */
export const saved = mirror => mirror.ids.filter(id => id.startsWith('load ')).map(id => id.slice(5));
export const over = mirror => mirror.ids.includes('rematch');
/** A line in which the one person at the screen is "you", as all others would read it. */
export const byName = (line, me = 'Player 1') => line
  .replace(/^((?:[^:]*: )?)You (and )?(\w+)/, (_, before, and, verb) => before + me + (and ? ` and ${verb}` : ` ${third(verb)}`))
  .replace(/\b[Yy]our\b/g, `${me}'s`).replace(/\b[Yy]ou\b/g, me);
const third = verb => ({ are: 'is', have: 'has', do: 'does' })[verb] ?? `${verb}${/(s|x|ch|sh)$/.test(verb) ? 'es' : 's'}`;
/** What the person at the screen may do. */
export const deeds = mirror => mirror.ids.filter(id => id.startsWith('do ')).map(id => id.slice(3));
