import type { TransitionPath } from '#machines/testing/transitionPaths.ts';

/** CAL-22: only the French interface includes English shows. */
export const frenchForEnglishShows = ({ steps }: TransitionPath): 'fr' | null =>
  steps.some(({ facts }) => facts['english'] === 'true') ? 'fr' : null;
