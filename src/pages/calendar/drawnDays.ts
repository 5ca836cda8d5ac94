import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { CalendarLink, CalendarState } from './calendar.url.ts';

/** The days of Month view as they are drawn: of the archive the newest first (RTE-04). */
export const drawnDays = ({ days }: CalendarView, variant: CalendarKind): CalendarView['days'] =>
  variant === 'archive' ? days.toReversed() : days;

/** The address of the folded days of a view; null without any. */
export const foldedHrefOf = (
  { folded }: CalendarView,
  { context: { after } }: CalendarState,
  link: CalendarLink,
): string | null =>
  folded && link({ type: 'days.chosen', days: { from: folded.from, to: folded.to }, after });
