import { fromPromise } from 'xstate';
import { cookieBannerMachine, type Consent } from '#machines/cookieBanner/cookieBanner.machine.ts';

const seenKey = 'cookieSeen';
const seenValue = 'shown';
const consentKey = 'consent';

/** The part of Web Storage that the banner needs. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps what was written where storage is forbidden or full: until the page is left. */
const forgivingStore = (storage: () => Store): Store => {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    setItem: (key, value) => {
      memory.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // The memory has it.
      }
    },
  };
};

/** The `cookieBanner` machine on a browser's storage: markers `cookieSeen` and `consent` (LAY-24…LAY-26). */
export const provideCookieBanner = (storage: () => Store) => {
  const store = forgivingStore(storage);
  return cookieBannerMachine.provide({
    actors: {
      recallChoice: fromPromise(() => Promise.resolve({ seen: store.getItem(seenKey) === seenValue })),
      rememberChoice: fromPromise<void, { consent: Consent }>(({ input }) => {
        store.setItem(seenKey, seenValue);
        store.setItem(consentKey, input.consent);
        return Promise.resolve();
      }),
    },
  });
};
