// Which keys the program may have. SDL listens on the window and swallows what it hears, so what is not the game's
// is stopped on its way: everything while the focus is not on the canvas, and on the canvas the keys that belong to
// the browser (Tab, the function keys, combinations). A release follows its press; where the page
// loses what is held (another part of it or another window gets the focus, a gesture of the system takes the touch) the
// program lets it go, and nothing acts.

const browsers = /^(Tab|F\d+|Control|Meta|Alt|AltGraph|OS|CapsLock|ContextMenu|Dead|Process|Unidentified|Browser.*|Audio.*|Media.*|Launch.*)$/;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {function(): void} letGo what is held is dropped
 */
export function guardKeys(canvas, letGo) {
  const pressed = new Set();

  const drop = () => {
    pressed.clear();
    letGo();
  };
  const allowed = event => {
    if (event.type === 'keyup') return pressed.delete(event.code);
    const games = event.target === canvas && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey &&
      !browsers.test(event.key) && (!event.repeat || pressed.has(event.code)); // held since before: not meant for the table
    if (games && event.type === 'keydown') {
      if (!event.repeat && pressed.has(event.code)) drop(); // its release was not heard
      pressed.add(event.code);
    }
    return games;
  };
  // On the canvas nobody else wants the key: stop it before any listener there. Elsewhere the page's own listeners
  // come first and only the window is spared.
  const early = event => {
    if (event.target !== canvas) return;
    if (!allowed(event)) event.stopPropagation();
  };
  const late = event => {
    if (event.target !== canvas && !allowed(event)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) {
    document.addEventListener(type, early, true);
    document.addEventListener(type, late);
  }
  for (const each of [canvas, window]) each.addEventListener('blur', drop);
  for (const type of ['touchcancel', 'pointercancel']) document.addEventListener(type, drop, true);
  document.addEventListener('visibilitychange', () => document.hidden && drop());

  const byKeys = yes => document.body.classList.toggle('keys', yes);
  document.addEventListener('keydown', event => event.key === 'Tab' && byKeys(true), true);
  document.addEventListener('pointerdown', () => byKeys(false), true);

  // In a frame neither the window nor the canvas has the focus until it is asked for.
  canvas.addEventListener('pointerdown', () => {
    window.focus();
    canvas.focus({ preventScroll: true });
  });
}
