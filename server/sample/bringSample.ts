import { epochSeconds } from '../clock.ts';
import { removeNeutral } from '../festival/loading/fillBase.ts';
import { planLoad } from '../festival/loading/planLoad.ts';
import { festivalRows } from '../festival/loading/rows/festivalRows.ts';
import { saveLoad } from '../festival/loading/saveLoad.ts';
import type { FestivalFolder } from '../festival/schema/folder.ts';
import { markStandIn, readStandIn } from '../store/festival/standIn.ts';
import { insertAll } from '../store/schema/insert.ts';
import type { Database } from '../store/schema/tables.ts';
import numbers from './numbers.json' with { type: 'json' };

/** The numbers that the sample always had, for addresses, members and drawn pictures; those of dates follow from their order. */
const reserveNumbers = (db: Database): Promise<void> =>
  insertAll(
    db,
    'folder_records',
    Object.entries(numbers).flatMap(([kind, names]) =>
      Object.entries(names).map(([name, number]) => ({ kind, name, number })),
    ),
  );

/** Whether a release before the folder filled the sample in (docs/decisions/075). */
export const hasFormerSample = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', 'sample').executeTakeFirst()) !==
  undefined;

/** The festival as a whole, which such a sample lacks; everything else of it stays as it is. */
const bringFestival = async (db: Database, folder: FestivalFolder, now: number): Promise<void> => {
  const { festival } = festivalRows({ folder, numberOf: () => 0, now });
  await insertAll(db, 'festival', festival);
};

/** Brings the sample's folder into a database without shows; inside a write, once. @returns whether it was brought */
export const bringSample = async (
  db: Database,
  folder: FestivalFolder,
  now: Temporal.Instant,
): Promise<boolean> => {
  const standIn = await readStandIn(db);
  if (standIn === 'sampleFolder') return false;
  const seconds = epochSeconds(now);
  if (await hasFormerSample(db)) await bringFestival(db, folder, seconds);
  else {
    if (standIn === 'neutral') await removeNeutral(db);
    await reserveNumbers(db);
    await saveLoad(db, await planLoad(db, { folder, now }), seconds);
  }
  await markStandIn(db, 'sampleFolder', seconds);
  return true;
};
