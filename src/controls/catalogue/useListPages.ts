import { useQueries, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stretches } from '#contract/programme/calendar/stretch.ts';
import type { ListedPage } from '#src/api/listPages.ts';

/** A page of a list, by its offset. */
export interface DrawnPage<Item> {
  offset: number;
  items: readonly Item[];
}

/** The loaded pages of a list, and the state of the rest. */
export interface ListPages<Item> {
  pages: readonly DrawnPage<Item>[];
  /** Of the whole list; null if the host does not say, or not yet. */
  total: number | null;
  hasMore: boolean;
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
}

/**
 * The question of the shown answer: the present one once its first page has arrived, until then the last answered one.
 * Answers are keyed by their question, so that a late one of other filters never shows.
 */
const useAnswered = <Question>(question: Question, isAnswered: boolean): Question => {
  const [answered, answer] = useState(question);
  if (!isAnswered || answered === question) return answered;
  answer(question);
  return question;
};

interface Asking<Question, Item, Key extends QueryKey> {
  /** The same object as long as the question is the same. */
  question: Question;
  pageAt: (
    question: Question,
    offset: number,
  ) => UseQueryOptions<ListedPage<Item>, Error, ListedPage<Item>, Key>;
  stretches: (question: Question) => Pick<Stretches, 'stretchStart' | 'pagesUpTo'>;
}

/** The list of an address: its loaded pages in order; a failed one leaves the others. */
export const useListPages = <Question extends { offset: number }, Item, Key extends QueryKey>({
  question,
  pageAt,
  stretches,
}: Asking<Question, Item, Key>): ListPages<Item> => {
  const wanted = useQuery(pageAt(question, stretches(question).stretchStart(question.offset)));
  const shown = useAnswered(question, wanted.data !== undefined);
  const [start = 0, ...rest] = stretches(shown).pagesUpTo(shown.offset);
  const first = useQuery(pageAt(shown, start));
  const reach = first.data === undefined ? 0 : (first.data.total ?? Number.POSITIVE_INFINITY);
  const offsets = [start, ...rest.filter((at) => at < reach)];
  const queries = useQueries({ queries: offsets.map((at) => pageAt(shown, at)) });
  const missing = queries.findIndex(({ data }) => data === undefined);
  const there = missing < 0 ? queries : queries.slice(0, missing);
  const pages = there.flatMap(({ data }, index): DrawnPage<Item>[] =>
    data === undefined ? [] : [{ offset: offsets[index] ?? start, items: data.items }],
  );
  const waiting = wanted.data === undefined ? wanted : queries[missing];
  return {
    pages,
    total: first.data?.total ?? null,
    hasMore: there.at(-1)?.data?.hasMore ?? false,
    status: waiting === undefined ? 'ready' : waiting.isError ? 'failed' : 'loading',
    onRetry: () => void waiting?.refetch(),
  };
};
