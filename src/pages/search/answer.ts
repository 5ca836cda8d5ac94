import algoliasearchHelper from 'algoliasearch-helper';
import { queryOptions } from '@tanstack/react-query';
import type { InstantSearchServerState } from 'react-instantsearch';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Fetch } from '#src/api/request.ts';
import { createSearchClient } from '#src/api/searchClient.ts';
import { paramsOf, type Asker } from './params.ts';
import { keyOf, type Question } from './question.ts';

export type SearchSettings = PageSettings['search'];
/** The library's first answer, in place of a request. */
export type FirstAnswer = NonNullable<InstantSearchServerState['initialResults']>;

interface Asking extends Pick<Asker, 'lang' | 'now'> {
  settings: SearchSettings;
  fetch: Fetch;
}

/** The first answer of a page; the library requests the others. */
export const firstAnswerQuery = ({ settings, fetch, lang, now }: Asking, question: Question) =>
  queryOptions({
    queryKey: ['search', lang, keyOf(question)] as const,
    queryFn: async (): Promise<FirstAnswer> => {
      const index = settings.indexes[lang];
      const helper = algoliasearchHelper(createSearchClient(settings, fetch), index);
      const { content, state } = await helper.searchOnce(
        paramsOf(question, { lang, siteKey: settings.siteKey, now }),
      );
      return { [index]: { state: { ...state }, results: content._rawResults } };
    },
    retry: false,
    networkMode: 'always',
  });

/** The number of hits in a page's first answer. */
export const countOf = (answer: FirstAnswer, index: string): number =>
  answer[index]?.results?.[0]?.nbHits ?? 0;
