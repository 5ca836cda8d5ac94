import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { trapField } from '#contract/settings/newsletter.ts';
import { newsletterRequest, readAddress } from '#contract/wire/newsletter.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { RateLimits } from '../member/rateLimits.ts';
import type { Secrets } from '../member/secrets.ts';
import { Refusal } from '../refusal.ts';
import { spend } from '../store/budgets.ts';
import { askForNewsletter, forgetUnconfirmed, oweNewsletterLetter } from '../store/newsletter.ts';
import type { Store } from '../store/store.ts';
import { letterBudget, newsletterLimits } from './limits.ts';

export interface SubscribeDeps {
  store: Store;
  clock: Clock;
  secrets: Pick<Secrets, 'hash'>;
  limits: RateLimits;
}

/** The address as the list knows it: its domain as mail servers do, however it is written. Null where it is none. */
export const toListed = (given: string): string | null => {
  const address = readAddress(given);
  if (address === null) return null;
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToASCII(address.slice(at));
  return domain === '' ? null : readAddress(address.slice(0, at) + domain);
};

const addressOf = (given: string): string => {
  const address = toListed(given);
  if (address === null) throw new Refusal('invalid', 'email is no address that mail can be sent to');
  return address;
};

/**
 * Keeps an address and owes it a letter: one to confirm, or one that says that it is there already. The work is the same
 * for both, and nothing of the answer tells which it was; the letter is posted later (docs/decisions/039).
 * @param from the network that asks @throws Refusal
 */
export const subscribe = async (
  { store, clock, secrets, limits }: SubscribeDeps,
  given: unknown,
  from: string,
): Promise<void> => {
  const request = v.safeParse(newsletterRequest, given);
  if (!request.success) throw new Refusal('invalid', 'email and lang are not what they must be');
  const { lang, [trapField]: trap } = request.output;
  // LAY-34: whoever filled it in hears what everybody hears.
  if (trap !== '') return;
  const email = addressOf(request.output.email);
  limits.count('newsletterByAddress', from);
  const now = epochSeconds(clock.now());
  await store.transact(async (db) => {
    const wait = await spend(db, { ...letterBudget, key: secrets.hash('newsletter', email) }, now);
    const { id, confirmed_at: confirmedAt } = await askForNewsletter(db, { email, lang }, now);
    const letter = confirmedAt === null ? 'newsletterConfirm' : 'newsletterAlready';
    if (wait === 0) await oweNewsletterLetter(db, id, letter, now);
    await forgetUnconfirmed(db, now - newsletterLimits.unconfirmed);
  });
};
