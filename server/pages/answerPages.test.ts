import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { get, openPrepared, page } from '../prepared/testing/preparedSite.ts';
import { testSource } from '../profile/testing/testFestival.ts';
import { createPageAnswers } from './answerPages.ts';
import { staticPageOf } from './staticPage.ts';

const host = 'https://cms.example/api';
const start = Temporal.Instant.from('2027-07-16T12:00:00Z');

/** A site whose pages end by themselves after so many seconds. @returns what is rendered so long after the first request */
const renderedAfter = async (contentApiUrl: string | null, ownSeconds: number | null, seconds: number) => {
  const { prepared, clock } = openPrepared();
  let rendered = 0;
  const answer = () => {
    rendered += 1;
    const expiresAt = ownSeconds && start.add({ seconds: ownSeconds }).epochMilliseconds;
    return Promise.resolve(page(`rendered ${rendered}`, { expiresAt }));
  };
  const site = new Hono().get(
    '*',
    createPageAnswers({
      settings: { contentApiUrl, trustedProxies: [] },
      clock,
      log: createLog(() => null),
      prepared,
      festival: testSource,
      handler: () => Promise.resolve({ key: '/fr', keeping: 'kept', answer }),
      staticPage: staticPageOf(''),
      keepsPages: true,
    }),
  );
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  await site.fetch(get('/fr'), connection);
  clock.set(start.add({ milliseconds: Math.round(seconds * 1000) }).toString());
  return (await site.fetch(get('/fr'), connection)).text();
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
