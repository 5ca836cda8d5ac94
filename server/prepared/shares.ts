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

/** How an answer that is not prepared yet is made for a request; undefined is at once. */
export type ShareOf = (context: Context) => Share | undefined;

/**
 * Makes what is counted or written for a request in turns, fairly by network (docs/decisions/048): a question that
 * nobody has asked before takes up to a quarter of a second of the processor, and such questions never run out. Where no
 * turn comes, the answer is a 503.
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
    // A page that is rendered has had its turn.
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
