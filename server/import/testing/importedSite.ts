import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { idsOf } from '#server/member/bookings/programmationIds.ts';
import { site } from '#server/site.ts';
import type { Identity } from '#server/member/resource.ts';
import { askOnStore } from '#server/member/testing/memberSite.ts';
import { reserveCall, uuidOf, type Ask } from '#server/stress/asking.ts';
import { addMembers, readBooks, type Books } from '#server/stress/people.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';
import type { Store } from '#server/store/store.ts';
import { importFile, type ImportResult } from '../importFile.ts';
import { importLimits } from '../limits.ts';

/** For tests: a record; by default an evening a month after the members' clock. */
export const recordOf = (more: Record<string, unknown> = {}) => ({
  '@type': 'Event',
  name: 'Une soirée',
  url: 'https://shows.example/soiree',
  startDate: '2027-08-16T19:30:00',
  location: { '@type': 'Place', name: 'Théâtre du Coin' },
  ...more,
});

/** For tests: counts of the summary: added, updated, unchanged, left out. */
export const countsOf = ({ added, updated, unchanged, rejected }: ImportResult): number[] => [
  added,
  updated,
  unchanged,
  rejected.length,
];

const zones = { fallback: 'America/Toronto', override: null };

/** For tests: imports records into a database like the command, in slices of so many. */
export const importInto = async (
  store: Store,
  records: unknown,
  { now, slice = importLimits.slice }: { now: string; slice?: number },
): Promise<ImportResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-imported-'));
  const file = join(folder, 'programme.jsonld');
  writeFileSync(file, JSON.stringify(records));
  try {
    return await importFile(store, file, {
      zones,
      now: Temporal.Instant.from(now),
      onProgress: () => undefined,
      slice,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** For tests: a date's row. */
export interface ImportedDate extends Pick<
  ProgrammationRow,
  'id' | 'starts_at' | 'timezone' | 'state' | 'previous_starts_at'
> {
  title: string;
}

/** For tests: an imported programme with members, on a database that may have a second connection. */
export const openImported = (store: Store, second: Store = store) => {
  const { ask } = askOnStore(store);
  const now = '2027-07-16T21:30:00Z';
  const dates = (): Promise<ImportedDate[]> =>
    store.db
      .selectFrom('programmations')
      .innerJoin('show_texts', 'show_texts.show_id', 'programmations.show_id')
      .where('lang', '=', 'fr')
      .select(['programmations.id', 'starts_at', 'timezone', 'state', 'previous_starts_at', 'title'])
      .orderBy('programmations.id')
      .execute();
  const dateOf = async (title: string): Promise<ImportedDate> => {
    const date = (await dates()).find((each) => each.title === title);
    if (date === undefined) throw new Error(`There is no ${title}`);
    return date;
  };
  return {
    ask,
    askSecond: askOnStore(second).ask satisfies Ask,
    dates,
    dateOf,
    import: (records: unknown, slice?: number): Promise<ImportResult> =>
      importInto(store, records, { now, ...(slice !== undefined && { slice }) }),
    importSecond: (records: unknown): Promise<ImportResult> => importInto(second, records, { now }),
    idsOf: async (title: string): Promise<ProgrammationIds> => idsOf(await dateOf(title), site.siteId),
    members: (count: number): Promise<Identity[]> => addMembers(store, count, 3),
    /** Reserves a date. @returns the booking's uuid */
    reserve: async (member: Identity, title: string): Promise<string> =>
      uuidOf(await ask(member, reserveCall(idsOf(await dateOf(title), site.siteId)))),
    books: async (members: readonly Identity[], title: string): Promise<Books> => {
      const { id, ...date } = await dateOf(title);
      return readBooks(store, members, [{ id, ids: idsOf({ id, ...date }, site.siteId) }]);
    },
    /** The owed letters by member. */
    owed: async (): Promise<string[]> => {
      const rows = await store.db
        .selectFrom('owed_letters')
        .select(['member_id', 'letter'])
        .orderBy('member_id')
        .orderBy('letter')
        .execute();
      return rows.map((row) => `${row.letter} ${row.member_id}`);
    },
  };
};
export type Imported = ReturnType<typeof openImported>;
