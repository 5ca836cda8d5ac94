/* Keeps the page of a member's tickets for when there is no network, and no other page (docs/decisions/062). */

/** How long the network may take for the page, in milliseconds. */
const patience = 4000;
const page = new URL(self.registration.scope).pathname;
const cacheName = `tickets:${page}`;

/** The scripts, styles, fonts and words that the page names. */
const filesIn = (html) => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:assets|fonts|words)\/[^"]+)"/g)].map(([, path]) => path)),
];

/** Looks without opening: a cache that was removed would be there again. */
const kept = (request) => caches.match(request, { cacheName });

/** Keeps an answer with its files, then forgets those of an older version. The page comes last: one that is kept is whole. */
const keep = async (answer) => {
  const cache = await caches.open(cacheName);
  const files = filesIn(await answer.clone().text());
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(page, answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== page && !files.includes(pathname)) await cache.delete(request);
  }
};

const isWhole = (answer) => answer.status === 200 && !answer.redirected;

const keepAnew = async () => {
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-cache' });
  if (!isWhole(answer)) throw new Error(`The page of the tickets answers ${answer.status}`);
  await keep(answer);
};

/** The page from the network; from the device where that is away or too slow. */
const answerPage = async (event) => {
  try {
    const answer = await fetch(event.request, { signal: AbortSignal.timeout(patience) });
    // The old version stays whole if the new one cannot be kept.
    if (isWhole(answer)) event.waitUntil(keep(answer.clone()).catch(() => {}));
    if (answer.status < 500) return answer;
  } catch {
    // Without a network.
  }
  return (await kept(page)) ?? Response.error();
};

const answerFile = async (request) => (await kept(request)) ?? fetch(request);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepAnew());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === page) event.respondWith(answerPage(event));
  else if (/^\/(assets|fonts|words)\//.test(pathname)) event.respondWith(answerFile(request));
});
