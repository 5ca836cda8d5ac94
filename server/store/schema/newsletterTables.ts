import type { Language } from '#contract/address/language.ts';

/** The tables of the newsletter. */
export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_letters: NewsletterLetterTable;
}

interface NewsletterSubscriptionTable {
  /** Random; links name it. A new subscription after an unsubscription gets another one. */
  id: string;
  /** Lower-case, its domain in ASCII. */
  email: string;
  lang: Language;
  asked_at: number;
  /** Null until its owner has confirmed it. */
  confirmed_at: number | null;
}

/** A letter that is not posted yet: one of a kind at a time. */
interface NewsletterLetterTable {
  id: string;
  subscription_id: string;
  letter: 'newsletterConfirm' | 'newsletterAlready' | 'newsletterWelcome';
  tries: number;
  due_at: number;
}
