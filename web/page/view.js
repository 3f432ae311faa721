// The canvas in the page: its size and scale, the parts a notch covers, its graphics context, being out of sight.
import { at, make, say } from './dom.js';
import { words } from './words.js';

const grace = 1500; // ms until a lost picture is replaced by words

/** @param {{command: function(string): void, context: function(number): void}} out */
export function watchView(out) {
  const canvas = at('canvas');

  const resized = () => {
    dispatchEvent(new Event('resize')); // SDL measures the canvas anew
    out.command('resize');
  };
  new ResizeObserver(resized).observe(at('stage'));
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      resized();
      watchScale();
    }, { once: true });
  };
  watchScale();

  document.addEventListener('visibilitychange', () => out.command(`hidden ${document.hidden ? 1 : 0}`));
  canvas.addEventListener('contextmenu', event => event.preventDefault()); // a long press is a look at a card

  let timer = 0;
  canvas.addEventListener('webglcontextlost', event => {
    event.preventDefault();
    out.context(1);
    timer = setTimeout(() => wordsOnly(words.contextLost), grace);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    wordsOnly('');
    out.context(0);
  });
}

/** Shows the mirror in place of the canvas and says why; '' shows the canvas again. */
export function wordsOnly(why) {
  document.body.classList.toggle('no-canvas', why !== '');
  say(at('mirror-note'), why);
}

/** True when a WebGL context can be had. */
export function canDraw() {
  try {
    const canvas = make('canvas', { width: 1, height: 1 });
    const gl = canvas.getContext('webgl') || canvas.getContext('webgl2');
    gl?.getExtension('WEBGL_lose_context')?.loseContext(); // there are few contexts; give it back now
    return gl !== null;
  } catch {
    return false;
  }
}

/** @returns {number[]} left, top, right, bottom: CSS pixels of the canvas under a notch or a rounded corner */
export function insets() {
  const probe = at('insets') || document.body.appendChild(make('div', { id: 'insets' }));
  const style = getComputedStyle(probe);
  const side = name => parseFloat(style.getPropertyValue(`padding-${name}`)) || 0;
  const box = at('stage').getBoundingClientRect();
  return [side('left') - box.left, side('top') - box.top, side('right') - (innerWidth - box.right),
    side('bottom') - (innerHeight - box.bottom)].map(covered => Math.max(0, covered));
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = () => calm.matches;
