import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { searchKinds } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { askedWords } from '#src/api/askedWords.ts';
import type { Fetch } from '#src/api/request.ts';
import { createSearchClient } from '#src/api/searchClient.ts';

/** A path of this site. */
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
const suggestion = v.object({
  objectID: v.string(),
  title: v.string(),
  url: path,
  kind: v.picklist(searchKinds),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

const read = (hits: readonly unknown[]): Suggestion[] =>
  hits.flatMap((hit) => {
    const { success, output } = v.safeParse(suggestion, hit);
    return success ? [output] : [];
  });

interface Asking {
  search: PageSettings['search'];
  fetch: Fetch;
  lang: Language;
  clock: SiteClock;
  /** Of the festival: IANA name. */
  timezone: string;
}

/** Suggestions for a text. */
export const suggestionsQuery = ({ search, fetch, lang, clock, timezone }: Asking, text: string) =>
  queryOptions({
    queryKey: ['suggestions', lang, text] as const,
    queryFn: async (): Promise<Suggestion[]> => {
      const { results } = await createSearchClient(search, fetch).search({
        requests: [
          {
            indexName: search.indexes[lang],
            ...askedWords(text.trim(), { lang, now: presentIn(clock.now(), timezone) }),
            hitsPerPage: searchPageSettings.suggestions,
            attributesToRetrieve: ['title', 'url', 'kind'],
            attributesToHighlight: [],
            analyticsTags: [search.siteKey],
          },
        ],
      });
      return results.flatMap((result) => ('hits' in result ? read(result.hits) : []));
    },
    staleTime: searchPageSettings.lifetime,
    retry: false,
    networkMode: 'always',
  });

/** Requests suggestions for a text; returns their number, and leaves them in the cache. */
export const suggestIn =
  (queryClient: QueryClient, asking: Asking) =>
  async (text: string): Promise<number> =>
    (await queryClient.fetchQuery(suggestionsQuery(asking, text))).length;
