import type { StateValueFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';

export type NewsletterState = StateValueFrom<typeof newsletterMachine>;

interface NewsletterPicture {
  isBusy: boolean;
  /** The field is wrong. */
  isInvalid: boolean;
  /** What stands in the way is said. */
  saysProblem: boolean;
  /** What is going well. */
  well: 'sending' | 'subscribed' | null;
}

const editing: NewsletterPicture = { isBusy: false, isInvalid: false, saysProblem: false, well: null };

/** What each state of the `newsletter` machine looks like. */
export const newsletterPictures: Readonly<Record<NewsletterState, NewsletterPicture>> = {
  editing,
  invalid: { ...editing, isInvalid: true, saysProblem: true },
  sending: { ...editing, isBusy: true, well: 'sending' },
  subscribed: { ...editing, well: 'subscribed' },
  failed: { ...editing, saysProblem: true },
};
