import { epochSeconds } from '#server/clock.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { markStandIn, unmarkStandIn } from '#server/store/festival/standIn.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { neutralFolder } from '../beginning/neutralFolder.ts';
import { programmeTables } from './programmeRows.ts';
import { planLoad } from './planLoad.ts';
import { saveLoad } from './saveLoad.ts';

/** It only adds. */
const fillNeutral = async (db: Database, now: Temporal.Instant): Promise<void> => {
  const seconds = epochSeconds(now);
  const load = await planLoad(db, { folder: neutralFolder(), now });
  for (const table of programmeTables)
    load.changes[table] = { inserted: load.changes[table].inserted, updated: [], removed: [] };
  await saveLoad(db, { ...load, news: [], plan: { ...load.plan, reservations: 0 } }, seconds);
  await markStandIn(db, 'neutral', seconds);
};

/** Takes everything away that `fillBase` brought; inside a write, in a database without shows. */
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
  await unmarkStandIn(db);
};

/** The filling of releases that had base pages of their own. */
const hasFormerBase = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', 'base').executeTakeFirst()) !==
  undefined;

/**
 * Gives an empty database home, pages and menus that wait for words, once; inside a write.
 * @returns whether anything was added
 */
export const fillBase = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if ((await hasFormerBase(db)) || (await readFestivalProfile(db)) !== null) return false;
  await fillNeutral(db, now);
  return true;
};
