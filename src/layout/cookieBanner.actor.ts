import { type ActorRefFrom, fromPromise } from 'xstate';
import { cookieBannerMachine, type Consent } from '#machines/cookieBanner/cookieBanner.machine.ts';
import type { KeptConsent } from '#src/storage/consent.ts';

export type CookieBannerActor = ActorRefFrom<typeof cookieBannerMachine>;

/**
 * The `cookieBanner` machine with a browser's storage (LAY-24…LAY-26).
 * @param onAnswered the immediate effect of an answer (ANA-01)
 */
export const provideCookieBanner = (kept: KeptConsent, onAnswered: (consent: Consent) => void) =>
  cookieBannerMachine.provide({
    actors: {
      recallChoice: fromPromise(() =>
        Promise.resolve({ seen: kept.wasAsked(), consent: kept.isGranted() ? 'granted' : 'denied' }),
      ),
      rememberChoice: fromPromise<void, { consent: Consent }>(({ input }) => {
        kept.keep(input.consent);
        onAnswered(input.consent);
        return Promise.resolve();
      }),
    },
  });
