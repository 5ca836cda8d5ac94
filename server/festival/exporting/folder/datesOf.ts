import type { FestivalDate, FestivalFolder } from '#server/festival/schema/folder.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import { usualAvailability, wordOfStatus } from '#server/festival/values/availability.ts';
import { localOfSeconds } from '#server/festival/values/localTimes.ts';
import { priceOf } from '#server/festival/values/money.ts';
import { known, unless, type Exporting } from './exporting.ts';
import { ticketsOf } from './showSaysOf.ts';

type DateRow = PresentRows['tables']['programmations'][number];

/** The end of a date that does not end when its show's minutes are over. */
const endOf = (row: DateRow, minutes: number | undefined): string | undefined => {
  const usual = minutes === undefined ? null : row.starts_at + minutes * 60;
  if (row.ends_at === usual) return undefined;
  return row.ends_at === null ? 'unknown' : localOfSeconds(row.ends_at, row.timezone);
};

const availabilityOf = (row: DateRow, sold: number): FestivalDate['availability'] =>
  row.status === usualAvailability({ ...row, sold }) ? undefined : wordOfStatus(row.status);

/** The dates by their start. A date says what its show, its venue and the festival do not say for it. */
export const datesOf = (
  { tables, nameOf, profile }: Exporting,
  { shows, venues }: Pick<FestivalFolder, 'shows' | 'venues'>,
): FestivalDate[] =>
  tables.programmations
    .toSorted((one, other) => one.starts_at - other.starts_at || one.id - other.id)
    .map((row) => {
      const show = nameOf('show', row.show_id);
      const venueName = row.venue_id === null ? undefined : nameOf('venue', row.venue_id);
      const venue = venueName === undefined ? undefined : venues.get(venueName);
      const sold = row.taken - row.reserved;
      return {
        id: nameOf('date', row.id),
        show,
        venue: venueName,
        start: localOfSeconds(row.starts_at, row.timezone),
        end: endOf(row, shows.get(show)?.facts.minutes),
        price_min: priceOf(row.price_min),
        price_max: priceOf(row.price_max),
        availability: availabilityOf(row, sold),
        capacity: known(unless(row.capacity, venue?.capacity)),
        sold: unless(sold, 0),
        tickets: ticketsOf(row.ticket_url),
        state: unless(row.state, 'scheduled'),
        previous_start:
          row.previous_starts_at === null ? undefined : localOfSeconds(row.previous_starts_at, row.timezone),
        timezone: unless(row.timezone, venue?.timezone ?? profile.timezone),
      };
    });
