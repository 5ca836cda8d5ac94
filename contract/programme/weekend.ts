import { programmeLimits } from '../settings/programme.ts';
import { byStart, type PlacedShow } from './place.ts';

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

/** A show with the first of its dates, and how many more there are (`+ 2 dates`). */
export interface ShowOfDates {
  show: PlacedShow;
  more: number;
}

/** Whether somebody who comes finds it: it has not begun, and it takes place. */
const isAhead = ({ start, item }: PlacedShow, now: number): boolean =>
  start > now && item.state !== 'cancelled' && item.state !== 'postponed';
const isSoldOut = ({ show }: ShowOfDates): boolean => show.item.status === 'SOLD_OUT';

/** The first date that has seats, and how many dates there are besides. */
const ofDates = (dates: readonly PlacedShow[]): ShowOfDates[] => {
  const show = dates.find(({ item }) => item.status !== 'SOLD_OUT') ?? dates[0];
  return show === undefined ? [] : [{ show, more: dates.length - 1 }];
};

/**
 * The shows ahead, each once with the first of its dates that has seats, by start; those that are sold out come last.
 * @param now epoch milliseconds
 */
export const onceEach = (dates: readonly PlacedShow[], now: number): ShowOfDates[] => {
  const ahead = dates.filter((date) => isAhead(date, now));
  return [...Map.groupBy(ahead, ({ item }) => item.url).values()]
    .flatMap(ofDates)
    .toSorted(
      (one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)) || byStart(one.show, other.show),
    );
};

/** When the evening after this moment begins to be the next one, in a zone: four in the morning. Epoch milliseconds. */
export const nextEvening = (now: number, timezone: string): number => {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const today = here.withPlainTime(eveningEnds);
  return (today.epochMilliseconds > now ? today : today.add({ days: 1 })).epochMilliseconds;
};
