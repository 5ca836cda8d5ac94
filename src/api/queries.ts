import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ContentClient, Preview } from './content.ts';
import type { Language } from '#contract/address/language.ts';
import { contentSettings, staleTimes } from './requestSettings.ts';
import { noFilters } from '#contract/programme/chosenFilters.ts';
import { isExcluded } from '#contract/programme/filters.ts';
import { landing, type CalendarKind } from '#contract/programme/landing.ts';
import { placeShows } from '#contract/programme/place.ts';
import { projectMonth, type CalendarQuestion } from '#contract/programme/projectMonth.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { monthOf } from '#contract/programme/months.ts';
import { tileOf } from '#contract/programme/tile.ts';

/** The client retries by itself, and it fails at once where there is no network, so that a screen can say so. */
const asked = { retry: false, networkMode: 'always' } as const;

/** LDR-01: what stands at an address; null where nothing does. Previews are never fresh (API-05). */
export const pageQuery = (
  client: ContentClient,
  lang: Language,
  path: string,
  { preview, ptok }: Preview = {},
) =>
  queryOptions({
    ...asked,
    queryKey: ['page', lang, path, { preview, ptok }] as const,
    queryFn: ({ signal }) => client.page(lang, path, { preview, ptok }, signal),
    staleTime: preview === undefined && ptok === undefined ? staleTimes.page : 0,
  });

/** API-01 */
export const metadataQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['metadata', lang] as const,
    queryFn: ({ signal }) => client.metadata(lang, signal),
    staleTime: staleTimes.menus,
  });

/** API-02 */
export const sponsorsQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['sponsors', lang] as const,
    queryFn: ({ signal }) => client.sponsors(lang, signal),
    staleTime: staleTimes.menus,
  });

/** The next shows of the home page, as tiles, by start; none of an excluded festival (SHW-19). */
export const nextShowsQuery = (
  client: ContentClient,
  lang: Language,
  settings: ProgrammeSettings,
  clock: { now: () => number },
) =>
  queryOptions({
    ...asked,
    queryKey: ['next-shows', lang] as const,
    queryFn: async ({ signal }) => {
      const now = clock.now();
      // By the minute, so that who asks a moment later asks the same.
      const from = Math.floor(now / 60_000) * 60;
      const items = await client.upcoming(lang, { from, pagesize: contentSettings.nextShowsAsked }, signal);
      return placeShows(items)
        .shows.filter((show) => show.start > now && !isExcluded(show, settings))
        .slice(0, contentSettings.nextShows)
        .map((show) => tileOf(show, settings));
    },
    staleTime: staleTimes.programme,
  });

/** CAL-45, CAL-48: a whole month. It stays where it was fetched: pages carry the small views made of it. */
export const monthQuery = (client: ContentClient, lang: Language, month: string) =>
  queryOptions({
    ...asked,
    queryKey: ['month', lang, month] as const,
    queryFn: () => client.month(lang, month),
    staleTime: staleTimes.programme,
    meta: { dehydrate: false },
  });

/** A whole month for what is made of it; the one that was read before where there is no other to be had. */
const readMonth = async (queryClient: QueryClient, client: ContentClient, lang: Language, month: string) => {
  const query = monthQuery(client, lang, month);
  try {
    return await queryClient.query(query);
  } catch (error) {
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined) throw error;
    return known;
  }
};

/**
 * What the calendar shows (CAL-52): a view of the month, which is fetched where it is not at hand. Another filter, mode
 * or day of the same month asks nothing of the network.
 */
export const calendarViewQuery = (client: ContentClient, question: CalendarQuestion) => {
  const { lang, month, mode, filters, english } = question;
  const day = mode === 'day' ? question.day : null;
  return queryOptions({
    ...asked,
    queryKey: ['calendar', { lang, month, mode, day, filters, english }] as const,
    queryFn: async ({ client: queryClient }) =>
      projectMonth(await readMonth(queryClient, client, lang, month), { ...question, day }),
    staleTime: staleTimes.programme,
  });
};

/** CAL-51: the nearest programmation from an instant (epoch seconds) on; without one, the nearest to now. */
export const nearestQuery = (client: ContentClient, lang: Language, from?: number) =>
  queryOptions({
    ...asked,
    queryKey: ['nearest', lang, from ?? null] as const,
    queryFn: ({ signal }) => client.nearest(lang, from === undefined ? {} : { from }, signal),
    staleTime: staleTimes.programme,
  });

/**
 * SHW-15: every date of a show. Seats move while the answer is fresh: who reserves asks anew (`invalidateQueries`), and
 * what was drawn on the server is asked for again in the browser.
 */
export const ticketsQuery = (client: ContentClient, lang: Language, showId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['tickets', lang, showId] as const,
    queryFn: ({ signal }) => client.tickets(lang, showId, signal),
    staleTime: staleTimes.programme,
  });

export interface LandingAddress {
  lang: Language;
  calendar: CalendarKind;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  settings: ProgrammeSettings;
}

/** The month, the day and the reach of a calendar whose address does not name them (CAL-38, CAL-39, RTE-04). */
export const landingQuery = (client: ContentClient, { lang, calendar, today, settings }: LandingAddress) =>
  queryOptions({
    ...asked,
    queryKey: ['landing', lang, calendar, today] as const,
    queryFn: async ({ client: queryClient }) => {
      const month = monthOf(today);
      const [programme, oldest] = await Promise.all([
        readMonth(queryClient, client, lang, month),
        calendar === 'archive' ? queryClient.query(nearestQuery(client, lang, 0)) : null,
      ]);
      const asked = {
        lang,
        month,
        mode: 'month',
        day: null,
        filters: noFilters,
        english: 'false',
        settings,
      } as const;
      const view = projectMonth(programme, asked);
      const first = oldest === null ? undefined : placeShows([oldest]).shows[0];
      return landing({
        calendar,
        today,
        view,
        firstProgrammation: first?.date ?? null,
        timezone: settings.timezone,
      });
    },
    staleTime: staleTimes.programme,
  });
