import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Language } from '#contract/address/language.ts';
import { stretchStart } from '#contract/programme/stretch.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import type { ContentClient } from '#src/api/content.ts';
import { videosQuery, type VideosQuestion } from '#src/api/videos.ts';
import { pagesUpTo } from './pages.ts';
import type { VideosState } from './videos.url.ts';

/** A page of the list, by where it begins. */
interface DrawnPage {
  offset: number;
  videos: readonly ListedVideo[];
}

/**
 * The question whose answer is shown: the present one as soon as its first page is there, until then the last one that
 * was answered: a late answer of another collection shows nowhere (VID-13).
 */
const useAnswered = (question: VideosQuestion, isAnswered: boolean): VideosQuestion => {
  const [answered, answer] = useState(question);
  if (!isAnswered || answered === question) return answered;
  answer(question);
  return question;
};

/** The list that an address asks for, in pages of this window's size (VID-11); one that fails leaves those before it. */
export const useVideoList = (
  client: ContentClient,
  { context: { collection, offset } }: VideosState,
  lang: Language,
  size: number,
) => {
  const queryClient = useQueryClient();
  const question = useMemo(() => ({ lang, collection, offset, size }), [lang, collection, offset, size]);
  const pageAt = (of: VideosQuestion, at: number) => videosQuery(client, { ...of, offset: at }, queryClient);
  const wanted = useQuery(pageAt(question, stretchStart(offset)));
  const shown = useAnswered(question, wanted.data !== undefined);
  const first = useQuery(pageAt(shown, stretchStart(shown.offset)));
  const reach = first.data === undefined ? 0 : (first.data.total ?? Number.POSITIVE_INFINITY);
  const [start = 0, ...rest] = pagesUpTo(shown.offset, shown.size);
  const offsets = [start, ...rest.filter((at) => at < reach)];
  const queries = useQueries({ queries: offsets.map((at) => pageAt(shown, at)) });
  const missing = queries.findIndex(({ data }) => data === undefined);
  const there = missing < 0 ? queries : queries.slice(0, missing);
  const pages = there.flatMap(({ data }, index): DrawnPage[] =>
    data === undefined ? [] : [{ offset: offsets[index] ?? start, videos: data.items }],
  );
  const waiting = wanted.data === undefined ? wanted : queries[missing];
  return {
    pages,
    total: first.data?.total ?? null,
    hasMore: there.at(-1)?.data?.hasMore ?? false,
    status: waiting === undefined ? 'ready' : waiting.isError ? 'failed' : 'loading',
    onRetry: () => void waiting?.refetch(),
  } as const;
};
export type VideoList = ReturnType<typeof useVideoList>;
