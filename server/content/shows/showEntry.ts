import type { ShowDates } from '#server/store/shows/programmations.ts';
import type { LocalizedShow } from '#server/store/shows/shows.ts';
import { pictures, showAddress, thumbnailOf } from '#server/programme/addresses.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

const toVenue = ({ name, city }: ShowDates['venues'][number]) => ({
  name,
  location: { city: { name: city } },
});
export const venuesOf = (dates: ShowDates | undefined) => dates?.venues.map(toVenue) ?? [];

export const named = (name: string | null): { name: string } | null => (name === null ? null : { name });

/** A show of any list of shows (SHW-01, SHW-07). */
export const toShowEntry = (row: LocalizedShow, dates: ShowDates | undefined, siteId: number) => ({
  id: String(row.id),
  title: row.title,
  url: showAddress(row),
  thumbnail: thumbnailOf(row, siteId),
  image_url: pictures(row).image,
  venues: venuesOf(dates),
  show_type: named(row.show_type),
  belong_to: named(row.belong_to),
  ...toldLanguage(row),
});
