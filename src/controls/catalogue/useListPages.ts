import { useQueries, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stretches } from '#contract/programme/calendar/stretch.ts';
import type { ListedPage } from '#src/api/listPages.ts';

/** A page of a list, by where it begins. */
export interface DrawnPage<Item> {
  offset: number;
  items: readonly Item[];
}

/** The pages of a list as far as they are there, and what is to be said of the rest. */
export interface ListPages<Item> {
  pages: readonly DrawnPage<Item>[];
  /** Of the whole list; null where the host does not say, or has not yet. */
  total: number | null;
  hasMore: boolean;
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
}

/**
 * The question whose answer is shown: the present one as soon as its first page is there, until then the last one that was
 * answered. Answers are kept by what was asked, so that a late one of other filters shows nowhere.
 */
const useAnswered = <Question>(question: Question, isAnswered: boolean): Question => {
  const [answered, answer] = useState(question);
  if (!isAnswered || answered === question) return answered;
  answer(question);
  return question;
};

interface Asking<Question, Item, Key extends QueryKey> {
  /** The same object as long as the same is asked. */
  question: Question;
  pageAt: (
    question: Question,
    offset: number,
  ) => UseQueryOptions<ListedPage<Item>, Error, ListedPage<Item>, Key>;
  stretches: (question: Question) => Pick<Stretches, 'stretchStart' | 'pagesUpTo'>;
}

/** The list that an address asks for: its pages one after the other as far as they are there; one that fails leaves them. */
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
