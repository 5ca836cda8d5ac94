import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minute } from '#contract/settings/time.ts';
import { startExampleHost, type ExampleHost } from '../testing/exampleHost.ts';
import { checkHost } from './checkHost.ts';
import { groupFindings, isFailed, type Finding } from './findings.ts';
import type { CheckLimits } from './limits.ts';

let host: ExampleHost;
beforeEach(async () => {
  host = await startExampleHost();
});
afterEach(() => host.stop());

/** A busy machine is not a slow host. */
const patient = { slow: minute };
const asked = { languages: ['en'], site: '8', router: 'router', limits: patient } as const;
const check = (limits: Partial<CheckLimits> = {}): Promise<Finding[]> =>
  checkHost(host.url, {
    ...asked,
    limits: { ...patient, ...limits },
    fetchFile: () => Promise.resolve(null),
  });
/** Each kind of finding: its level, the path of its question, its words. */
const told = (findings: readonly Finding[]): string[] =>
  groupFindings(findings).map(({ level, call, says }) => `${level} ${call.replace(/\?.*$/, '')} ${says}`);

const metadata = '/en/content/8/metadata';
/** Spoils one question. */
const at =
  (path: string, spoil: (response: ServerResponse, request: IncomingMessage) => void): ExampleHost['spoil'] =>
  (request, response) => {
    if (request.url !== path) return false;
    spoil(response, request);
    return true;
  };
const changed = (path: string, change: (answer: Record<string, unknown>) => object): void => {
  const answer = structuredClone(host.answers.get(path));
  host.answers.set(path, change(Object(answer)));
};
const firstOf = (answer: Record<string, unknown>, change: object): object => ({
  ...answer,
  data: [{ ...Object(answer['data'])[0], ...change }],
});

test('HST-56: of a host that answers as the documents ask for, the check finds nothing', async () => {
  expect(await check()).toEqual([]);
  expect(host.asked.length).toBeGreaterThan(50);
  expect(await checkHost(`${host.url}//`, { ...asked, fetchFile: () => Promise.resolve(null) })).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void, Partial<CheckLimits>, string]>([
  [
    'hangs',
    () => undefined,
    { timeout: 1_000 },
    'It hangs: no whole answer within 1 s. The site gives up, too.',
  ],
  [
    'hangs in the middle',
    (response) => void response.writeHead(200).write('{"main":'),
    { timeout: 1_000 },
    'It hangs: no whole answer within 1 s. The site gives up, too.',
  ],
  [
    'never ends',
    (response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
      };
      more();
    },
    { bytes: 1024 * 1024 },
    'It sends more than 1 MB. The site stops reading there.',
  ],
  [
    'fails',
    (response) => void response.writeHead(500).end(),
    {},
    'The host answers 500. The site says that it is unavailable.',
  ],
  [
    'sends HTML',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    {},
    'The answer is HTML, where JSON is expected.',
  ],
  [
    'sends half of its JSON',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"main":['),
    {},
    'The answer is no JSON (application/json), where JSON is expected.',
  ],
  [
    'leads elsewhere',
    (response) => void response.writeHead(302, { location: 'http://127.0.0.2:9/x' }).end(),
    {},
    'It redirects to another host, http://127.0.0.2:9. The site does not follow.',
  ],
  [
    'leads to itself',
    (response) => void response.writeHead(302, { location: metadata }).end(),
    {},
    'It redirects more than 3 times.',
  ],
  ['breaks off', (response) => void response.destroy(), {}, 'The connection failed: other side closed.'],
])('HST-57: of an answer that %s, the check says so', async (_, spoil, limits, says) => {
  host.spoil = at(metadata, spoil);
  const findings = await check(limits);
  expect(told(findings)).toEqual([`wrong ${metadata} ${says}`]);
  expect(isFailed(findings)).toBe(true);
});

test('HST-57: an answer that leads to the same host by another protocol leads elsewhere', async () => {
  const elsewhere = host.url.replace('http:', 'https:');
  host.spoil = at(metadata, (response) => void response.writeHead(302, { location: `${elsewhere}/x` }).end());
  expect(told(await check())).toEqual([
    `wrong ${metadata} It redirects to another host, ${elsewhere}. The site does not follow.`,
  ]);
});

test('HST-58: an answer over the bound is slow, and the check fails', async () => {
  const findings = await check({ slow: 0 });
  expect([...new Set(findings.map(({ level }) => level))]).toEqual(['slow']);
  const says = /^The answer takes \d+\.\d s\. People wait for it\.$/;
  expect(findings.filter((finding) => !says.test(finding.says))).toEqual([]);
  expect(isFailed(findings)).toBe(true);
});

test('HST-59: a host that is away ends the check after a few questions', async () => {
  host.spoil = () => true;
  const findings = await check({ timeout: 100, atOnce: 1 });
  expect(host.asked).toHaveLength(4);
  expect(told(findings).at(-1)).toBe(
    'wrong  The host is away: 4 questions in a row had no answer. The check stopped.',
  );
});

test('HST-59: a host that breaks off now and again is there: the check goes on to its end', async () => {
  host.spoil = (_, response) => {
    const isEven = host.asked.length % 2 === 0;
    if (isEven) response.destroy();
    return isEven;
  };
  const says = (await check({ atOnce: 1 })).map((finding) => finding.says);
  expect([
    says.filter((each) => each === 'The connection failed: other side closed.').length > 4,
    says.filter((each) => each.includes('The host is away')),
  ]).toEqual([true, []]);
});

test('HST-59: a host whose answers cannot be used is there: the check goes on to its end', async () => {
  host.spoil = (_, response) => {
    response.writeHead(302, { location: 'http://127.0.0.2:9/x' }).end();
    return true;
  };
  const says = new Set((await check({ atOnce: 1 })).map((finding) => finding.says));
  expect([...says]).toEqual(['It redirects to another host, http://127.0.0.2:9. The site does not follow.']);
  expect(host.asked.length).toBeGreaterThan(10);
});

test('HST-59: an answer that cannot be used shows that a host is there, whatever broke off before it', async () => {
  host.spoil = (_, response) => {
    if (host.asked.length % 2 === 0) response.destroy();
    else response.writeHead(302, { location: 'http://127.0.0.2:9/x' }).end();
    return true;
  };
  const says = new Set((await check({ atOnce: 1 })).map((finding) => finding.says));
  expect([...says].toSorted()).toEqual([
    'It redirects to another host, http://127.0.0.2:9. The site does not follow.',
    'The connection failed: other side closed.',
  ]);
  expect(host.asked.length).toBeGreaterThan(10);
});

test('HST-59: a check whose time is over stops', async () => {
  expect(told(await check({ whole: 0 }))).toEqual([
    'slow  The check stopped: its time was over before everything was asked.',
  ]);
});

test.each<[string, string, object, Partial<Finding>]>([
  [
    'without a required field',
    '/en/content/8/shows',
    { title: null },
    {
      says: 'The site leaves the record out.',
      record: '12',
      field: 'data.0.title',
      expected: 'a text',
      found: 'null',
    },
  ],
  [
    'with a wrong field that is not required',
    '/en/content/8/passports',
    { starting_at: '89 dollars' },
    {
      says: 'The site does without the field.',
      record: '60',
      field: 'data.0.starting_at',
      expected: 'a number',
      found: '"89 dollars"',
    },
  ],
])(
  'HST-51: a record %s has a finding with its id, the field, the expected and the found',
  async (_, path, change, about) => {
    changed(path, (answer) => firstOf(answer, change));
    const [finding] = await check();
    expect(finding).toMatchObject({ level: 'wrong', ...about });
  },
);

test('HST-52: fields that the site does not know are fine', async () => {
  changed('/en/content/8/shows', (answer) => firstOf({ ...answer, more: 1 }, { more: { any: 'thing' } }));
  expect(await check()).toEqual([]);
});

test('HST-60: lists are read to their end', async () => {
  const entries = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: `A ${index}`,
    url: '/fr/a',
  }));
  host.spoil = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', host.url);
    if (pathname !== '/en/content/8/artists') return false;
    const offset = Number(searchParams.get('offset'));
    const data = entries
      .slice(offset, offset + 10)
      .map((entry) => (entry.id === '29' ? { ...entry, name: 5 } : entry));
    const headers = {
      'cache-control': 'max-age=1',
      'last-modified': 'Tue, 15 Jun 2027 16:00:00 GMT',
      'content-type': 'application/json',
    };
    const isKnown = request.headers['if-modified-since'] !== undefined;
    response
      .writeHead(isKnown ? 304 : 200, headers)
      .end(isKnown ? undefined : JSON.stringify({ data, totalcount: 30 }));
    return true;
  };
  expect(await check()).toEqual([expect.objectContaining({ record: '29', field: 'data.9.name' })]);
  expect(host.asked.filter((url) => url.startsWith('/en/content/8/artists?offset=20')).length).toBe(1);
});

test.each<[string, string, (answer: Record<string, unknown>) => object, string]>([
  [
    'ignores offset',
    '/en/content/8/shows',
    (answer) => ({ ...answer, totalcount: 40 }),
    'The page repeats entries of those before it. Does the host ignore `offset`, or use an id twice?',
  ],
  [
    'counts wrongly',
    '/en/content/8/artists',
    (answer) => ({ ...answer, totalcount: 0 }),
    'The list counts 0 entries (totalcount) and has 1.',
  ],
  [
    'tells no count',
    '/en/content/8/artists',
    ({ totalcount: _, ...answer }) => answer,
    'The list counts 0 entries (totalcount) and has 1.',
  ],
  [
    'says that a date before the range is after it',
    '/en/content/8/programmations',
    (answer) => ({ ...answer, next: 1_814_400_001 }),
    'The arrows of the calendar lead to the wrong month.',
  ],
  [
    'has a menu that leads nowhere',
    metadata,
    (answer) => ({ ...answer, footer: [{ title: 'A', href: '/en/nowhere', hierarchy: '1' }] }),
    'The host answers 404. There is no such page, but a menu leads to it.',
  ],
  [
    'has another id on the page of a show',
    '/en/content/8/shows',
    (answer) => firstOf(answer, { id: '13' }),
    'It has another id than in the list of shows.',
  ],
  [
    'names pictures by a path',
    '/en/content/8/festivals',
    (answer) => firstOf(answer, { image_url: '/media/1.jpg' }),
    '1 pictures and files have a path: browsers look for them on the site, which does not have them.',
  ],
])('HST-61: the check notices a host that %s', async (_, path, change, says) => {
  changed(path, change);
  expect((await check()).map((finding) => finding.says)).toContain(says);
});

test('HST-61: the check notices pages where there should be none, and a parameter that is refused', async () => {
  host.spoil = (request, response) => {
    const { url = '' } = request;
    if (url.includes('host-check/')) response.writeHead(200).end('{"entity_data":{"type":"page"}}');
    else if (url.includes('host-check=1')) response.writeHead(400).end();
    else return false;
    return true;
  };
  expect(told(await check()).toSorted()).toEqual([
    `wrong ${metadata} An unknown parameter is answered with 400: it must be ignored.`,
    'wrong /en/router/host-check/there-is-no-such-page An address without a page is answered with 200, where 404 is expected.',
  ]);
});

test('HST-61: an address without a page may be answered with a page of nothing', async () => {
  host.spoil = (request, response) => {
    const isNowhere = request.url?.includes('host-check/') === true;
    if (isNowhere)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"entity_data":null}');
    return isNowhere;
  };
  expect(await check()).toEqual([]);
});

/** The list of artists in pages of ten. @returns the offsets that were asked for */
const inPages = (count: number, facts: (offset: number) => object): (() => number[]) => {
  const path = '/en/content/8/artists';
  const names = Array.from({ length: count }, (_, id) => ({ id, name: `A ${id}`, url: '/fr/a' }));
  const offsets: number[] = [];
  host.spoil = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', host.url);
    if (pathname !== path) return false;
    const offset = Number(searchParams.get('offset'));
    if (request.headers['if-none-match'] !== undefined) {
      response.writeHead(304).end();
      return true;
    }
    offsets.push(offset);
    const data = names.slice(offset, offset + 10);
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=60', etag: '"1"' })
      .end(JSON.stringify({ data, totalcount: count, ...facts(offset) }));
    return true;
  };
  return () => offsets;
};

test('HST-60: a list goes on where the host leads, whatever it counts', async () => {
  const offsets = inPages(25, (offset) => ({ totalcount: 10, next: offset < 20 ? offset + 10 : null }));
  const findings = await check();
  expect([findings.map(({ says }) => says), offsets()]).toEqual([
    ['The list counts 10 entries (totalcount) and has 25.'],
    [0, 10, 20],
  ]);
});

test('HST-60: entries without an id are no repetition of each other', async () => {
  const nameless = Array.from({ length: 10 }, (_, index) => ({ name: `A ${index}`, url: '/fr/a' }));
  const offsets = inPages(20, () => ({ data: nameless }));
  const says = new Set((await check()).map((finding) => finding.says));
  expect([[...says], offsets()]).toEqual([['The site leaves the record out.'], [0, 10]]);
});

test('HST-60: a list without an end is read as far as the bound', async () => {
  const offsets = inPages(1_000, () => ({}));
  await check({ pages: 3 });
  expect(offsets()).toEqual([0, 10, 20]);
});

test.each([404, 410])('HST-61: an address without a page may be answered with %i', async (status) => {
  host.spoil = (request, response) => {
    const isNowhere = request.url?.includes('host-check/') === true;
    if (isNowhere) response.writeHead(status).end();
    return isNowhere;
  };
  expect(await check()).toEqual([]);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'without validators',
    { 'cache-control': 'max-age=60' },
    ['There is neither ETag nor Last-Modified: each renewal sends all of it again (1 kB).'],
  ],
  [
    'without Cache-Control, that ignores its own ETag',
    { etag: '"1"' },
    [
      'There is no Cache-Control: the site keeps the answer for 30 seconds. With max-age you decide.',
      'It answers 200 to its own ETag, where 304 would save 1 kB.',
    ],
  ],
  [
    'that nobody may keep, with a cookie',
    { 'cache-control': 'no-store', 'last-modified': 'Tue, 15 Jun 2027 16:00:00 GMT', 'set-cookie': 'a=1' },
    [
      'The answer sets a cookie. The site drops it.',
      'Cache-Control "no-store" forbids keeping the answer: every page asks again and waits.',
      'It answers 200 to its own Last-Modified, where 304 would save 1 kB.',
    ],
  ],
  [
    'that is for one person alone',
    { 'cache-control': 'private, max-age=60', etag: '"1"' },
    [
      'Cache-Control "private, max-age=60" forbids keeping the answer: every page asks again and waits.',
      'It answers 200 to its own ETag, where 304 would save 1 kB.',
    ],
  ],
  [
    'of another type, whose end is told',
    { 'content-type': 'text/plain', expires: '0', etag: '"1"' },
    [
      'The Content-Type is not application/json; the site reads it as JSON all the same.',
      'It answers 200 to its own ETag, where 304 would save 1 kB.',
    ],
  ],
  [
    'that is asked for again each time',
    { 'content-type': 'application/vnd.api+json', 'cache-control': 'no-cache', etag: '"1"' },
    ['It answers 200 to its own ETag, where 304 would save 1 kB.'],
  ],
])('HST-62: an answer %s gets advice with its cost, and fails nothing', async (_, headers, advice) => {
  host.spoil = at(metadata, (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(host.answers.get(metadata))),
  );
  const findings = await check();
  expect(findings.map(({ level, says }) => [level, says])).toEqual(advice.map((says) => ['advice', says]));
  expect(isFailed(findings)).toBe(false);
});

test('HST-62: a host that knows its own Last-Modified needs no ETag', async () => {
  const changedAt = 'Tue, 15 Jun 2027 16:00:00 GMT';
  host.spoil = at(metadata, (response, request) => {
    const isKnown = request.headers['if-modified-since'] === changedAt;
    response
      .writeHead(isKnown ? 304 : 200, {
        'content-type': 'application/json',
        'cache-control': 'max-age=60',
        'last-modified': changedAt,
      })
      .end(isKnown ? undefined : JSON.stringify(host.answers.get(metadata)));
  });
  expect(await check()).toEqual([]);
});

test('HST-57: three redirects on the way to an answer are as many as the site follows', async () => {
  host.spoil = ({ url = '' }, response) => {
    const [, hop = '0'] = /^\/hops\/(\d)$/.exec(url) ?? [];
    if (url !== metadata && hop === '0') return false;
    const location = hop === '2' ? `${metadata}?hopped` : `/hops/${Number(hop) + 1}`;
    response.writeHead(302, { location }).end();
    return true;
  };
  expect([await check(), host.asked.includes('/hops/2')]).toEqual([[], true]);
});

test('HST-63: a question that a host leaves out is named with the loss to visitors, and fails nothing', async () => {
  host.answers.delete('/en/content/8/sponsors');
  const findings = await check();
  expect(told(findings)).toEqual([
    'missing /en/content/8/sponsors The host answers 404. Pages without sponsors.',
  ]);
  expect(isFailed(findings)).toBe(false);
});

test('HST-63: a question that a host answers with 410 is left out, too', async () => {
  const sponsors = '/en/content/8/sponsors';
  host.spoil = at(sponsors, (response) => void response.writeHead(410).end());
  expect(told(await check())).toEqual([`missing ${sponsors} The host answers 410. Pages without sponsors.`]);
});

const dates = '/en/content/8/programmations';
const [july, august] = [Date.UTC(2027, 6, 1) / 1000, Date.UTC(2027, 7, 1) / 1000];
const atStarts =
  (...starts: string[]) =>
  (answer: Record<string, unknown>): object => {
    const [date] = Object(answer['data']);
    const data = starts.map((start, id) => ({ ...date, id: String(id), date: { ...date.date, start } }));
    return { ...answer, data, totalcount: data.length };
  };
const page =
  (change: object) =>
  ({ entity_data: entity, ...answer }: Record<string, unknown>): object => ({
    ...answer,
    entity_data: { ...Object(entity), ...change },
  });
const ferry = '/en/router/shows/the-night-ferry';
const leadsToNoPage: Finding = {
  level: 'wrong',
  call: ferry,
  says: 'The switch of languages leads to no page.',
  field: 'entity_data.translations.fr',
  expected: 'the address of a page',
  found: '"/fr/nulle-part", which answers 404',
};
const arrows = 'The arrows of the calendar lead to the wrong month.';
const range = `${dates}?from=${july}&to=${august}`;

test.each<[string, string, (answer: Record<string, unknown>) => object, Finding]>([
  [
    'a date within the range as the one before it',
    dates,
    (answer) => ({ ...answer, previous: july }),
    {
      level: 'wrong',
      call: `${range}&offset=0&pagesize=1`,
      says: arrows,
      field: 'previous',
      expected: `the start of the nearest date before ${july}, in seconds, or null`,
      found: String(july),
    },
  ],
  [
    'a date within the range as the one after it',
    dates,
    (answer) => ({ ...answer, next: august - 1 }),
    {
      level: 'wrong',
      call: `${range}&offset=0&pagesize=1`,
      says: arrows,
      field: 'next',
      expected: `the start of the nearest date at or after ${august}, in seconds, or null`,
      found: String(august - 1),
    },
  ],
  [
    'dates of the next month',
    dates,
    atStarts('2027-07-16T23:30:00Z', '2027-08-01T00:00:00Z'),
    {
      level: 'wrong',
      call: `${range}&showthumbnail=1`,
      says: 'There are dates outside of the asked range. Does the host ignore `from` and `to`?',
    },
  ],
  [
    'a later date before an earlier one',
    dates,
    atStarts('2027-07-16T23:30:00Z', '2027-07-16T23:29:59Z'),
    {
      level: 'wrong',
      call: `${dates}?from=${july}&pagesize=24&showthumbnail=1`,
      says: 'The dates are not in the order of their starts. The site shows the wrong ones as the next.',
    },
  ],
  [
    'no date',
    dates,
    atStarts(),
    {
      level: 'missing',
      call: `${dates}?pagesize=1&showthumbnail=1`,
      says: 'There is no date at all: the calendar is empty.',
    },
  ],
  [
    'a show as another kind of page',
    ferry,
    page({ type: 'festival' }),
    {
      level: 'wrong',
      call: ferry,
      says: 'It is drawn as another kind of page than the list of shows says.',
      field: 'entity_data.type',
      expected: '"show"',
      found: '"festival"',
    },
  ],
  [
    'nothing at the address of a show',
    ferry,
    (answer) => ({ ...answer, entity_data: null }),
    { level: 'wrong', call: ferry, says: 'There is no such page, but the list of shows leads to it.' },
  ],
  [
    'a page in one language',
    ferry,
    page({ translations: { en: '/en/shows/the-night-ferry' } }),
    {
      level: 'missing',
      call: ferry,
      says: 'There is no `translations`: the switch of languages leads to home.',
    },
  ],
  [
    'a page whose other language leads nowhere',
    ferry,
    page({ translations: { en: '/en/shows/the-night-ferry', fr: '/fr/nulle-part' } }),
    leadsToNoPage,
  ],
  [
    'a page of whose translations one is null',
    ferry,
    page({ translations: { en: null, fr: '/fr/nulle-part' } }),
    leadsToNoPage,
  ],
  [
    'more entries than it counts',
    '/en/content/8/artists',
    (answer) => ({ ...answer, totalcount: 0 }),
    {
      level: 'wrong',
      call: '/en/content/8/artists',
      says: 'The list counts 0 entries (totalcount) and has 1.',
    },
  ],
])(
  'HST-61: of a host that answers %s the check says where, and what it found',
  async (_, path, change, finding) => {
    changed(path, change);
    expect(await check()).toContainEqual(finding);
  },
);

test.each<[string, string, (answer: Record<string, unknown>) => object]>([
  [
    'dates at both ends of a month, with its neighbours',
    dates,
    (answer) => ({
      ...atStarts('2027-07-01T00:00:00Z', '2027-07-01T00:00:00Z', '2027-07-31T23:59:59Z')(answer),
      previous: july - 1,
      next: august,
    }),
  ],
  [
    'a list that comes whole, without a count',
    '/en/content/8/sponsors',
    ({ totalcount: _, ...answer }) => answer,
  ],
  ['dates without neighbours', dates, (answer) => ({ ...answer, previous: null, next: null })],
  [
    'videos under the other names of their list',
    '/en/content/8/videos',
    ({ data, totalcount }) => ({ items: data, total: totalcount }),
  ],
  [
    'a page of a kind that the site draws as any other',
    '/en/router/choose-your-pass/three-galas',
    page({ type: 'landing' }),
  ],
])('HST-56: the check finds nothing at %s', async (_, path, change) => {
  changed(path, change);
  expect(await check()).toEqual([]);
});

test('HST-61: a page that several lists lead to is told of once, by the first of them', async () => {
  changed(ferry, page({ type: 'festival' }));
  const kinds = (await check()).filter(({ field }) => field === 'entity_data.type');
  expect(kinds.map(({ says }) => says)).toEqual([
    'It is drawn as another kind of page than the list of shows says.',
  ]);
});

test('HST-61: the dates of the calendar lead to shows', async () => {
  changed(dates, (answer) => firstOf(answer, { url: '/en/getting-here' }));
  expect(await check()).toContainEqual({
    level: 'wrong',
    call: '/en/router/getting-here',
    says: 'It is drawn as another kind of page than the calendar says.',
    field: 'entity_data.type',
    expected: '"show"',
    found: '"page"',
  });
});

test('HST-61: the check asks as the site does: a month whole, and each show by its id, whatever that holds', async () => {
  changed('/en/content/8/shows', (answer) => firstOf(answer, { id: 'a/b c' }));
  await check();
  expect(host.asked).toEqual(
    expect.arrayContaining([
      `${range}&showthumbnail=1&offset=0&pagesize=400`,
      '/en/content/8/shows?sort=default&offset=0&pagesize=24',
      '/en/content/8/artists?offset=0&pagesize=24',
      '/en/content/8/videos?offset=0&pagesize=24',
      '/en/content/8/shows/a%2Fb%20c/programmations?offset=0&pagesize=50',
    ]),
  );
});

/** The same with a wrong field in each entry of its lists. */
const spoilt = (answer: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((entry: object) => ({ ...entry, title: 5, name: 5, venue: 5 }))
        : value,
    ]),
  );

test('HST-51: every answer is compared with what the wire expects', async () => {
  for (const path of host.answers.keys())
    changed(path, (answer) => ('entity_data' in answer ? page({ attributes: 5 })(answer) : spoilt(answer)));
  const compared = (await check()).filter(({ level }) => level === 'wrong');
  expect([...new Set(compared.map(({ call }) => call.replace(/\?.*/, '')))].toSorted()).toEqual([
    '/api/taxonomy_term/youtube_video_collections',
    '/en/content/8/artists',
    '/en/content/8/festivals',
    '/en/content/8/live-shows',
    metadata,
    '/en/content/8/passports',
    dates,
    '/en/content/8/shows',
    '/en/content/8/shows/12/programmations',
    '/en/content/8/shows/facets',
    '/en/content/8/sponsors',
    '/en/content/8/videos',
    '/en/content/artist-categories',
    '/en/router/',
    '/en/router/artists/tim-tide',
    '/en/router/choose-your-pass/three-galas',
    '/en/router/festivals/harbour-nights',
    '/en/router/galas',
    '/en/router/getting-here',
    '/en/router/jobs',
    '/en/router/jobs/stage-hand',
    '/en/router/press',
    '/en/router/press/the-programme-is-out',
    ferry,
    '/en/router/videos/one-night-on-the-ferry',
  ]);
});

/** The host serves the pictures of its answers itself. @returns those that the check has asked for */
const servePictures = (spoil: (path: string, response: ServerResponse) => boolean): (() => string[]) => {
  const here = JSON.stringify([...host.answers]).replaceAll('https://media.example.org', `${host.url}/media`);
  host.answers = new Map<string, unknown>(JSON.parse(here));
  host.spoil = ({ url = '' }, response) => {
    const [, path] = /^\/media(\/.*)/.exec(url) ?? [];
    if (path === undefined) return false;
    if (!spoil(path, response)) response.writeHead(200, { 'content-type': 'image/webp' }).end();
    return true;
  };
  return () => host.asked.filter((url) => url.startsWith('/media/')).toSorted();
};

test('HST-61: of the pictures some are asked for, each once, and no files', async () => {
  const pictures = servePictures(() => false);
  expect([await checkHost(host.url, asked), pictures().length, new Set(pictures()).size]).toEqual([[], 5, 5]);
  host.asked.length = 0;
  await checkHost(host.url, { ...asked, limits: { ...patient, samples: 50 } });
  expect(pictures()).toEqual(
    [
      'backstage.webp',
      'ferry-640.webp',
      'ferry-800.webp',
      'harbour-1600.webp',
      'harbour-800.webp',
      'harbour-radio.svg',
      'low-water-800.webp',
      'night-ferry-320.webp',
      'night-ferry-800.webp',
      'pass.webp',
      'press.webp',
      'tile.webp',
      'tim-320.webp',
      'tim-tide-320.webp',
      'tim-tide-800.webp',
      'tim-video.webp',
    ].map((name) => `/media/${name}`),
  );
});

test('HST-61: the check notices pictures that do not come, or are none', async () => {
  const none: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/night-ferry-320.webp': (response) => void response.writeHead(404).end(),
    '/night-ferry-800.webp': (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(),
    '/tim-tide-320.webp': (response) => void response.writeHead(200).end(),
    '/tim-tide-800.webp': (response) => void response.destroy(),
  };
  servePictures((path, response) => {
    none[path]?.(response);
    return path in none;
  });
  const findings = await checkHost(host.url, { ...asked, limits: { ...patient, samples: 50 } });
  expect(findings.toSorted((one, other) => one.call.localeCompare(other.call))).toEqual(
    [
      ['night-ferry-320', 'The picture answers 404: people see none.'],
      ['night-ferry-800', 'The picture has the type "text/html": browsers may not show it.'],
      ['tim-tide-320', 'The picture has the type "": browsers may not show it.'],
      ['tim-tide-800', 'The picture does not come. The connection failed: other side closed.'],
    ].map(([name, says]) => ({ level: 'wrong', call: `${host.url}/media/${name}.webp`, says })),
  );
});
