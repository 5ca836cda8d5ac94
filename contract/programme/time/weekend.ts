import { programmeLimits } from '#contract/settings/programme.ts';
import type { DayRange } from './dayRange.ts';

const [friday, sunday] = [5, 7];

/** The present or next weekend of a day, from Friday to Sunday; `YYYY-MM-DD`. */
export const weekendOf = (today: string): DayRange => {
  const day = Temporal.PlainDate.from(today);
  const on = (dayOfWeek: number): string => day.add({ days: dayOfWeek - day.dayOfWeek }).toString();
  return { from: on(friday), to: on(sunday) };
};

export const weekendDays = (today: string): string[] => {
  const { from, to } = weekendOf(today);
  const first = Temporal.PlainDate.from(today > from ? today : from);
  return Array.from({ length: first.until(to).days + 1 }, (_, days) => first.add({ days }).toString());
};

/** The beginning of a day of the weekend: on Friday the evening; null for the whole day. */
export const weekendBegins = (day: string): string | null =>
  Temporal.PlainDate.from(day).dayOfWeek === friday ? programmeLimits.evening : null;
