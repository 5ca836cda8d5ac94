import { readFileSync } from 'node:fs';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeTicketsWorker, openTicketsWorker } from './ticketsWorker.ts';

const script = readFileSync('public/tickets-worker.js', 'utf8');
const origin = 'https://chapiteau.test';
const page = '/en/my-tickets';
const pathOf = (asked: Request | URL | string): string =>
  new URL(asked instanceof Request ? asked.url : asked, origin).pathname;
const documentOf = (version: string): string =>
  `<script src="/assets/${version}.js"></script><link href="/fonts/bold.woff2"><link href="/words/en-${version}.json"><a href="/en/shows">Shows</a>`;

/** The worker of the page, in a browser whose network has these answers by path; null is no network. */
const workerOf = (network: { answers: Record<string, Response> | null }) => {
  const kept = new Map<string, Response>();
  const answerOf = (path: string): Response => {
    const answer = network.answers?.[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  const cache = {
    match: (asked: string) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
    add: async (path: string) => void kept.set(path, answerOf(path)),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    keys: async () => [...kept.keys()].map((path) => new Request(origin + path)),
    delete: async (asked: Request) => kept.delete(pathOf(asked)),
  };
  const heard = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    URL,
    Response,
    AbortSignal,
    fetch: async (asked: Request | string) => answerOf(pathOf(asked)),
    caches: { match: (asked: Request | string) => cache.match(pathOf(asked)), open: async () => cache },
    self: {
      registration: { scope: origin + page },
      location: { origin },
      skipWaiting: () => {},
      clients: { claim: () => Promise.resolve() },
      addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    },
  });
  /** Sends an event, and waits for all that it begins. @returns the answer; null where the browser gives its own */
  const send = async (type: string, request: object = {}): Promise<Response | null> => {
    const works: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    heard.get(type)?.({
      request,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    });
    const [answer = null] = await Promise.all(answers);
    await Promise.all(works);
    return answer;
  };
  const open = async (path: string) => {
    const request = Object.assign(new Request(origin + path), {});
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return (await send('fetch', request))?.text() ?? null;
  };
  return { send, open, keeps: () => [...kept.keys()].toSorted() };
};

const answersOf = (version: string) => ({
  [page]: new Response(documentOf(version)),
  [`/assets/${version}.js`]: new Response(version),
  '/fonts/bold.woff2': new Response('bold'),
  [`/words/en-${version}.json`]: Response.json({ 'page.home': version }),
});
const whole = (version: string): string[] => [
  `/assets/${version}.js`,
  page,
  '/fonts/bold.woff2',
  `/words/en-${version}.json`,
];

test('PKT-06: it keeps its page with the files that this names, and answers with it without a network', async () => {
  const network: Parameters<typeof workerOf>[0] = { answers: answersOf('one') };
  const { send, open, keeps } = workerOf(network);
  await send('install');
  expect(keeps()).toEqual(whole('one'));
  network.answers = null;
  expect([await open(page), await open('/en/shows'), keeps()]).toEqual([
    documentOf('one'),
    null,
    whole('one'),
  ]);
});

test('PKT-06: it follows a new version of the site as soon as the page is opened, and forgets the old one', async () => {
  const network: Parameters<typeof workerOf>[0] = { answers: answersOf('one') };
  const { send, open, keeps } = workerOf(network);
  await send('install');
  network.answers = answersOf('two');
  expect([await open(page), keeps()]).toEqual([documentOf('two'), whole('two')]);
  network.answers = null;
  expect(await open(page)).toBe(documentOf('two'));
});

test.each([
  ['an answer that is an error', new Response('late', { status: 503 })],
  ['a version whose files do not come', new Response(documentOf('two'))],
])('PKT-06: %s does not take the place of the one that is whole', async (_, answer) => {
  const network: Parameters<typeof workerOf>[0] = { answers: answersOf('one') };
  const { send, open, keeps } = workerOf(network);
  await send('install');
  network.answers = { [page]: answer };
  await open(page);
  network.answers = null;
  expect([await open(page), keeps()]).toEqual([documentOf('one'), whole('one')]);
});

test.each([
  ['activated', 'waits', 'kept'],
  ['redundant', 'waits', 'The page could not be kept'],
  ['activated', 'comes while another waits', 'kept'],
])(
  'PKT-06: a worker that has not begun yet is waited for, until it is %s: one that %s',
  async (state, place, end) => {
    const worker = Object.assign(new EventTarget(), { state: 'installed' });
    vi.stubGlobal('window', {});
    const registrations = [
      place === 'waits'
        ? { installing: null, waiting: worker, active: null }
        : { installing: worker, waiting: new EventTarget(), active: null },
      { installing: null, waiting: null, active: {} },
    ];
    vi.stubGlobal('navigator', {
      serviceWorker: { register: async () => registrations.shift() },
      locks: { request: (_: string, work: () => Promise<void>) => work() },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const told: string[] = [];
    const opened = openTicketsWorker().then(
      () => told.push('kept'),
      ({ message }: Error) => told.push(message),
    );
    await afterOthers();
    expect(told).toEqual([]);
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
    await opened;
    expect(told).toEqual([end]);
  },
);

/** A browser whose workers are ready at once; returns what it was asked. */
const openBrowser = (page_: object = {}) => {
  const asked: unknown[] = [];
  vi.stubGlobal('window', page_);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (...given: unknown[]) => {
        asked.push(given);
        return { installing: null, waiting: null, active: {} };
      },
      getRegistrations: async () => [],
    },
    locks: {
      request: (name: string, work: () => Promise<void>) => {
        asked.push(name);
        return work();
      },
    },
  });
  vi.stubGlobal('caches', { delete: async (name: string) => void asked.push(name) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
};
const registered = (address: string) => [
  [address, { scope: '/fr/mes-billets' }],
  [address, { scope: page }],
];

test('PKT-06: each language has its worker, whose script a policy of the site names where the browser wants one', async () => {
  vi.resetModules();
  const fresh = await import('./ticketsWorker.ts');
  const named: string[] = [];
  const asked = openBrowser({
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        named.push(name);
        return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
      },
    },
  });
  await fresh.openTicketsWorker();
  await fresh.openTicketsWorker();
  const once = ['/tickets-worker.js', ...registered('trusted /tickets-worker.js')];
  expect([named, asked]).toEqual([['tickets'], [...once, ...once]]);
});

test.each([
  [true, ['/tickets-worker.js', ...registered('/tickets-worker.js')]],
  [false, ['/tickets-worker.js', 'tickets:/fr/mes-billets', `tickets:${page}`]],
])('PKT-06: in its turn a tab opens or closes them, as tickets are kept then: %s', async (areKept, done) => {
  vi.resetModules();
  const fresh = await import('./ticketsWorker.ts');
  const asked = openBrowser();
  await fresh.tendTicketsWorker(() => areKept);
  expect(asked).toEqual(done);
});

test('PKT-06: a browser without workers has none to close', async () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(closeTicketsWorker()).resolves.toBeUndefined();
});

test.each([
  ['is neither there nor coming', { installing: null, waiting: null, active: null }, 'The worker is gone'],
])('PKT-06: a worker that %s keeps nothing', async (_, registration, message) => {
  openBrowser();
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration },
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  });
  await expect(openTicketsWorker()).rejects.toThrow(message);
});

test('PKT-06: the workers of the two pages go with what they kept, those of others stay', async () => {
  const left: string[] = [];
  const workerAt = (path: string) => ({
    scope: origin + path,
    unregister: async () => void left.push(path),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => ['/', '/fr/mes-billets', page, '/app/'].map(workerAt),
    },
    locks: { request: (_: string, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal('caches', { delete: async (name: string) => void left.push(name) });
  onTestFinished(() => void vi.unstubAllGlobals());
  await closeTicketsWorker();
  expect(left).toEqual(['/fr/mes-billets', page, 'tickets:/fr/mes-billets', `tickets:${page}`]);
});
