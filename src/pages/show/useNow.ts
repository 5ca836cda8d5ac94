import { useCallback, useSyncExternalStore } from 'react';

const minute = 60_000;
const eachMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute / 2);
  return () => clearInterval(timer);
};
const never = () => () => {};

/** The minute that it is, in milliseconds since the epoch. Shows begin on the minute. */
export const useNow = (now: () => number): number => {
  const read = useCallback(() => Math.floor(now() / minute) * minute, [now]);
  return useSyncExternalStore(eachMinute, read, read);
};

/** False on the server and while the browser takes over its HTML, then true (CAL-35). */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
