import { expect, onTestFinished, test, vi } from 'vitest';
import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '#contract/settings/time.ts';
import { servesWire } from './host/lists/testing/servesWire.ts';
import { wireHost } from './host/lists/testing/wireHost.ts';
import { wireProgramme } from './host/lists/testing/wireProgramme.ts';
import { startTestHost } from './host/testing/startTestHost.ts';
import { openMailServer } from './mail/testing/transports.ts';
import { pagesOf } from './pages/testing/pagesOf.ts';
import { epochSeconds } from './clock.ts';
import { dutyLimits } from './duties/limits.ts';
import { staticPageOf } from './pages/staticPage.ts';
import { shelfIn } from './pictures/shelf.ts';
import { writeProfile } from './profile/testing/writeProfile.ts';
import { start, type Site } from './start.ts';
import { listenHere } from './testing/listenHere.ts';
import type { Database } from './store/schema/tables.ts';
import { takeTurn } from './store/schema/version.ts';
import { openTestStore } from './store/testing/openTestStore.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** A site without a build. */
const bare: Omit<Site, 'pages'> = {
  staticPage: staticPageOf('<!doctype html><html lang="en"><body id="static">'),
  folders: [],
  keepsPages: true,
};

/** A start in this process, on the sample, of a festival where the day begins first; its signals reach it alone. */
const startHere = async (
  env: Readonly<Record<string, string>>,
  site: Site,
  fill: (db: Database) => Promise<unknown> = () => Promise.resolve(),
) => {
  const store = await openTestStore('sample');
  await store.transact(fill);
  await writeProfile(store, { timezone: 'Pacific/Kiritimati', placeholders: ['a.fr.md', 'b.md'] });
  const here = { DATA_DIR: store.dataDirectory, HOST: '127.0.0.1', PORT: '0', SAMPLE: 'no', ...env };
  for (const [name, value] of Object.entries(here)) vi.stubEnv(name, value);
  const printed: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  const stopsOf = (signal: (typeof signals)[number]) =>
    process.listeners(signal).filter((each) => !before.get(signal)?.includes(each));
  onTestFinished(async () => {
    for (const stop of stopsOf('SIGTERM')) stop('SIGTERM');
    for (const signal of signals) for (const stop of stopsOf(signal)) process.off(signal, stop);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await store.close();
  });
  await start(site);
  const lines = printed.join('');
  const [, origin = ''] = /^Chapiteau is at (http:\S+)\/$/m.exec(lines) ?? [];
  const [, metrics = ''] = /^Its metrics are at (http:\S+)$/m.exec(lines) ?? [];
  const ask = (path: string): Promise<Response> => fetch(origin + path);
  return {
    store,
    ask,
    /** Lines for a person, without the numbers of ports. */
    said: lines
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'))
      .map((line) => line.replace(/:\d+/, ':…')),
    read: async (path: string) => (await ask(path)).text(),
    /** 0 once nobody answers any more. */
    statusOf: (path: string): Promise<number> =>
      ask(path).then(
        ({ status }) => status,
        () => 0,
      ),
    readMetrics: async () => (await fetch(metrics)).text(),
    send: (signal: (typeof signals)[number]): void => {
      for (const stop of stopsOf(signal)) stop(signal);
    },
  };
};

test('every part of a started site has the festival’s own time zone, the files of the sample, the static page and the metrics; what is asked before it stops is answered', async () => {
  const zones: string[] = [];
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const site = await startHere(
    // By the clock of any other zone it is July; another host’s members spare the start its long lists.
    { NOW: '2027-07-31T11:00:00Z', METRICS_PORT: '0', MEMBER_API_URL: 'https://members.example' },
    {
      ...bare,
      pages: ({ settings }) => {
        zones.push(settings.siteTimezone);
        return pagesOf(async () => {
          asked.resolve();
          await released.promise;
          throw new Error('It cannot be drawn');
        })();
      },
    },
  );
  expect(site.said).toEqual([
    'Chapiteau is at http://127.0.0.1:…/',
    'Its metrics are at http://127.0.0.1:…/metrics',
    expect.stringMatching(/^Warning: this is the sample festival\./),
  ]);
  const months = [await site.read('/fr/calendrier?print=all'), await site.read('/en/calendar?print=all')];
  expect([zones, months.map((list) => /<h1>(.*?)<\/h1>/.exec(list)?.[1])]).toEqual([
    ['Pacific/Kiritimati'],
    ['août 2027', 'August 2027'],
  ]);
  expect([
    await site.statusOf('/readyz'),
    await site.statusOf('/media/posters/1-320.avif'),
    await site.statusOf('/festival/sponsors/6.svg'),
  ]).toEqual([200, 200, 200]);
  expect(await site.readMetrics()).toMatch(
    /^chapiteau_http_requests_total\{route="\/readyz",method="GET",status="200",.*\} 1$/m,
  );
  const page = site.ask('/fr');
  await asked.promise;
  site.send('SIGINT');
  released.resolve();
  const { headers, status } = await page;
  expect([status, headers.get('connection'), await (await page).text()]).toEqual([
    503,
    'close',
    expect.stringContaining('id="static"'),
  ]);
  await expect.poll(() => site.statusOf('/healthz')).toBe(0);
});

test.each([
  [
    'whose port is in use',
    'taken',
    /^Port (\d+) on 127\.0\.0\.1 is in use\. Stop what uses it, or set PORT to another one\.$/m,
  ],
  ['with a wrong setting', 'eighty', /^PORT must be a whole number from 0 to 65535\.$/m],
])('settings: a start %s says how a person can mend it, and nothing answers', async (_, port, sentence) => {
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
  });
  const taken = new URL(await listenHere((__, response) => void response.end())).port;
  const site = await startHere(
    { PORT: port === 'taken' ? taken : port, MEMBER_API_URL: 'https://members.example' },
    { ...bare, pages: pagesOf(() => Promise.reject(new Error('It is not asked'))) },
  );
  expect([site.said.length, sentence.test(site.said.join('\n')), process.exitCode]).toEqual([1, true, 1]);
});

const now = () => epochSeconds(Temporal.Now.instant());

/** Another host’s members spare a start its long lists; no page is asked for. */
const elsewhere = { MEMBER_API_URL: 'https://members.example' };
const withoutPages: Site = { ...bare, pages: pagesOf(() => Promise.reject(new Error('It is not asked'))) };

test('RES-16: a letter that is on its way when the site stops is off the list before the database closes', async () => {
  const [sending, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { smtpUrl } = await openMailServer(() => {
    sending.resolve();
    return taken.promise;
  });
  const site = await startHere({ ...elsewhere, SMTP_URL: smtpUrl }, withoutPages, async (db) => {
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id: 's', email: 'jo@example.test', lang: 'en', asked_at: 0, confirmed_at: 0 })
      .execute();
    await db
      .insertInto('newsletter_letters')
      .values({ id: 'n', subscription_id: 's', letter: 'newsletterWelcome', tries: 0, due_at: 0 })
      .execute();
  });
  await sending.promise;
  site.send('SIGTERM');
  await expect.poll(() => site.statusOf('/healthz')).toBe(0);
  taken.resolve();
  const owed = site.store.db.selectFrom('newsletter_letters').select('id');
  await expect.poll(() => owed.execute()).toEqual([]);
});

test('OPS-19: a duty that is under way when the site stops is left to another process before the database closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, send, statusOf } = await startHere(elsewhere, withoutPages);
  const dutiesLeft = () =>
    store.db.selectFrom('duties').select('name').where('due_at', '<=', now()).execute();
  await store.transact((db) => db.deleteFrom('duties').execute());
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const written = store.transact(async (db) => {
    await takeTurn(db);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  vi.advanceTimersByTime(dutyLimits.lookEvery);
  send('SIGTERM');
  await expect.poll(() => statusOf('/healthz')).toBe(0);
  ended.resolve();
  await written;
  await expect.poll(dutiesLeft).toEqual([{ name: 'budgets' }]);
});

test.each([
  [true, [1, 1]],
  [false, [1, 2]],
])('a site that keeps its pages (%j) makes one again only in development', async (keepsPages, made) => {
  let times = 0;
  const site = await startHere(elsewhere, {
    ...bare,
    keepsPages,
    pages: pagesOf(async () => {
      times += 1;
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: String(times) };
    }),
  });
  expect([await site.read('/fr'), await site.read('/fr')].map(Number)).toEqual(made);
});

test('OPS-09: a start brings the list of deleted accounts beside the database up to date', async () => {
  const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const { store } = await startHere(elsewhere, withoutPages, (db) =>
    db
      .insertInto('deleted_members')
      .values({ uuid, deleted_at: epochSeconds(Temporal.Now.instant()) })
      .execute(),
  );
  const listed = () => readFile(join(store.dataDirectory, 'deletions'), 'utf8').catch(() => null);
  await expect.poll(listed).toBe(`${uuid}\n`);
});

test('PIC-04: what an interrupted preparation of a picture left is gone an hour after the start', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await startHere(elsewhere, withoutPages);
  const left = join(shelfIn(store.dataDirectory), '.0.part');
  await mkdir(left, { recursive: true });
  await utimes(left, 0, 0);
  vi.advanceTimersByTime(hour);
  await expect.poll(() => existsSync(left)).toBe(false);
});

const proxies = 'TRUSTED_PROXIES is not set: behind a proxy all visitors share one limit.';
const unwritten = 'Warning: these pages wait for their text: a.fr.md, b.md.';
const sample = expect.stringMatching(/^Warning: this is the sample festival\./);

test.each<[string, Readonly<Record<string, string>>, unknown[]]>([
  ['in production', { ...elsewhere, NODE_ENV: 'production' }, [sample, proxies, unwritten]],
  [
    'in production behind one proxy',
    { ...elsewhere, NODE_ENV: 'production', TRUSTED_PROXIES: '1' },
    [sample, unwritten],
  ],
  [
    'in production behind a known proxy',
    { ...elsewhere, NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.1' },
    [sample, unwritten],
  ],
])('settings: a start %s warns of what a person should know', async (_, env, warnings) => {
  const { said } = await startHere(env, withoutPages);
  expect(said).toEqual(['Chapiteau is at http://127.0.0.1:…/', ...warnings]);
});

test('settings: a start in front of another host’s content says nothing of the sample that its database holds', async () => {
  const wire = wireHost({ fr: { ...wireProgramme.fr }, en: { ...wireProgramme.en } });
  const { origin } = await startTestHost(servesWire(wire));
  const { said } = await startHere({ ...elsewhere, CONTENT_API_URL: `${origin}/cms` }, withoutPages);
  expect(said).toEqual(['Chapiteau is at http://127.0.0.1:…/']);
});

test.each([
  ['without a mail server', {}, true],
  ['with one', { SMTP_URL: 'smtp://127.0.0.1:1' }, false],
])('settings: a start %s says where mail is written, or does not', async (_, env, isWritten) => {
  const { said, store } = await startHere(env, withoutPages);
  const line = `Mail is written to ${join(store.dataDirectory, 'outbox')}`;
  expect(said.includes(line)).toBe(isWritten);
});
