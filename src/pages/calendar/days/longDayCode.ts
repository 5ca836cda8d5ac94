import type { DayView } from '#contract/programme/view.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { fetchedCode } from '#src/components/fetchedCode.ts';

/** Whether a day has more shows than are shown at first (CAL-10). */
export const isLong = ({ total }: Pick<DayView, 'total'>): boolean => total > programmeLimits.tilesOfDay;

/** The code that reads on in a long day, a chunk of its own. */
export const longDayCode = fetchedCode('calendar-long-day', async () => {
  const { LongDay } = await import('./LongDay.tsx');
  return { LongDay };
});
