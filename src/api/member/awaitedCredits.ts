import type { Query } from '@tanstack/react-query';
import type { Credits, MemberClient } from './member.ts';
import { creditsQuery } from './memberQueries.ts';
import { awaitedCredits } from '../requestSettings.ts';

/** Whether a page that shows no credit asks again: not without end. */
const isAwaited = ({ data, dataUpdateCount, errorUpdateCount }: Query<Credits>['state']): boolean =>
  data?.creditLeft === 0 && dataUpdateCount + errorUpdateCount <= awaitedCredits.times;

/**
 * STF-10: the credits of a page that shows them. As long as there are none it asks again at intervals, and only while it is
 * seen: they arrive without a reload, here and for every control that reads the same answer.
 */
export const awaitedCreditsQuery = (client: Pick<MemberClient, 'credits'>) => ({
  ...creditsQuery(client),
  refetchInterval: ({ state }: Pick<Query<Credits>, 'state'>): number | false =>
    isAwaited(state) ? awaitedCredits.every : false,
});
