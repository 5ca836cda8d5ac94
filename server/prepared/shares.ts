import type { Context } from 'hono';
import type { Settings } from '../environment.ts';
import { askingNetworkReader, isInProcess } from '../http/askingNetwork.ts';
import { retryAfter } from '../http/limits.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import { Refusal } from '../refusal.ts';
import { createFairTurns } from '../turns/fairTurns.ts';
import { turnsLimits } from '../turns/limits.ts';
import { NoTurn } from '../turns/noTurn.ts';
import type { Entry } from './entry.ts';
import { preparedLimits } from './limits.ts';
import type { Share } from './prepared.ts';

/** Chooses how to make an answer for a request; undefined is at once. */
export type ShareOf = (context: Context) => Share | undefined;

/**
 * Counts or writes answers in turns, fairly by network (docs/decisions/048): a new question takes up to a quarter of a second
 * of the processor, and new questions never run out. Without a turn, the answer is a 503.
 */
export const createShares = ({
  settings: { contentApiUrl, trustedProxies },
  log,
}: {
  settings: Pick<Settings, 'contentApiUrl' | 'trustedProxies'>;
  log: Log;
}): ShareOf => {
  const readNetwork = askingNetworkReader(trustedProxies);
  const crowd = createOutageLog(log, { begins: 'answers.crowded', ends: 'answers.served' });
  const turns = createFairTurns<Entry>({
    atOnce: contentApiUrl === null ? preparedLimits.buildsAtOnce : turnsLimits.atOnceElsewhere,
    longestWait: preparedLimits.longestWait,
    onRefusal: crowd.failed,
    onRest: crowd.worked,
  });
  return (context) => {
    // A page under rendering has had its turn.
    if (isInProcess(context)) return undefined;
    const asker = { network: readNetwork(context), signal: context.req.raw.signal };
    return async (name, make) => {
      try {
        return await turns.take(name, asker, make);
      } catch (caught) {
        if (!(caught instanceof NoTurn)) throw caught;
        throw new Refusal('unavailable', 'Too much is asked for that is not prepared', {
          'retry-after': String(retryAfter),
        });
      }
    };
  };
};
