import { programmeLimits } from '#contract/settings/programme.ts';
import { dayBefore } from '../time/dayRange.ts';
import { presentIn } from '../time/present.ts';
import type { TicketTime } from '../shows/ticket.ts';
import { isoOffset } from '../shows/tile.ts';
import { isTonight } from '../time/tonight.ts';

/** A day that has a word of its own. */
export type NearDay = 'today' | 'tonight' | 'tomorrow';

type Start = Pick<TicketTime, 'date' | 'time' | 'zone'>;

/** The zone's name for Temporal; its offset where Temporal does not know the name. */
const nameOf = ({ timezone, offset }: TicketTime['zone']): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone ?? '' }).resolvedOptions().timeZone;
  } catch {
    return isoOffset(offset);
  }
};

/**
 * Returns the word for the day of a start at `now` (epoch ms), by the start's own clock: "tonight" by the rule of evenings,
 * "today" and "tomorrow" by midnight (TON-04); null for any other day.
 */
export const nearDay = (start: Start, now: number): NearDay | null => {
  const present = presentIn(now, nameOf(start.zone));
  if (isTonight(start, present)) return 'tonight';
  if (start.date === present.date) return 'today';
  return dayBefore(start.date) === present.date ? 'tomorrow' : null;
};

/** The instants (epoch ms) at which {@link nearDay} of a start may change: midnight and morning of its day and of the day before. */
export const nearDayChanges = ({ date, zone }: Start): number[] =>
  [dayBefore(date), date].flatMap((day) =>
    ['00:00', programmeLimits.morning].map(
      (time) => Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(nameOf(zone)).epochMilliseconds,
    ),
  );
