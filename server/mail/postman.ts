import { epochSeconds, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import {
  claimLetter,
  findDueLetter,
  letterQueues,
  removeLetter,
  type DueLetter,
  type LetterQueue,
} from '../store/members/letterQueue.ts';
import { findMemberByEmail } from '../store/members/members.ts';
import type { Store } from '../store/store.ts';
import { postLimits } from './limits.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Writes a letter by its id, at `now` in epoch seconds; null if there is no longer a reason for it. */
export type LetterWriter = (id: string, now: number) => Promise<Mail | null>;

interface PostmanDeps {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  writers: Readonly<Record<LetterQueue, LetterWriter>>;
}

/** Posts the owed letters. */
export interface Postman {
  /** Posts every letter that is due. Never fails: a letter that it cannot post stays owed. */
  deliver: () => Promise<void>;
  /** Delivers from now on. @returns a function that stops it, and resolves once no letter is under way */
  start: () => () => Promise<void>;
}

/** The pause before the next try, in seconds: longer each time. */
const pauseAfter = (tries: number): number =>
  Math.min(postLimits.firstPause * 2 ** tries, postLimits.longestPause);

const codeOf = (caught: unknown): string =>
  caught instanceof Error && 'code' in caught ? String(caught.code) : 'unknown';

/**
 * A letter is claimed, posted, and only then taken off the list (docs/decisions/016): one of several servers posts it, and if
 * that one dies in between, another posts it again. Twice is better than never.
 */
export const createPostman = ({ store, mailer, clock, log, writers }: PostmanDeps): Postman => {
  const now = (): number => epochSeconds(clock.now());

  /** An account that was deleted while its letter was under way leaves nothing in an outbox of our own. */
  const forgetIfGone = async (recipient: string): Promise<void> => {
    if (mailer.forget && (await findMemberByEmail(store.db, recipient)) === undefined)
      await mailer.forget(recipient);
  };

  const post = async (queue: LetterQueue, { id, letter, tries }: DueLetter): Promise<void> => {
    let mail: Mail | null = null;
    try {
      mail = await writers[queue](id, now());
      if (mail) await mailer.send(mail);
    } catch (caught) {
      // The reason may hold addresses: its code does not.
      log.error('mail.failed', { letter, code: codeOf(caught) });
      if (tries + 1 < postLimits.tries) return;
      log.error('mail.given-up', { letter });
    }
    const wasOwed = await store.transact((db) => removeLetter(db, queue, id));
    if (!wasOwed && mail) await forgetIfGone(mail.to);
  };

  const stopping = new AbortController();

  /** Posts some letters of a queue. @returns whether more may be due */
  const deliverSome = async (queue: LetterQueue): Promise<boolean> => {
    for (let posted = 0; posted < postLimits.portion && !stopping.signal.aborted; posted += 1) {
      const due = await findDueLetter(store.db, queue, now());
      if (due === undefined) return false;
      const isOurs = await store.transact((db) => claimLetter(db, queue, due, now() + pauseAfter(due.tries)));
      if (isOurs) await post(queue, due);
    }
    return !stopping.signal.aborted;
  };
  /** The queues take turns: thousands of letters of one kind keep no other waiting. */
  const deliverAll = async (): Promise<void> => {
    for (let isMore = true; isMore;) {
      isMore = false;
      for (const queue of letterQueues) isMore = (await deliverSome(queue)) || isMore;
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
        stopping.abort();
        clearInterval(timer);
        await running;
      };
    },
  };
};
