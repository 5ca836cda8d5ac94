import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';
import { spansOfFestivals } from './festivals.ts';

const day = 86_400;

describe.each(engines)('the spans of festivals on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      await store.write((db) =>
        insertAll(db, 'festival_shows', [
          { festival_id: 70, show_id: 1 },
          { festival_id: 70, show_id: 2 },
          { festival_id: 71, show_id: 2 },
        ]),
      );
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('RTE-17: a festival lasts from the first to the last date that takes place; of all where none does', async () => {
      // Festival 70 has a date besides, the day after; 71 has this one alone.
      const states = dateStates({
        scheduled: { all: [0, 1], lone: [0, 0] },
        cancelled: { all: [1, 1], lone: [0, 0] },
        'cancelled, given after all': { all: [0, 1], lone: [0, 0] },
        postponed: { all: [1, 1], lone: [0, 0] },
        'postponed, given at its old hour': { all: [0, 1], lone: [0, 0] },
        'postponed, then moved': { all: [1, 1], lone: [1, 1] },
        moved: { all: [1, 1], lone: [1, 1] },
        'moved back': { all: [0, 1], lone: [0, 0] },
        'moved twice': { all: [1, 2], lone: [2, 2] },
      });
      await store.write((db) => db.deleteFrom('programmations').where('id', '=', 7).execute());
      const told: unknown[] = [];
      for (const { name, state, day: after } of states) {
        const stands = { state, starts_at: evening + after * day };
        await store.write((db) => db.updateTable('programmations').set(stands).where('id', '=', 3).execute());
        const spans = await spansOfFestivals(store.db, [70, 71]);
        const daysOf = (id: number) => {
          const { first = 0, last = 0 } = spans.get(id) ?? {};
          return [first, last].map((seconds) => (seconds - evening) / day);
        };
        told.push({ name, all: daysOf(70), lone: daysOf(71) });
      }
      expect(told).toEqual(states.map(({ name, told: spans }) => ({ name, ...spans })));
      // The last one is off: the festival ends before it.
      const off = { state: 'cancelled', starts_at: evening + 3 * day } as const;
      await store.write((db) => db.updateTable('programmations').set(off).where('id', '=', 3).execute());
      expect(await spansOfFestivals(store.db, [70])).toEqual(
        new Map([[70, { first: evening + day, last: evening + day, timezone: 'America/Toronto' }]]),
      );
      expect(await spansOfFestivals(store.db, [])).toEqual(new Map());
    });
  });
});
