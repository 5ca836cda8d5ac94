import { epochSeconds } from '../clock.ts';
import { insertAll } from '../store/insert.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/tables.ts';
import { insertBaseContent } from './baseContent.ts';
import { insertDemoMembers } from './demoMembers.ts';
import {
  insertAccessibility,
  insertSampleFestival,
  insertSoonProgrammation,
  tellShowFacts,
} from './sampleFestival.ts';

type Filling = 'base' | 'sample' | 'members' | 'accessibility' | 'showFacts';

const isFilled = async (db: Database, name: Filling): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

const markFilled = (db: Database, name: Filling, now: Temporal.Instant): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: epochSeconds(now) }]);

const hasShows = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('shows').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Gives an empty database home, pages and menus, once; inside a write.
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

/** What the sample's shows offer, also of one that was filled before any of them offered something. */
const fillAccessibility = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if (await isFilled(db, 'accessibility')) return false;
  await insertAccessibility(db);
  await markFilled(db, 'accessibility', now);
  return true;
};

/** What visitors ask of the sample's shows, also of one that was filled before any of it was told. */
const fillShowFacts = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if (await isFilled(db, 'showFacts')) return false;
  await tellShowFacts(db);
  await markFilled(db, 'showFacts', now);
  return true;
};

const fillSample = async (db: Database, now: Temporal.Instant, timezone: string): Promise<boolean> => {
  if (!(await isFilled(db, 'sample'))) {
    if (await hasShows(db)) return false;
    await insertSampleFestival(db, now.toZonedDateTimeISO(timezone).toPlainDate());
    await markFilled(db, 'sample', now);
  }
  const hasNewMembers = await fillMembers(db, now);
  const hasNewAccessibility = await fillAccessibility(db, now);
  const hasNewFacts = await fillShowFacts(db, now);
  return (await insertSoonProgrammation(db, now)) || hasNewMembers || hasNewAccessibility || hasNewFacts;
};

/**
 * Fills the database at a start: base content; where the sample is wanted and there is no programme of its own, also
 * the sample festival and its members, dated at this start, and one more programmation that begins soon at every
 * start of it (ENV-02). Starts side by side take turns, so that only one of them fills.
 */
export const fill = (
  store: Store,
  { now, timezone, sample }: { now: Temporal.Instant; timezone: string; sample: boolean },
): Promise<boolean> =>
  store.write(
    async (db) => {
      const hasNewBase = await fillBase(db, now);
      const hasNewSample = sample && (await fillSample(db, now, timezone));
      return hasNewBase || hasNewSample;
    },
    (hasChanged) => hasChanged,
  );

/** What whoever starts the site should know of its programme: a line each. */
export const describeProgramme = async ({ db }: Store): Promise<string[]> => {
  if (await isFilled(db, 'sample'))
    return [
      'Warning: this is the sample festival. Its shows are invented, and anybody can read the password of its members.',
    ];
  if (await hasShows(db)) return [];
  return [
    'There are no shows yet. Import a programme: npm run import -- FILE…',
    'Or start with SAMPLE=yes for the invented sample festival and its demo members.',
  ];
};
