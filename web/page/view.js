// The canvas in the page: its size and scale, the parts a notch covers, its graphics context, being out of sight.
import { at, attempt, make, say } from './dom.js';
import { words } from './words.js';

const grace = 1500; // ms until a lost picture is replaced by words

/** @param {{command: function(string): void, context: function(number): void}} out */
export function watchView(out) {
  const canvas = at('canvas');

  const resized = () => {
    dispatchEvent(new Event('resize')); // SDL measures the canvas anew
    out.command('resize');
  };
  attempt(() => new ResizeObserver(resized).observe(at('stage')), () => addEventListener('resize', () => out.command('resize')));
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      resized();
      watchScale();
    }, { once: true });
  };
  attempt(watchScale);

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
    canvas.getContext('webgl'); // one that comes back has no extensions
    out.context(0);
  });
}

/** Shows the mirror in place of the canvas and says why; '' shows the canvas again. */
export function wordsOnly(why) {
  document.body.classList.toggle('no-canvas', why !== '');
  say(at('mirror-note'), why);
}

/** False when the page's styles are missing: there is no place for the canvas then, and the words stand in the open. */
export function canDraw() {
  const styled = getComputedStyle(document.documentElement).getPropertyValue('--felt') !== '';
  at('stage').hidden = !styled;
  if (!styled) wordsOnly(words.noStyles);
  return styled;
}

/** The canvas gives its context, or none: the program knows no errors of JavaScript. It has the one extension of WebGL that
 *  the table is drawn with. */
export function calmContext(canvas) {
  const get = canvas.getContext.bind(canvas);
  canvas.getContext = (...wanted) => attempt(() => {
    const context = get(...wanted);
    context?.getExtension?.('OES_element_index_uint');
    return context;
  }, () => null);
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

const calm = attempt(() => matchMedia('(prefers-reduced-motion: reduce)'));
export const reducedMotion = () => calm?.matches === true;
