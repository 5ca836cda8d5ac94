import { randomUUID } from 'node:crypto';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { epochSeconds } from '../clock.ts';
import { idsOf } from '../member/bookings/programmationIds.ts';
import { site } from '../site.ts';
import type { Identity } from '../member/resource.ts';
import { insertAll, insertProgrammations, nextId } from '../store/schema/insert.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';

/** A separate performance for a race. */
export interface Performance {
  id: number;
  ids: ProgrammationIds;
}

const nextMember = async (db: Database): Promise<number> => {
  const row = await db
    .selectFrom('members')
    .select((select) => select.fn.max<number | null>('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
};

/** The end of these members' sessions, long after every test: 2100-01-01. */
const farAway = 4_102_444_800;

/** New members, each with so many credits and a session. Nobody can log in as one: they have no password. */
export const addMembers = (store: Store, count: number, credits: number): Promise<Identity[]> =>
  store.write(async (db) => {
    const first = await nextMember(db);
    const people = Array.from({ length: count }, (_, index) => ({ id: first + index, uuid: randomUUID() }));
    const members = people.map((person) => ({ ...person, family: randomUUID() }));
    const common = { password_hash: null, firstname: 'Camille', lastname: '', location: '', created_at: 0 };
    await insertAll(
      db,
      'members',
      people.map((person) => ({ ...person, ...common, email: `${person.uuid}@example.test`, lang: 'fr' })),
    );
    await insertAll(
      db,
      'user_credits',
      people.map(({ id }) => ({
        uuid: randomUUID(),
        member_id: id,
        left_credits: credits,
        used_credits: 0,
        passes: 0,
        liked: 0,
      })),
    );
    await insertAll(
      db,
      'session_families',
      members.map(({ id, family }) => ({
        id: family,
        member_id: id,
        generation: 0,
        token_hash: family,
        previous_hash: null,
        rotated_at: 0,
        expires_at: farAway,
        revoked: 0,
      })),
    );
    return members;
  });

/** New performances of an existing show, a day from `now`; a null has uncounted seats. */
export const addPerformances = (
  store: Store,
  seats: readonly (number | null)[],
  now: Temporal.Instant,
): Promise<Performance[]> =>
  store.write(async (db) => {
    const first = await nextId(db, 'programmations');
    const show = await db.selectFrom('shows').select('id').orderBy('id').executeTakeFirstOrThrow();
    const startsAt = epochSeconds(now.add({ hours: 24 }));
    const common = { show_id: show.id, venue_id: null, starts_at: startsAt, ends_at: null, status: null };
    const priceless = { price_min: null, price_max: null, ticket_url: null, timezone: 'America/Toronto' };
    const rows = seats.map((capacity, index) => ({
      id: first + index,
      external_id: `race:${first + index}`,
      capacity,
      taken: 0,
      ...common,
      ...priceless,
    }));
    await insertProgrammations(db, rows);
    return rows.map((row) => ({ id: row.id, ids: idsOf(row, site.siteId) }));
  });

const idOf = ({ id }: { id: number }): number => id;

/** The database's data about these members and performances. */
export interface Books {
  /** Live reservations. */
  reserved: number;
  /** Seats taken in all performances together. */
  taken: number;
  left: number;
  used: number;
  /** The fewest credits of any member. */
  fewest: number;
}

/** Sums up the data. */
export const readBooks = async (
  { db }: Store,
  members: readonly Identity[],
  performances: readonly Performance[],
): Promise<Books> => {
  const [reserved, seats, credits] = await Promise.all([
    db
      .selectFrom('bookings')
      .select('uuid')
      .where('reserved', '=', 1)
      .where('member_id', 'in', members.map(idOf))
      .where('programmation_id', 'in', performances.map(idOf))
      .execute(),
    db.selectFrom('programmations').select('taken').where('id', 'in', performances.map(idOf)).execute(),
    db
      .selectFrom('user_credits')
      .select(['left_credits', 'used_credits'])
      .where('member_id', 'in', members.map(idOf))
      .execute(),
  ]);
  return {
    reserved: reserved.length,
    taken: seats.reduce((sum, row) => sum + row.taken, 0),
    left: credits.reduce((sum, row) => sum + row.left_credits, 0),
    used: credits.reduce((sum, row) => sum + row.used_credits, 0),
    fewest: Math.min(...credits.map((row) => row.left_credits)),
  };
};
