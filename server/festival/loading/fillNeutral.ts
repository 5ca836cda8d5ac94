import { epochSeconds } from '#server/clock.ts';
import { markNeutral, unmarkNeutral } from '#server/store/festival/neutralPages.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { neutralFolder } from '../beginning/neutralFolder.ts';
import { programmeTables } from './programmeRows.ts';
import { planLoad } from './planLoad.ts';
import { rowsOf } from './rowsOf.ts';
import { saveLoad } from './saveLoad.ts';

/** Gives an empty database home, pages and menus that wait for words; inside a write. It only adds. */
export const fillNeutral = async (db: Database, now: Temporal.Instant): Promise<void> => {
  const folder = neutralFolder();
  const seconds = epochSeconds(now);
  const make = (numberOf: Parameters<typeof rowsOf>[1]) => rowsOf(folder, numberOf, { now });
  const load = await planLoad(db, { folder, make, now: seconds });
  for (const table of programmeTables)
    load.changes[table] = { inserted: load.changes[table].inserted, updated: [], removed: [] };
  await saveLoad(db, { ...load, news: [], plan: { ...load.plan, reservations: 0 } }, seconds);
  await markNeutral(db, seconds);
};

/** Takes everything away that `fillNeutral` brought; inside a write, in a database without shows. */
export const removeNeutral = async (db: Database): Promise<void> => {
  for (const table of [
    'pages',
    'menu_items',
    'categories',
    'festival',
    'folder_records',
    'former_paths',
  ] as const)
    await db.deleteFrom(table).execute();
  await unmarkNeutral(db);
};
