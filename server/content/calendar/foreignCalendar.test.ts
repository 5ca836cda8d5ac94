import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { summarise } from '#contract/programme/calendar/monthSummary.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { Refusal } from '#server/refusal.ts';
import { contentLimits } from '../limits.ts';
import {
  foreignProgramme,
  secondsOf,
  type ForeignProgrammeOptions,
  type HostPage,
} from '../testing/foreignProgramme.ts';

const july = { from: '2027-07-01', to: '2027-07-31' };
const { fresh, atOnce, keptMonths, monthTimeout, monthsAround, retryAfter } = contentLimits.host;
const at = (id: string, local: string, facts: Partial<Omit<Programmation, 'date'>> = {}): Programmation =>
  programmationOf(id, { ...facts, date: { start: `${local}:00-04:00` } });
const question = (given: Record<string, string | string[]> = {}) => ({
  lang: 'fr' as const,
  filters: v.parse(calendarFilters, given),
});

const evenings = (count: number): Programmation[] =>
  Array.from({ length: count }, (_, index) =>
    at(String(index), `2027-07-${String(10 + (index % 7)).padStart(2, '0')}T20:00`),
  );

const rangeOf = (lang: string, from: string, to: string, offset: number): string => {
  const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
  return `/${lang}/content/8/programmations?from=${seconds(from)}&to=${seconds(to)}&pagesize=400&offset=${offset}&showthumbnail=1`;
};

test.each([
  ['fr', '2027-07', '2027-07-01', '2027-08-02'],
  ['en', '2027-12', '2027-12-01', '2028-01-02'],
  ['fr', '2028-02', '2028-02-01', '2028-03-02'],
] as const)(
  'CAL-48: of the content host a month is one range, in this language, with thumbnails (%s %s)',
  async (lang, month, from, to) => {
    const { host, calendar } = foreignProgramme([]);
    await calendar.readFacets({ from: `${month}-01`, to: `${month}-28` }, { ...question(), lang });
    expect(host.asked).toEqual([rangeOf(lang, from, to, 0)]);
  },
);

test('CAL-48: a month is kept for each language', async () => {
  const { host, calendar } = foreignProgramme(evenings(3));
  for (const lang of ['fr', 'en', 'fr', 'en'] as const)
    await calendar.readFacets(july, { ...question(), lang });
  expect(host.asked).toEqual([
    rangeOf('fr', '2027-07-01', '2027-08-02', 0),
    rangeOf('en', '2027-07-01', '2027-08-02', 0),
  ]);
});

test('CAL-48: of questions side by side each month and each language is read once, and then kept', async () => {
  const { host, calendar } = foreignProgramme(evenings(3));
  const august = { from: '2027-08-01', to: '2027-08-31' };
  const asking = [july, august, july, august].flatMap((days) =>
    (['fr', 'en'] as const).map((lang) => ({ days, lang })),
  );
  for (const _round of ['read', 'kept'])
    await Promise.all(asking.map(({ days, lang }) => calendar.readFacets(days, { ...question(), lang })));
  expect(host.asked).toEqual([
    rangeOf('fr', '2027-07-01', '2027-08-02', 0),
    rangeOf('en', '2027-07-01', '2027-08-02', 0),
    rangeOf('fr', '2027-08-01', '2027-09-02', 0),
    rangeOf('en', '2027-08-01', '2027-09-02', 0),
  ]);
});

test('CAL-49: from the first of the month to the second of the next, UTC; the days of the next month are not shown', async () => {
  const edges = ['06-30T23:59', '07-01T00:00', '07-31T23:59', '08-01T00:00'];
  const { host, calendar } = foreignProgramme(
    edges.map((local, index) => at(String(index), `2027-${local}`)),
  );
  const { days, total } = await calendar.readSummary(july, question());
  expect(host.asked[0]).toBe(rangeOf('fr', '2027-07-01', '2027-08-02', 0));
  expect([days.map(({ date }) => date), total]).toEqual([['2027-07-01', '2027-07-31'], 2]);
});

test('CAL-50: pages of 400 follow each other until all are there: the 401st is in another one', async () => {
  const offsetsOf = async (count: number) => {
    const { host, calendar } = foreignProgramme(evenings(count));
    const { total } = await calendar.readSummary(july, question());
    return [total, host.asked];
  };
  const pages = (...offsets: number[]) =>
    offsets.map((offset) => rangeOf('fr', '2027-07-01', '2027-08-02', offset));
  expect(await offsetsOf(399)).toEqual([399, pages(0)]);
  expect(await offsetsOf(401)).toEqual([401, pages(0, 400)]);
  expect(await offsetsOf(801)).toEqual([801, pages(0, 400, 800)]);
});

test('CAL-50: a month is read to its end, a few pages at a time, and summed up as a reading of it all', async () => {
  const items = [...evenings(95), at('200', '2027-06-20T20:00'), at('201', '2027-08-20T20:00')];
  const { host, calendar, lines } = foreignProgramme(items, { pagesize: 10 });
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

test('CAL-46: months whose only shows are left out are passed by, on both sides', async () => {
  const english = { language: 'en' };
  const { calendar } = foreignProgramme([
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
  const { host, calendar } = foreignProgramme(
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
  const { calendar } = foreignProgramme([
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
  const { calendar } = foreignProgramme([
    at('1', '2027-07-05T20:00'),
    at('2', '2027-08-05T20:00', { venue: 'Elsewhere' }),
  ]);
  expect(await calendar.readFacets(july, question())).toMatchObject({
    venue: [{ value: 'Théâtre du Coin', label: 'Théâtre du Coin', count: 1 }],
  });
});

test('CAL-48: for a minute a month is not asked for again', async () => {
  const { host, calendar, later } = foreignProgramme(evenings(15), { pagesize: 10 });
  const totals = async () => (await calendar.readSummary(july, question())).total;
  const statuses = () => host.calls.splice(0).map(({ status }) => status);
  expect([await totals(), statuses()]).toEqual([15, [200, 200]]);
  later(fresh - 1);
  expect([await totals(), statuses()]).toEqual([15, []]);
  later(1);
  expect([await totals(), statuses()]).toEqual([15, [200, 200]]);
  host.items = [...evenings(15), at('99', '2027-07-29T20:00', { title: 'Another' })];
  later(fresh);
  expect([await totals(), statuses()]).toEqual([16, [200, 200]]);
});

test('questions side by side read a month once', async () => {
  const { host, calendar } = foreignProgramme(evenings(5));
  await Promise.all([
    calendar.readSummary(july, question()),
    calendar.readFacets(july, question({ city: ['Montréal'] })),
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
  const { host, calendar, lines } = foreignProgramme(evenings(30), { pagesize: 10 });
  host.fails = (offset) => offset === 20;
  expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
  expect(lines).toEqual(unread(expect.stringContaining('answered 500')));
  host.fails = () => false;
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 30 });
});

test('a month that was there stays while the host fails, and takes no other month with it', async () => {
  const { host, calendar, lines, later } = foreignProgramme([...evenings(3), at('50', '2027-08-20T20:00')]);
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
  const { host, calendar } = foreignProgramme([...evenings(3), far]);
  let asked = 0;
  host.fails = () => (asked += 1) > 1;
  expect(await calendar.readSummary(july, question())).toMatchObject({ total: 3, next: secondsOf(far) });
});

test('CAL-46: a month around that is too large or broken takes no other with it', async () => {
  const { calendar } = foreignProgramme(
    [...evenings(3), at('50', '2027-08-20T20:00'), at('51', '2027-08-21T20:00')],
    {
      spoil: (page, { from }) =>
        from > secondsOf(at('0', '2027-07-05T00:00')) ? { ...page, totalcount: 'many' } : page,
    },
  );
  expect(await calendar.readSummary(july, question())).toMatchObject({
    total: 3,
    next: secondsOf(at('50', '2027-08-20T20:00')),
  });
});

describe('MONTH_LIMIT', () => {
  const beyond = (count: number) => unread(`It has ${count} dates, and 12 are read at most (MONTH_LIMIT)`);
  const read = async (items: readonly Programmation[], more: ForeignProgrammeOptions = {}) => {
    const { host, calendar, lines } = foreignProgramme(items, { monthLimit: 12, pagesize: 5, ...more });
    const answer = calendar.readSummary(july, question());
    return { answer: await refused(answer.then(({ total }) => total)), calls: host.calls.length, lines };
  };
  /** Begins on the last day of June in UTC. */
  const eastern = programmationOf('99', {
    date: { start: '2027-06-30T12:00:00Z', timezone_offset: '+1400' },
  });

  test('CAL-50: as many as the limit are read, one more is a clear 503 with both numbers in the log', async () => {
    expect(await read(evenings(12))).toEqual({ answer: 12, calls: 3, lines: [] });
    expect(await read(evenings(13))).toEqual({ answer: unavailable, calls: 1, lines: beyond(13) });
  });

  test('CAL-49: what begins earlier in the east counts', async () => {
    expect(await read([...evenings(11), eastern])).toEqual({ answer: 12, calls: 4, lines: [] });
    expect(await read([...evenings(12), eastern])).toEqual({
      answer: unavailable,
      calls: 4,
      lines: beyond(13),
    });
  });

  test('a host that tells of fewer than it has is not read beyond it', async () => {
    const few = { spoil: (page: HostPage) => ({ ...page, totalcount: 1 }) };
    expect(await read(evenings(12), few)).toMatchObject({ answer: 12 });
    expect(await read(evenings(1000), few)).toEqual({ answer: unavailable, calls: 3, lines: beyond(15) });
  });
});

const closed = new TypeError('terminated');
const noList = 'The content host answered no list: ';
const silent = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
const html = '<!doctype html><h1>Bonjour</h1>';
const answering = (body: string | null, init?: ResponseInit) => () =>
  Promise.resolve(new Response(body, init));
const failing = (reason: unknown) => () => Promise.reject(reason);

describe('a page that is none: the month is a 503 with its reason in the log', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['is refused', answering(null, { status: 500 }), 'The content host answered 500'],
    ['was never asked for', answering(null, { status: 304 }), 'The content host answered 304'],
    ['is broken off', failing(closed), 'terminated'],
    ['does not come in time', failing(silent), 'The operation was aborted due to timeout'],
    ['is HTML', answering(html), expect.stringContaining('must be JSON')],
    ['is empty', answering(''), expect.stringContaining('must be JSON')],
    ['has no data', answering('{"totalcount":9}'), `${noList}data is undefined, and must be a value`],
    ['has data of another type', answering('{"data":{}}'), `${noList}data is Object, and must be Array`],
    [
      'counts in words',
      answering('{"data":[],"totalcount":"30"}'),
      `${noList}totalcount is "30", and must be number`,
    ],
    ['points at nothing', answering('{"data":[],"next":"?"}'), `${noList}next is "?", and must be number`],
  ])('CAL-50: the second one %s', async (_name, spoilt, reason) => {
    const broken: { answer: (() => Promise<Response>) | null } = { answer: spoilt };
    const { host, calendar, lines } = foreignProgramme(evenings(30), {
      pagesize: 10,
      deliver: (answer, { offset }) =>
        offset === 10 && broken.answer ? broken.answer() : Promise.resolve(answer),
    });
    expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
    expect(await refused(calendar.readFacets(july, question()))).toEqual(unavailable);
    expect(lines).toEqual([...unread(reason), ...unread(reason)]);
    broken.answer = null;
    host.calls.splice(0);
    expect(await calendar.readSummary(july, question())).toMatchObject({ total: 30 });
    expect(host.calls.length).toBeGreaterThan(0);
  });

  test('CAL-50: a month that is not to its end after a minute is given up', async () => {
    let pages = 0;
    const { calendar, lines, later } = foreignProgramme(evenings(30), {
      pagesize: 1,
      deliver: (answer) => {
        pages += 1;
        later(monthTimeout / 4);
        return Promise.resolve(answer);
      },
    });
    expect(await refused(calendar.readSummary(july, question()))).toEqual(unavailable);
    expect(lines).toEqual(unread(`It was not read in ${monthTimeout} ms`));
    expect(pages).toBeLessThanOrEqual(atOnce + 1);
  });

  test('CAL-50: what was read before stays, also where the host has less to say', async () => {
    const lie = { spoil: (page: HostPage): HostPage => page };
    const { calendar, lines, later } = foreignProgramme(evenings(30), {
      pagesize: 10,
      spoil: (page) => lie.spoil(page),
    });
    await calendar.readSummary(july, question());
    later(fresh);
    lie.spoil = (page) => ({ ...page, data: [] });
    expect(await calendar.readSummary(july, question())).toMatchObject({ total: 30 });
    expect(lines).toEqual(unread('It counts 30 dates and lists none'));
  });
});

describe('a host that lies: nothing is invented, nothing counts twice', () => {
  test.each<[string, (page: HostPage) => object, object[]]>([
    [
      'announces more than it has',
      (page) => ({ ...page, totalcount: 25 }),
      [{ received: 10, total: 25, event: 'content.list.incomplete' }],
    ],
    [
      'announces fewer',
      (page) => ({ ...page, totalcount: -1 }),
      [{ received: 10, total: -1, event: 'content.list.undercounted' }],
    ],
    ['repeats items', ({ data, ...page }) => ({ ...page, data: [...data, ...data] }), []],
    ['answers in another order', ({ data, ...page }) => ({ ...page, data: data.toReversed() }), []],
    [
      'has items that nobody can read',
      ({ data, ...page }) => ({ ...page, data: [...data, null, { id: 1 }, 'x', { date: { start: 7 } }] }),
      [
        { received: 13, total: 10, event: 'content.list.undercounted' },
        {
          month: '2027-07',
          skipped: 4,
          id: null,
          field: '(all of it)',
          expected: 'Object',
          found: 'null',
          event: 'content.items.skipped',
        },
        { month: '2027-07', items: 1, event: 'content.offset.missing' },
      ],
    ],
  ])('CAL-50: it %s', async (_name, spoil, told) => {
    const { calendar, lines } = foreignProgramme(evenings(10), {
      spoil: (page, { offset }) => (offset === 0 ? spoil(page) : page),
    });
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
    expect(lines).toEqual(told.map((line) => expect.objectContaining({ level: 'warn', ...line })));
  });

  const julyFrom = Date.parse('2027-07-01T00:00:00Z') / 1000;
  const julyTo = Date.parse('2027-08-02T00:00:00Z') / 1000;
  test.each([
    ['into the month', julyFrom + 1, julyTo - 1],
    ['at its edges', julyFrom, julyTo - 1],
    ['the other way', julyTo, julyFrom],
    ['at no instant', 1e300, -1e300],
    ['between seconds', julyFrom - 0.5, julyTo + 0.5],
    ['beyond the years that are written with four digits', -62_167_219_201, 253_402_300_800],
  ])('CAL-46: previous and next that point %s lead nowhere', async (_name, previous, next) => {
    const { calendar, host } = foreignProgramme(evenings(3), {
      spoil: (page) => ({ ...page, previous, next }),
    });
    expect(await calendar.readSummary(july, question())).toMatchObject({
      total: 3,
      previous: null,
      next: null,
    });
    expect(host.calls.length).toBeLessThanOrEqual(2);
  });

  test('CAL-46: previous and next that go in circles end', async () => {
    const { calendar, host } = foreignProgramme(evenings(3), {
      spoil: (page, { from }) => ({
        ...page,
        previous: from === julyFrom ? Date.parse('2027-03-15T00:00:00Z') / 1000 : from - 1,
        next: julyTo + 86_400,
      }),
    });
    expect(await calendar.readSummary(july, question())).toMatchObject({
      total: 3,
      previous: null,
      next: null,
    });
    expect(host.calls.length).toBeLessThanOrEqual(1 + 4 * monthsAround);
  });
});

test('CAL-48: months are kept by how much they hold, and one as large as may be has a place', async () => {
  const [items, keptDates] = [evenings(12), 40];
  const { host, calendar } = foreignProgramme([], { monthLimit: 12, keptDates });
  const callsFor = async (month: string): Promise<number> => {
    host.items = items.map((item) => ({
      ...item,
      date: { ...item.date, start: item.date.start.replace('2027-07', month) },
    }));
    host.calls.splice(0);
    await calendar.readFacets({ from: `${month}-01`, to: `${month}-28` }, question());
    return host.calls.length;
  };
  const calls: number[] = [];
  for (const month of ['2027-01', '2027-02', '2027-03', '2027-01', '2027-04', '2027-01', '2027-02'])
    calls.push(await callsFor(month));
  expect(calls).toEqual([1, 1, 1, 0, 1, 0, 1]);

  const least = foreignProgramme(items, { monthLimit: 12, keptDates: 1 });
  for (const _ of [1, 2]) await least.calendar.readFacets(july, question());
  expect(least.host.calls).toHaveLength(1);
});

test('CAL-48: empty months are kept, but not without end', async () => {
  const { host, calendar } = foreignProgramme([]);
  const read = (year: number) =>
    calendar.readFacets({ from: `${year}-01-01`, to: `${year}-01-31` }, question());
  for (let year = 2000; year <= 2000 + keptMonths; year += 1) await read(year);
  host.calls.splice(0);
  await read(2000 + keptMonths);
  expect(host.calls).toHaveLength(0);
  await read(2000);
  expect(host.calls).toHaveLength(1);
});
