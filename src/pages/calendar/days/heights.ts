import type { QueryClient } from '@tanstack/react-query';

/** How high the stretches of a day were when they were last drawn, in pixels. */
export interface Heights {
  of: (key: string) => number | undefined;
  note: (key: string, height: number, shows: number) => void;
  /** How high so many shows may be. */
  estimate: (shows: number) => number;
}

/** Of a show, as long as nothing is known. */
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

/** The heights of a day, kept as long as its shows are: who comes back finds the page as long as it was left. */
export const heightsIn = (queryClient: QueryClient, day: string): Heights => {
  const days = remembered.get(queryClient) ?? new Map<string, Heights>();
  remembered.set(queryClient, days);
  const heights = days.get(day) ?? createHeights();
  days.set(day, heights);
  return heights;
};
