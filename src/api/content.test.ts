import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';
import { createContentClient, type ContentClient, type ContentClientOptions } from './content.ts';
import { ContentError } from './contentError.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { languages, type Language } from '#contract/address/language.ts';
import { hostOf, json, logOf, silent, status, text, timingOf, type Reaction } from './testing/fakeHost.ts';
import { programmationAt, programmationOf } from '#contract/programme/testing/programmations.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;
const clientOf = (reactions: Reaction[], options: Partial<ContentClientOptions> = {}) => {
  const host = hostOf(...reactions);
  const { log, lines } = logOf();
  const client = createContentClient({
    fetch: host.fetch,
    baseUrl: '/api/content/',
    siteId: 8,
    log,
    sanitise: (html) => html.replaceAll(/<script.*?<\/script>/gs, ''),
    timing: timingOf().timing,
    ...options,
  });
  return { client, calls: host.calls, lines };
};
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof ContentError ? error.code : error),
  );
const listOf = (data: unknown[], envelope: object = {}) =>
  json({ data, pagesize: 400, totalcount: data.length, previous: null, next: null, ...envelope });
const pageOf = (attributes: object, more: object = {}) =>
  json({ entity_data: { type: 'page', id: 7, attributes, ...more }, data: [] });

/** A host that holds programmations and answers ranges as the server does. */
const programmeHost = (items: readonly Programmation[]) => {
  const calls: URLSearchParams[] = [];
  const startOf = ({ date }: Programmation) => secondsOf(date.start);
  const sorted = items.toSorted((one, other) => startOf(one) - startOf(other));
  const fetch = async (url: string): Promise<Response> => {
    const search = new URL(url, 'http://host').searchParams;
    calls.push(search);
    const [from, to] = [Number(search.get('from')), Number(search.get('to') ?? Infinity)];
    const [offset, pagesize] = [Number(search.get('offset')), Number(search.get('pagesize'))];
    const inRange = sorted.filter((item) => startOf(item) >= from && startOf(item) < to);
    const before = sorted.findLast((item) => startOf(item) < from);
    const after = sorted.find((item) => startOf(item) >= to);
    return Response.json({
      data: inRange.slice(offset, offset + pagesize),
      pagesize,
      totalcount: inRange.length,
      previous: before ? startOf(before) : null,
      next: after ? startOf(after) : null,
    });
  };
  return { calls, fetch };
};

describe('where the calls go', () => {
  const everyCall = {
    page: (client, lang) => client.page(lang, 'a/b'),
    metadata: (client, lang) => client.metadata(lang),
    sponsors: (client, lang) => client.sponsors(lang),
    month: (client, lang) => client.month(lang, '2027-07'),
    upcoming: (client, lang) => client.upcoming(lang, { from: 5, pagesize: 24 }),
    nearest: (client, lang) => client.nearest(lang),
    tickets: (client, lang) => client.tickets(lang, '12'),
  } satisfies Record<keyof ContentClient, (client: ContentClient, lang: Language) => Promise<unknown>>;

  it.each([
    ['https://content.example/api', 'https://content.example/api'],
    ['https://content.example/api/', 'https://content.example/api'],
    ['/api/content', '/api/content'],
  ])('ENV-03: every call goes to the base that is set (%s) and the language', async (baseUrl, base) => {
    const anything = json({ entity_data: { type: 'page', id: 7, attributes: {} }, data: [] });
    for (const lang of languages)
      for (const [name, call] of Object.entries(everyCall)) {
        const { client, calls } = clientOf([anything], { baseUrl, retries: 0 });
        await call(client, lang).catch(() => null);
        const below = name === 'page' ? 'router/' : 'content/8/';
        expect([name, calls.length > 0]).toEqual([name, true]);
        expect(calls.filter((url) => !url.startsWith(`${base}/${lang}/${below}`))).toEqual([]);
      }
  });
});

describe('page', () => {
  it('LDR-01: asks the page loader for the decoded path and reads what it finds', async () => {
    const { client, calls } = clientOf([pageOf({ title: 'Été' })]);
    const found = await client.page('fr', 'à propos/l’été?', {});
    expect([calls, found]).toEqual([
      ['/api/content/fr/router/%C3%A0%20propos/l%E2%80%99%C3%A9t%C3%A9%3F'],
      {
        type: 'page',
        id: '7',
        attributes: { title: 'Été' },
        metas: { title: '', description: '', og_image: null, noindex: false },
        computed_page_theme: { name: 'default' },
        translations: {},
      },
    ]);
  });

  it('RTE-12: home is the empty path', async () => {
    const { client, calls } = clientOf([pageOf({})]);
    await client.page('en', '');
    expect(calls).toEqual(['/api/content/en/router/']);
  });

  it('LDR-02: keeps preview and ptok only', async () => {
    const { client, calls } = clientOf([pageOf({})]);
    const preview = { preview: '1', ptok: 'a b&c', utm_source: 'x' };
    await client.page('fr', 'x', preview);
    expect(calls).toEqual(['/api/content/fr/router/x?preview=1&ptok=a+b%26c']);
  });

  it('LDR-04: an unknown type is a basic page', async () => {
    const { client } = clientOf([pageOf({}, { type: 'festival' })]);
    expect((await client.page('fr', 'x'))?.type).toBe('page');
  });

  it('LDR-07: 404 is null', async () => {
    const { client, lines } = clientOf([status(404)]);
    expect([await client.page('fr', 'x'), lines]).toEqual([null, []]);
  });

  it.each(['..', '../content/8/metadata', 'a/../../x', './x'])(
    'LDR-07: the path %j is nowhere, and is not asked for',
    async (path) => {
      const { client, calls } = clientOf([pageOf({})]);
      expect([await client.page('fr', path), calls]).toEqual([null, []]);
    },
  );

  it('HOM-08: HTML is made safe at the edge, other attributes stay', async () => {
    const { client } = clientOf([
      pageOf({
        title: '<b>',
        body: '<p>a</p><script>x</script>',
        html_top: '<script></script>',
        html_bottom: 3,
      }),
    ]);
    expect((await client.page('fr', ''))?.attributes).toEqual({
      title: '<b>',
      body: '<p>a</p>',
      html_top: '',
      html_bottom: 3,
    });
  });

  it.each([
    ['null', json(null)],
    ['{}', json({})],
    ['a list', json([])],
    ['wrong types', json({ entity_data: { type: 'page', id: {}, attributes: 'x' } })],
    ['HTML', text('<html>')],
  ])('LDR-08: %s is malformed', async (_, reaction) => {
    const { client } = clientOf([reaction]);
    expect(await codeOf(client.page('fr', 'x'))).toBe('malformed');
  });

  it('LDR-08: any other error is told', async () => {
    const outcomes = [403, 500].map((code) => codeOf(clientOf([status(code)]).client.page('fr', 'x')));
    expect(await Promise.all(outcomes)).toEqual(['invalid', 'unavailable']);
  });
});

describe('menus, sponsors, shows', () => {
  it('API-01: menus lose their malformed entries only, which are counted', async () => {
    const good = { title: 'A', href: '/fr/a', hierarchy: '.1' };
    const { client, lines } = clientOf([
      json({
        main: [good, { title: '' }, null],
        footer: 'x',
        secondary: [{ ...good, href: 'javascript:x' }],
      }),
    ]);
    const call = '/api/content/fr/content/8/metadata';
    expect([await client.metadata('fr'), lines]).toEqual([
      { main: [good], footer: [], secondary: [] },
      [
        ['content.items.skipped', { call, skipped: 2 }],
        ['content.items.skipped', { call, skipped: 1 }],
      ],
    ]);
  });

  it('API-02: sponsors', async () => {
    const { client, calls } = clientOf([
      listOf([{ title: 'Soda', sponsor_logo: '/a.svg', field_sponsor_footer_line: '2' }]),
    ]);
    expect([await client.sponsors('fr'), calls]).toEqual([
      [{ title: 'Soda', sponsor_logo: '/a.svg', field_sponsor_link: null, field_sponsor_footer_line: 2 }],
      ['/api/content/fr/content/8/sponsors'],
    ]);
  });
});

describe('month', () => {
  it('CAL-48: asks for the range of CAL-49 once', async () => {
    const { calls, fetch } = programmeHost([programmationOf('1')]);
    const { client } = clientOf([], { fetch });
    expect([await client.month('fr', '2027-07'), calls.map(String)]).toEqual([
      { items: [programmationOf('1')], previous: null, next: null, skipped: 0 },
      [`from=${secondsOf('2027-07-01')}&to=${secondsOf('2027-08-02')}&pagesize=400&offset=0&showthumbnail=1`],
    ]);
  });

  it('CAL-50: 412 items are two pages, none is lost', async () => {
    const items = Array.from({ length: 412 }, (_, id) => programmationOf(String(id)));
    const { calls, fetch } = programmeHost(items);
    const { client, lines } = clientOf([], { fetch });
    const month = await client.month('fr', '2027-07');
    expect([month.items.map(({ id }) => id), calls.map((call) => call.get('offset')), lines]).toEqual([
      items.map(({ id }) => id),
      ['0', '400'],
      [],
    ]);
  });

  it('CAL-50: a host with smaller pages is followed by what it gives', async () => {
    const items = Array.from({ length: 25 }, (_, id) => programmationOf(String(id)));
    const offsets: number[] = [];
    const fetch = async (url: string) => {
      const offset = Number(new URL(url, 'http://host').searchParams.get('offset'));
      offsets.push(offset);
      return Response.json({ data: items.slice(offset, offset + 10), pagesize: 10, totalcount: 25 });
    };
    const { client } = clientOf([], { fetch });
    expect([(await client.month('fr', '2027-07')).items.length, offsets]).toEqual([25, [0, 10, 20]]);
  });

  it('CAL-50: fewer items than announced are said in the log, absurdly many are malformed', async () => {
    const short = clientOf([listOf([], { totalcount: 5 })]);
    await short.client.month('fr', '2027-07');
    const absurd = clientOf([listOf([programmationOf('1')], { totalcount: 1e9 })]);
    expect([short.lines.map(([event]) => event), await codeOf(absurd.client.month('fr', '2027-07'))]).toEqual(
      [['content.list.incomplete'], 'malformed'],
    );
  });

  it('what begins in the east before the month does in UTC is asked for too', async () => {
    const items = [
      programmationAt('1', '2027-06-20T12:00:00Z', '-0400'),
      programmationAt('2', '2027-06-30T12:30:00Z', '+1200'),
      programmationAt('3', '2027-07-16T23:30:00Z', '-0400'),
      programmationAt('4', '2027-08-20T23:30:00Z', '-0400'),
    ];
    const { calls, fetch } = programmeHost(items);
    const { client } = clientOf([], { fetch });
    const { items: found, ...month } = await client.month('fr', '2027-07');
    expect([found.map(({ id }) => id), month, calls.map((call) => call.get('from'))]).toEqual([
      ['2', '3'],
      { previous: secondsOf('2027-06-20T12:00:00Z'), next: secondsOf('2027-08-20T23:30:00Z'), skipped: 0 },
      [`${secondsOf('2027-07-01')}`, `${secondsOf('2027-06-30T10:00:00Z')}`],
    ]);
  });

  it('malformed items among good ones are skipped and counted', async () => {
    const good = programmationOf('1');
    const bad = [
      null,
      'x',
      {},
      { ...good, id: '' },
      { ...good, title: ' ' },
      { ...good, url: 'javascript:x' },
    ];
    const undated = [
      { ...good, date: {} },
      { ...good, date: { start: '2027-07-16' } },
    ];
    const { client, lines } = clientOf([listOf([...bad, good, ...undated])]);
    expect([await client.month('fr', '2027-07'), lines]).toEqual([
      { items: [good], previous: null, next: null, skipped: 8 },
      [
        ['content.items.skipped', { month: '2027-07', skipped: 8 }],
        ['content.offset.missing', { month: '2027-07', items: 2 }],
      ],
    ]);
  });

  it('T14: the first hour that is the month’s in the east is asked for, the one before is not', async () => {
    const fourteen = '2027-06-30T10:00:00Z';
    const callsWith = async (start: string) => {
      const { calls, fetch } = programmeHost([programmationAt('1', start, '+1400')]);
      await clientOf([], { fetch }).client.month('fr', '2027-07');
      return calls.length;
    };
    expect([await callsWith(fourteen), await callsWith('2027-06-30T09:59:59Z')]).toEqual([2, 1]);
  });

  it('CAL-50: a hundred pages are followed, a hundred and one are taken for broken', async () => {
    const one = (totalcount: number) => clientOf([listOf([programmationOf('1')], { totalcount })]);
    const most = one(100);
    expect([
      await codeOf(most.client.month('fr', '2027-07')),
      most.calls.length,
      await codeOf(one(101).client.month('fr', '2027-07')),
    ]).toEqual(['answered', 100, 'malformed']);
  });

  it('LDR-14: each call can be left while it waits', async () => {
    const reason = new Error('left');
    const outcomes = (
      ['page', 'metadata', 'sponsors', 'month', 'upcoming', 'nearest', 'tickets'] as const
    ).map(async (name) => {
      const { client } = clientOf([silent], { retries: 0 });
      const controller = new AbortController();
      const { signal } = controller;
      const asked = {
        page: () => client.page('fr', 'x', {}, signal),
        metadata: () => client.metadata('fr', signal),
        sponsors: () => client.sponsors('fr', signal),
        month: () => client.month('fr', '2027-07', signal),
        upcoming: () => client.upcoming('fr', { from: 0, pagesize: 1 }, signal),
        nearest: () => client.nearest('fr', {}, signal),
        tickets: () => client.tickets('fr', '12', signal),
      }[name]();
      const outcome = asked.catch((error: unknown) => error);
      controller.abort(reason);
      return outcome;
    });
    expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => reason));
  });

  it('LDR-08: an answer that is malformed is said in the log, without its query', async () => {
    const { client, lines } = clientOf([json([])]);
    await codeOf(client.page('fr', 'x', { ptok: 'secret' }));
    expect(lines).toEqual([['content.failed', { call: '/api/content/fr/router/x', code: 'malformed' }]]);
  });

  it('CAL-34: a missing offset reads as 0000 and is said in the log', async () => {
    const { date, ...item } = programmationOf('1');
    const { client, lines } = clientOf([listOf([{ ...item, date: { start: date.start } }])]);
    const { items } = await client.month('fr', '2027-07');
    expect([items[0]?.date, lines]).toEqual([
      { start: date.start, end: null, timezone_offset: '0000', timezone: null },
      [['content.offset.missing', { month: '2027-07', items: 1 }]],
    ]);
  });

  it('CAL-56: one page that fails fails the month', async () => {
    const first = listOf([programmationOf('1')], { totalcount: 2 });
    const { client } = clientOf([first, status(500)]);
    expect(await codeOf(client.month('fr', '2027-07'))).toBe('unavailable');
  });
});

describe('nearest, upcoming', () => {
  it('CAL-51: the nearest to now, or from an instant on', async () => {
    const { client, calls } = clientOf([
      listOf([programmationOf('1')]),
      listOf([programmationOf('2')]),
      listOf([]),
    ]);
    const found = [
      await client.nearest('fr'),
      await client.nearest('en', { from: 0 }),
      await client.nearest('fr'),
    ];
    expect([found.map((item) => item?.id ?? null), calls]).toEqual([
      ['1', '2', null],
      [
        '/api/content/fr/content/8/programmations?pagesize=1&showthumbnail=1',
        '/api/content/en/content/8/programmations?from=0&pagesize=1&showthumbnail=1',
        '/api/content/fr/content/8/programmations?pagesize=1&showthumbnail=1',
      ],
    ]);
  });

  it('HOM-01: the next programmations', async () => {
    const { client, calls } = clientOf([listOf([programmationOf('1'), {}])]);
    const found = await client.upcoming('fr', { from: 5, pagesize: 24 });
    expect([found, calls]).toEqual([
      [programmationOf('1')],
      ['/api/content/fr/content/8/programmations?from=5&pagesize=24&showthumbnail=1'],
    ]);
  });
});

describe('the server’s client', () => {
  it('API-05: answers from its cache until it is cleared', async () => {
    const cache = createAnswerCache();
    const { client, calls } = clientOf([pageOf({ title: 'old' }), pageOf({ title: 'new' })], {
      cache,
      retries: 0,
    });
    const titleOf = async () => (await client.page('fr', 'x'))?.attributes['title'];
    const before = [await titleOf(), await titleOf()];
    cache.clear();
    expect([before, await titleOf(), calls.length]).toEqual([['old', 'old'], 'new', 2]);
  });

  it('API-05: each kind of answer, language and month has a place of its own', async () => {
    const { client, calls } = clientOf(
      [json({ data: [], entity_data: { type: 'page', id: 1, attributes: {} } })],
      {
        cache: createAnswerCache(),
      },
    );
    const ask = async () => {
      for (const lang of ['fr', 'en'] as const) {
        await client.page(lang, 'x');
        await client.metadata(lang);
        await client.sponsors(lang);
        await client.month(lang, '2027-07');
        await client.month(lang, '2027-08');
        await client.upcoming(lang, { from: 0, pagesize: 1 });
      }
      return calls.length;
    };
    expect([await ask(), await ask(), new Set(calls).size]).toEqual([12, 12, 12]);
  });

  it('LDR-08: does not let a visitor wait for retries', async () => {
    const { client, calls } = clientOf([status(500)], { retries: 0 });
    expect([await codeOf(client.metadata('fr')), calls.length]).toEqual(['unavailable', 1]);
  });
});
