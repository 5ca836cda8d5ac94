import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { up } from './026-prices.ts';

describe.each(engines)('026 on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('prices in thousandths', () => {
    let engine: Engine;
    let store: Store;
    beforeEach(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterEach(async () => {
      await store.close();
      await engine.stop();
    });

    test('FES-25: cents become thousandths, unknown prices stay unknown, and large ones have room', async () => {
      const large = 2_000_000_000;
      await store.transact(async (db) => {
        await db
          .updateTable('programmations')
          .set({ price_min: 2500, price_max: large })
          .where('id', '=', 7)
          .execute();
        await up(db);
      });
      const dates = await store.db
        .selectFrom('programmations')
        .select(['price_min', 'price_max'])
        .where('id', '=', 7)
        .execute();
      expect(dates).toEqual([{ price_min: 25_000, price_max: large * 10 }]);
      const passes = await store.db
        .selectFrom('passports')
        .select('starting_at')
        .orderBy('starting_at')
        .execute();
      expect(passes.map(({ starting_at: price }) => price).toSorted()).toEqual([890_000, 890_000, null]);
    });
  });
});
