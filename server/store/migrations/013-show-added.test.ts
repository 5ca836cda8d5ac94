import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

describe.each(enginesOfThen)('013 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere).each([
    ['the last filling', [1_800_000_000, 1_810_000_000, 1_805_000_000], 1_810_000_000],
    ['nobody knows when', [], 0],
  ] as const)('META-03: a show from before was added at %s', async (_name, fillings, added) => {
    const rows = await migrateRows('013-show-added', {
      fill: async (db) => {
        await fillBasics(db);
        for (const [index, filled_at] of fillings.entries())
          await db
            .insertInto('fillings')
            .values({ name: `filling ${index}`, filled_at })
            .execute();
      },
      read: (db) => db.selectFrom('shows').select(['id', 'added_at']).execute(),
    });
    expect(rows).toEqual([{ id: 1, added_at: added }]);
  });
});
