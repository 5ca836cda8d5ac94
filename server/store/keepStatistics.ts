import { storeLimits } from './engine/limits.ts';
import type { Store } from './store.ts';

/** Refreshes the statistics at once, and regularly while the process lives. */
export const keepStatistics = async (store: Pick<Store, 'refreshStatistics'>): Promise<void> => {
  await store.refreshStatistics();
  setInterval(() => void store.refreshStatistics(), storeLimits.statisticsEvery).unref();
};
