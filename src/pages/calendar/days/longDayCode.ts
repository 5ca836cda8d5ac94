import { queryOptions } from '@tanstack/react-query';
import type { DayView } from '#contract/programme/view.ts';
import { programmeLimits } from '#contract/settings/programme.ts';

/** Whether a day has more shows than are shown at first (CAL-10). */
export const isLong = ({ total }: Pick<DayView, 'total'>): boolean => total > programmeLimits.tilesOfDay;

/** The code that reads on in a long day, a chunk of its own: fetched once, and again after a failure. */
export const longDayCode = queryOptions({
  queryKey: ['calendar-long-day'] as const,
  queryFn: async () => {
    const { LongDay } = await import('./LongDay.tsx');
    return { LongDay };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  networkMode: 'always',
  meta: { dehydrate: false },
});
