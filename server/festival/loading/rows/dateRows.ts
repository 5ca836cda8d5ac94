import type { FestivalDate, FestivalFolder } from '#server/festival/schema/folder.ts';
import { statusOf, usualAvailability } from '#server/festival/values/availability.ts';
import { secondsOfLocal } from '#server/festival/values/localTimes.ts';
import { amountOf } from '#server/festival/values/money.ts';
import type { Loading, Row, RowsOf } from './loading.ts';
import { ticketAddress } from './showDetails.ts';

const minute = 60;

const endOf = (date: FestivalDate, start: number, timezone: string, folder: FestivalFolder) => {
  if (date.end === 'unknown') return null;
  if (date.end !== undefined) return secondsOfLocal(date.end, timezone);
  const minutes = date.minutes ?? folder.shows.get(date.show)?.facts.minutes;
  return minutes === undefined ? null : start + minutes * minute;
};

const dateRow = (date: FestivalDate, { folder, numberOf }: Loading): Row<'programmations'> => {
  const venue = date.venue === undefined ? undefined : folder.venues.get(date.venue);
  const timezone = date.timezone ?? venue?.timezone ?? folder.festival.timezone;
  const start = secondsOfLocal(date.start, timezone);
  const seats = {
    price_min: amountOf(date.price_min),
    price_max: amountOf(date.price_max),
    capacity: date.capacity ?? venue?.capacity ?? null,
    sold: date.sold ?? 0,
  };
  return {
    id: numberOf('date', date.id),
    show_id: numberOf('show', date.show),
    venue_id: date.venue === undefined ? null : numberOf('venue', date.venue),
    starts_at: start,
    ends_at: endOf(date, start, timezone, folder),
    timezone,
    status: date.availability === undefined ? usualAvailability(seats) : statusOf(date.availability),
    price_min: seats.price_min,
    price_max: seats.price_max,
    ticket_url: date.tickets === undefined ? null : ticketAddress(date.tickets),
    capacity: seats.capacity,
    taken: seats.sold,
    state: date.state ?? 'scheduled',
    previous_starts_at:
      date.previous_start === undefined ? null : secondsOfLocal(date.previous_start, timezone),
  };
};

/** The dates of the shows. */
export const dateRows = (loading: Loading): RowsOf<'programmations'> => ({
  programmations: loading.folder.dates.map((date) => dateRow(date, loading)),
});
