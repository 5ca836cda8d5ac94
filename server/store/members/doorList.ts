import type { Selectable } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { Database, ProgrammationRow, Tables } from '../schema/tables.ts';

/** A booking for the door. */
export type DoorBooking = Pick<Selectable<Tables['bookings']>, 'code' | 'reserved' | 'called_off'> &
  Pick<Selectable<Tables['members']>, 'firstname' | 'lastname'> &
  Pick<ProgrammationRow, 'local_start'> & { title: string; venue: string | null };

/** The chosen bookings: of a show, of a day on the clocks of the place, or all. */
export interface DoorChoice {
  lang: Language;
  showId: number | null;
  /** The first and the last moment of `local_start`. */
  day: { from: number; until: number } | null;
}

/** Bookings by start, show and name, cancelled ones too: the door sees why a code does not count. */
export const listDoorBookings = (db: Database, { lang, showId, day }: DoorChoice): Promise<DoorBooking[]> => {
  let chosen = db
    .selectFrom('bookings')
    .innerJoin('members', 'members.id', 'bookings.member_id')
    .innerJoin('programmations', 'programmations.id', 'bookings.programmation_id')
    .innerJoin('show_texts', (join) =>
      join.onRef('show_texts.show_id', '=', 'programmations.show_id').on('show_texts.lang', '=', lang),
    )
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select(['code', 'reserved', 'called_off', 'firstname', 'lastname', 'local_start', 'title'])
    .select('venues.name as venue');
  if (showId !== null) chosen = chosen.where('programmations.show_id', '=', showId);
  if (day !== null) chosen = chosen.where('local_start', '>=', day.from).where('local_start', '<', day.until);
  return chosen
    .orderBy('local_start')
    .orderBy('title')
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('code')
    .execute();
};

/** The show with this address in either language. */
export const findShowBySlug = (db: Database, slug: string): Promise<{ show_id: number } | undefined> =>
  db
    .selectFrom('show_texts')
    .select('show_id')
    .where('slug', '=', slug)
    .orderBy('show_id')
    .limit(1)
    .executeTakeFirst();
