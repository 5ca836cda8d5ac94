import { fromPromise } from 'xstate';
import { type LocateInput, type LocateOutput, nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';

const failures: Readonly<Record<number, 'denied' | 'timedOut'>> = { 1: 'denied', 3: 'timedOut' };

/** Whether a browser can find its position; logs one that cannot (ANA-03). */
export const isSupported = (browser: object | null): boolean => {
  const isThere = browser !== null && 'geolocation' in browser && Boolean(browser.geolocation);
  if (!isThere) console.warn('Not in browser OR Geolocation not supported');
  return isThere;
};

/** The browser's position, without high accuracy (ANA-03). */
export const locateBy = (
  geolocation: Pick<Geolocation, 'getCurrentPosition'>,
  { timeLimit, oldest }: LocateInput,
): Promise<LocateOutput> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ outcome: 'located', position: { latitude, longitude } }),
      ({ code }) => resolve({ outcome: failures[code] ?? 'unavailable' }),
      { enableHighAccuracy: false, timeout: timeLimit, maximumAge: oldest },
    );
  });

/** The `nearMe` machine with the browser's own position. */
export const nearMeOfBrowser = nearMeMachine.provide({
  actors: {
    locate: fromPromise<LocateOutput, LocateInput>(({ input }) => locateBy(navigator.geolocation, input)),
  },
});
