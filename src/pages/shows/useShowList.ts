import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Language } from '#contract/address/language.ts';
import { pagesUpTo, stretchStart } from '#contract/programme/stretch.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { ListedShow } from '#contract/wire/shows.ts';
import type { ContentClient } from '#src/api/content.ts';
import { showFacetsQuery, showsQuery, type ShowsQuestion } from '#src/api/shows.ts';
import type { ShowsState } from './shows.url.ts';

/** A page of the list, by where it begins. */
export interface DrawnPage {
  offset: number;
  shows: readonly ListedShow[];
}

/**
 * The question whose answer is shown: the present one as soon as its first page is there, until then the last one that was
 * answered. Answers are kept by what was asked, so that a late one of other filters shows nowhere.
 */
const useAnswered = (question: ShowsQuestion, isAnswered: boolean): ShowsQuestion => {
  const [answered, answer] = useState(question);
  if (!isAnswered || answered === question) return answered;
  answer(question);
  return question;
};

/** The list that an address asks for: its pages one after the other as far as they are there; one that fails leaves them. */
export const useShowList = (
  client: ContentClient,
  { context: { filters, offset } }: ShowsState,
  lang: Language,
  settings: PageSettings,
) => {
  const question = useMemo(() => ({ lang, filters, offset, settings }), [lang, filters, offset, settings]);
  const pageAt = (of: ShowsQuestion, at: number) => showsQuery(client, { ...of, offset: at });
  const wanted = useQuery(pageAt(question, stretchStart(offset)));
  const shown = useAnswered(question, wanted.data !== undefined);
  const first = useQuery(pageAt(shown, stretchStart(shown.offset)));
  const reach = first.data === undefined ? 0 : (first.data.total ?? Number.POSITIVE_INFINITY);
  const [start = 0, ...rest] = pagesUpTo(shown.offset);
  const offsets = [start, ...rest.filter((at) => at < reach)];
  const queries = useQueries({ queries: offsets.map((at) => pageAt(shown, at)) });
  const missing = queries.findIndex(({ data }) => data === undefined);
  const there = missing < 0 ? queries : queries.slice(0, missing);
  const pages = there.flatMap(({ data }, index): DrawnPage[] =>
    data === undefined ? [] : [{ offset: offsets[index] ?? start, shows: data.shows }],
  );
  const waiting = wanted.data === undefined ? wanted : queries[missing];
  const facets = useQuery(showFacetsQuery(client, { lang, filters }));
  return {
    pages,
    total: first.data?.total ?? null,
    hasMore: there.at(-1)?.data?.hasMore ?? false,
    status: waiting === undefined ? 'ready' : waiting.isError ? 'failed' : 'loading',
    onRetry: () => void waiting?.refetch(),
    facets: facets.data ?? [],
  } as const;
};
export type ShowList = ReturnType<typeof useShowList>;
