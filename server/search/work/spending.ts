import { LRUCache } from 'lru-cache';
import { minute, second } from '#contract/settings/time.ts';
import type { Clock } from '#server/clock.ts';
import { entryLimit } from '#server/entryLimit.ts';
import { SearchError } from '../answers/searchError.ts';
import { workLimits } from './limits.ts';

/** Counts the work of a network. @throws SearchError 429 if its minute is used up */
export type Spend = (network: string, units: number) => void;

/** Epoch milliseconds. */
interface Spent {
  units: number;
  endsAt: number;
}

/**
 * The work for each network in a minute, in the memory of this process. With too many networks, the one silent for the
 * longest begins anew.
 * @param most units in a minute
 */
export const createSpending = (clock: Clock, most: number = workLimits.minute): Spend => {
  const spent = new LRUCache<string, Spent>(entryLimit(workLimits.addresses));
  return (network, units) => {
    const now = clock.now().epochMilliseconds;
    const known = spent.get(network);
    const isCurrent = known !== undefined && known.endsAt > now;
    const current = isCurrent ? known : { units: 0, endsAt: now + minute };
    if (!isCurrent) spent.set(network, current);
    if (current.units >= most)
      throw new SearchError(
        429,
        'This network has searched too much; try again later',
        Math.max(1, Math.ceil((current.endsAt - now) / second)),
      );
    current.units += units;
  };
};
