import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { ContentClient } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** CAL-51: the nearest programmation from an instant (epoch seconds) on; without one, the nearest to now. */
export const nearestQuery = (client: ContentClient, lang: Language, from?: number) =>
  queryOptions({
    ...asked,
    queryKey: ['nearest', lang, from ?? null] as const,
    queryFn: ({ signal }) => client.nearest(lang, from === undefined ? {} : { from }, signal),
    staleTime: staleTimes.programme,
  });
