import { queryOptions } from '@tanstack/react-query';
import type { ContentClient, Preview } from './content.ts';
import type { Language } from '#contract/address/language.ts';
import { staleTimes } from './requestSettings.ts';

/** The client retries by itself, and it fails at once without a network, so that a screen can say so. */
export const asked = { retry: false, networkMode: 'always' } as const;

/** LDR-01: the thing at an address; null without one. Previews are never fresh (API-05). */
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

/**
 * SHW-15: every date of a show. Seats change while the answer is fresh: a reservation refreshes it (`invalidateQueries`), and
 * the browser fetches the server's answer anew.
 */
export const ticketsQuery = (client: ContentClient, lang: Language, showId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['tickets', lang, showId] as const,
    queryFn: ({ signal }) => client.tickets(lang, showId, signal),
    staleTime: staleTimes.programme,
  });
