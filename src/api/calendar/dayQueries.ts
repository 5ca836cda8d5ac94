import { queryOptions } from '@tanstack/react-query';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { DayView } from '#contract/programme/shows/view.ts';
import type { ContentClient } from '../content.ts';
import { openAnswers } from './calendarQueries.ts';
import type { Hundred } from './dayAnswer.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

const onlyHere = { ...asked, staleTime: staleTimes.programme, meta: { dehydrate: false } };

/** Who asks, and what of a day: its time, its filters. */
export interface Asking {
  client: ContentClient;
  question: CalendarQuestion;
}

/**
 * How one reads on in a day, after a hundred of its shows (CAL-10): what was read, which somebody adds to by reading, and the
 * hundreds that it is made of. What was read is kept fresh like anything else.
 */
export const readingOf = (
  { client, question: { lang, filters, english, settings, clock } }: Asking,
  { date, after, before, offset: passed }: Pick<DayView, 'date' | 'after' | 'before' | 'offset'>,
) => {
  const from = passed + programmeLimits.tilesOfDay;
  const place = { lang, date, after, before, filters, english };
  const readKey = ['read', { ...place, from }] as const;
  const hundred = (offset: number) =>
    queryOptions({
      ...onlyHere,
      queryKey: ['hundred', { ...place, offset }] as const,
      queryFn: async ({ signal }) => {
        const { readHundredMore } = await openAnswers();
        const asking = { date, after, before, offset, filters: { ...filters, english } };
        return readHundredMore({ client, question: { lang, settings, clock } }, asking, signal);
      },
    });
  return {
    hundred,
    read: queryOptions({
      ...onlyHere,
      queryKey: readKey,
      queryFn: ({ client: queryClient }): Promise<Hundred[]> => {
        const known = queryClient.getQueryData<Hundred[]>(readKey) ?? [];
        return Promise.all(known.map(({ offset }) => queryClient.query(hundred(offset))));
      },
      enabled: ({ state }) => state.data !== undefined,
    }),
    /** The hundred after what was read; the first where nothing was. */
    next: (read: readonly Hundred[]) => hundred((read.at(-1)?.offset ?? passed) + programmeLimits.tilesOfDay),
    /** What was read, with one more hundred; twice the same is once. */
    add: (read: readonly Hundred[] = [], more: Hundred): Hundred[] => [
      ...read.filter(({ offset }) => offset < more.offset),
      more,
    ],
  };
};
