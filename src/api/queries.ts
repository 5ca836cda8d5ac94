import { queryOptions } from '@tanstack/react-query';
import type { ContentClient, Preview } from './content.ts';
import type { Language } from '#contract/address/language.ts';
import { contentSettings, staleTimes } from './requestSettings.ts';
import { isExcluded } from '#contract/programme/filters.ts';
import { placeShows } from '#contract/programme/place.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { tileOf } from '#contract/programme/tile.ts';

/** The client retries by itself, and it fails at once where there is no network, so that a screen can say so. */
export const asked = { retry: false, networkMode: 'always' } as const;

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
