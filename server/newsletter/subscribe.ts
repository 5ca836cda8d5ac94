import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { trapField } from '#contract/settings/newsletter.ts';
import { newsletterRequest, readAddress } from '#contract/wire/newsletter.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import { causeOf, mayMail } from '../mail/mayMail.ts';
import { evenly } from '../protection/evenTiming.ts';
import type { Secrets } from '../protection/secrets.ts';
import { tooMany } from '../protection/tooMany.ts';
import { judge } from '../http/resource.ts';
import { Refusal } from '../refusal.ts';
import { spend } from '../store/members/budgets.ts';
import { askForNewsletter, oweNewsletterLetter } from '../store/members/newsletter.ts';
import type { Store } from '../store/store.ts';
import { addressesBudget, newsletterLimits } from './limits.ts';

const request = v.object({ body: newsletterRequest });

export interface SubscribeDeps {
  store: Store;
  clock: Clock;
  secrets: Pick<Secrets, 'hash'>;
}

/** The address in the list's form: the domain in that of mail servers, in any spelling. Null if it is invalid. */
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
 * Keeps an address and owes it a letter: one to confirm, or one that says it is subscribed already. The work and the answer
 * are the same for both, even if the limits allow no letter and nothing is kept. The letter is posted later
 * (docs/decisions/039).
 * @param from the asking network @throws Refusal
 */
export const subscribe = async (
  { store, clock, secrets }: SubscribeDeps,
  given: unknown,
  from: string,
): Promise<void> => {
  const { body } = judge(request, { body: given });
  const { lang, [trapField]: trap } = body;
  // LAY-34: a program that filled in the hidden field gets the same answer as people.
  if (trap !== '') return;
  const email = addressOf(body.email);
  const now = epochSeconds(clock.now());
  const cause = causeOf(secrets, { device: null, address: from }, email);
  const keep = (): Promise<void> =>
    store.transact(async (db) => {
      const wait = await spend(db, { ...addressesBudget, key: secrets.hash('address', from) }, now);
      if (wait > 0) throw tooMany(wait);
      if (!(await mayMail(db, cause, now))) return;
      const { id, confirmed_at: confirmedAt } = await askForNewsletter(db, { email, lang }, now);
      const letter = confirmedAt === null ? 'newsletterConfirm' : 'newsletterAlready';
      await oweNewsletterLetter(db, id, letter, now);
    });
  await evenly(newsletterLimits.evenAsk, keep);
};
