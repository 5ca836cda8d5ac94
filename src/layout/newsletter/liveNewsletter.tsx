import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { provideNewsletter, readForm, sendingOf } from './newsletter.actor.ts';
import { NewsletterSaid } from './NewsletterSaid.tsx';

export type NewsletterSnapshot = SnapshotFrom<typeof newsletterMachine>;

/** The `newsletter` machine at work on a form of the page. */
export interface LiveNewsletter {
  actor: ActorRefFrom<typeof newsletterMachine>;
  /** Shows the result. */
  Said: ComponentType;
}

/** Each form has one, however often somebody turns to it; it goes with its form. */
const known = new WeakMap<HTMLFormElement, LiveNewsletter>();

const valueOf = ({ value }: NewsletterSnapshot) => value;
const problemOf = ({ context }: NewsletterSnapshot) => context.problem;

const start = (form: HTMLFormElement, lang: Language): LiveNewsletter => {
  const actor = createActor(provideNewsletter(sendingOf(form, lang)));
  // LAY-34
  actor.on('refused', () => form.querySelector('input')?.focus());
  actor.start();
  const isExternal = form.target !== '';
  function Said() {
    const [state, problem] = [useSelector(actor, valueOf), useSelector(actor, problemOf)];
    return <NewsletterSaid {...{ state, problem, lang, isExternal }} />;
  }
  return {
    actor,
    Said,
  };
};

/** Somebody turns to the form, or submits it. */
export const turnTo = (form: HTMLFormElement, lang: Language, isSubmitted: boolean): LiveNewsletter => {
  const live = known.get(form) ?? start(form, lang);
  known.set(form, live);
  if (isSubmitted) live.actor.send({ type: 'submitted', ...readForm(form) });
  return live;
};
