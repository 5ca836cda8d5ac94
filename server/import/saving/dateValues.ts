import type { ProgrammationRow } from '#server/store/schema/tables.ts';
import { isOfOther } from './fingerprint.ts';
import type { KnownDate } from './knownRows.ts';
import type { ImportedDate } from '../reading/readDate.ts';
import { venueKey } from './saveSurroundings.ts';

/** A date's columns. */
type DateValues = Omit<
  ProgrammationRow,
  'id' | 'external_id' | 'show_id' | 'venue_id' | 'local_start' | 'capacity' | 'taken'
>;

/** A rescheduled date's first announced start, from this import or an earlier one. */
const previousStartOf = ({ state, start, previousStart }: ImportedDate, row: KnownDate | null) => {
  if (state !== 'rescheduled') return null;
  const moved = row === null || row.starts_at === start ? null : row.starts_at;
  return previousStart ?? row?.previous_starts_at ?? moved;
};

/**
 * The row whose place and tickets a date keeps: those of the file in the other language, which says the same in its words.
 * Null for a date with its own.
 */
export const keptPlace = ({ show }: ImportedDate, row: KnownDate | null): KnownDate | null =>
  row !== null && isOfOther(show.fileLanguage, row.by) ? row : null;

/** The values of a date, which may be known already. */
export const valuesOf = (date: ImportedDate, row: KnownDate | null): DateValues => ({
  starts_at: date.start,
  ends_at: date.end,
  timezone: date.timezone,
  status: date.price.status,
  price_min: date.price.min,
  price_max: date.price.max,
  ticket_url: (keptPlace(date, row) ?? { ticket_url: date.ticketUrl }).ticket_url,
  state: date.state,
  previous_starts_at: previousStartOf(date, row),
});

/** Whether a row already has a date's values. */
export const isSaidBy = (row: KnownDate, date: ImportedDate): boolean => {
  const values = valuesOf(date, row);
  const venue = date.place === null ? null : venueKey(date.place);
  return (
    (keptPlace(date, row) !== null || row.venue === venue) &&
    row.starts_at === values.starts_at &&
    row.ends_at === values.ends_at &&
    row.timezone === values.timezone &&
    row.status === values.status &&
    row.price_min === values.price_min &&
    row.price_max === values.price_max &&
    row.ticket_url === values.ticket_url &&
    row.state === values.state &&
    row.previous_starts_at === values.previous_starts_at
  );
};
