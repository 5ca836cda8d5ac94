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

/** The client and the language, with a day, its time and its filters. */
export interface Asking {
  client: ContentClient;
  question: CalendarQuestion;
}

/** Reading on in a day, after a hundred of its shows (CAL-10): the hundreds read so far, kept fresh like any other answer. */
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
    /** The hundred after those; the first if there are none. */
    next: (read: readonly Hundred[]) => hundred((read.at(-1)?.offset ?? passed) + programmeLimits.tilesOfDay),
    /** Those with one more hundred; a repeated one counts once. */
    add: (read: readonly Hundred[] = [], more: Hundred): Hundred[] => [
      ...read.filter(({ offset }) => offset < more.offset),
      more,
    ],
  };
};
