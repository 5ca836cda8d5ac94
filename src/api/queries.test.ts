import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createContentClient } from './content.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { metadataQuery, pageQuery, sponsorsQuery, ticketsQuery } from './queries.ts';
import {
  festivalQuery,
  nextShowsQuery,
  tagUnitQuery,
  tonightQuery,
  weekendQuery,
} from './home/homeQueries.ts';
import { calendarViewQuery, citiesQuery, facetsQuery, landingQuery } from './calendar/calendarQueries.ts';
import { nearestQuery } from './calendar/nearest.ts';
import { artistCategoriesQuery, artistsQuery } from './programme/artists.ts';
import { featuredVideosQuery } from './programme/featuredVideos.ts';
import { festivalsQuery } from './programme/festivals.ts';
import { liveShowsQuery } from './programme/liveShows.ts';
import { passportsQuery } from './programme/passports.ts';
import { showFacetsQuery, showsQuery } from './programme/shows.ts';
import { collectionsQuery, videosQuery } from './programme/videos.ts';
import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import type { Language } from '#contract/address/language.ts';
import { hostOf, json, logOf, type Reaction } from './testing/fakeHost.ts';
import {
  programmationAt,
  programmationOf,
  programmeSettings,
  questionOf,
} from '#contract/programme/testing/programmations.ts';

const siteOf = (...reactions: Reaction[]) => {
  const host = hostOf(...reactions);
  const client = createContentClient({
    fetch: host.fetch,
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log: logOf().log,
    sanitise: (html) => html,
    retries: 0,
  });
  return { client, calls: host.calls, queryClient: new QueryClient() };
};
const listOf = (items: readonly Programmation[], around: { previous?: number; next?: number } = {}) =>
  json({ data: items, pagesize: 400, totalcount: items.length, previous: null, next: null, ...around });
const july = listOf([
  programmationOf('1'),
  programmationOf('2', { venue: 'Club', date: { start: '2027-07-17T23:30:00Z' } }),
]);

/** Every question of a page, by how long its answer is fresh in a browser. */
const questionsIn = (lang: Language, now = 0) => {
  const { client } = siteOf(july);
  const home = { client, lang, settings: programmeSettings, clock: { now: () => now } };
  const today = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    never: [liveShowsQuery(client, lang)],
    'for a minute': [
      pageQuery(client, lang, 'x'),
      ticketsQuery(client, lang, '1'),
      tonightQuery(home),
      weekendQuery(home),
      festivalQuery(home),
      tagUnitQuery(home, 'solo'),
      tagUnitQuery(home, 'galas'),
      nextShowsQuery(home),
      calendarViewQuery(client, questionOf('2027-07', { lang })),
      facetsQuery(client, questionOf('2027-07', { lang })),
      landingQuery(client, { lang, calendar: 'live', today, settings: programmeSettings }),
      citiesQuery(client, lang, today),
      nearestQuery(client, lang),
      artistsQuery(client, { lang, category: '', offset: 0, size: 24 }),
      featuredVideosQuery(client, lang),
      showsQuery(client, { lang, filters: noShowFilters, offset: 0, settings: programmeSettings }),
      showFacetsQuery(client, { lang, filters: noShowFilters }),
      videosQuery(client, { lang, collection: null, offset: 0, size: 24 }),
    ],
    'for five minutes': [
      metadataQuery(client, lang),
      sponsorsQuery(client, lang),
      artistCategoriesQuery(client, lang),
      festivalsQuery(client, lang),
      passportsQuery(client, lang),
      collectionsQuery(client, lang),
    ],
  };
};

describe('every question to the content host', () => {
  it('API-05: a browser keeps its answer by its age; the client asks again by itself, and fails at once without a network', () => {
    const minute = 60_000;
    const rules = Object.values(questionsIn('fr')).map((questions) =>
      questions.map(({ staleTime, retry, networkMode }) => ({ staleTime, retry, networkMode })),
    );
    const rule = { retry: false, networkMode: 'always' };
    expect(rules.map((each) => [...new Set(each.map((one) => JSON.stringify(one)))])).toEqual(
      [0, minute, 5 * minute].map((staleTime) => [JSON.stringify({ staleTime, ...rule })]),
    );
  });

  it('RTE-02: its answer is kept apart from that to any other, and from that in the other language', () => {
    const keys = (['fr', 'en'] as const).flatMap((lang) =>
      Object.values(questionsIn(lang)).flatMap((questions) => questions.map(({ queryKey }) => queryKey)),
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('HOM-01: what home has of today is asked for anew the next day', () => {
    const keysAt = (now: number) => {
      const home = { client: siteOf(july).client, lang: 'fr', settings: programmeSettings } as const;
      return [tonightQuery, weekendQuery, festivalQuery].map(
        (query) => query({ ...home, clock: { now: () => now } }).queryKey,
      );
    };
    const noon = Date.UTC(2027, 6, 16, 16);
    const [today, later, tomorrow] = [0, 3_600_000, 86_400_000].map((passed) => keysAt(noon + passed));
    expect(later).toEqual(today);
    expect(tomorrow?.map((key, place) => key.join() === today?.[place]?.join())).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('other queries', () => {
  it('LDR-02: a preview is another page, and never fresh', () => {
    const { client } = siteOf(july);
    const page = pageQuery(client, 'fr', 'x');
    const preview = pageQuery(client, 'fr', 'x', { ptok: 't' });
    expect([page.staleTime, preview.staleTime, preview.queryKey]).toEqual([
      60_000,
      0,
      ['page', 'fr', 'x', { preview: undefined, ptok: 't' }],
    ]);
  });

  it('API-05: a preview by either of its parameters is never fresh', () => {
    const { client } = siteOf(july);
    expect(
      [pageQuery(client, 'fr', 'x', { preview: '1' }), pageQuery(client, 'fr', 'x', { ptok: 't' })].map(
        ({ staleTime }) => staleTime,
      ),
    ).toEqual([0, 0]);
  });

  it('RTE-02: what one asks for is kept apart from all that differs in language, place or time', () => {
    const { client } = siteOf(july);
    const clock = { now: () => 0 };
    const keys = (['fr', 'en'] as const).flatMap((lang) => [
      pageQuery(client, lang, 'x').queryKey,
      pageQuery(client, lang, 'y').queryKey,
      metadataQuery(client, lang).queryKey,
      sponsorsQuery(client, lang).queryKey,
      nextShowsQuery({ client, lang, settings: programmeSettings, clock }).queryKey,
      nearestQuery(client, lang).queryKey,
      nearestQuery(client, lang, 5).queryKey,
      ticketsQuery(client, lang, '1').queryKey,
      ticketsQuery(client, lang, '2').queryKey,
    ]);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('HOM-01: eight next shows, none that has begun', async () => {
    const at = (id: number) => programmationAt(String(id), new Date(90_000 + (id - 1) * 1000).toISOString());
    const { client, queryClient } = siteOf(listOf(Array.from({ length: 12 }, (_, id) => at(id))));
    const shows = await queryClient.query(
      nextShowsQuery({ client, lang: 'fr', settings: programmeSettings, clock: { now: () => 90_000 } }),
    );
    expect(shows.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('CAL-51: the nearest from an instant on asks for that instant', async () => {
    const { client, queryClient, calls } = siteOf(listOf([]));
    await queryClient.query(nearestQuery(client, 'fr', 5));
    expect(calls).toEqual(['/api/content/fr/content/8/programmations?from=5&pagesize=1&showthumbnail=1']);
  });

  it('SHW-19: the next shows leave excluded festivals out', async () => {
    const { client, queryClient, calls } = siteOf(
      listOf([
        programmationOf('1', { belong_to: { name: 'Zoofest' } }),
        programmationOf('2', { date: { start: '2027-07-18T23:30:00Z' } }),
        programmationOf('3'),
      ]),
    );
    const settings = { ...programmeSettings, excludedFestivals: ['zoofest'] };
    const clock = { now: () => 90_000 };
    const shows = await queryClient.query(nextShowsQuery({ client, lang: 'fr', settings, clock }));
    expect([shows.map(({ id }) => id), calls]).toEqual([
      ['3', '2'],
      ['/api/content/fr/content/8/programmations?from=60&pagesize=24&showthumbnail=1'],
    ]);
  });

  it('CAL-51: the nearest programmation', async () => {
    const { client, queryClient } = siteOf(listOf([programmationOf('1')]), listOf([]));
    expect([
      (await queryClient.query(nearestQuery(client, 'fr')))?.id,
      await queryClient.query(nearestQuery(client, 'fr', 5)),
    ]).toEqual(['1', null]);
  });

  it('API-01: menus and sponsors', async () => {
    const { client, queryClient } = siteOf(json({}), listOf([]));
    expect([
      await queryClient.query(metadataQuery(client, 'fr')),
      await queryClient.query(sponsorsQuery(client, 'fr')),
    ]).toEqual([{ main: [], footer: [], secondary: [] }, []]);
  });
});
