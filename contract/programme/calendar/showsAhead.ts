import { byStart, type PlacedShow } from '../shows/place.ts';

/** A show with the first of its dates, and how many more there are (`+ 2 dates`). */
export interface ShowOfDates {
  show: PlacedShow;
  more: number;
}

/** Whether a visitor can still come: it has not begun, and it takes place. */
const isAhead = ({ start, item }: PlacedShow, now: number): boolean =>
  start > now && item.state !== 'cancelled' && item.state !== 'postponed';
const isSoldOut = ({ show }: ShowOfDates): boolean => show.item.status === 'SOLD_OUT';

/** The first date with seats, and the number of other dates. */
const ofDates = (dates: readonly PlacedShow[]): ShowOfDates[] => {
  const show = dates.find(({ item }) => item.status !== 'SOLD_OUT') ?? dates[0];
  return show === undefined ? [] : [{ show, more: dates.length - 1 }];
};

/**
 * The shows ahead, each once with the first of its dates that has seats, by start; sold-out shows come last.
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
