import type { Availability } from '../api/contract/programmation.ts';
import { offsetMinutes } from './localTime.ts';
import type { CalendarView, Tile } from './view.ts';

const availabilities: Record<Availability, string> = {
  FREE: 'https://schema.org/InStock',
  ON_SALE: 'https://schema.org/InStock',
  SOLD_OUT: 'https://schema.org/SoldOut',
};

/** `2027-07-16T19:30:00-04:00`: the place's own time, as schema.org asks. */
const localInstant = (instant: string, offset: string): string => {
  const minutes = offsetMinutes(offset) ?? 0;
  const local = new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
  return `${local}${offset.replace(/^(?=\d)/, '+').replace(/(\d\d)$/, ':$1')}`;
};

const placeOf = ({ kind, url, venue, city }: Tile, absolute: (path: string) => string): object =>
  kind === 'online'
    ? { '@type': 'VirtualLocation', url: absolute(url) }
    : { '@type': 'Place', name: venue, address: { '@type': 'PostalAddress', addressLocality: city } };

const eventOf = (tile: Tile, absolute: (path: string) => string): object => ({
  '@type': 'Event',
  name: tile.title,
  startDate: localInstant(tile.start, tile.offset),
  ...(tile.end !== null && { endDate: localInstant(tile.end, tile.offset) }),
  url: absolute(tile.url),
  ...(tile.image !== null && { image: absolute(tile.image) }),
  eventAttendanceMode: `https://schema.org/${tile.kind === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
  location: placeOf(tile, absolute),
  ...(tile.status !== null && {
    isAccessibleForFree: tile.status === 'FREE',
    offers: { '@type': 'Offer', url: absolute(tile.url), availability: availabilities[tile.status] },
  }),
});

/** The shows that a calendar page draws, as schema.org `Event` data for readers that are not people. */
export const eventsOf = ({ days, day }: CalendarView, publicUrl: string): object => {
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const tiles = [...days.flatMap((each) => each.tiles), ...(day?.groups.flatMap((each) => each.tiles) ?? [])];
  return { '@context': 'https://schema.org', '@graph': tiles.map((tile) => eventOf(tile, absolute)) };
};
