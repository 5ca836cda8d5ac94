import { rangeOf } from '../clientAddress.ts';
import type { Secrets } from '../protection/secrets.ts';
import { spend, type Budget } from '../store/members/budgets.ts';
import type { Database } from '../store/schema/tables.ts';
import { letterBudgets } from './limits.ts';

/** The asker's device and network, and the mailbox. These are keyed hashes: the budgets' rows hold no address. */
export interface Cause {
  /** Null for a stranger: the device has not logged in to this account before. */
  device: string | null;
  network: string;
  mailbox: string;
}

/** The mailbox of an address: most servers deliver `name+anything` to `name`. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return name + email.slice(at);
};

/** @param address from `networkOf` @param email in lower case, its domain in the form of mail servers */
export const causeOf = (
  { hash }: Pick<Secrets, 'hash'>,
  { device, address }: { device: string | null; address: string },
  email: string,
): Cause => ({
  device,
  network: hash('network', rangeOf(address)),
  mailbox: hash('mailbox', mailboxOf(email)),
});

type LetterBudget = Budget & { name: keyof typeof letterBudgets };

/**
 * The mailbox comes last, so that no other budget shows what strangers have asked for there. The first empty budget ends
 * the spending: a network that has none left takes nothing from others.
 */
const budgetsOf = ({ device, network, mailbox }: Cause): LetterBudget[] =>
  device === null
    ? [
        { name: 'networkLetters', key: network, ...letterBudgets.networkLetters },
        { name: 'strangersLetters', key: '', ...letterBudgets.strangersLetters },
        { name: 'mailboxLetters', key: mailbox, ...letterBudgets.mailboxLetters },
      ]
    : [{ name: 'deviceLetters', key: device, ...letterBudgets.deviceLetters }];

/**
 * Spends a letter that needs no password, in the transaction that records it. It comes before the address is looked up, so that
 * unknown addresses cost the same.
 * @param now epoch seconds @returns the budget that has none left; null if the letter may go out
 */
export const spendLetter = async (
  db: Database,
  cause: Cause,
  now: number,
): Promise<LetterBudget['name'] | null> => {
  for (const budget of budgetsOf(cause)) if ((await spend(db, budget, now)) > 0) return budget.name;
  return null;
};

/** Spends a letter as `spendLetter` does, and says whether it may go out. If not, the answer must stay the same. */
export const mayMail = async (db: Database, cause: Cause, now: number): Promise<boolean> =>
  (await spendLetter(db, cause, now)) === null;
