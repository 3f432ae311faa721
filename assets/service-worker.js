// The offline copy: one build, whole, in one cache. A new build is fetched beside it and waits until the page says
// that the person agreed. `files` are relative names, './' the page itself.
const BUILD = /*BUILD*/ {version: 'dev', files: []};

const ours = `cardfront ${self.registration.scope} `; // other folders of the host have their own copies
const name = ours + BUILD.version;
const page = new URL('./', self.registration.scope).href;

self.addEventListener('install', event => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    // Past the browser's own cache, or old and new files mix.
    await cache.addAll(BUILD.files.map(file => new Request(file, { cache: 'reload' })));
  })());
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
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(name);
    const path = request.url.split(/[?#]/)[0];
    const own = path === page || path === `${page}index.html`;
    const kept = request.mode === 'navigate' && own ? await cache.match(page) : await cache.match(request, { ignoreVary: true });
    return kept || fetch(request);
  })());
});
