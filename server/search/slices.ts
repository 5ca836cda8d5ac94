import { setImmediate as afterRequests } from 'node:timers/promises';
import { searchLimits } from './limits.ts';

/** Lets requests pass between the steps of something long, once it has taken the time of a slice. */
export const createSlices = (elapsed: () => number = () => performance.now()) => {
  let begun = elapsed();
  return async (): Promise<void> => {
    if (elapsed() - begun < searchLimits.slice) return;
    await afterRequests();
    begun = elapsed();
  };
};
