import { programmeLimits } from '#contract/settings/programme.ts';
import { dayBefore } from './dayRange.ts';
import type { LocalTime } from './localTime.ts';
import { presentIn } from './present.ts';

/** Hours of a day (`YYYY-MM-DD`), by local clocks. Where `before` is earlier than `after`, it is on the next morning. */
export interface Evening {
  day: string;
  after: string;
  before: string;
}

const { evening: begins, morning: ends } = programmeLimits;

/** A start before the morning belongs to the evening before (TON-01). */
const isSmallHours = ({ time }: LocalTime): boolean => time < ends;

/** The day of the present or next evening, at this local time (TON-02). */
export const dayOfEvening = (local: LocalTime): string =>
  isSmallHours(local) ? dayBefore(local.date) : local.date;

/** Whether this local time is in an evening (TON-01). */
export const isEvening = (local: LocalTime): boolean => local.time >= begins || isSmallHours(local);

/** Whether a start is tonight, both times by the same clock (TON-02). */
export const isTonight = (start: LocalTime, now: LocalTime): boolean =>
  isEvening(start) && dayOfEvening(start) === dayOfEvening(now);

/** The whole evening of a day (TON-01). */
export const eveningOf = (day: string): Evening => ({ day, after: begins, before: ends });

/** The rest of tonight: all of it in the daytime (TON-03). */
export const restOfTonight = (now: LocalTime): Evening => ({
  ...eveningOf(now.date),
  ...(isEvening(now) && { after: now.time }),
});

/** Whether both are parts of one evening and end with it, whenever they begin. */
export const areSameEvening = (one: Evening, other: Evening): boolean =>
  one.before === other.before &&
  isTonight({ date: one.day, time: one.after }, { date: other.day, time: other.after });

/** The next instant (epoch ms) after `now` at which an evening begins or ends in a zone (IANA name). */
export const nextTonight = (now: number, timezone: string): number => {
  const { date, time } = presentIn(now, timezone);
  const today = Temporal.PlainDate.from(date);
  const [day, change] =
    time < ends ? [today, ends] : time < begins ? [today, begins] : [today.add({ days: 1 }), ends];
  return day.toZonedDateTime({ timeZone: timezone, plainTime: change }).epochMilliseconds;
};
