import { createCleaner } from '../cleaning/cleaner.ts';
import { cleaningLimits } from '../cleaning/limits.ts';
import type { Clock } from '../clock.ts';
import { storeLimits } from '../store/engine/limits.ts';
import type { Store } from '../store/store.ts';
import type { Duty } from './worker.ts';

/** The work on its database that a site does again and again. Letters are claimed one by one instead (`postman.ts`). */
export const siteDuties = ({ store, clock }: { store: Store; clock: Clock }): Duty[] => {
  const { clean, trim } = createCleaner({ store, clock });
  return [
    { name: 'budgets', every: cleaningLimits.trimEvery, work: trim },
    { name: 'cleaning', every: cleaningLimits.every, work: clean },
    { name: 'statistics', every: storeLimits.statisticsEvery, work: store.refreshStatistics },
  ];
};
