import { textsOf } from '#server/festival/values/languages.ts';
import type { Loading, RowsOf } from './loading.ts';

/** The venues. A region has one name, the English one: the site translates those that it knows. */
export const venueRows = ({ folder, numberOf }: Loading): RowsOf<'venues'> => ({
  venues: [...folder.venues].map(([name, venue]) => ({
    id: numberOf('venue', name),
    name: venue.name,
    city: venue.city,
    region: venue.region,
    region_name: textsOf(venue.region_name).en,
    map_url: venue.map ?? null,
    latitude: venue.position?.[0] ?? null,
    longitude: venue.position?.[1] ?? null,
  })),
});
