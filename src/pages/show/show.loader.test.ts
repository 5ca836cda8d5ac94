import { allParts } from '#contract/settings/parts.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createContentClient } from '#src/api/content.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { hostOf, json, logOf, status } from '#src/api/testing/fakeHost.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { loadContent } from '#src/shell/routes/content.loader.ts';
import { createQueryClient } from '#src/shell/queryClient.ts';
import { ownSearch } from '#src/testing/ownSearch.ts';

const now = Date.parse('2027-07-16T12:00:00Z');
const hour = 3_600_000;
const path = 'shows/nuits';

interface Facts {
  type?: string;
  theme?: string;
  festival?: string;
  /** As the host says; it need not. */
  reservable?: boolean;
  tickets?: Ticket[] | null;
  excludedFestivals?: string[];
  loadTexts?: (...files: readonly string[]) => Promise<void>;
}

const load = async ({
  type = 'show',
  theme = 'default',
  festival = 'Chapiteau',
  reservable,
  tickets = [],
  excludedFestivals = [],
  loadTexts = () => Promise.resolve(),
}: Facts) => {
  const page = {
    entity_data: {
      type,
      id: '12',
      attributes: { title: 'Nuits', belong_to: { name: festival }, reservable },
      metas: { title: 'Nuits', description: '', og_image: null, noindex: false },
      computed_page_theme: { name: theme },
      translations: {},
    },
  };
  const list = tickets && {
    data: tickets,
    pagesize: 50,
    totalcount: tickets.length,
    previous: null,
    next: null,
  };
  const client = createContentClient({
    fetch: hostOf(json(page), list ? json(list) : status(500)).fetch,
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log: logOf().log,
    sanitise: (html) => html,
    retries: 0,
  });
  const queryClient = createQueryClient();
  const settings = {
    ...programmeSettings,
    excludedFestivals,
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
    torontoFestivals: ['jfl toronto'],
    torontoSite: null,
    contentRouter: 'router',
  };
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: {} });
  const context = {
    client,
    aside: client,
    fetch: () => Promise.reject(new Error('Nothing else is asked')),
    queryClient,
    settings,
    clock: { now: () => now, drawnAt: now },
    ownDocument: createOwnDocument(() => {}),
    isServer: true,
    lang: 'en' as const,
    i18n,
    loadTexts,
    texts: () => Promise.resolve({ i18n, load: loadTexts }),
    sessionLoader: noSession,
    awaited: createAwaitedLanguage(),
    openedCard: createOpenedCard(),
    shown: () => null,
  };
  return loadContent(context, path, {});
};

const startingIn = (ms: number, id = '1'): Ticket => {
  const start = new Date(now + ms).toISOString();
  const { date } = ticketOf(id);
  return ticketOf(id, { showstartdate: start, date: { ...date, start } });
};
const expiryOf = async (facts: Facts): Promise<number | undefined> => {
  const expiresAt = (await load(facts)).expiresAt;
  return expiresAt === undefined ? undefined : expiresAt - now;
};

describe('how long the page of a show is true', () => {
  test('RES-15: until the next date closes soon, an hour before it begins, and until it begins', async () => {
    expect([
      await expiryOf({ tickets: [startingIn(-hour), startingIn(5 * hour, '2')] }),
      await expiryOf({ tickets: [startingIn(-hour), startingIn(hour, '2')] }),
    ]).toEqual([4 * hour, hour]);
  });

  test('SHW-09: until its last date ends, and then for ever', async () => {
    const lasting = (begun: number): Ticket => {
      const ticket = startingIn(-begun);
      return { ...ticket, date: { ...ticket.date, end: new Date(now - begun + hour).toISOString() } };
    };
    expect([
      await expiryOf({ tickets: [lasting(hour / 2)] }),
      await expiryOf({ tickets: [lasting(hour)] }),
    ]).toEqual([hour / 2, undefined]);
  });

  test('TON-04: until the next date’s word changes: tomorrow from a midnight on, today from the next, tonight from four', async () => {
    // It is 8 in the morning of the 16th in Montréal.
    const midnight = 16 * hour;
    expect([
      await expiryOf({ tickets: [startingIn((24 + 12) * hour)] }),
      await expiryOf({ tickets: [startingIn((48 + 12) * hour)] }),
      await expiryOf({ tickets: [startingIn(12 * hour)] }),
    ]).toEqual([midnight, midnight, 11 * hour]);
  });

  test('RES-15: a date that begins within a minute is shown as begun at the next whole one', async () => {
    expect(await expiryOf({ tickets: [startingIn(hour / 2 + 1)] })).toBe(hour / 2 + 60_000);
  });

  test('RES-14: on Toronto until reservations soon close, and close, one millisecond after exactly two hours', async () => {
    const expiry = (toStart: number) => expiryOf({ festival: 'JFL Toronto', tickets: [startingIn(toStart)] });
    expect([await expiry(5 * hour), await expiry(3 * hour)]).toEqual([2 * hour, hour + 1]);
  });

  test('RES-14: for ever where every date is over', async () => {
    expect(await expiryOf({ tickets: [startingIn(-hour)] })).toBeUndefined();
  });

  test('SHW-15: a page whose dates could not be fetched stands, and is made anew soon', async () => {
    expect((await load({ tickets: null })).status).toBe(200);
    expect(await expiryOf({ tickets: null })).toBe(10_000);
  });
});

describe('what the page of a show is', () => {
  test('RES-10: has the words of reservations where its dates can be reserved', async () => {
    const wordsOf = async (facts: Facts): Promise<string[]> => {
      const asked: string[] = [];
      await load({ ...facts, loadTexts: async (...files) => void asked.push(...files) });
      return asked.toSorted();
    };
    expect([await wordsOf({}), await wordsOf({ reservable: true })]).toEqual([
      ['buyPopup', 'show', 'video'],
      ['buyPopup', 'reservation', 'show', 'video'],
    ]);
  });

  test('TOR-01: Toronto has a header of its own, and where its host says no more, reservations', async () => {
    const answers = [await load({}), await load({ festival: 'JFL Toronto' })];
    expect(answers.map((answer) => [answer.page, answer.variant])).toEqual([
      ['show', undefined],
      ['show.reservable', 'toronto'],
    ]);
  });

  test('FES-23: a host says which shows can be reserved, wherever they are', async () => {
    const answers = [
      await load({ reservable: true }),
      await load({ reservable: false, festival: 'JFL Toronto' }),
    ];
    expect(answers.map((answer) => [answer.page, answer.variant])).toEqual([
      ['show.reservable', undefined],
      ['show', 'toronto'],
    ]);
  });

  test.each([
    ['page', 'page'],
    ['press_release', 'announcements'],
    ['anything', 'page'],
  ])('TOR-01: so has a basic page (%s), by its theme or its festival', async (type, drawnBy) => {
    const answers = [
      await load({ type }),
      await load({ type, theme: 'Toronto' }),
      await load({ type, festival: 'JFL Toronto' }),
    ];
    expect(answers.map((answer) => [answer.status, answer.page, answer.variant])).toEqual([
      [200, drawnBy, undefined],
      [200, drawnBy, 'toronto'],
      [200, drawnBy, 'toronto'],
    ]);
  });

  test('SHW-19: a show of an excluded festival is not there', async () => {
    expect((await load({ festival: 'Cirque', excludedFestivals: ['cirque'] })).status).toBe(404);
  });
});
