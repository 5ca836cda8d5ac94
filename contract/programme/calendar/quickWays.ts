import { minute } from '#contract/settings/time.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { DayRange } from '../time/dayRange.ts';
import { presentIn } from '../time/present.ts';
import { eveningOf, isEvening, nextTonight, restOfTonight, type Evening } from '../time/tonight.ts';
import { weekendOf } from '../time/weekend.ts';

/** Shortcuts of the calendar, as dates and times (`HH:mm`). */
export interface QuickWays {
  today: string;
  tonight: Evening;
  /** The evening of the day after today. */
  tomorrow: Evening;
  /** Friday evening to Sunday; the present one from Friday on. */
  weekend: { days: DayRange; after: string };
}

/** Today, tonight, tomorrow and the weekend, at an instant (epoch ms) in the site's zone (IANA name). */
export const quickWays = (now: number, timezone: string): QuickWays => {
  const present = presentIn(now, timezone);
  const tomorrow = Temporal.PlainDate.from(present.date).add({ days: 1 }).toString();
  return {
    today: present.date,
    tonight: restOfTonight(present),
    tomorrow: eveningOf(tomorrow),
    weekend: { days: weekendOf(present.date), after: programmeLimits.evening },
  };
};

/** The instant (epoch ms) at which the quick ways change next: each minute of an evening, else when one begins. */
export const nextQuickWays = (now: number, timezone: string): number =>
  isEvening(presentIn(now, timezone)) ? nextMinute(now) : nextTonight(now, timezone);

/** The instant (epoch ms) of the next minute. */
export const nextMinute = (now: number): number => (Math.floor(now / minute) + 1) * minute;
