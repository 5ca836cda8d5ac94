import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { Database, Tables } from '../schema/tables.ts';

export type Subscription = Selectable<Tables['newsletter_subscriptions']>;
export type NewsletterLetter = Tables['newsletter_letters']['letter'];

/**
 * Keeps an address that asked for the newsletter; a known one stays unchanged, except for the language of an unconfirmed one.
 * Known or not, it is one statement. `now` in epoch seconds.
 */
export const askForNewsletter = (
  db: Database,
  { email, lang }: { email: string; lang: Language },
  now: number,
): Promise<Pick<Subscription, 'id' | 'confirmed_at'>> =>
  db
    .insertInto('newsletter_subscriptions')
    .values({ id: randomUUID(), email, lang, asked_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ eb, ref }) => ({
        asked_at: now,
        lang: eb
          .case()
          .when(ref('newsletter_subscriptions.confirmed_at'), 'is', null)
          .then(ref('excluded.lang'))
          .else(ref('newsletter_subscriptions.lang'))
          .end(),
      })),
    )
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow();

/** Records a letter to post; an unposted one is not owed twice. */
export const oweNewsletterLetter = async (
  db: Database,
  subscriptionId: string,
  letter: NewsletterLetter,
  now: number,
): Promise<void> => {
  await db
    .insertInto('newsletter_letters')
    .values({ id: randomUUID(), subscription_id: subscriptionId, letter, tries: 0, due_at: now })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'letter']).doNothing())
    .execute();
};

export const findSubscription = (db: Database, id: string): Promise<Subscription | undefined> =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** @param email in the list's form */
export const findSubscriptionOf = (db: Database, email: string): Promise<Subscription | undefined> =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst();

/** Confirms a subscription. @returns whether that is new: it existed unconfirmed */
export const confirmSubscription = async (db: Database, id: string, now: number): Promise<boolean> => {
  const row = await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes an address, and its owed letters. */
export const removeSubscription = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
};

/** The same by its address. */
export const removeSubscriptionOf = async (db: Database, email: string): Promise<void> => {
  await db.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute();
};

/** The newsletter's readers, in the order of their confirmations. */
export const confirmedSubscriptions = (db: Database): Promise<Subscription[]> =>
  db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();

/** The content of a letter about the newsletter, and its reader. */
export type NewsletterFacts = Subscription & { letter: NewsletterLetter };

/** The facts of a letter; undefined if it is gone. */
export const findNewsletterFacts = (db: Database, letterId: string): Promise<NewsletterFacts | undefined> =>
  db
    .selectFrom('newsletter_letters')
    .innerJoin(
      'newsletter_subscriptions',
      'newsletter_subscriptions.id',
      'newsletter_letters.subscription_id',
    )
    .select('letter')
    .selectAll('newsletter_subscriptions')
    .where('newsletter_letters.id', '=', letterId)
    .executeTakeFirst();
