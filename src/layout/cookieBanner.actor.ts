import { fromPromise } from 'xstate';
import { cookieBannerMachine, type Consent } from '#machines/cookieBanner/cookieBanner.machine.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

const seenKey = 'cookieSeen';
const seenValue = 'shown';
const consentKey = 'consent';

/** The `cookieBanner` machine on a browser's storage: markers `cookieSeen` and `consent` (LAY-24…LAY-26). */
export const provideCookieBanner = (storage: () => Storage) => {
  const kept = createSafeStorage(storage);
  return cookieBannerMachine.provide({
    actors: {
      recallChoice: fromPromise(() => Promise.resolve({ seen: kept.get(seenKey) === seenValue })),
      rememberChoice: fromPromise<void, { consent: Consent }>(({ input }) => {
        kept.set(seenKey, seenValue);
        kept.set(consentKey, input.consent);
        return Promise.resolve();
      }),
    },
  });
};
