import type { Language } from '#contract/address/language.ts';
import { Refusal } from '../refusal.ts';
import {
  confirmSubscription,
  findSubscription,
  oweNewsletterLetter,
  removeSubscription,
} from '../store/members/newsletter.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { Store } from '../store/store.ts';
import type { NewsletterLinks } from './links.ts';

interface ConfirmDeps {
  store: Store;
  links: NewsletterLinks;
}

/** The state of a visitor with a confirmation link. */
type Standing = 'ready' | 'confirmed' | 'expired' | 'unreadable';

/**
 * Looks up a link, and changes nothing: programs that read mail open it too. A missing subscription counts as expired. @param
 * now epoch seconds
 */
export const standingOf = async (
  { store, links }: ConfirmDeps,
  token: string,
  now: number,
): Promise<Standing> => {
  const confirmation = links.readConfirm(token);
  if (!confirmation) return 'unreadable';
  const subscription = await findSubscription(store.db, confirmation.id);
  if (!subscription) return 'expired';
  if (subscription.confirmed_at !== null) return 'confirmed';
  return confirmation.expiresAt > now ? 'ready' : 'expired';
};

/** Confirms a subscription, and welcomes it once; a second time changes nothing. @throws Refusal `invalid`, `expired` */
export const confirm = async (deps: ConfirmDeps, token: string, now: number): Promise<void> => {
  const standing = await standingOf(deps, token, now);
  const confirmation = deps.links.readConfirm(token);
  if (standing === 'unreadable' || !confirmation)
    throw new Refusal('invalid', 'The token is none of ours, or not whole');
  if (standing === 'expired') throw new Refusal('expired', 'The link has expired');
  await deps.store.transact(async (db) => {
    if (await confirmSubscription(db, confirmation.id, now))
      await oweNewsletterLetter(db, confirmation.id, 'newsletterWelcome', now);
  });
};

/** Deletes an address; a second time changes nothing. @throws Refusal `invalid` */
export const leave = async ({ store, links }: ConfirmDeps, token: string): Promise<void> => {
  const id = links.readLeave(token);
  if (id === null) throw new Refusal('invalid', 'The token is none of ours, or not whole');
  await store.transact((db) => removeSubscription(db, id));
  await store.purge();
};

/** The language of a link's reader. */
export const languageOfLink = async (
  { store, links, festival }: ConfirmDeps & { festival: FestivalSource },
  token: string,
): Promise<Language> => {
  const id = links.readLeave(token);
  const subscription = id === null ? undefined : await findSubscription(store.db, id);
  const { languages } = await festival.current();
  return subscription?.lang ?? languages[0];
};
