import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { passport } from '#contract/wire/passport.ts';
import type { ContentClient } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** API-04, HOM-14: the passes, in the host's order. */
export const passportsQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['passports', lang] as const,
    queryFn: async ({ signal }) => (await client.list(passport, { lang, path: 'passports' }, signal)).items,
    staleTime: staleTimes.menus,
  });
