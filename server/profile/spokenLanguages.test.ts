import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { leadToSpoken } from './spokenLanguages.ts';
import { sourceOf, testFestival } from './testing/testFestival.ts';

const app = new Hono();
app.use(leadToSpoken(sourceOf({ ...testFestival, languages: ['fr'] })));
app.all('*', (context) => context.text('here'));

test.each(['/en', '/en/', '/en/calendar', '/en/calendar?month=2027-07'])(
  'RTE-24: %s leads to the 404 of the festival’s own language, which nobody keeps',
  async (path) => {
    const { status, headers } = await app.request(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      '/fr/404',
      'no-cache',
    ]);
  },
);

test.each(['/', '/fr', '/fr/calendrier', '/english', '/healthz', '/api/content/en/x'])(
  'RTE-24: %s stays where it is',
  async (path) => {
    const answer = await app.request(path);
    expect([answer.status, await answer.text()]).toEqual([200, 'here']);
  },
);
