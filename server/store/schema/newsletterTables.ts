import type { Language } from '#contract/address/language.ts';

/** The tables of the newsletter. */
export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_letters: NewsletterLetterTable;
}

interface NewsletterSubscriptionTable {
  /** Random; what links name. A subscription that was left and asked for again is another one. */
  id: string;
  /** Lower-case, its domain in ASCII. */
  email: string;
  lang: Language;
  asked_at: number;
  /** Null until its owner has confirmed it. */
  confirmed_at: number | null;
}

/** A letter to be posted, until it is: one of a kind at a time. */
interface NewsletterLetterTable {
  id: string;
  subscription_id: string;
  letter: 'newsletterConfirm' | 'newsletterAlready' | 'newsletterWelcome';
  tries: number;
  due_at: number;
}
