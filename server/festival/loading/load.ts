import { epochSeconds } from '#server/clock.ts';
import { mediaIn } from '#server/pictures/mediaIn.ts';
import { tablesWithMedia } from '#server/store/festival/textsWithMedia.ts';
import type { Store } from '#server/store/store.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import type { Plan } from './plan.ts';
import { planLoad, type PlannedLoad } from './planLoad.ts';
import { saveLoad, StalePlan } from './saveLoad.ts';

export interface LoadOptions {
  now: Temporal.Instant;
  /** How many reservations may end: exactly so many. */
  cancel: number;
  /** Plans, and writes nothing. */
  dryRun: boolean;
  /** Hears of a plan that changes something before anything is written; again if it must be made anew. */
  onPlan?: (plan: Plan) => void;
  /** Works on pictures, by their addresses, before pages name them. */
  preparePictures?: (addresses: readonly string[]) => Promise<void>;
}

/**
 * A load's end: `refused` for sentences against the folder, `needsCancel` if reservations would end and nobody gave their
 * exact number. In both cases nothing is written.
 */
export type LoadOutcome = 'unchanged' | 'loaded' | 'planned' | 'needsCancel' | 'refused';

export interface LoadResult {
  outcome: LoadOutcome;
  plan: Plan;
  refusals: string[];
}

/** Plans outside of the transaction, which keeps it short; the last ones inside, where no other writer comes between. */
const attempts = { outside: 3, all: 10 } as const;

/** The pictures of rows that change. */
const picturesIn = ({ changes }: PlannedLoad): string[] =>
  mediaIn(JSON.stringify(tablesWithMedia.map((table) => changes[table])));

const endOf = ({ plan, refusals, hasChanges }: PlannedLoad, { cancel, dryRun }: LoadOptions): LoadOutcome => {
  if (refusals.length > 0) return 'refused';
  if (!hasChanges) return 'unchanged';
  if (dryRun) return 'planned';
  return plan.reservations > 0 && plan.reservations !== cancel ? 'needsCancel' : 'loaded';
};

/** Brings a checked folder into the database, in one step for readers. The version goes up only with a change. */
export const loadFolder = async (
  store: Store,
  folder: FestivalFolder,
  options: LoadOptions,
): Promise<LoadResult> => {
  const asked = { folder, now: options.now };
  const resultOf = (load: PlannedLoad): LoadResult => {
    if (load.hasChanges) options.onPlan?.(load.plan);
    return { outcome: endOf(load, options), plan: load.plan, refusals: load.refusals };
  };
  for (let attempt = 1; ; attempt += 1) {
    const early = attempt <= attempts.outside ? await planLoad(store.db, asked) : null;
    const expected = early === null ? null : resultOf(early);
    if (expected !== null && expected.outcome !== 'loaded') return expected;
    if (early !== null) await options.preparePictures?.(picturesIn(early));
    try {
      return await store.write(
        async (db) => {
          const load = early ?? (await planLoad(db, asked));
          const result = expected ?? resultOf(load);
          if (result.outcome === 'loaded') await saveLoad(db, load, epochSeconds(options.now));
          return result;
        },
        ({ outcome }) => outcome === 'loaded',
      );
    } catch (caught) {
      if (!(caught instanceof StalePlan) || attempt === attempts.all) throw caught;
    }
  }
};
