import { epochSeconds } from '#server/clock.ts';
import { spendLetter } from '#server/mail/mayMail.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { AccountDeps } from '../account.ts';
import { takeBackAsker, type Asker } from '../requestLimits.ts';

/** Records the subject of a letter, in a transaction. @returns a function that posts the letter; null without a letter */
type Recording = (db: Database) => Promise<(() => void) | null>;

/**
 * Records and posts a letter that was counted for its asker, if another one may go out. If the asker's network, or all
 * strangers together, have none left, it takes the count back: a member who shares an attacker's address should not wait for
 * a letter that was never mailed. For a full mailbox it does not, or strangers could count the letters that go there.
 */
export const askLetter = async (
  { store, clock }: Pick<AccountDeps, 'store' | 'clock'>,
  rate: 'resets' | 'registrations',
  asker: Asker,
  record: Recording,
): Promise<void> => {
  const now = epochSeconds(clock.now());
  const post = await store.transact(async (db) => {
    const emptied = await spendLetter(db, asker, now);
    if (emptied === null) return record(db);
    if (emptied !== 'mailboxLetters') await takeBackAsker(db, rate, asker);
    return null;
  });
  post?.();
};
