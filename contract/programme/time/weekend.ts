import { programmeLimits } from '#contract/settings/programme.ts';
import type { DayRange } from './dayRange.ts';

const [friday, sunday] = [5, 7];

/** The weekend that a day belongs to or leads to, from Friday to Sunday; `YYYY-MM-DD`. */
export const weekendOf = (today: string): DayRange => {
  const day = Temporal.PlainDate.from(today);
  const on = (dayOfWeek: number): string => day.add({ days: dayOfWeek - day.dayOfWeek }).toString();
  return { from: on(friday), to: on(sunday) };
};

/** The days of that weekend from today on. */
export const weekendDays = (today: string): string[] => {
  const { from, to } = weekendOf(today);
  const first = Temporal.PlainDate.from(today > from ? today : from);
  return Array.from({ length: first.until(to).days + 1 }, (_, days) => first.add({ days }).toString());
};

/** When a day of the weekend begins to count: on Friday in the evening; null for the whole day. */
export const weekendBegins = (day: string): string | null =>
  Temporal.PlainDate.from(day).dayOfWeek === friday ? programmeLimits.evening : null;
