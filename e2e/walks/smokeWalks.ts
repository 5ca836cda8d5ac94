import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import type { Walkable } from './everyCounterpart.ts';
import { mostTelling } from './walkSelection.ts';

/**
 * One walk of each machine, which makes most of its transitions. Units walk all paths on the charts, `npm run qa` the others
 * here.
 */
export const smokeWalks = (walks: readonly Walkable[]): TransitionPath[] =>
  [...Map.groupBy(walks, ({ counterpart }) => counterpart).values()].flatMap(
    (ofMachine) => mostTelling(ofMachine.map(({ path }) => path)) ?? [],
  );
