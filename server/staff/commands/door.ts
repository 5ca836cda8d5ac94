import { csvLine } from '#server/files/csvLine.ts';
import { readFestival } from '#server/profile/festival.ts';
import {
  findShowBySlug,
  listDoorBookings,
  type DoorBooking,
  type DoorChoice,
} from '#server/store/members/doorList.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { daySeconds, localStartOf } from '#server/store/schema/localStart.ts';
import { noWords, readFlags } from '../arguments.ts';
import { noteLook } from '../note.ts';
import { StaffError, type Command } from '../staff.ts';

const columns = ['start', 'show', 'venue', 'name', 'seats', 'code', 'state'] as const;

const stateOf = ({ reserved, called_off: calledOff }: DoorBooking): string => {
  if (reserved === 1) return 'reserved';
  return calledOff === 1 ? 'show-cancelled' : 'cancelled';
};

/** `2027-07-16 19:30`, on the clocks of the place. */
const writtenStart = (localStart: number): string =>
  Temporal.Instant.fromEpochMilliseconds(localStart * 1000)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** A booking is one seat; a cancelled one is none. */
const lineOf = (row: DoorBooking): string =>
  csvLine([
    writtenStart(row.local_start),
    row.title,
    row.venue ?? '',
    `${row.firstname} ${row.lastname}`.trim(),
    row.reserved,
    row.code,
    stateOf(row),
  ]);

/** @throws StaffError */
const readDay = (day: string | undefined): DoorChoice['day'] => {
  if (day === undefined) return null;
  try {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError('another form');
    const from = localStartOf(Temporal.PlainDate.from(day).toString());
    return { from, until: from + daySeconds };
  } catch {
    throw new StaffError('--day must be a date, like 2027-07-16.');
  }
};

/** @throws StaffError */
const showOf = async (db: Database, slug: string | undefined): Promise<number | null> => {
  if (slug === undefined) return null;
  const show = await findShowBySlug(db, slug);
  if (!show) throw new StaffError(`No show has the address ${JSON.stringify(slug)}.`);
  return show.show_id;
};

/** `npm run bookings -- csv` */
export const doorCommand: Command = {
  usage: `csv [--show SLUG] [--day DATE]
  prints the bookings for the door, as CSV: of a show by the last part of its address, of a day like 2027-07-16`,
  prepare: (args) => {
    const { positionals, values } = readFlags(args, {
      show: { type: 'string' },
      day: { type: 'string' },
    });
    noWords(positionals);
    const day = readDay(values.day);
    return async (staff) => {
      const { db } = staff.store;
      const showId = await showOf(db, values.show);
      const { languages } = await readFestival(db, staff.settings);
      const bookings = await listDoorBookings(db, { lang: languages[0], showId, day });
      const details = { show: values.show ?? '', day: values.day ?? '', bookings: bookings.length };
      await noteLook(staff, { act: 'bookings', subject: '', details });
      staff.print([`${columns.join(',')}\r\n`, ...bookings.map(lineOf)].join(''));
    };
  },
};
