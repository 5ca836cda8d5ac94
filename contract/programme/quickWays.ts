import { programmeLimits } from '../settings/programme.ts';
import { minute } from '../settings/time.ts';
import type { DayRange } from './dayRange.ts';
import { presentIn } from './present.ts';
import { nextMidnight } from './siteDate.ts';

/** An evening of a day (`YYYY-MM-DD`), by the clocks of the places: `before` is of the next morning. */
export interface Evening {
  day: string;
  after: string;
  before: string;
}

/** Where visitors want to go most, as dates and times (`HH:mm`). */
export interface QuickWays {
  /** From its hour on, or from now where that is later. */
  tonight: Evening;
  tomorrow: Evening;
  /** Friday evening to Sunday; the present one from Friday on. */
  weekend: { days: DayRange; after: string };
}

const { evening, morning } = programmeLimits;
const friday = 5;

/** Tonight, tomorrow and the weekend, at an instant (epoch ms) in the site's zone (IANA name). */
export const quickWays = (now: number, timezone: string): QuickWays => {
  const { date, time } = presentIn(now, timezone);
  const today = Temporal.PlainDate.from(date);
  const plus = (days: number): string => today.add({ days }).toString();
  const toFriday = friday - today.dayOfWeek;
  return {
    tonight: { day: date, after: time > evening ? time : evening, before: morning },
    tomorrow: { day: plus(1), after: evening, before: morning },
    weekend: { days: { from: plus(toFriday), to: plus(toFriday + 2) }, after: evening },
  };
};

/** The instant (epoch ms) at which the quick ways become others: each minute of an evening, else when one begins. */
export const nextQuickWays = (now: number, timezone: string): number => {
  const { date, time } = presentIn(now, timezone);
  if (time >= evening) return nextMinute(now);
  const begins = Temporal.PlainDateTime.from(`${date}T${evening}`).toZonedDateTime(timezone);
  return Math.min(begins.epochMilliseconds, nextMidnight(now, timezone));
};

/** The instant (epoch ms) at which clocks tell another minute. */
export const nextMinute = (now: number): number => (Math.floor(now / minute) + 1) * minute;
