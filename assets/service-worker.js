// The offline copy: one build in one cache. A new build is fetched beside it and waits until the page says that the
// person agreed. Each file comes with the hash that it must have; what does not fit is not kept. Without a file that is
// needed to play there is no copy, and the page works from the net; the others may be missing and are fetched when they
// are wanted, and at later visits; those of a language other than English only once it is spoken. Names are relative, './' is
// the page itself.
const BUILD = /*BUILD*/ {version: 'dev', needed: {}, others: {}, spoken: {}};

const longest = 180e3; // ms that a file may take, in the background
const { scope } = self.registration;
const ours = `cardfront ${scope} `; // other folders of the host have their own copies
const name = ours + BUILD.version;
const hashes = new Map(Object.entries({ ...BUILD.needed, ...BUILD.others, ...BUILD.spoken }));

// Past the browser's own cache, or old and new files mix; and if that is wrong, past those on the way.
function bring(file) {
  const signal = AbortSignal.timeout?.(longest);
  const ask = address => fetch(address, { cache: 'reload', integrity: hashes.get(file), signal });
  return ask(file).catch(() => ask(`${file}?again=${Date.now()}`));
}

async function keep(file) {
  const cache = await caches.open(name);
  if (!(await cache.match(file, { ignoreVary: true }))) await cache.put(file, await bring(file));
}
const keepOthers = () => Promise.allSettled(Object.keys(BUILD.others).map(keep));
const keepLanguage = language => Promise.allSettled(
  Object.keys(BUILD.spoken).filter(file => file.startsWith(`${language}/`) || file.startsWith(`words-${language}-`)).map(keep));

// What an older build has spoken here.
async function keepLanguages() {
  for (const key of await caches.keys()) {
    if (!key.startsWith(ours) || key === name) continue;
    for (const { url } of await (await caches.open(key)).keys()) {
      const [, language] = /\/words-(.+?)-/.exec(url) ?? [];
      if (language) await keepLanguage(language);
    }
  }
}

self.addEventListener('install', event => {
  event.waitUntil(Promise.all(Object.keys(BUILD.needed).map(keep)).then(keepOthers).then(keepLanguages));
});

self.addEventListener('activate', event => {
  event.waitUntil((async () => {
    const all = await caches.keys();
    await Promise.all(all.filter(key => key.startsWith(ours) && key !== name).map(key => caches.delete(key)));
    await self.clients.claim();
  })());
});

self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'complete') event.waitUntil(keepOthers());
  const [, language] = /^speaks (.+)/.exec(event.data) ?? [];
  if (language) event.waitUntil(keepLanguage(language));
});

// A query asks anew for a file that was not what it should be.
async function give(file, request) {
  try {
    const cache = await caches.open(name);
    const again = request.mode !== 'navigate' && request.url.includes('?');
    const kept = !again && await cache.match(file, { ignoreVary: true });
    if (kept) return kept;
    const answer = await bring(file);
    await cache.put(file, answer.clone()).catch(() => {}); // full: the next visit asks again
    return answer;
  } catch {
    return fetch(request);
  }
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length);
  const file = path === '' || path === 'index.html' ? './' : path;
  if (hashes.has(file)) event.respondWith(give(file, request));
});
