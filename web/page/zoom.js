// Whose the wheel and two fingers are. The browser's own zoom works over the canvas too: the wheel with Ctrl or Cmd is
// its (a trackpad's pinch comes as that), and so are two fingers, but where the first lies on what the table can make
// larger by itself. A page that is zoomed already always has them, or nobody could zoom it out again.

const between = touches => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{command: function(string): void, letGo: function(): void, item: function(string): ?Array<number>}} program
 */
export function guardZoom(canvas, program) {
  // SDL takes every turn of the wheel that it hears of.
  document.addEventListener('wheel', event => {
    if (event.ctrlKey || event.metaKey) event.stopPropagation();
  }, { capture: true, passive: true });
  // It takes the end of every touch, too. A finger that moves and was not taken at its start can no longer be taken, though
  // nothing scrolls by it (page.css); the browser would call that a fault.
  for (const type of ['touchmove', 'touchend', 'touchcancel']) {
    document.addEventListener(type, event => {
      if (!event.cancelable) event.preventDefault = () => {};
    }, { capture: true, passive: true });
  }

  let ours = false; // the table has these fingers
  let apart = 0; // CSS pixels between them
  const onBoard = ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    const [x, y, w, h] = program.item('zooms') || [0, 0, 0, 0];
    return clientX - left >= x && clientX - left < x + w && clientY - top >= y && clientY - top < y + h;
  };
  canvas.addEventListener('touchstart', event => {
    const touches = event.targetTouches;
    if (touches.length === 1) ours = !(globalThis.visualViewport?.scale > 1.01) && onBoard(touches[0]);
    else program.letGo(); // two fingers press nothing
    if (touches.length === 2) apart = between(touches);
    if (ours) event.preventDefault();
  }, { passive: false });
  canvas.addEventListener('touchmove', ({ targetTouches }) => {
    if (!ours || targetTouches.length !== 2) return;
    const now = between(targetTouches);
    if (apart > 0) program.command(`pinch ${Math.round(1000 * now / apart)}`);
    apart = now;
  }, { passive: true });
}
