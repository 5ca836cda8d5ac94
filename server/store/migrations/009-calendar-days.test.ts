import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** An instant, its zone, and the time there, written as if it were UTC. */
const dates = [
  ['2027-07-16T23:30:00Z', 'America/Toronto', '2027-07-16T19:30:00Z'],
  ['2027-12-31T23:30:00Z', 'America/Toronto', '2027-12-31T18:30:00Z'],
  ['2027-07-16T23:30:59Z', 'Pacific/Kiritimati', '2027-07-17T13:30:00Z'],
  ['2027-07-16T02:00:00Z', 'America/St_Johns', '2027-07-15T23:30:00Z'],
  ['1969-12-31T22:30:00Z', 'Europe/Paris', '1969-12-31T23:30:00Z'],
] as const;

describe.each(enginesOfThen)('009 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'CAL-35: a date from before has its time on the clocks of its place, to the minute',
    async () => {
      const rows = await migrateRows('009-calendar-days', {
        fill: async (db) => {
          await fillBasics(db);
          await db.deleteFrom('programmations').execute();
          await db
            .insertInto('programmations')
            .values(
              dates.map(([start, timezone], index) => ({
                id: index,
                external_id: `test:${index}`,
                show_id: 1,
                starts_at: seconds(start),
                timezone,
              })),
            )
            .execute();
        },
        read: (db) =>
          db.selectFrom('programmations').select(['starts_at', 'local_start']).orderBy('id').execute(),
      });
      expect(rows).toEqual(
        dates.map(([start, , local]) => ({ starts_at: seconds(start), local_start: seconds(local) })),
      );
    },
  );
});
