import { liveShows } from '#contract/wire/liveShows.ts';
import { passport } from '#contract/wire/passport.ts';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';
import type { ContentClient } from './content.ts';
import { filterNames, noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { languages, type Language } from '#contract/address/language.ts';
import { json, silent, status } from './testing/fakeHost.ts';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { clientOf, codeOf, listOf, pageOf } from './testing/contentClient.ts';

const filters = { ...noFilters, english: 'false' } as const;
const july = { month: '2027-07', filters };
const sixteenth = { date: '2027-07-16', offset: 0, filters };

const month = { days: [], total: 0, previous: null, next: 5, left_out_english: 2 };
const noFacets = Object.fromEntries(filterNames.map((name) => [name, []]));

describe('where the calls go', () => {
  const everyCall = {
    page: (client, lang) => client.page(lang, 'a/b'),
    metadata: (client, lang) => client.metadata(lang),
    sponsors: (client, lang) => client.sponsors(lang),
    month: (client, lang) => client.month(lang, july),
    facets: (client, lang) => client.facets(lang, july),
    day: (client, lang) => client.day(lang, sixteenth),
    upcoming: (client, lang) => client.upcoming(lang, { from: 5, pagesize: 24 }),
    nearest: (client, lang) => client.nearest(lang),
    read: (client, lang) => client.read(liveShows, { lang, path: 'live-shows' }),
    list: (client, lang) => client.list(passport, { lang, path: 'passports' }),
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
        const { client, calls } = clientOf([anything], { baseUrl, calendarUrl: baseUrl, retries: 0 });
        await call(client, lang).catch(() => null);
        const below = name === 'page' ? 'router/' : 'content/8/';
        expect([name, calls.length > 0]).toEqual([name, true]);
        expect(calls.filter((url) => !url.startsWith(`${base}/${lang}/${below}`))).toEqual([]);
      }
  });
});

describe('the calendar', () => {
  const calendar = 'https://fest.example/api/content';
  const elsewhere = { baseUrl: 'https://content.example', calendarUrl: calendar, retries: 0 };
  const everything = {
    venue: 'Café & Cie',
    city: ['Laval', 'Québec'],
    kind: 'venue',
    genre: 'Impro',
    type: 'gala',
    price: '25-50',
    accessibility: ['lsq'],
    english: 'true',
  } as const;
  const chosen =
    'venue=Caf%C3%A9+%26+Cie&city=Laval&city=Qu%C3%A9bec&kind=venue&genre=Impro&type=gala&price=25-50&accessibility=lsq&english=true';

  it('CAL-48: a month is asked of the calendar’s own host, whoever has the content; what filters nothing stays out', async () => {
    const { client, calls } = clientOf([json(month)], elsewhere);
    expect(await client.month('fr', july)).toEqual(month);
    await client.month('en', {
      month: '2027-07',
      days: { from: '2027-07-09', to: '2027-07-11', after: '17:00' },
      filters: everything,
    });
    expect(calls).toEqual([
      `${calendar}/fr/content/8/calendar?month=2027-07`,
      `${calendar}/en/content/8/calendar?month=2027-07&days=2027-07-09..2027-07-11&after=17%3A00&${chosen}`,
    ]);
  });

  it('CAL-21: the choices of the filters likewise', async () => {
    const { client, calls } = clientOf([json(noFacets)], elsewhere);
    expect(await client.facets('fr', { ...july, filters: everything })).toEqual(noFacets);
    expect(calls).toEqual([`${calendar}/fr/content/8/calendar/facets?month=2027-07&${chosen}`]);
  });

  it('CAL-10: a hundred shows of a day, with how many there are; one that cannot be read is left out', async () => {
    const { client, calls, lines } = clientOf(
      [listOf([programmationOf('1'), {}], { totalcount: 130 })],
      elsewhere,
    );
    const asked = { date: '2027-07-16', after: '20:20', offset: 100, filters: everything };
    expect(await client.day('fr', asked)).toEqual({ items: [programmationOf('1')], total: 130 });
    expect(calls).toEqual([
      `${calendar}/fr/content/8/calendar/day?date=2027-07-16&after=20%3A20&${chosen}&offset=100&pagesize=100`,
    ]);
    expect(lines.map(([event]) => event)).toEqual(['content.items.skipped']);
  });

  it('CAL-48: a month of another shape is malformed', async () => {
    const { client } = clientOf([json({ ...month, days: [{ date: '2027-07-16' }] })], elsewhere);
    expect(await codeOf(client.month('fr', july))).toBe('malformed');
  });
});

describe('every call', () => {
  it('LDR-14: each call can be left while it waits', async () => {
    const reason = new Error('left');
    const outcomes = (
      [
        'page',
        'metadata',
        'sponsors',
        'month',
        'facets',
        'day',
        'upcoming',
        'nearest',
        'read',
        'list',
        'tickets',
      ] as const
    ).map(async (name) => {
      const { client } = clientOf([silent], { retries: 0 });
      const controller = new AbortController();
      const { signal } = controller;
      const asked = {
        page: () => client.page('fr', 'x', {}, signal),
        metadata: () => client.metadata('fr', signal),
        sponsors: () => client.sponsors('fr', signal),
        month: () => client.month('fr', july, signal),
        facets: () => client.facets('fr', july, signal),
        day: () => client.day('fr', sixteenth, signal),
        upcoming: () => client.upcoming('fr', { from: 0, pagesize: 1 }, signal),
        nearest: () => client.nearest('fr', {}, signal),
        read: () => client.read(liveShows, { lang: 'fr', path: 'live-shows' }, signal),
        list: () => client.list(passport, { lang: 'fr', path: 'passports' }, signal),
        tickets: () => client.tickets('fr', '12', signal),
      }[name]();
      const outcome = asked.catch((error: unknown) => error);
      controller.abort(reason);
      return outcome;
    });
    expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => reason));
  });

  it('HST-11: an answer that breaks the contract: the log names its field, without its query', async () => {
    const { client, lines } = clientOf([json('x')]);
    await codeOf(client.page('fr', 'x', { ptok: 'secret' }));
    expect(lines).toEqual([
      [
        'content.failed',
        {
          call: '/api/content/fr/router/x',
          code: 'malformed',
          field: '(all of it)',
          expected: 'Object',
          found: '"x"',
        },
      ],
    ]);
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
        ['content.items.skipped', { call, skipped: 2, id: null, field: 'title', expected: '!0', found: '0' }],
        [
          'content.items.skipped',
          { call, skipped: 1, id: null, field: 'href', expected: 'check', found: '"javascript:x"' },
        ],
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
  it('ENV-01: it keeps thirty answers, and all are asked anew after the thirty-first', async () => {
    const { client, calls } = clientOf([pageOf({ title: 'A' })], { cache: createAnswerCache(), retries: 0 });
    for (let page = 1; page <= 30; page += 1) await client.page('fr', String(page));
    await client.page('fr', '1');
    expect(calls.length).toBe(30);
    await client.page('fr', '31');
    await client.page('fr', '1');
    expect(calls.slice(30)).toEqual(['/api/content/fr/router/31', '/api/content/fr/router/1']);
  });

  it('API-05: without a cache, as in a browser, which keeps answers by their age, it keeps none', async () => {
    const { client, calls } = clientOf([pageOf({ title: 'A' })], { retries: 0 });
    await client.page('fr', 'x');
    await client.page('fr', 'x');
    expect(calls.length).toBe(2);
  });

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

  it.each(['show', 'box_office'])(
    'SHW-07: a page of the type %s changes by the clock and is asked for anew',
    async (type) => {
      const pageTelling = (title: string) => json({ entity_data: { type, id: 1, attributes: { title } } });
      const { client, calls } = clientOf([pageTelling('live'), pageTelling('over')], {
        cache: createAnswerCache(),
        retries: 0,
      });
      const titleOf = async () => (await client.page('fr', 'x'))?.attributes['title'];
      expect([await Promise.all([titleOf(), titleOf()]), await titleOf(), calls.length]).toEqual([
        ['live', 'live'],
        'over',
        2,
      ]);
    },
  );

  it('API-05: each kind of answer, language and month has a place of its own', async () => {
    const { client, calls } = clientOf(
      [json({ data: [], entity_data: { type: 'page', id: 1, attributes: {} }, ...month, ...noFacets })],
      {
        cache: createAnswerCache(),
      },
    );
    const ask = async () => {
      for (const lang of ['fr', 'en'] as const) {
        await client.page(lang, 'x');
        await client.metadata(lang);
        await client.sponsors(lang);
        await client.month(lang, july);
        await client.month(lang, { ...july, month: '2027-08' });
        await client.facets(lang, july);
        await client.day(lang, sixteenth);
        await client.upcoming(lang, { from: 0, pagesize: 1 });
        await client.nearest(lang);
        await client.list(passport, { lang, path: 'passports' });
      }
      return calls.length;
    };
    expect([await ask(), await ask(), new Set(calls).size]).toEqual([20, 20, 20]);
  });

  it('LDR-08: does not let a visitor wait for retries, while a browser’s tries three times more', async () => {
    const outcomes = [];
    for (const options of [{ retries: 0 }, {}]) {
      const { client, calls } = clientOf([status(500)], options);
      outcomes.push([await codeOf(client.metadata('fr')), calls.length]);
    }
    expect(outcomes).toEqual([
      ['unavailable', 1],
      ['unavailable', 4],
    ]);
  });
});
