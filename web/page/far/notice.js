// Notices of the system, for who has agreed to them, while the page is out of sight.
import { words } from './words.js';

const icon = () => document.querySelector('link[rel=icon]')?.href;

/** Asks the person, who has pressed something for it; what came of it is told. */
export async function askLeave(command) {
  const answer = typeof Notification === 'function' ? await Notification.requestPermission() : 'lacking';
  command(`far-lack\n${words.notices[answer]}`);
}

export async function notice(text) {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return;
  const about = { tag: 'cardfront', icon: icon() };
  try {
    const shown = new Notification(text, about);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch { // telephones show them by a service worker alone
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, about);
  }
}
