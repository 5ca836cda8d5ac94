import { infiniteQueryOptions } from '@tanstack/react-query';
import { hiddenAfter, tilesOf, type CalendarQuestion } from '#contract/programme/calendarView.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { ContentClient } from './content.ts';
import { asked } from './queries.ts';
import { staleTimes } from './requestSettings.ts';

/**
 * The shows of a day from one of them on, a hundred at a time (CAL-10). They come when somebody reads on; those that did
 * are then kept fresh like anything else.
 */
export const hundredsQuery = (
  client: ContentClient,
  { lang, after, filters, english, settings }: CalendarQuestion,
  { date, from }: { date: string; from: number },
) =>
  infiniteQueryOptions({
    ...asked,
    queryKey: ['hundreds', { lang, date, after, filters, english, from }] as const,
    queryFn: async ({ pageParam: offset, signal }) => {
      const asking = { date, after: after ?? undefined, offset, filters: { ...filters, english } };
      const { items, total } = await client.day(lang, asking, signal);
      return { offset, tiles: tilesOf(items, settings), hidden: hiddenAfter(offset, total) };
    },
    initialPageParam: from,
    getNextPageParam: ({ offset, hidden }) => (hidden > 0 ? offset + programmeLimits.tilesOfDay : null),
    enabled: ({ state }) => state.data !== undefined,
    staleTime: staleTimes.programme,
    meta: { dehydrate: false },
  });
