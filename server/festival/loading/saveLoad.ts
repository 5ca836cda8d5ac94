import { announce, holdForCancelling, type ChangedDate } from '#server/member/bookings/changedDates.ts';
import { countReservations, datesInUse } from '#server/store/members/datesInUse.ts';
import { keepFirstStart } from '#server/store/festival/firstStart.ts';
import { unmarkStandIn } from '#server/store/festival/standIn.ts';
import { statementsOf } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { primaryKeys, type Row, type TableChanges, type UpdatedRow } from './difference.ts';
import { formerKey } from './formerPaths.ts';
import type { PlannedLoad } from './planLoad.ts';
import { programmeTables, type ProgrammeTable } from './programmeRows.ts';
import { deleteRows, giveUp, writeRows } from './writeRows.ts';

/** A plan that no longer holds: others have written since. The transaction is undone. */
export class StalePlan extends Error {
  override name = 'StalePlan';
}

/** Tables whose rows others name: what they lose goes last. */
const named: ReadonlySet<ProgrammeTable> = new Set<ProgrammeTable>([
  'categories',
  'venues',
  'artist_categories',
  'artists',
  'shows',
  'programmations',
  'videos',
]);

/** Words that only one row of a table may have. */
const unique = {
  categories: 'code',
  artists: 'slug',
  show_texts: 'slug',
  pages: 'path',
} as const satisfies Partial<Record<ProgrammeTable, string>>;

const giveUpWords = async (db: Database, { changes }: PlannedLoad): Promise<void> => {
  for (const table of ['categories', 'artists', 'show_texts', 'pages'] as const) {
    const column = unique[table];
    const { updated, removed } = changes[table];
    const leaving = updated.filter(({ before, after }) => before[column] !== after[column]);
    const rows = [...leaving.map(({ before }) => before), ...removed];
    await giveUp(db, table, { rows, key: primaryKeys[table], column });
  }
};

/** Locks dates that go, against members who are about to name them. @throws StalePlan if one did */
const lockRemoved = async (db: Database, removed: readonly Row[]): Promise<void> => {
  // Only a change of a unique column keeps new references out on PostgreSQL.
  await giveUp(db, 'programmations', { rows: removed, key: ['id'], column: 'external_id' });
  const used = await datesInUse(
    db,
    removed.map((row) => Number(row['id'])),
  );
  if (used.size > 0) throw new StalePlan();
};

/**
 * Dates with the seats that they have now: reservations neither wait for us nor raise the version, so that the plan knows only
 * how many seats more or less others sold.
 * @throws StalePlan if too few seats are left
 */
const withSeats = async (db: Database, dates: readonly UpdatedRow[]): Promise<Row[]> => {
  const taken = new Map<unknown, number>();
  for (const some of statementsOf(dates)) {
    const rows = await db
      .updateTable('programmations')
      .set((row) => ({ taken: row.ref('taken') }))
      .where(
        'id',
        'in',
        some.map(({ before }) => Number(before['id'])),
      )
      .returning(['id', 'taken'])
      .execute();
    for (const row of rows) taken.set(row.id, row.taken);
  }
  return dates.map(({ before, after: { reserved: _reserved, ...after } }) => {
    const more = Number(after['taken']) - Number(before['taken']);
    const seats = (taken.get(before['id']) ?? 0) + more;
    if (after['capacity'] !== null && seats > Number(after['capacity'])) throw new StalePlan();
    return { ...after, taken: seats };
  });
};

const writeTable = async (
  db: Database,
  table: ProgrammeTable,
  { inserted, updated }: TableChanges,
): Promise<void> => {
  const key = primaryKeys[table];
  await writeRows(db, table, { rows: inserted, key });
  const rows = table === 'programmations' ? await withSeats(db, updated) : updated.map(({ after }) => after);
  await writeRows(db, table, { rows, key });
};

const writeList = async (
  db: Database,
  table: 'folder_records' | 'former_paths',
  { inserted, updated, removed, key }: TableChanges & { key: readonly string[] },
): Promise<void> => {
  await deleteRows(db, table, { rows: removed, key });
  await writeRows(db, table, { rows: [...inserted, ...updated.map(({ after }) => after)], key });
};

/** Changes about reservations as the transaction sees them: most dates have none. */
const withReservations = async (db: Database, changed: readonly ChangedDate[]): Promise<ChangedDate[]> => {
  const counts = await countReservations(
    db,
    changed.map(({ id }) => id),
  );
  return changed.filter(({ id }) => counts.has(id));
};

/**
 * Writes a planned load inside a write, with its consequences for reservations; `now` in epoch seconds. Bookings are locked
 * before dates (docs/decisions/009).
 * @throws StalePlan, whereupon nothing is written, if the plan no longer holds
 */
export const saveLoad = async (db: Database, load: PlannedLoad, now: number): Promise<void> => {
  if ((await readVersion(db)) !== load.version) throw new StalePlan();
  const { changes, plan } = load;
  const news = load.news.map(({ before, after }): ChangedDate => ({ id: after.id, before, after }));
  for (const some of statementsOf(news)) await holdForCancelling(db, some);
  await lockRemoved(db, changes.programmations.removed);
  await giveUpWords(db, load);
  for (const table of programmeTables)
    if (!named.has(table))
      await deleteRows(db, table, { rows: changes[table].removed, key: primaryKeys[table] });
  for (const table of programmeTables) await writeTable(db, table, changes[table]);
  for (const table of programmeTables.toReversed())
    if (named.has(table))
      await deleteRows(db, table, { rows: changes[table].removed, key: primaryKeys[table] });
  await writeList(db, 'folder_records', { ...load.records, key: ['kind', 'name'] });
  await writeList(db, 'former_paths', { ...load.formerPaths, key: formerKey });
  if (load.firstStart !== null) await keepFirstStart(db, load.firstStart);
  await unmarkStandIn(db);
  const ended = await announce(db, await withReservations(db, news), now);
  if (ended !== plan.reservations) throw new StalePlan();
};
