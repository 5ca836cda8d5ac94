import { epochSeconds } from '../clock.ts';
import { boxOffice } from '../store/shows/boxOffice.ts';
import { insertProgrammations, nextId } from '../store/schema/insert.ts';
import type { Database } from '../store/schema/tables.ts';

/** A show of the sample and its usual venue, by their numbers; null is online. */
interface Played {
  show: number;
  venue: number | null;
}

/** Of Toronto's series: a headliner, and at night who is still up. */
const [headliner, nightOwl]: readonly [Played, Played] = [
  { show: 3, venue: 15 },
  { show: 12, venue: 14 },
];
/** The clock of their venues, and the hours by it at which headliners begin; `to` is not among them. */
const headlinersPlay = { timezone: 'America/Toronto', from: 11, to: 23 };

/** The show that is about to close for reservations where it begins at an instant. */
const soonShowAt = (start: Temporal.Instant): Played => {
  const { timezone, from, to } = headlinersPlay;
  const { hour } = start.toZonedDateTimeISO(timezone);
  return hour >= from && hour < to ? headliner : nightOwl;
};

/** Each start adds one in 2 h 05 min, one that has been on for ten minutes, and one that begins in ten (API-03). */
const nearShows = (now: Temporal.Instant): readonly (Played & { name: string; at: Temporal.Instant })[] => {
  const soon = now.add({ hours: 2, minutes: 5 });
  return [
    { name: 'soon', at: soon, ...soonShowAt(soon) },
    { name: 'live', at: now.subtract({ minutes: 10 }), show: 69, venue: null },
    { name: 'near', at: now.add({ minutes: 10 }), show: 68, venue: null },
  ];
};

/** The facts that all dates of a show at a venue have in common. */
const readUsual = (db: Database, { show, venue }: Played) =>
  db
    .selectFrom('programmations')
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .select(['timezone', 'price_min', 'price_max', 'capacity', 'duration_minutes'])
    .where('show_id', '=', show)
    .where('venue_id', venue === null ? 'is' : '=', venue)
    .orderBy('programmations.id')
    .limit(1)
    .executeTakeFirst();

const isThere = async (db: Database, externalId: string): Promise<boolean> =>
  (await db
    .selectFrom('programmations')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirst()) !== undefined;

/**
 * Adds the dates that are on or begin soon, each at the whole minute at or after its time, with half of its seats; nothing
 * that is there moves.
 * @returns whether any was new: two starts within one minute share them
 */
export const insertNearShows = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  const rows: Parameters<typeof insertProgrammations>[1][number][] = [];
  const first = await nextId(db, 'programmations');
  for (const { name, at, ...played } of nearShows(now)) {
    const start = at.round({ smallestUnit: 'minute', roundingMode: 'ceil' });
    const externalId = `sample:${name}@${start.toString()}`;
    const usual = await readUsual(db, played);
    if (usual === undefined || (await isThere(db, externalId))) continue;
    const { duration_minutes: minutes, capacity, ...rest } = usual;
    rows.push({
      id: first + rows.length,
      external_id: externalId,
      show_id: played.show,
      venue_id: played.venue,
      starts_at: epochSeconds(start),
      ends_at: epochSeconds(start.add({ minutes: minutes ?? 60 })),
      ...rest,
      status: 'ON_SALE',
      ticket_url: boxOffice,
      capacity,
      taken: Math.floor((capacity ?? 0) / 2),
      state: 'scheduled',
    });
  }
  await insertProgrammations(db, rows);
  return rows.length > 0;
};
