import { causeOf, type Cause } from '../mail/mayMail.ts';
import { spend, type Budget } from '../store/members/budgets.ts';
import type { Database } from '../store/schema/tables.ts';
import type { AccountDeps } from './account.ts';
import { findDevice } from './devices.ts';
import { budgets } from './limits.ts';
import type { RateLimits } from '../protection/rateLimits.ts';
import type { Caller } from './resource.ts';
import { tooMany } from '../protection/tooMany.ts';

/** The asker of a request about an account, by the limits' keys. */
export interface Asker extends Cause {
  /** Keyed hash of the e-mail address given, whether a member's or not. */
  account: string;
  address: string;
}

type Sender = Pick<Caller, 'address' | 'devices'>;

/**
 * Counts a request about any account: for a device that has logged in to one, else for the address.
 * @throws Refusal `too-many`
 */
export const countRequest = async (
  { limits, tokens }: Pick<AccountDeps, 'limits' | 'tokens'>,
  { address, devices }: Sender,
): Promise<void> => limits.count('address', (await findDevice(tokens, devices, null)) ?? address);

/** @param email from `toEmail` */
export const askerOf = async (
  { secrets, tokens }: Pick<AccountDeps, 'secrets' | 'tokens'>,
  { address, devices }: Sender,
  email: string,
): Promise<Asker> => {
  const account = secrets.hash('account', email);
  const device = await findDevice(tokens, devices, account);
  return { account, address, ...causeOf(secrets, { device, address }, email) };
};

/** Limited both by account and address, and by the address alone; free for a known device. */
type AskerRate = 'passwords' | 'resets' | 'registrations';

const keyOf = ({ account, device, address }: Asker): string => device ?? `${account} ${address}`;

/** Counts one. @throws Refusal `too-many` */
export const countAsker = (limits: RateLimits, rate: AskerRate, asker: Asker): void => {
  if (asker.device === null) limits.count(`${rate}ByAddress`, asker.address);
  limits.count(rate, keyOf(asker));
};

/** Takes back one request counted for the account. It stays counted for the address. */
export const takeBackAsker = (limits: RateLimits, rate: AskerRate, asker: Asker): void =>
  limits.takeBack(rate, keyOf(asker));

/** The budget of an account, which all strangers share; a known device has its own. */
export const budgetOf = (
  name: Exclude<keyof typeof budgets, 'resetTries'>,
  { account, device }: Asker,
): Budget => ({ name, key: device ?? account, ...budgets[name] });

/** Spends one, inside a transaction (`server/store/members/budgets.ts`). @param now epoch seconds @throws Refusal `too-many` */
export const spendAsker = async (
  db: Database,
  name: Parameters<typeof budgetOf>[0],
  asker: Asker,
  now: number,
): Promise<void> => {
  const wait = await spend(db, budgetOf(name, asker), now);
  if (wait > 0) throw tooMany(wait);
};
