import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { insertProgrammations } from '../schema/insert.ts';
import { listLive, nextStart } from './liveShows.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';

const hour = 3600;
/** Long after the programme of the tests. */
const now = evening + 1000 * hour;

describe.each(engines)('what is on and what begins soon on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      const date = (
        id: number,
        starts: number,
        ends: number | null,
        rest: { state?: 'cancelled' | 'rescheduled' } = {},
      ) => ({
        id,
        external_id: `live:${id}`,
        show_id: 1,
        venue_id: 1,
        starts_at: starts,
        ends_at: ends,
        timezone: 'America/Toronto',
        status: null,
        price_min: null,
        price_max: null,
        ticket_url: null,
        capacity: null,
        taken: 0,
        state: 'scheduled' as const,
        ...rest,
      });
      await store.write((db) =>
        insertProgrammations(db, [
          date(901, now - hour, now),
          date(902, now - hour, now + 1),
          date(903, now - hour, null),
          date(904, now, now + hour),
          date(905, now + hour, null),
          date(906, now + hour, now + 2 * hour, { state: 'cancelled' }),
          date(907, now + 2 * hour, now + 3 * hour, { state: 'rescheduled' }),
          date(908, now + 2 * hour + 1, now + 3 * hour),
          date(909, now - 30 * hour, now + hour),
          date(910, now, null),
        ]),
      );
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('API-03: shows that are not over or begin until then, by start; none called off, of days, or begun without an end', async () => {
      const rows = await listLive(store.db, 'en', { from: now - 24 * hour, now, until: now + 2 * hour });
      expect(rows.map(({ starts_at: starts, ends_at: ends }) => [starts - now, ends && ends - now])).toEqual([
        [-hour, 1],
        [0, hour],
        [hour, null],
        [2 * hour, 3 * hour],
      ]);
      expect(rows[0]).toMatchObject({ lang: 'en', slug: 'sleepless-nights', title: 'Sleepless Nights' });
    });

    test('API-03: before the first announced hour, those that are given then or later', async () => {
      const first = now + 1000 * hour;
      const states = dateStates({
        scheduled: true,
        cancelled: false,
        'cancelled, given after all': true,
        postponed: false,
        'postponed, given at its old hour': true,
        'postponed, then moved': true,
        moved: true,
        'moved back': true,
        'moved twice': true,
      });
      const common = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
      // A second apart, so that each is known by its start.
      const dates = states.map(({ name, state, day }, index) => ({
        ...common,
        id: 950 + index,
        external_id: name,
        starts_at: first + day * 24 * hour + index,
        state,
      }));
      await store.write((db) => insertProgrammations(db, dates));
      const rows = await listLive(store.db, 'en', { from: first, now: first - 1, until: first + 99 * hour });
      await store.write((db) => db.deleteFrom('programmations').where('id', '>=', 950).execute());
      const listed = new Set(rows.map(({ starts_at: starts }) => starts));
      expect(dates.map(({ external_id: name, starts_at: starts }) => [name, listed.has(starts)])).toEqual(
        states.map(({ name, told }) => [name, told]),
      );
    });

    test('API-03: the next start after an instant', async () => {
      expect(await nextStart(store.db, now)).toBe(now + hour);
      expect(await nextStart(store.db, now + hour)).toBe(now + 2 * hour);
      expect(await nextStart(store.db, now + 3 * hour)).toBeNull();
    });
  });
});
