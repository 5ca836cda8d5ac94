import { useCallback, useSyncExternalStore } from 'react';
import { minute } from '#contract/settings/time.ts';

const eachMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute / 2);
  return () => clearInterval(timer);
};
const unknown = () => null;

const useReader = (now: () => number) => useCallback(() => Math.floor(now() / minute) * minute, [now]);

/** The present minute, in milliseconds since the epoch. Shows begin on the minute. */
export const useNow = (now: () => number): number => {
  const read = useReader(now);
  return useSyncExternalStore(eachMinute, read, read);
};

/** The same; null on the server and during hydration, for content that only the browser draws. */
export const useMinute = (now: () => number): number | null =>
  useSyncExternalStore(eachMinute, useReader(now), unknown);
