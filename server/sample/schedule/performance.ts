import type { Availability } from '#contract/wire/programmation.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { hash } from '../hash.ts';
import type { ProgrammationRecord, ShowRecord, VenueRecord } from '../types.ts';
import { onlinePlace, venues } from '../venues.ts';

const venueById = new Map(venues.map((venue) => [venue.id, venue]));
/** Of a hundred paid performances, how many are sold out; and how full the others may be. */
const soldOutPercent = 11;
const fullestPercent = 92;

/** Where a performance sits: a venue, or online. */
export interface Seats {
  readonly venueId: number | null;
  readonly city: string | null;
  readonly timezone: string;
  readonly capacity: number;
}

const toSeats = (venue: VenueRecord): Seats => ({
  venueId: venue.id,
  city: venue.city,
  timezone: venue.timezone,
  capacity: venue.capacity,
});

/** The seats of a venue; of the online place without one. */
export const seats = (venueId: number | undefined): Seats => {
  const venue = venueId === undefined ? undefined : venueById.get(venueId);
  return venue === undefined
    ? { venueId: null, city: null, timezone: onlinePlace.timezone, capacity: onlinePlace.capacity }
    : toSeats(venue);
};

const sale = (show: ShowRecord, capacity: number, dice: number): { taken: number; status: Availability } => {
  const free = show.price.max === 0;
  if (!free && dice % 100 < soldOutPercent) return { taken: capacity, status: 'SOLD_OUT' };
  const taken = Math.floor((capacity * ((dice >>> 8) % fullestPercent)) / 100);
  return { taken, status: free ? 'FREE' : 'ON_SALE' };
};

/** A show at one place and time. */
export const performance = (show: ShowRecord, place: Seats, start: Temporal.Instant): ProgrammationRecord => {
  const minute = Math.floor(start.epochMilliseconds / 60_000);
  return {
    key: `${show.id}@${start.toString()}`,
    showId: show.id,
    venueId: place.venueId,
    start: start.toString(),
    end: start.add({ minutes: show.minutes }).toString(),
    timezone: place.timezone,
    capacity: place.capacity,
    ...sale(show, place.capacity, hash(show.id, minute)),
    price: show.price,
    ticketUrl: boxOffice,
  };
};
