import type { StateValueFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';

export type NewsletterState = StateValueFrom<typeof newsletterMachine>;

interface NewsletterPicture {
  isBusy: boolean;
  /** The field is wrong. */
  isInvalid: boolean;
  saysProblem: boolean;
  /** Good news to show. */
  well: 'sending' | 'subscribed' | null;
}

const editing: NewsletterPicture = { isBusy: false, isInvalid: false, saysProblem: false, well: null };

/** How each state of the `newsletter` machine looks. */
export const newsletterPictures: Readonly<Record<NewsletterState, NewsletterPicture>> = {
  editing,
  invalid: { ...editing, isInvalid: true, saysProblem: true },
  sending: { ...editing, isBusy: true, well: 'sending' },
  subscribed: { ...editing, well: 'subscribed' },
  failed: { ...editing, saysProblem: true },
};
