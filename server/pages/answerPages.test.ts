import { setImmediate as afterOthers } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Answer } from '../prepared/answer.ts';
import { createLog } from '../log.ts';
import { get, openPrepared, page } from '../prepared/testing/preparedSite.ts';
import { testSource } from '../profile/testing/testFestival.ts';
import { turnsLimits } from '../turns/limits.ts';
import { createPageAnswers } from './answerPages.ts';
import { pagesLimits } from './limits.ts';
import { staticPageOf } from './staticPage.ts';

const host = 'https://cms.example/api';
const start = Temporal.Instant.from('2027-07-16T12:00:00Z');

const connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
/** A site of one page, and the addresses that its renderer is asked for. */
const open = (contentApiUrl: string | null, answer: () => Promise<Answer>) => {
  const { prepared, clock } = openPrepared();
  const asked: string[] = [];
  const site = new Hono().get(
    '*',
    createPageAnswers({
      settings: { contentApiUrl, trustedProxies: [] },
      clock,
      log: createLog(() => null),
      prepared,
      festival: testSource,
      handler: ({ url }) => {
        const { pathname, search } = new URL(url);
        asked.push(pathname + search);
        return Promise.resolve({ key: pathname + search, keeping: 'kept', answer });
      },
      staticPage: staticPageOf(''),
      keepsPages: true,
    }),
  );
  return { site, clock, asked, read: async (path: string) => site.fetch(get(path), connection) };
};

/** A site whose pages end by themselves after so many seconds. @returns what is rendered so long after the first request */
const renderedAfter = async (contentApiUrl: string | null, ownSeconds: number | null, seconds: number) => {
  let rendered = 0;
  const { clock, read } = open(contentApiUrl, () => {
    rendered += 1;
    const expiresAt = ownSeconds && start.add({ seconds: ownSeconds }).epochMilliseconds;
    return Promise.resolve(page(`rendered ${rendered}`, { expiresAt }));
  });
  await read('/fr');
  clock.set(start.add({ milliseconds: Math.round(seconds * 1000) }).toString());
  return (await read('/fr')).text();
};

test.each([
  ['somebody else’s page that ends sooner than in thirty seconds, for its own time', host, 10, 10],
  ['somebody else’s page that ends later, for thirty seconds', host, 60, 30],
  ['somebody else’s page without an end, for thirty seconds', host, null, 30],
  ['a page of our own, for its own time', null, 60, 60],
])('settings: what is kept: %s', async (_, contentApiUrl, ownSeconds, keptSeconds) => {
  expect([
    await renderedAfter(contentApiUrl, ownSeconds, keptSeconds - 0.001),
    await renderedAfter(contentApiUrl, ownSeconds, keptSeconds),
  ]).toEqual(['rendered 1', 'rendered 2']);
});

test('control: a page of our own without an end is kept', async () => {
  expect(await renderedAfter(null, null, 86_400)).toBe('rendered 1');
});

test('Security: an address with control characters, in its path or its search, is the 404 of its language', async () => {
  const { read, asked } = open(null, () => Promise.resolve(page()));
  for (const path of [
    '/en/calendar?month=2027-07',
    '/en/a%00b',
    '/en/calendar?q=a%0Ab',
    '/xx%7f',
    '/fr?a=%C2%85',
  ])
    await read(path);
  expect(asked).toEqual(['/en/calendar?month=2027-07', '/en/404', '/en/404', '/fr/404', '/fr/404']);
});

test('LDR-11: a page that cannot be made is a failure of the site, not a crowd', async () => {
  const { site, read } = open(null, () => Promise.reject(new Error('broken')));
  site.onError(({ message }, context) => context.text(message, 500));
  const answer = await read('/fr');
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    500,
    null,
    'broken',
  ]);
});

test.each([
  ['our own content', null, pagesLimits.rendersAtOnce],
  ['somebody else’s, which they wait for', host, turnsLimits.atOnceElsewhere],
])('pages: of %s some are made at once, the others in turn', async (_, contentApiUrl, most) => {
  let begun = 0;
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const { read } = open(contentApiUrl, async () => {
    begun += 1;
    await end;
    return page();
  });
  const answers = Array.from({ length: most + 2 }, (__, index) => read(`/fr/${index}`));
  for (let turn = 0; turn < 10; turn += 1) await afterOthers();
  const atOnce = begun;
  endAll();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([atOnce, new Set(statuses), begun]).toEqual([most, new Set([200]), most + 2]);
});
