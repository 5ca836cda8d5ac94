import type { Place, TransitionPath } from '#machines/transitionPaths.ts';

const keyOf = ({ value, facts }: Place): string => JSON.stringify([value, facts]);

/** Where a path ends with an event of that type that leaves the place as it was; else null. */
const placeLeftAlone = ({ start, steps }: TransitionPath, type: string): string | null => {
  const last = steps.at(-1);
  const before = keyOf(steps.at(-2) ?? start);
  const isSuch = last?.cause.kind === 'sent' && last.cause.event.type === type && keyOf(last) === before;
  return isSuch ? before : null;
};

/**
 * Events of that type that a place only notes look alike, whatever they carry, and are one transition: a browser meets
 * one of them in each place, another one in the next. The charts' own tests walk them all.
 */
export const inTurn = (paths: readonly TransitionPath[], type: string): TransitionPath[] => {
  const groups = Map.groupBy(paths, (path) => placeLeftAlone(path, type));
  const met = [...groups].flatMap(([place, alike], turn) =>
    place === null ? [] : alike.slice(turn % alike.length).slice(0, 1),
  );
  return paths.filter((path) => placeLeftAlone(path, type) === null || met.includes(path));
};
