import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

/** The largest price of the version before, in cents. */
const large = 2_000_000_000;

describe.each(enginesOfThen)('026 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'FES-25: cents become thousandths, unknown prices stay unknown, and large ones have room',
    async () => {
      const rows = await migrateRows('026-prices', {
        fill: async (db) => {
          await fillBasics(db);
          await db
            .updateTable('programmations')
            .set({ price_min: 2501, price_max: large })
            .where('id', '=', 7)
            .execute();
          const pass = { lang: 'fr', title: 'Matou', saving: '' };
          await db
            .insertInto('passports')
            .values([
              { ...pass, id: 1, starting_at: 89_000 },
              { ...pass, id: 2, starting_at: null },
            ])
            .execute();
        },
        read: async (db) => ({
          dates: await db
            .selectFrom('programmations')
            .select(['id', 'price_min', 'price_max'])
            .orderBy('id')
            .execute(),
          passes: await db.selectFrom('passports').select(['id', 'starting_at']).orderBy('id').execute(),
        }),
      });
      expect(rows).toEqual({
        dates: [
          { id: 7, price_min: 25_010, price_max: large * 10 },
          { id: 8, price_min: null, price_max: null },
        ],
        passes: [
          { id: 1, starting_at: 890_000 },
          { id: 2, starting_at: null },
        ],
      });
    },
  );
});
