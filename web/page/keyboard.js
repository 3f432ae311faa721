// Which keys the program may have. SDL listens on the window and swallows what it hears, so what is not the game's
// is stopped on its way: everything while the focus is not on the canvas, and on the canvas the keys that belong to
// the browser (Tab, the function keys, combinations). A release follows its press, whatever happened in between.

const browsers = /^(Tab|F\d+|Control|Meta|Alt|AltGraph|OS|CapsLock|ContextMenu|Dead|Process|Unidentified|Browser.*|Audio.*|Media.*|Launch.*)$/;

/** @param {HTMLCanvasElement} canvas */
export function guardKeys(canvas) {
  const pressed = new Set();

  const allowed = event => {
    if (event.type === 'keyup') return pressed.delete(event.code);
    const games = event.target === canvas && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey &&
      !browsers.test(event.key);
    if (games && event.type === 'keydown') pressed.add(event.code);
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
  addEventListener('blur', () => pressed.clear());

  const byKeys = yes => document.body.classList.toggle('keys', yes);
  document.addEventListener('keydown', event => event.key === 'Tab' && byKeys(true), true);
  document.addEventListener('pointerdown', () => byKeys(false), true);

  // In a frame neither the window nor the canvas has the focus until it is asked for.
  canvas.addEventListener('pointerdown', () => {
    window.focus();
    canvas.focus({ preventScroll: true });
  });
}
