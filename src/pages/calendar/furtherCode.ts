import type { CalendarView } from '#contract/programme/view.ts';
import { fetchedCode } from '#src/components/fetchedCode.ts';
import type { CalendarState } from './calendar.url.ts';
import type { further } from './Further.tsx';

/** The parts that draw what a plain month has not. */
export type Further = typeof further;

/** Their code, a chunk of its own: with the page where it needs them, else before they are. */
export const furtherCode = fetchedCode('calendar-further', async (): Promise<Further> => {
  const { further } = await import('./Further.tsx');
  return further;
});

/** Whether something is more than a plain month: a day, some days, filters that are on, or a month without shows. */
export const needsFurther = (
  { value, context: { days, english, filters } }: CalendarState,
  view?: Pick<CalendarView, 'days'>,
): boolean =>
  value === 'day' ||
  days !== null ||
  english === 'true' ||
  Object.values(filters).some((filter) => filter !== '') ||
  view?.days.length === 0;
