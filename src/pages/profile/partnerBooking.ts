import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Names of partners' fields for title and date; the shape is theirs (RES-26). */
const titles = ['title', 'name', 'event_name', 'show'] as const;
const dates = ['date', 'start', 'event_date', 'starts_at'] as const;
const record = v.record(v.string(), v.unknown());

export interface PartnerBooking {
  title: string;
  /** As the partner writes it; '' without one. */
  date: string;
}

const firstText = (item: Record<string, unknown>, names: readonly string[]): string | null =>
  names.map((name) => item[name]).find((value): value is string => v.is(text, value)) ?? null;

/** RES-26: the readable parts of a partner's bookings. */
export const readPartnerBookings = (items: readonly unknown[]): PartnerBooking[] =>
  items.flatMap((item) => {
    if (!v.is(record, item)) return [];
    const title = firstText(item, titles);
    return title === null ? [] : [{ title, date: firstText(item, dates) ?? '' }];
  });
