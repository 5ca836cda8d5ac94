import { useSyncExternalStore } from 'react';
import { longestFilter } from '#contract/programme/calendar/chosenFilters.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

const key = 'city';

interface RememberedCity {
  /** '' without one. */
  get: () => string;
  /** '' forgets it. */
  set: (city: string) => void;
  /** Calls after each choice of this tab or another, until the returned function is called. */
  listen: (notify: () => void) => () => void;
}

/** The city that a browser remembers; where storage is forbidden, until the page is left. */
export const createRememberedCity = (
  browser: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): RememberedCity => {
  const storage = createSafeStorage(browser);
  const listeners = new Set<() => void>();
  return {
    get: () => (storage.get(key) ?? '').trim().slice(0, longestFilter).trim(),
    set: (city) => {
      if (city === '') storage.remove(key);
      else storage.set(key, city);
      for (const notify of listeners) notify();
    },
    listen: (notify) => {
      listeners.add(notify);
      tabs.addEventListener('storage', notify);
      return () => {
        listeners.delete(notify);
        tabs.removeEventListener('storage', notify);
      };
    },
  };
};

const { get, set, listen } = createRememberedCity(
  () => localStorage,
  // Node has no such events.
  typeof addEventListener === 'function' ? globalThis : new EventTarget(),
);

/** Remembers the visitor's city for the next pages; '' forgets it. */
export const rememberCity = set;

/** The visitor's city; '' without one, on the server and during hydration. */
export const useRememberedCity = (): string => useSyncExternalStore(listen, get, () => '');

/** TON-11: the cities of a page's links: those of its address, else the visitor's own; none for all. */
export const citiesOfLinks = (inAddress: readonly string[], remembered: string): readonly string[] =>
  inAddress.length > 0 || remembered === '' ? inAddress : [remembered];
