import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { summarise } from '#contract/programme/monthSummary.ts';
import { calendarFilters } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { createLog } from '#server/log.ts';
import { Refusal } from '#server/refusal.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { foreignCalendar } from './foreignCalendar.ts';
import { contentLimits } from './limits.ts';

const july = { from: '2027-07-01', to: '2027-07-31' };
const { fresh, atOnce, pages: mostPages, monthsAround, retryAfter } = contentLimits.host;
const secondsOf = ({ date }: Programmation): number => Date.parse(date.start) / 1000;
const at = (id: string, local: string, facts: Partial<Omit<Programmation, 'date'>> = {}): Programmation =>
  programmationOf(id, { ...facts, date: { start: `${local}:00-04:00` } });
const question = (given: Record<string, string> = {}) => ({
  lang: 'fr' as const,
  filters: v.parse(calendarFilters, given),
});

interface HostOptions {
  pagesize?: number;
  /** What becomes of a page before it is sent. */
  spoil?: (page: { data: unknown[]; totalcount: number; offset: number }) => object;
}

/** A host that has the range call alone, with an entity tag for each of its pages. */
const hostOf = (
  programme: readonly Programmation[],
  { pagesize = 400, spoil = (page) => page }: HostOptions = {},
) => {
  const host = {
    items: programme,
    calls: [] as { offset: number; status: number }[],
    running: 0,
    most: 0,
    fails: (_offset: number): boolean => false,
  };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    host.running += 1;
    host.most = Math.max(host.most, host.running);
    await Promise.resolve();
    host.running -= 1;
    const search = new URL(url).searchParams;
    const [from, to, offset] = ['from', 'to', 'offset'].map((name) => Number(search.get(name)));
    const sorted = host.items.toSorted((one, other) => secondsOf(one) - secondsOf(other));
    const within = sorted.filter((item) => secondsOf(item) >= (from ?? 0) && secondsOf(item) < (to ?? 0));
    const before = sorted.findLast((item) => secondsOf(item) < (from ?? 0));
    const after = sorted.find((item) => secondsOf(item) >= (to ?? 0));
    const data = within.slice(offset, (offset ?? 0) + pagesize);
    const body = JSON.stringify({
      ...spoil({ data, totalcount: within.length, offset: offset ?? 0 }),
      previous: before ? secondsOf(before) : null,
      next: after ? secondsOf(after) : null,
    });
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const isKnown = new Headers(init.headers).get('if-none-match') === etag;
    const status = host.fails(offset ?? 0) ? 500 : isKnown ? 304 : 200;
    host.calls.push({ offset: offset ?? 0, status });
    return new Response(status === 200 ? body : null, { status, headers: { etag } });
  };
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const lines: unknown[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line)));
  const calendar = foreignCalendar({
    url: 'https://cms.example',
    siteId: 8,
    excludedFestivals: [],
    fetch,
    clock,
    log,
  });
  const later = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());
  return { host, calendar, lines, later };
};

const evenings = (count: number): Programmation[] =>
  Array.from({ length: count }, (_, index) =>
    at(String(index), `2027-07-${String(10 + (index % 7)).padStart(2, '0')}T20:00`),
  );

test('CAL-48…CAL-50: a month is read to its end, a few pages at a time, and summed up as a reading of it all', async () => {
  const items = [...evenings(95), at('200', '2027-06-20T20:00'), at('201', '2027-08-20T20:00')];
  const { host, calendar, lines } = hostOf(items, { pagesize: 10 });
  const { leftOutEnglish, ...read } = summarise(items, july, {
    ...question(),
    settings: { excludedFestivals: [] },
  });
  expect(await calendar.readSummary(july, question())).toEqual({ ...read, left_out_english: leftOutEnglish });
  expect(read.total).toBe(95);
  const ofJuly = host.calls.slice(0, 10).map(({ offset }) => offset);
  expect(ofJuly).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(host.most).toBe(atOnce);
  expect(lines).toEqual([]);
});

test('CAL-43, CAL-46: months whose only shows are left out are passed by, on both sides', async () => {
  const english = { language: 'en' };
  const { calendar } = hostOf([
    at('1', '2027-03-05T20:00'),
    at('2', '2027-05-05T20:00', english),
    at('3', '2027-07-05T20:00'),
    at('4', '2027-08-01T00:00', english),
    at('5', '2027-09-05T20:00', english),
    at('6', '2027-11-05T20:00'),
  ]);
  expect(await calendar.readSummary(july, question())).toMatchObject({
    previous: Date.parse('2027-03-06T00:00:00Z') / 1000,
    next: Date.parse('2027-11-06T00:00:00Z') / 1000,
    left_out_english: 0,
  });
  expect(await calendar.readSummary(july, question({ english: 'true' }))).toMatchObject({
    previous: Date.parse('2027-05-06T00:00:00Z') / 1000,
    next: Date.parse('2027-08-01T04:00:00Z') / 1000,
  });
});

test('CAL-46: nothing is looked for without end', async () => {
  const { host, calendar } = hostOf(
    Array.from({ length: 40 }, (_, month) =>
      at(
        String(month),
        `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15T20:00`,
        {
          language: 'en',
        },
      ),
    ),
  );
  expect(await calendar.readSummary({ from: '2027-01-01', to: '2027-01-31' }, question())).toMatchObject({
    previous: null,
    next: null,
    left_out_english: 1,
  });
  expect(host.calls.length).toBeLessThanOrEqual(1 + monthsAround);
});

test('CAL-10: a day comes in pages, an evening goes on into the next month', async () => {
  const { calendar } = hostOf([
    at('1', '2027-07-31T20:00'),
    at('2', '2027-07-31T23:30'),
    at('3', '2027-08-01T01:00'),
    at('4', '2027-08-01T04:00'),
  ]);
  const span = { from: '2027-07-31T21:00', to: '2027-08-01T04:00' };
  const page = async (offset: number, limit: number) => {
    const { items, total } = await calendar.readSpan(span, question(), { offset, limit });
    return [items.map(({ id }) => id), total];
  };
  expect([await page(0, 100), await page(1, 1), await page(2, 1)]).toEqual([
    [['2', '3'], 2],
    [['3'], 2],
    [[], 2],
  ]);
});

test('CAL-21: the panel’s choices', async () => {
  const { calendar } = hostOf([
    at('1', '2027-07-05T20:00'),
    at('2', '2027-08-05T20:00', { venue: 'Elsewhere' }),
  ]);
  expect(await calendar.readFacets(july, question())).toMatchObject({
    venue: [{ value: 'Théâtre du Coin', label: 'Théâtre du Coin', count: 1 }],
  });
});

test('CAL-48: for a minute a month is not asked for again, and then by its validators', async () => {
  const { host, calendar, later } = hostOf(evenings(15), { pagesize: 10 });
  const totals = async () => (await calendar.readSummary(july, question())).total;
  const statuses = () => host.calls.splice(0).map(({ status }) => status);
  expect([await totals(), statuses()]).toEqual([15, [200, 200]]);
  later(fresh - 1);
  expect([await totals(), statuses()]).toEqual([15, []]);
  later(1);
  expect([await totals(), statuses()]).toEqual([15, [304, 304]]);
  // The second page alone says something else.
  host.items = [...evenings(15), at('99', '2027-07-29T20:00', { title: 'Another' })];
  later(fresh);
  expect([await totals(), statuses()]).toEqual([16, [200, 200]]);
});

test('questions side by side read a month once', async () => {
  const { host, calendar } = hostOf(evenings(5));
  await Promise.all([
    calendar.readSummary(july, question()),
    calendar.readFacets(july, question({ city: 'Montréal' })),
    calendar.readSpan({ from: '2027-07-10T00:00', to: '2027-07-11T00:00' }, question(), {
      limit: 10,
      offset: 0,
    }),
  ]);
  expect(host.calls).toEqual([{ offset: 0, status: 200 }]);
});

const refused = async (asking: Promise<unknown>) => {
  const caught = await asking.catch((reason: unknown) => reason);
  return caught instanceof Refusal ? [caught.status, caught.code, caught.headers] : caught;
};
const unavailable = [503, 'unavailable', { 'retry-after': String(retryAfter) }];
const unread = (reason: unknown, months = ['2027-07']) =>
  months.map((month) =>
    expect.objectContaining({ level: 'error', event: 'calendar.month.unread', month, reason }),
  );

test('a month that stops in the middle is a 503 with its reason in the log, and is never remembered', async () => {
  const { host, calendar, lines } = hostOf(evenings(30), { pagesize: 10 });
  host.fails = (offset) => offset === 20;
  expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
  expect(lines).toEqual(unread(expect.stringContaining('answered 500')));
  host.fails = () => false;
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 30 });
});

test('a month that was there stays while the host fails, and takes no other month with it', async () => {
  const { host, calendar, lines, later } = hostOf([...evenings(3), at('50', '2027-08-20T20:00')]);
  await calendar.readSummary(july, question());
  later(fresh);
  host.fails = () => true;
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 3 });
  expect(lines).toEqual(unread('The content host answered 500', ['2027-07', '2027-08']));
  expect(await refused(calendar.readSummary({ from: '2027-09-01', to: '2027-09-30' }, question()))).toEqual(
    unavailable,
  );
  host.fails = () => false;
  host.items = evenings(4);
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 4 });
});

test('CAL-46: where the month around cannot be read, the host’s own word for it has to do', async () => {
  const far = at('50', '2027-10-20T20:00');
  const { host, calendar } = hostOf([...evenings(3), far]);
  let asked = 0;
  host.fails = () => (asked += 1) > 1;
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 3, next: secondsOf(far) });
});

test('above the ceiling a month is a clear 503, with how many there are in the log', async () => {
  const { host, calendar, lines } = hostOf(evenings(1), {
    spoil: (page) => ({ ...page, totalcount: mostPages + 1 }),
  });
  expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
  expect(lines).toEqual(unread(expect.stringContaining(String(mostPages + 1))));
  expect(host.calls).toHaveLength(1);
});

test('at the ceiling it is read', async () => {
  const { calendar } = hostOf(evenings(mostPages), { pagesize: 1 });
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: mostPages });
});

test.each([
  ['announces more than it has', (page: { data: unknown[] }) => ({ ...page, totalcount: 25 })],
  ['repeats items', ({ data, ...page }: { data: unknown[] }) => ({ ...page, data: [...data, ...data] })],
  [
    'answers in another order',
    ({ data, ...page }: { data: unknown[] }) => ({ ...page, data: data.toReversed() }),
  ],
  [
    'has items that nobody can read',
    ({ data, ...page }: { data: unknown[] }) => ({ ...page, data: [null, { id: 1 }, ...data] }),
  ],
])('a host that %s: nothing is invented', async (_name, spoil) => {
  const { calendar } = hostOf(evenings(10), { pagesize: 20, spoil });
  const { days, total } = await calendar.readSummary(july, question());
  expect([total, days.map(({ count, first }) => [count, first.map(({ id }) => id)])]).toEqual([
    10,
    [
      [2, ['0', '7']],
      [2, ['1', '8']],
      [2, ['2', '9']],
      [1, ['3']],
      [1, ['4']],
      [1, ['5']],
      [1, ['6']],
    ],
  ]);
});

test.each(['not json', '{"data":{}}'])('an answer that is %s is a 503', async (body) => {
  const log = createLog(() => null);
  const calendar = foreignCalendar({
    url: 'https://cms.example',
    siteId: 8,
    excludedFestivals: [],
    fetch: () => Promise.resolve(new Response(body)),
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log,
  });
  expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
});
