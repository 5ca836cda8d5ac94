import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { festival } from '#contract/wire/festival.ts';
import type { ContentClient } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** RTE-17: the festivals, in the host's order. */
export const festivalsQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['festivals', lang] as const,
    queryFn: async ({ signal }) => (await client.list(festival, { lang, path: 'festivals' }, signal)).items,
    staleTime: staleTimes.menus,
  });
