import type { CalendarKind, Landing } from './landing.ts';
import { allowedMonths, monthOf, yearOf } from '../time/months.ts';

/**
 * What is known of a landing where the present month cannot be read: the calendar reaches the month that its address
 * names, so that a month that fails takes no other with it.
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
