import { programmeLimits } from '../settings/programme.ts';

/** A weekend begins with Friday's evening; the small hours belong to the evening before. */
const { evening: eveningBegins, morning: eveningEnds } = programmeLimits;

const [friday, sunday] = [5, 7];

/** The days of the weekend that are not over: from Friday, or from today, to Sunday; `YYYY-MM-DD`. */
export const weekendDays = (today: string): string[] => {
  const day = Temporal.PlainDate.from(today);
  const first = day.dayOfWeek >= friday ? day : day.add({ days: friday - day.dayOfWeek });
  return Array.from({ length: sunday - first.dayOfWeek + 1 }, (_, index) =>
    first.add({ days: index }).toString(),
  );
};

/** From when on a day of the weekend counts; null is the whole day. */
export const weekendBegins = (day: string): string | null =>
  Temporal.PlainDate.from(day).dayOfWeek === friday ? eveningBegins : null;

/** What of an evening is asked for: the day, and the hours of it. */
interface Evening {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`, the first included, the second not; null is midnight. */
  after: string | null;
  before: string | null;
}

/** Tonight at a moment, by the site's clock: in the small hours what is left of the night, else from five on. */
export const eveningAt = (now: number, timezone: string): Evening => {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const date = here.toPlainDate().toString();
  return Temporal.PlainTime.compare(here.toPlainTime(), eveningEnds) < 0
    ? { date, after: null, before: eveningEnds }
    : { date, after: eveningBegins, before: null };
};

/** When the evening after this moment begins to be the next one, in a zone: four in the morning. Epoch milliseconds. */
export const nextEvening = (now: number, timezone: string): number => {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const today = here.withPlainTime(eveningEnds);
  return (today.epochMilliseconds > now ? today : today.add({ days: 1 })).epochMilliseconds;
};
