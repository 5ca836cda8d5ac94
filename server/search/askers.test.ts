import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { presentIn } from '#contract/programme/time/present.ts';
import { searchKinds, searchSettings } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import type { Fetch } from '#src/api/request.ts';
import { suggestionsQuery } from '#src/layout/search/suggestions.ts';
import { firstAnswerQuery } from '#src/pages/search/answer.ts';
import { fromAddress, nothing } from '#src/pages/search/question.ts';
import { readSettings } from '../environment.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { searchOf } from './searchOf.ts';
import { times, unheard } from './testing/attacks.ts';
import { sampleSearch, type AskFrom } from './testing/searchFrom.ts';
import { workLimits } from './work/limits.ts';
import { createSpending, type Spend } from './work/spending.ts';

const { longestText, mostValues } = searchPageSettings;
const sample = sampleSearch();
const clock = createTestClock('2027-06-15T16:00:00Z');
const timezone = 'America/Toronto';
const now = (): number => clock.now().epochMilliseconds;
const present = () => presentIn(now(), timezone);
const path = `${searchSettings.indexName}/query`;

describe('Security: SRCH-10: each network has a budget of counted work a minute', () => {
  /** Between the cost of a small request and of a large one. */
  const little = (): Spend => createSpending(clock, 100_000);
  const large = JSON.stringify({ hitsPerPage: 100 });
  const statusesOf = async (ask: AskFrom, from: Parameters<AskFrom>[0][]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const one of from) statuses.push((await ask(one, path, '{"hitsPerPage":0}')).status);
    return statuses;
  };

  test('beyond it the answer says when to ask again, in the service’s shape', async () => {
    const spend = createSpending(clock, 1_000);
    spend('203.0.113.7', 1_000);
    const answer = await sample.open({}, spend)({ connection: '203.0.113.7' }, path, '{}');
    expect({
      status: answer.status,
      wait: answer.headers.get('retry-after'),
      kept: answer.headers.get('cache-control'),
      body: await answer.json(),
    }).toEqual({
      status: 429,
      wait: '60',
      kept: 'no-store',
      body: { message: 'This network has searched too much; try again later', status: 429 },
    });
  });

  test.each([
    ['one address', ['203.0.113.7', '203.0.113.7', '203.0.113.8'], [429, 429, 200]],
    ['IPv4 over IPv6', ['203.0.113.7', '::ffff:203.0.113.7'], [429, 429]],
    ['a /64', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'], [429, 429, 200]],
    // A closed connection has no address, but is not the page server.
    ['who has hung up', ['', ''], [429, 429]],
  ])('%s', async (_, connections, expected) => {
    const ask = sample.open({}, little());
    const [connection = ''] = connections;
    expect((await ask({ connection }, path, large)).status).toBe(429);
    expect(
      await statusesOf(
        ask,
        connections.map((one) => ({ connection: one })),
      ),
    ).toEqual(expected);
  });

  test('who asks is read behind the proxies that are trusted, and from nobody else', async () => {
    const behind = (client: string) => ({
      connection: '10.0.0.1',
      headers: { 'x-forwarded-for': client },
    });
    const used = async (env: NodeJS.ProcessEnv) => {
      const ask = sample.open(env, little());
      expect((await ask(behind('203.0.113.7'), path, large)).status).toBe(429);
      return statusesOf(ask, ['203.0.113.7', '198.51.100.1, 203.0.113.7', '203.0.113.8'].map(behind));
    };
    expect(await used({ TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([429, 429, 200]);
    expect(await used({})).toEqual([429, 429, 429]);
  });

  test('the question of a page draws on nobody’s minute, and none of them on another’s', async () => {
    const spend = createSpending(clock, 0);
    const page = { connection: null, headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(await statusesOf(sample.open({}, spend), [page, page, { connection: '203.0.113.7' }])).toEqual([
      200, 200, 429,
    ]);
  });
});

describe('SRCH-10: people who type behind one address', () => {
  /** Each of them stands for ten: repeated texts cost less. */
  const [people, each] = [20, 10];
  /** Of one person in a minute, each asked in the header and on the page: people also read the results. */
  const letters = 20;
  const languages = ['fr', 'en'] as const;
  const titles = async (): Promise<string[]> => {
    const found = await sample.open()({ connection: null }, path, '{"hitsPerPage":1000}');
    const { hits } = v.parse(
      v.object({ hits: v.array(v.object({ title: v.string() })) }),
      await found.json(),
    );
    return [...new Set(hits.map(({ title }) => title))].filter(({ length }) => length >= letters);
  };
  /** The requests of all their browsers, for a network with so many units. */
  const typeAll = async (units: number): Promise<Record<string, number>> => {
    const ask = sample.open({}, createSpending(clock, units));
    const search = searchOf(readSettings({}));
    const statuses: Record<string, number> = {};
    const fetch: Fetch = async (url, init) => {
      const { pathname } = new URL(url, 'https://festival.example');
      const answer = await ask(
        { connection: '203.0.113.7' },
        pathname.replace('/api/search/1/indexes/', ''),
        String(init?.body),
      );
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return answer;
    };
    const texts = await titles();
    for (let person = 0; person < people; person += 1) {
      const [lang = 'fr', text = ''] = [languages[person % languages.length], texts[person]];
      const browser = new QueryClient();
      for (let letter = 1; letter <= letters; letter += 1) {
        const q = text.slice(0, letter);
        const header = suggestionsQuery({ search, fetch, lang, clock: { now }, timezone }, q);
        await browser.fetchQuery(header).catch(() => null);
        const page = firstAnswerQuery({ settings: search, fetch, lang, now: present }, { ...nothing, q });
        await browser.fetchQuery(page).catch(() => null);
      }
    }
    return statuses;
  };

  test('200 of them are never refused', async () => {
    expect(await typeAll(workLimits.minute / each)).toEqual({ 200: people * letters * 2 });
    // A twentieth is too little for them.
    expect(Object.keys(await typeAll(workLimits.minute / each / 20))).toEqual(['200', '429']);
  }, 60_000);
});

test('SRCH-10: for a client that has gone away nothing more is worked', async () => {
  const workedFor = async (leaves: boolean): Promise<{ status: number; units: number }> => {
    const leaving = new AbortController();
    let units = 0;
    const ask = sample.open({}, (_network, more) => {
      units += more;
      if (leaves) leaving.abort();
    });
    const from = { connection: '203.0.113.7', signal: leaving.signal };
    const { status } = await ask(from, path, '{"hitsPerPage":100}');
    return { status, units };
  };
  const [gone, stayed] = [await workedFor(true), await workedFor(false)];
  expect([gone.status, stayed.status]).toEqual([400, 200]);
  expect(gone.units).toBeLessThan(stayed.units / 2);
});

test('SRCH-13: the most that the page can ask is far within the budget of a request', async () => {
  const search = searchOf(readSettings({}));
  const statuses: number[] = [];
  let units = 0;
  const ask = sample.open({}, (_network, more) => {
    units += more;
  });
  const fetch: Fetch = async (_url, init) => {
    const answer = await ask({ connection: '203.0.113.7' }, '*/queries', String(init?.body));
    statuses.push(answer.status);
    return answer;
  };
  const many = (name: string): string => times(mostValues, (at) => `${name} ${at}`).join('|');
  const question = fromAddress({
    q: unheard(1, longestText),
    kind: searchKinds.join('|'),
    category: many('Impro'),
    city: many('Montréal'),
    from: '2026-01-02',
    to: '2029-01-01',
    min: '1',
    max: '99',
    date: '2027-08-15',
    other: 'yes',
    page: '2',
  });
  await new QueryClient().fetchQuery(
    firstAnswerQuery({ settings: search, fetch, lang: 'fr', now: present }, question),
  );
  expect(statuses).toEqual([200]);
  expect(units).toBeLessThan(workLimits.request / 10);
});

test('SRCH-10: of one network only so many searches wait; one more is told when to come back, others are let in', async () => {
  const ask = sample.open();
  const many = { connection: '203.0.113.7' };
  const crowd = Array.from({ length: 2 * workLimits.waiting }, () => ask(many, path, '{}'));
  const other = await ask({ connection: '203.0.113.8' }, path, '{}');
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect([other.status, refused.length > 0, answers.length - refused.length >= workLimits.waiting]).toEqual([
    200,
    true,
    true,
  ]);
  const [first] = refused;
  expect([first?.headers.get('retry-after'), await first?.json()]).toEqual([
    '5',
    { message: 'Too many searches of this network wait; try again later', status: 503 },
  ]);
});
