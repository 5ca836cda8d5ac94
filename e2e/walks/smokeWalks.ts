import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { dataState } from '#src/components/dataState.ts';
import type { Walkable } from './everyCounterpart.ts';

const statesIn = ({ start, steps }: TransitionPath): string[] =>
  [start, ...steps].flatMap(({ value }) => dataState(value).split(' '));

const machineOf = ({ path }: Walkable): string => path.id.replace(/\/.*/, '');

/** Takes the walk that shows the most states not yet seen, the shorter of two, until all are. */
const fewestOf = (walks: readonly Walkable[]): Walkable[] => {
  const unseen = new Set(walks.flatMap(({ path }) => statesIn(path)));
  const taken: Walkable[] = [];
  while (unseen.size > 0) {
    const worth = (walk: Walkable): number => new Set(statesIn(walk.path)).intersection(unseen).size;
    const [best] = walks.toSorted(
      (one, other) => worth(other) - worth(one) || one.path.steps.length - other.path.steps.length,
    );
    if (!best || worth(best) === 0) throw new Error('A state is on no path');
    taken.push(best);
    for (const state of statesIn(best.path)) unseen.delete(state);
  }
  return taken;
};

/** Few walks that stand once in every state of every machine. */
export const smokeWalks = (walks: readonly Walkable[]): Walkable[] =>
  [...Map.groupBy(walks, machineOf).values()].flatMap(fewestOf);
