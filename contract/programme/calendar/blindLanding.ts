import type { CalendarKind, Landing } from './landing.ts';
import { allowedMonths, monthOf, yearOf } from '../time/months.ts';

/**
 * The landing for an unreadable present month: the calendar reaches the month in its address, so that one failing month takes
 * no other with it.
 */
export const blindLanding = (
  calendar: CalendarKind,
  { today, month }: { today: string; month: string },
): Landing => {
  const present = monthOf(today);
  const reach =
    calendar === 'live'
      ? allowedMonths(yearOf(today))
      : { first: month < present ? month : present, last: present };
  return { month: present, day: null, ...reach };
};
