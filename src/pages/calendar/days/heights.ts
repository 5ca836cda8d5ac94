import type { QueryClient } from '@tanstack/react-query';

/** The last drawn heights of a day's stretches, in pixels. */
export interface Heights {
  of: (key: string) => number | undefined;
  note: (key: string, height: number, shows: number) => void;
  /** The likely height of so many shows. */
  estimate: (shows: number) => number;
}

/** Of a show, until one is measured. */
const unknown = 60;

const createHeights = (): Heights => {
  const known = new Map<string, { height: number; shows: number }>();
  return {
    of: (key) => known.get(key)?.height,
    note: (key, height, shows) => void known.set(key, { height, shows }),
    estimate: (shows) => {
      const all = [...known.values()];
      const height = all.reduce((sum, one) => sum + one.height, 0);
      const counted = all.reduce((sum, one) => sum + one.shows, 0);
      return shows * (counted > 0 ? height / counted : unknown);
    },
  };
};

const remembered = new WeakMap<QueryClient, Map<string, Heights>>();

/** The heights of a day, kept as long as its shows: a returning visitor finds the page with the same length. */
export const heightsIn = (queryClient: QueryClient, day: string): Heights => {
  const days = remembered.get(queryClient) ?? new Map<string, Heights>();
  remembered.set(queryClient, days);
  const heights = days.get(day) ?? createHeights();
  days.set(day, heights);
  return heights;
};
