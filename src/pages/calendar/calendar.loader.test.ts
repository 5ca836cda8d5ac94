import { allParts } from '#contract/settings/parts.ts';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { programmationOf, programmeSettings } from '#contract/programme/testing/programmations.ts';
import { calendarClientOf } from '#src/api/testing/calendarHost.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { loadFormat } from '#src/shell/loadFormat.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { createQueryClient } from '#src/shell/queryClient.ts';
import { loadCalendar } from './calendar.loader.ts';
import type { CalendarSearch } from './calendar.search.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { ownSearch } from '#src/testing/ownSearch.ts';

await loadFormat('fr');
const now = Date.parse('2027-07-16T20:00:00Z');
const local = (time: string): number => Date.parse(`${time}:00-04:00`);
const evening = local('2027-07-16T17:00');
const items = [
  programmationOf('1', { date: { start: '2027-07-20T23:00:00Z' } }),
  programmationOf('2', { date: { start: '2027-09-05T23:00:00Z' } }),
];

interface Circumstances {
  at?: number;
  shows?: typeof items;
  isShown?: boolean;
  calendar?: 'live' | 'archive';
  isServer?: boolean;
  queryClient?: QueryClient;
}

/** The server's answer to an address of a calendar, the live one by default; months in `failing` are unreadable. */
const answerAt = async (
  search: CalendarSearch,
  failing: readonly string[] = [],
  {
    at = now,
    shows = items,
    isShown = false,
    calendar = 'live',
    isServer = true,
    queryClient = createQueryClient(),
  }: Circumstances = {},
) => {
  const { client, calls } = calendarClientOf(shows, failing);
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const settings = {
    ...programmeSettings,
    excludedFestivals: [],
    torontoFestivals: [],
    contentRouter: 'router',
    brand: { fr: 'Chapiteau', en: 'Chapiteau' },
    languages: ['fr' as const, 'en' as const],
    parts: allParts,
    currency: 'CAD',
    contentApiUrl: '/api/content',
    calendarApiUrl: '/api/content',
    memberApiUrl: '/api/member',
    registerPath: '/v1/register',
    publicUrl: 'https://chapiteau.example',
    hasLegalPages: true,
    themeHosts: [],
    production: false,
    tagManagerId: null,
    search: ownSearch,
    newsletterUrl: '',
    ticketsUrl: '',
    socialUrls: [],
    words: { fr: null, en: null },
    look: { logo: null, mascot: null, plates: { ink: '#000000', paper: '#ffffff' } },
    socialImage: '/icons/social.png',
  };
  const context = {
    client,
    aside: client,
    fetch: () => Promise.reject(new Error('Nothing else is asked')),
    queryClient,
    settings,
    clock: { now: () => at, drawnAt: at },
    isServer,
    lang: 'fr' as const,
    i18n,
    texts: () => Promise.resolve({ i18n, load: () => Promise.resolve() }),
    sessionLoader: noSession,
    awaited: createAwaitedLanguage(),
    openedCard: createOpenedCard(),
    shown: () => null,
    ownDocument: createOwnDocument(() => {}),
  };
  const onPage = {
    queryKey: ['calendar'],
    queryFn: () => 'a month',
    initialData: 'a month',
    staleTime: Infinity,
  };
  const stop = isShown ? new QueryObserver(queryClient, onPage).subscribe(() => {}) : () => {};
  const answer = await loadCalendar({ context, calendar, search, isShown }).finally(stop);
  return { ...answer, calls };
};

describe('the answer to a calendar’s address', () => {
  test('CAL-38: lands on the first day from today on, and is true until the evening begins', async () => {
    const { frame, programme, expiresAt } = await answerAt({});
    expect([frame.landing, programme?.total, expiresAt]).toEqual([
      { month: '2027-07', day: '2027-07-20' },
      1,
      evening,
    ]);
  });

  test.each([
    ['Month view of an evening, each minute', {}, '2027-07-16T22:10', '2027-07-16T22:11'],
    [
      'Day view of today, each minute',
      { mode: 'day', day: '2027-07-16' },
      '2027-07-16T09:00',
      '2027-07-16T09:01',
    ],
    ['another day', { mode: 'day', day: '2027-07-17' }, '2027-07-16T09:00', '2027-07-16T17:00'],
    ['Month view of a night, each minute', {}, '2027-07-16T01:30', '2027-07-16T01:31'],
    ['Month view whose show begins', {}, '2027-07-16T12:00', '2027-07-16T13:30'],
    ['Month view, at the start of a show', {}, '2027-07-16T13:30', '2027-07-16T17:00'],
  ] as const)('CAL-38: a page ends when the clock changes what it shows: %s', async (_, search, at, ends) => {
    const today = [
      programmationOf('matinée', { date: { start: '2027-07-16T17:30:00Z' } }),
      programmationOf('evening', { date: { start: '2027-07-17T00:00:00Z' } }),
    ];
    const { expiresAt } = await answerAt(search, [], { at: local(at), shows: today });
    expect(expiresAt).toBe(local(ends));
  });

  test.each([
    [{ month: '2027-09' }],
    [{ day: '2027-09-05' }],
    [{ mode: 'day', day: '2027-09-05' }],
    [{ mode: 'day', day: '2027-09-05', month: '2027-07' }],
  ] as const)(
    'CAL-56: a present month that cannot be read takes no other with it: %j opens, and is not kept',
    async (search) => {
      const { frame, programme, expiresAt } = await answerAt(search, ['2027-07']);
      expect([frame.first, frame.last, frame.landing]).toEqual([
        '2027-01',
        '2029-12',
        { month: '2027-07', day: null },
      ]);
      expect([programme?.month, programme?.total, expiresAt]).toEqual(['2027-09', 1, now]);
    },
  );

  test.each([[{}], [{ month: '2027-07' }], [{ mode: 'day', day: '2027-07-20' }]] as const)(
    'CAL-56: the month that cannot be read is no answer: %j',
    async (search) => {
      await expect(answerAt(search, ['2027-07'])).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  test.each([[{}], [{ month: '2027-07' }], [{ mode: 'day', day: '2027-07-20' }]] as const)(
    'CAL-56: a calendar that is on the page stays, whatever fails: %j',
    async (search) => {
      const { frame, programme, expiresAt } = await answerAt(search, ['2027-07'], { isShown: true });
      expect([frame.landing, programme, expiresAt]).toEqual([
        { month: '2027-07', day: null },
        undefined,
        now,
      ]);
    },
  );

  test('CAL-56: a calendar on the page waits once for a landing that fails; it is asked for again meanwhile', async () => {
    const onPage = { isShown: true, queryClient: createQueryClient() };
    const landings = [await answerAt({}, ['2027-07'], onPage), await answerAt({}, [], onPage)].map(
      ({ frame }) => frame.landing,
    );
    expect(landings).toEqual([
      { month: '2027-07', day: null },
      { month: '2027-07', day: null },
    ]);
    await vi.waitFor(async () => {
      const { frame } = await answerAt({}, [], onPage);
      expect(frame.landing).toEqual({ month: '2027-07', day: '2027-07-20' });
    });
  });

  test('CAL-56: a calendar on the page waits for a landing that is not known yet', async () => {
    const { frame } = await answerAt({}, [], { isShown: true });
    expect(frame.landing).toEqual({ month: '2027-07', day: '2027-07-20' });
  });

  test('CAL-21: the choices of the filters are asked for by the page without scripts alone', async () => {
    const panelOf = { month: '2027-09', panel: 'filters' } as const;
    const plain = await answerAt(panelOf);
    expect(plain.plainFacets?.city).toEqual([{ value: 'Montréal', label: 'Montréal', count: 1 }]);
    openWindow();
    const others = [await answerAt({ month: '2027-09' }), await answerAt(panelOf, [], { isServer: false })];
    expect(
      others.map(({ plainFacets, calls }) => [
        plainFacets,
        calls.filter((call) => call.includes('facets?month=2027-09')),
      ]),
    ).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  test('CAL-21: the cities of the month and of tonight are asked for as the live calendar opens, and by nothing else', async () => {
    const asked = async (options: Circumstances) => {
      const { calls } = await answerAt({ month: '2027-09' }, [], options);
      return calls.filter((call) => call.includes('facets'));
    };
    expect(await Promise.all([asked({}), asked({ isShown: true }), asked({ calendar: 'archive' })])).toEqual([
      [
        'calendar/facets?month=2027-07',
        'calendar/facets?month=2027-07&days=2027-07-16..2027-07-16&after=17%3A00&before=04%3A00',
      ],
      [],
      [],
    ]);
  });

  const june = 'calendar?month=2027-06&city=Laval';
  const [facts, ofEvening] = [
    'calendar/facets?month=2027-07',
    'calendar/facets?month=2027-07&days=2027-07-16..2027-07-16&after=17%3A00&before=04%3A00',
  ];
  test.each([
    ['live', ['calendar?month=2027-07', facts, ofEvening]],
    [
      'archive',
      [
        'calendar?month=2027-07&days=2027-07-01..2027-07-16',
        'programmations?from=0&pagesize=1&showthumbnail=1',
      ],
    ],
  ] as const)(
    'speed: the server asks for the month of an address before it knows where the %s calendar lands, and once',
    async (calendar, landing) => {
      const callsAt = async (search: CalendarSearch) => (await answerAt(search, [], { calendar })).calls;
      const day = [
        june,
        'calendar/day?date=2027-06-20&city=Laval&offset=0&pagesize=100',
        'calendar?month=2027-06&days=2027-06-20..2027-06-20&city=Laval',
      ];
      expect([
        await callsAt({ month: '2027-06', city: 'Laval' }),
        await callsAt({ mode: 'day', day: '2027-06-20', city: 'Laval' }),
      ]).toEqual([
        [june, ...landing],
        [...day, ...landing],
      ]);
    },
  );

  test('speed: a browser fetches the months beside an address ahead, with its filters, once it is idle', async () => {
    openWindow();
    const { calls } = await answerAt({ month: '2027-09', city: 'Laval' }, [], { isServer: false });
    const monthsIn = (asked: readonly string[]) =>
      asked.filter((call) => /^calendar\?.*Laval/.test(call)).toSorted();
    await vi.waitFor(() =>
      expect(monthsIn(calls)).toEqual(
        ['2027-08', '2027-09', '2027-10'].map((month) => `calendar?month=${month}&city=Laval`),
      ),
    );
  });

  test('META-03: the archive is named as such, at its own addresses', async () => {
    const { head, counterpart } = await answerAt({ month: '2027-06' }, [], { calendar: 'archive' });
    expect({ ...head, counterpart }).toEqual({
      title: 'calendar.archiveTitle, juin 2027',
      description: 'calendar.description',
      canonical: '/fr/calendrier-archive?month=2027-06',
      alternates: {
        fr: '/fr/calendrier-archive?month=2027-06',
        en: '/en/calendar-archive?month=2027-06',
      },
      counterpart: '/en/calendar-archive?month=2027-06',
    });
  });

  const filtered = {
    mode: 'day',
    day: '2027-09-05',
    city: 'Montréal',
    genre: 'Impro',
    english: 'true',
  } as const;

  test('RTE-37: the counterpart keeps what means the same', async () => {
    expect((await answerAt(filtered)).counterpart).toBe(
      '/en/calendar?mode=day&day=2027-09-05&city=Montr%C3%A9al',
    );
  });

  test('META-03: the canonical address keeps only the place', async () => {
    expect((await answerAt(filtered)).head.canonical).toBe('/fr/calendrier?mode=day&day=2027-09-05');
  });

  test('META-03: a day of Month view is the page of its month, and is named so', async () => {
    const { head } = await answerAt({ day: '2027-09-05' });
    expect(head).toEqual({
      title: 'calendar.title, septembre 2027',
      description: 'calendar.description',
      canonical: '/fr/calendrier?month=2027-09',
      alternates: { fr: '/fr/calendrier?month=2027-09', en: '/en/calendar?month=2027-09' },
    });
  });

  test('RTE-13: the calendar is a pair: the head names the place in each language by its own word', async () => {
    const { head } = await answerAt(filtered);
    expect(head.alternates).toEqual({
      fr: '/fr/calendrier?mode=day&day=2027-09-05',
      en: '/en/calendar?mode=day&day=2027-09-05',
    });
  });
});
