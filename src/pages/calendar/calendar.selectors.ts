import type { SnapshotFrom } from 'xstate';
import type { calendarMachine } from '#machines/calendar/calendar.machine.ts';

/** The day of Day view, `YYYY-MM-DD`; null in Month view. */
export const shownDay = ({ value, context }: SnapshotFrom<typeof calendarMachine>): string | null =>
  value === 'day' ? context.day : null;
