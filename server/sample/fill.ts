import { epochSeconds } from '../clock.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import type { FestivalFolder } from '../festival/schema/folder.ts';
import { followsFolder, readStandIn } from '../store/festival/standIn.ts';
import { insertAll } from '../store/schema/insert.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';
import { bringSample, hasFormerSample } from './bringSample.ts';
import { insertDemoMembers } from './demoMembers.ts';
import { insertNearShows } from './nearShows.ts';
import { readSample } from './sampleFolder.ts';

const hasShows = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('shows').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether the programme is the sample's. */
export const holdsSample = async (db: Database): Promise<boolean> =>
  (await readStandIn(db)) === 'sampleFolder' || ((await hasFormerSample(db)) && !(await followsFolder(db)));

/** Whether the sample has its place: in its own database, or in one without a programme. */
const takesSample = async (db: Database): Promise<boolean> =>
  (await holdsSample(db)) || !((await followsFolder(db)) || (await hasShows(db)));

/** The folder to bring in; null where it is there, or has no place. */
const readMissing = async (db: Database): Promise<FestivalFolder | null> =>
  (await readStandIn(db)) !== 'sampleFolder' && (await takesSample(db)) ? readSample() : null;

const fillMembers = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  const name = 'members';
  const filled = await db.selectFrom('fillings').select('name').where('name', '=', name).executeTakeFirst();
  if (filled !== undefined) return false;
  await insertDemoMembers(db, now);
  await insertAll(db, 'fillings', [{ name, filled_at: epochSeconds(now) }]);
  return true;
};

const fillSample = async (
  db: Database,
  folder: FestivalFolder | null,
  now: Temporal.Instant,
): Promise<boolean> => {
  const isNew = [
    folder !== null && (await bringSample(db, folder, now)),
    await fillMembers(db, now),
    await insertNearShows(db, now),
  ];
  return isNew.includes(true);
};

/**
 * Fills the database at a start without a festival's folder: where the sample is wanted and there is no programme of its own,
 * the sample's folder and its members, dated at this start, and at every start of it dates that are on or begin soon
 * (ENV-02); else pages that wait for words. Starts side by side take turns, so that only one of them fills.
 */
export const fill = async (
  store: Store,
  { now, sample }: { now: Temporal.Instant; sample: boolean },
): Promise<boolean> => {
  const folder = sample ? await readMissing(store.db) : null;
  return store.write(
    async (db) => (sample && (await takesSample(db)) ? fillSample(db, folder, now) : fillBase(db, now)),
    (hasChanged) => hasChanged,
  );
};

/** Lines that tell whoever starts the site about its programme. */
export const describeProgramme = async ({ db }: Store): Promise<string[]> => {
  if (await holdsSample(db))
    return [
      'Warning: this is the sample festival. Its shows are invented, its dates are relative to its first start, and anybody can read the password of its members.',
    ];
  if ((await followsFolder(db)) || (await hasShows(db))) return [];
  return [
    'There are no shows yet. Write a festival’s folder: npm run festival -- new DIR, and start with FESTIVAL=DIR.',
    'Or import a programme: npm run import -- FILE…',
    'Or start with SAMPLE=yes for the invented sample festival and its demo members.',
  ];
};
