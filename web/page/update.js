// The offline copy. A new build waits in the background; the page says so and reloads only when the person agrees.
import { make } from './dom.js';
import { notice } from './trouble.js';
import { words } from './words.js';

const hour = 3600e3;

const patience = 5000; // ms until a new build that was agreed to should have taken over

/** Without a connection too, once there is an offline copy. */
export const keepLanguage = language => void navigator.serviceWorker?.ready.then(({ active, waiting }) => {
  for (const worker of [active, waiting]) worker?.postMessage(`speaks ${language}`);
});

/** Not inside a frame (another page's offline copy is not ours to make), nor without a server. Throws where it is forbidden. */
export function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers || window.top !== window || !/^https?:$/.test(location.protocol)) return;
  let agreed = false;
  let controlled = workers.controller !== null;

  const button = act => make('button', { type: 'button', class: 'main', onclick: act }, words.reload);
  const ready = worker => notice('update', words.update, button(() => {
    agreed = true;
    if (worker.state !== 'installed') return location.reload(); // another tab has agreed
    worker.postMessage('take over');
    setTimeout(() => location.reload(), patience);
  }));
  workers.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
    else if (controlled) notice('update', words.updatedElsewhere, button(() => location.reload()));
    controlled = true; // the first one only takes its page
  });

  workers.register('service-worker.js').then(registration => {
    if (!registration) return; // a browser that only pretends
    // The first copy is no news, though its page may have it before hearing that it is installed.
    if (registration.waiting && registration.active && workers.controller) ready(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { active, installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && active && workers.controller) ready(installing);
      });
    });
    workers.ready.then(({ active }) => active.postMessage('complete')); // of what did not arrive the last time
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < hour) return;
      looked = Date.now();
      registration.update().catch(() => {});
    });
  }, error => console.info(error.message)); // forbidden here: the page works without
}
