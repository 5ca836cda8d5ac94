import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../clock.ts';
import { withStore, type StressDatabase } from './databases.ts';
import { addPerformances } from './people.ts';
import { askInTurn } from './races.ts';
import { openRound, reserveWhile, settle, type Reserved } from './reserving.ts';
import { askServer, createTokenSource, kill, startServer } from './servers.ts';

/** How many reservations are possible before and after the kill. */
const shows = 400;

/**
 * Kills one of two servers on a database while members reserve at both in turn, so many milliseconds after their first answer;
 * they go on for as long. Members repeat what the killed one did not answer, with its key, at the other.
 */
export const killOneOfTwo = async (database: StressDatabase, delay: number): Promise<Reserved> => {
  const [dying, living] = await Promise.all([startServer(database.env), startServer(database.env)]);
  try {
    return await withStore(database, async (store) => {
      const now = createClock(null).now();
      const round = await openRound(store, await addPerformances(store, Array<null>(shows).fill(null), now));
      const tokenOf = await createTokenSource(store);
      const stays = await askServer(living.origin, tokenOf);
      const both = askInTurn([await askServer(dying.origin, tokenOf), stays]);
      const written = await reserveWhile(both, round, async () => {
        await pause(delay);
        await kill(dying);
        await pause(delay);
      });
      return settle(stays, store, round, written);
    });
  } finally {
    await kill(dying);
    await kill(living);
  }
};
