// What the page draws is counted, so that a test knows when all has come to rest. `prepare: counting` for `sit`.
import assert from 'node:assert/strict';

/** Counts, in the page: pictures drawn, frames asked for and not come yet, turns of the wheel, parts of the program that are there. */
export const counting = page => page.addInitScript(() => {
  window.counted = { pictures: 0, asked: 0 };
  window.parts = 0;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...rest) => {
    const made = await instantiate(...rest);
    parts += 1;
    return made;
  };
  window.awaited = new Set();
  window.turns = 0;
  addEventListener('wheel', () => { turns += 1; });
  for (const each of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    const clear = each.prototype.clear;
    each.prototype.clear = function (...rest) { counted.pictures += 1; return clear.apply(this, rest); };
  }
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = then => {
    counted.asked += 1;
    const frame = ask(time => {
      awaited.delete(frame);
      then(time);
    });
    awaited.add(frame);
    return frame;
  };
  const cancel = window.cancelAnimationFrame;
  window.cancelAnimationFrame = frame => {
    awaited.delete(frame);
    cancel(frame);
  };
});

/** Pictures were drawn, all parts of the program are there, and no frame is awaited, nor was one meanwhile: whatever moved has
 *  come to rest. */
export const rest = async p => assert.ok(await p.poll(async () => {
  const before = counted.asked, whole = parts === 3 + document.getElementById('page').dataset.eachWasm.split(' ').length;
  await new Promise(done => setTimeout(done, 100));
  return whole && awaited.size === 0 && counted.asked === before && counted.pictures > 0;
}), 'it comes to rest');
