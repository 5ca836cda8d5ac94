import type { Availability, ProgrammationState } from '#contract/wire/programmation.ts';
import { hasBegun } from '../time/closing.ts';
import { takesPlace } from '../shows/state.ts';
import { dayOfTile, timeOfTile } from '../shows/tileStart.ts';
import { noHour } from '../time/wholeDays.ts';
import type { CalendarView, Tile } from '../shows/view.ts';

/** The availability of tickets in the words of schema.org. */
export const availabilities: Record<Availability, string> = {
  FREE: 'https://schema.org/InStock',
  ON_SALE: 'https://schema.org/InStock',
  SOLD_OUT: 'https://schema.org/SoldOut',
};

/** The state of an event in the words of schema.org. */
export const eventStatuses: Record<ProgrammationState, string> = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
};

const dayMinutes = 24 * 60;

/** An instant so many minutes after `start`, on the same clock (`2027-07-16T19:30-04:00`). */
export const later = (start: string, minutes: number): string => {
  const [wall = '', zone = ''] = start.split(/(?=[+-]\d\d:\d\d$)/);
  const end = new Date(Date.parse(`${wall}Z`) + minutes * 60_000);
  return `${end.toISOString().slice(0, wall.length)}${zone}`;
};

/** The days of a date without an hour, from its first one. */
export const wholeDays = (day: string, minutes: number): object => ({
  startDate: day,
  endDate: later(`${day}T12:00`, minutes - dayMinutes).slice(0, day.length),
});

const placeOf = ({ kind, venue, city }: Tile, url: string): object =>
  kind === 'online' ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: venue, address: city };

/** Fields of an online event besides its place. */
export const online = { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' };

/** A whole day has no hour, and its last day is its end. */
const timesOf = (tile: Tile): object => {
  const { start, minutes } = tile;
  if (timeOfTile(tile) === noHour) return wholeDays(dayOfTile(tile), minutes ?? 0);
  return { startDate: start, ...(minutes !== undefined && { endDate: later(start, minutes) }) };
};

/**
 * Writes only fields that differ from the usual: an event costs money and happens somewhere. A past or cancelled one has no
 * offer.
 */
const eventOf = (tile: Tile, absolute: (path: string) => string, now: number): object => {
  const { title, start, image, kind, status, state } = tile;
  const url = absolute(tile.url);
  return {
    '@type': 'Event',
    // Fields that differ between the dates of a show come first: the rest compresses as one run.
    ...timesOf(tile),
    name: title,
    url,
    ...(image !== null && { image: absolute(image) }),
    ...(state && { eventStatus: eventStatuses[state] }),
    ...(kind === 'online' && online),
    location: placeOf(tile, url),
    ...(status === 'FREE' && { isAccessibleForFree: true }),
    ...(status &&
      takesPlace({ state: state ?? 'scheduled' }) &&
      !hasBegun(Date.parse(start) - now) && {
        offers: { '@type': 'Offer', availability: availabilities[status] },
      }),
  };
};

/** Paths that a URL leaves unchanged, such as the site's own. */
const isPlain = (path: string): boolean => /^\/(?!\/)[\w/.-]*$/.test(path);

/** Makes addresses absolute, in the spelling of URLs. */
export const absoluteAt = (publicUrl: string): ((path: string) => string) => {
  const { origin } = new URL(publicUrl);
  return (path) => (isPlain(path) ? origin + path : new URL(path, origin).href);
};

/**
 * The shows of a calendar page as schema.org `Event` data.
 * @param now milliseconds since the epoch
 */
export const eventsOf = (
  { days, day }: CalendarView,
  { publicUrl, now }: { publicUrl: string; now: number },
): object => {
  const absolute = absoluteAt(publicUrl);
  const tiles = [...days, ...(day?.groups ?? [])].flatMap((each) => each.tiles);
  return { '@context': 'https://schema.org', '@graph': tiles.map((tile) => eventOf(tile, absolute, now)) };
};
