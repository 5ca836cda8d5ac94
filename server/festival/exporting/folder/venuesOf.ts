import type { Venue } from '#server/festival/schema/venuesFile.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import { known, unless, type Exporting } from './exporting.ts';

type DateRow = PresentRows['tables']['programmations'][number];

/** The most frequent value, of equally frequent ones the first in order; undefined without any. */
const mostFrequent = <Value extends number | string>(values: readonly Value[]): Value | undefined =>
  [...Map.groupBy(values, (value) => value)].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  )[0]?.[0];

/** The seats of most dates; none where one of the dates does not count them, as it could not say so. */
const usualCapacity = (dates: readonly DateRow[]): number | undefined => {
  const capacities = dates.flatMap(({ capacity }) => capacity ?? []);
  return capacities.length === dates.length ? mostFrequent(capacities) : undefined;
};

/** The venues by their names. What their dates have in common stands at the venue. */
export const venuesOf = ({ tables, nameOf, profile }: Exporting): Map<string, Venue> => {
  const datesOf = Map.groupBy(tables.programmations, (row) => row.venue_id);
  return new Map(
    tables.venues
      .toSorted((one, other) => one.id - other.id)
      .map((row) => {
        const dates = datesOf.get(row.id) ?? [];
        const zone = mostFrequent(dates.map(({ timezone }) => timezone));
        const isPlaced = row.latitude !== null && row.longitude !== null;
        return [
          nameOf('venue', row.id),
          {
            name: row.name,
            city: row.city,
            region: row.region,
            region_name: row.region_name,
            map: known(row.map_url),
            position: isPlaced ? [row.latitude ?? 0, row.longitude ?? 0] : undefined,
            capacity: usualCapacity(dates),
            timezone: unless(zone, profile.timezone),
          },
        ];
      }),
  );
};
