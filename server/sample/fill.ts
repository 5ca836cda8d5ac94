import { epochSeconds } from '../clock.ts';
import { insertAll } from '../store/insert.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/tables.ts';
import { insertBaseContent } from './baseContent.ts';
import { insertDemoMembers } from './demoMembers.ts';
import { insertSampleFestival, insertSoonProgrammation } from './sampleFestival.ts';

type Filling = 'base' | 'sample' | 'members';

const isFilled = async (db: Database, name: Filling): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

const markFilled = (db: Database, name: Filling, now: Temporal.Instant): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: epochSeconds(now) }]);

const hasShows = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('shows').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Gives an empty database home, pages, menus and sponsors, once; inside a write.
 * @returns whether anything was added
 */
export const fillBase = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if (await isFilled(db, 'base')) return false;
  await insertBaseContent(db);
  await markFilled(db, 'base', now);
  return true;
};

/** The sample festival's members, also of one that was filled before there were any. */
const fillMembers = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if (await isFilled(db, 'members')) return false;
  await insertDemoMembers(db, now);
  await markFilled(db, 'members', now);
  return true;
};

const fillAll = async (db: Database, now: Temporal.Instant, timezone: string): Promise<boolean> => {
  const hasNewBase = await fillBase(db, now);
  const isOwnProgramme = (await hasShows(db)) && !(await isFilled(db, 'sample'));
  if (isOwnProgramme) return hasNewBase;
  if (!(await isFilled(db, 'sample'))) {
    await insertSampleFestival(db, now.toZonedDateTimeISO(timezone).toPlainDate());
    await markFilled(db, 'sample', now);
  }
  const hasNewMembers = await fillMembers(db, now);
  return (await insertSoonProgrammation(db, now)) || hasNewMembers;
};

/**
 * Fills the database at a start: the sample festival and its members where there are no shows, dated at this start; one more
 * programmation that begins soon at every start of it. An imported programme gets base content only.
 * Starts side by side take turns, so that only one of them fills.
 */
export const fill = (
  store: Store,
  { now, timezone }: { now: Temporal.Instant; timezone: string },
): Promise<boolean> =>
  store.write(
    (db) => fillAll(db, now, timezone),
    (hasChanged) => hasChanged,
  );
