import { epochSeconds, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import {
  claimLetter,
  findDueLetter,
  findLetterFacts,
  removeLetter,
  type DueLetter,
} from '../store/owedLetters.ts';
import type { Store } from '../store/store.ts';
import { writeDateLetter } from './dateLetters.ts';
import { postLimits } from './limits.ts';
import type { Mailer } from './mailer.ts';

interface PostmanDeps {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  publicUrl: string;
}

/** Posts the letters that are owed. */
export interface Postman {
  /** Posts every letter that is due. Never fails: what could not be posted stays owed. */
  deliver: () => Promise<void>;
  /** Delivers from now on. @returns a way to stop, which ends when nothing is on its way any more */
  start: () => () => Promise<void>;
}

/** The pause before a letter is tried again, in seconds: longer each time. */
const pauseAfter = (tries: number): number =>
  Math.min(postLimits.firstPause * 2 ** tries, postLimits.longestPause);

const codeOf = (caught: unknown): string =>
  caught instanceof Error && 'code' in caught ? String(caught.code) : 'unknown';

/**
 * A letter is claimed, posted, and only then taken off the list (docs/decisions/016): of several servers one posts it, and
 * one that is killed in between leaves it to be posted again. Twice is better than never.
 */
export const createPostman = ({ store, mailer, clock, log, publicUrl }: PostmanDeps): Postman => {
  const post = async ({ id, letter, tries }: DueLetter): Promise<void> => {
    try {
      const facts = await findLetterFacts(store.db, id);
      if (facts !== undefined) await mailer.send(writeDateLetter(letter, facts, publicUrl));
    } catch (caught) {
      // The reason may hold addresses: its code does not.
      log.error('mail.failed', { letter, code: codeOf(caught) });
      if (tries + 1 < postLimits.tries) return;
      log.error('mail.given-up', { letter });
    }
    await store.transact((db) => removeLetter(db, id));
  };

  const deliverAll = async (): Promise<void> => {
    for (;;) {
      const now = epochSeconds(clock.now());
      const due = await findDueLetter(store.db, now);
      if (due === undefined) return;
      const isOurs = await store.transact((db) => claimLetter(db, due, now + pauseAfter(due.tries)));
      if (isOurs) await post(due);
    }
  };

  const outages = createOutageLog(log, { begins: 'mail.waiting', ends: 'mail.resumed' });
  let running: Promise<void> | null = null;
  const deliver = (): Promise<void> => {
    running ??= deliverAll()
      .then(outages.worked, outages.failed)
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    deliver,
    start: () => {
      void deliver();
      const timer = setInterval(() => void deliver(), postLimits.lookEvery);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
};
