import { fromPromise } from 'xstate';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { trapField } from '#contract/settings/newsletter.ts';
import { newsletterAnswer, readAddress } from '#contract/wire/newsletter.ts';
import {
  newsletterMachine,
  type NewsletterEvent,
  type SubscribeOutput,
} from '#machines/newsletter/newsletter.machine.ts';
import { memberSettings } from '#src/api/requestSettings.ts';
import { crossSiteTokenIn } from '#src/session/cookies.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The form's content, checked. */
export const judgeFields = (given: string, trap: string): Omit<NewsletterEvent, 'type'> => {
  const email = given.trim();
  const problem = readAddress(email) === null ? 'malformed' : null;
  return { email, problem: email === '' ? 'missing' : problem, isTrapped: trap !== '' };
};

/** The invisible field has no name if an external list would receive it. */
export const readForm = (form: HTMLFormElement): Omit<NewsletterEvent, 'type'> => {
  const valueOf = (selector: string): string => form.querySelector<HTMLInputElement>(selector)?.value ?? '';
  return judgeFields(valueOf('input[name="email"]'), valueOf('input[hidden]'));
};

const refusals: Readonly<Record<number, SubscribeOutput['outcome']>> = { 400: 'invalid', 429: 'too-many' };

/**
 * Asks our own server, which answers the same for every address. Makes the cross-site token if the server has not sent one
 * yet.
 * @throws without an answer that shows the result
 */
export const askOurServer =
  ({ fetch, token }: { fetch: Fetch; token: () => string }, url: string, lang: Language) =>
  async (email: string): Promise<SubscribeOutput> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [memberSettings.csrfHeader]: token() },
      body: JSON.stringify({ email, lang, [trapField]: '' }),
      signal: AbortSignal.timeout(memberSettings.timeout),
    });
    const refused = refusals[response.status];
    if (refused) return { outcome: refused };
    v.parse(newsletterAnswer, await response.json());
    return { outcome: 'accepted' };
  };

/** LAY-33: for an external list, the browser sends the form itself, into a new tab. */
const handOn = (form: HTMLFormElement): SubscribeOutput => {
  form.submit();
  return { outcome: 'accepted' };
};

type Subscribe = (email: string) => Promise<SubscribeOutput>;

/** The way to send a form of the page. */
export const sendingOf = (form: HTMLFormElement, lang: Language): Subscribe => {
  if (form.target !== '') return () => Promise.resolve(handOn(form));
  const isSecure = location.protocol === 'https:';
  return askOurServer(
    {
      fetch: (url, init) => fetch(url, init),
      token: () => crossSiteTokenIn(document, memberSettings.csrfCookie, isSecure),
    },
    '/api/newsletter',
    lang,
  );
};

/** The `newsletter` machine with its way of sending. */
export const provideNewsletter = (subscribe: Subscribe) =>
  newsletterMachine.provide({
    actors: {
      subscribe: fromPromise<SubscribeOutput, { email: string }>(({ input }) => subscribe(input.email)),
    },
  });
