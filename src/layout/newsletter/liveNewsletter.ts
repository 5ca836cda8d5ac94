import { createActor, type ActorRefFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { provideNewsletter, readForm, sendingOf } from './newsletter.actor.ts';

/** The `newsletter` machine at work on a form of the page. */
export type LiveNewsletter = ActorRefFrom<typeof newsletterMachine>;

/** Each form has one, whoever turns to it how often; it goes with its form. */
const known = new WeakMap<HTMLFormElement, LiveNewsletter>();

const start = (form: HTMLFormElement, lang: Language): LiveNewsletter => {
  const actor = createActor(provideNewsletter(sendingOf(form, lang)));
  // LAY-34
  actor.on('refused', () => form.querySelector('input')?.focus());
  return actor.start();
};

/** Somebody turns to the form, or submits it. */
export const turnTo = (form: HTMLFormElement, lang: Language, isSubmitted: boolean): LiveNewsletter => {
  const live = known.get(form) ?? start(form, lang);
  known.set(form, live);
  if (isSubmitted) live.send({ type: 'form.submitted', ...readForm(form) });
  return live;
};
