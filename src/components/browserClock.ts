import { useSyncExternalStore } from 'react';

const minute = 60_000;
const never = () => () => {};
const eachMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute / 2);
  return () => clearInterval(timer);
};

/**
 * False on the server and while the browser takes over its HTML, then true: what depends on the viewer's own zone is
 * drawn from then on, so that both draw the same at first (CAL-35).
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The minute that it is, in milliseconds since the epoch; null where {@link useInBrowser} is false. */
export const useMinute = (now: () => number): number | null =>
  useSyncExternalStore(
    eachMinute,
    () => Math.floor(now() / minute) * minute,
    () => null,
  );
