import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from '#ci/postgres.mjs';
import { defineBookings } from '../member/bookings/bookings.ts';
import { conditionalSteps, type ReservationSteps } from '../member/bookings/bookingsRules.ts';
import { openMemberSite, openSharedSite, type MemberSite } from '../member/testing/memberSite.ts';
import { startPostgres, type TestPostgres } from '../store/testing/postgres.ts';
import { outcomeOf } from './asking.ts';
import { compareWithModel } from './operations.ts';
import {
  fairRace,
  oneCreditSpent,
  oneReservation,
  raceForCredit,
  raceForSeats,
  sendAtOnce,
} from './races.ts';

const folder = findPostgres();
const seed = 20_270_716;

describe.each([
  { name: 'SQLite', isHere: true },
  { name: 'PostgreSQL', isHere: folder !== null },
])('races at two servers on one $name', ({ name, isHere }) => {
  describe.runIf(isHere)('small', () => {
    let postgres: TestPostgres | null = null;
    let dataDirectory: string;
    let site: MemberSite;
    beforeAll(async () => {
      dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-races-'));
      if (name === 'PostgreSQL' && folder !== null) postgres = await startPostgres(folder);
      const databaseUrl = (await postgres?.createDatabase('races')) ?? null;
      site = await openSharedSite({ databaseUrl, dataDirectory });
    });
    afterAll(async () => {
      await site.close();
      await postgres?.stop();
      rmSync(dataDirectory, { recursive: true });
    });

    test.each([0, 1, 6])('sixty members, %i seats: each seat once, nobody gets an error', async (seats) => {
      const race = { reservers: 60, seats };
      expect(await raceForSeats(site, race)).toEqual(fairRace(race));
    });

    test('one credit, fifty shows at once: one reservation', async () => {
      expect(await raceForCredit(site, 50)).toEqual(oneCreditSpent(50));
    });

    test('one key twenty times at once: one reservation, one answer', async () => {
      const { answers, books } = await sendAtOnce(site, { times: 20, keyOf: () => 'the same' });
      expect([answers.map(outcomeOf), books]).toEqual([['201'], oneReservation(20)]);
    });

    test('control: with a key each, twenty answers are not the same', async () => {
      const { answers, books } = await sendAtOnce(site, { times: 20, keyOf: (index) => `key ${index}` });
      expect([answers.map(outcomeOf).toSorted(), books]).toEqual([
        ['201', '409 already-reserved'],
        oneReservation(20),
      ]);
    });

    test('random operations agree with the model', async () => {
      expect(await compareWithModel(site, { runs: 15, longest: 40, seed })).toBeGreaterThan(100);
    });
  });
});

/** Steps without conditions: the rest of a reservation. */
const unconditional: ReservationSteps = {
  ...conditionalSteps,
  takeSeat: async (db, id) => {
    await db
      .updateTable('programmations')
      .set((row) => ({ taken: row('taken', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return true;
  },
  takeCredit: async (db, memberId) => {
    await db
      .updateTable('user_credits')
      .set((row) => ({
        left_credits: row('left_credits', '-', 1),
        used_credits: row('used_credits', '+', 1),
      }))
      .where('member_id', '=', memberId)
      .execute();
    return true;
  },
};

describe('controls: without the conditions', () => {
  let site: MemberSite;
  beforeEach(async () => {
    site = await openMemberSite(defineBookings(unconditional));
    await site.store.transact((db) => sql`pragma ignore_check_constraints = on`.execute(db));
  });
  afterEach(() => site.close());

  test('control: it oversells', async () => {
    const { outcomes, books } = await raceForSeats(site, { reservers: 60, seats: 6 });
    expect([outcomes, books.taken]).toEqual([{ reserved: 60 }, 60]);
  });

  test('control: credits fall below zero', async () => {
    const { outcomes, books } = await raceForCredit(site, 50);
    expect([outcomes, books.fewest]).toEqual([{ reserved: 50 }, -49]);
  });

  test('control: the model notices', async () => {
    await expect(compareWithModel(site, { runs: 15, longest: 40, seed })).rejects.toThrow('Property failed');
  });
});

describe.runIf(folder !== null)('control: asking first and acting then, on PostgreSQL', () => {
  const askFirst: ReservationSteps = {
    ...conditionalSteps,
    takeSeat: async (db, id) => {
      const { capacity, taken } = await db
        .selectFrom('programmations')
        .select(['capacity', 'taken'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await sql`select pg_sleep(0.02)`.execute(db);
      return capacity === null || taken < capacity ? unconditional.takeSeat(db, id) : false;
    },
  };
  let postgres: TestPostgres;
  let site: MemberSite;
  beforeAll(async () => {
    postgres = await startPostgres(folder ?? '');
    const databaseUrl = await postgres.createDatabase('control');
    site = await openSharedSite({ databaseUrl, dataDirectory: '' }, defineBookings(askFirst));
    await site.store.db.schema.alterTable('programmations').dropConstraint('programmations_seats').execute();
  });
  afterAll(async () => {
    await site.close();
    await postgres.stop();
  });

  test('control: a transaction alone oversells', async () => {
    const { books } = await raceForSeats(site, { reservers: 60, seats: 6 });
    expect(books.taken).toBeGreaterThan(6);
  });
});
