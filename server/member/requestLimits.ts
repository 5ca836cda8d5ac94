import { causeOf, type Cause } from '../mail/mayMail.ts';
import { giveBack, spend, type Budget } from '../store/members/budgets.ts';
import type { Database } from '../store/schema/tables.ts';
import type { AccountDeps } from './account.ts';
import { findDevice } from './devices.ts';
import { epochSeconds } from '../clock.ts';
import { addressBudgets, askerBudgets, budgets, type AskerBudget } from './limits.ts';
import type { Caller } from './resource.ts';
import { tooMany } from '../protection/tooMany.ts';

/** The asker of a request about an account, by the limits' keys. */
export interface Asker extends Cause {
  /** Keyed hash of the e-mail address given, whether a member's or not. */
  account: string;
  /** Of the address. */
  place: string;
}

type Sender = Pick<Caller, 'address' | 'devices'>;

/**
 * Counts a request about any account: for a device that has logged in to one, else for the address.
 * @throws Refusal `too-many`
 */
export const countRequest = async (
  { limits, tokens }: Pick<AccountDeps, 'limits' | 'tokens'>,
  { address, devices }: Sender,
): Promise<void> => limits.count((await findDevice(tokens, devices, null)) ?? address);

/** @param email from `toEmail` */
export const askerOf = async (
  { secrets, tokens }: Pick<AccountDeps, 'secrets' | 'tokens'>,
  { address, devices }: Sender,
  email: string,
): Promise<Asker> => {
  const account = secrets.hash('account', email);
  const device = await findDevice(tokens, devices, account);
  return {
    account,
    place: secrets.hash('address', address),
    ...causeOf(secrets, { device, address }, email),
  };
};

/** @throws Refusal `too-many` */
export const spendOrRefuse = async (db: Database, budget: Budget, now: number): Promise<void> => {
  const wait = await spend(db, budget, now);
  if (wait > 0) throw tooMany(wait);
};

/** The budget of an account at an address; a known device has its own. */
const askerBudget = (name: AskerBudget, { account, device, place }: Asker): Budget => ({
  name,
  key: device ?? `${account} ${place}`,
  ...askerBudgets[name],
});

/** The budget of an address, whichever the accounts. */
const addressBudget = (name: AskerBudget, { place: key }: Asker): Budget => ({
  name: `${name}ByAddress`,
  key,
  ...addressBudgets[name],
});

/**
 * Counts a request before its work, in a transaction of its own: no other waits for the derivation of a password. One that is
 * refused counts nowhere.
 * @throws Refusal `too-many`
 */
export const countAsker = (
  { store, clock }: Pick<AccountDeps, 'store' | 'clock'>,
  name: AskerBudget,
  asker: Asker,
): Promise<void> =>
  store.transact(async (db) => {
    const now = epochSeconds(clock.now());
    if (asker.device === null) await spendOrRefuse(db, addressBudget(name, asker), now);
    await spendOrRefuse(db, askerBudget(name, asker), now);
  });

/** Takes back one request counted for the account. It stays counted for the address. */
export const takeBackAsker = (db: Database, name: AskerBudget, asker: Asker): Promise<void> =>
  giveBack(db, askerBudget(name, asker));

/** Takes back what was counted for a stranger's address. It stays counted for the account. */
export const takeBackAddress = async (db: Database, name: AskerBudget, asker: Asker): Promise<void> => {
  if (asker.device === null) await giveBack(db, addressBudget(name, asker));
};

/** The budget of an account, which all strangers share; a known device has its own. */
export const budgetOf = (
  name: Exclude<keyof typeof budgets, 'resetTries'>,
  { account, device }: Asker,
): Budget => ({ name, key: device ?? account, ...budgets[name] });

/** Spends one, inside a transaction (`server/store/members/budgets.ts`). @param now epoch seconds @throws Refusal `too-many` */
export const spendAsker = (
  db: Database,
  name: Parameters<typeof budgetOf>[0],
  asker: Asker,
  now: number,
): Promise<void> => spendOrRefuse(db, budgetOf(name, asker), now);
