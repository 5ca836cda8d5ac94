import type { Place, TransitionPath } from '#machines/testing/transitionPaths.ts';

const placeKey = ({ value, facts }: Place): string => JSON.stringify([value, facts]);

/** A path's transitions, apart from the facts. */
const transitionsOf = ({ start, steps }: TransitionPath): string[] =>
  steps.map(({ says, value }, index) => JSON.stringify([(steps[index - 1] ?? start).value, says, value]));

/** A path's start, all its places and transitions. */
const sightsOf = (path: TransitionPath): string[] => {
  const { start, steps } = path;
  return [start.says, ...[start, ...steps].map(placeKey), ...transitionsOf(path)];
};

/** The path that makes the most different transitions, the first of several. */
export const mostTelling = (paths: readonly TransitionPath[]): TransitionPath | null => {
  const worth = (path: TransitionPath): number => new Set(transitionsOf(path)).size;
  return paths.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
};

/**
 * The paths that show a new place or transition: each place is visited and each transition is made, but not each transition
 * in each place that differs only in facts.
 */
export const withoutRepetition = (paths: readonly TransitionPath[]): TransitionPath[] => {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const sights = sightsOf(path);
    const isNew = sights.some((sight) => !seen.has(sight));
    for (const sight of sights) seen.add(sight);
    return isNew;
  });
};

/** One place in so many meets each effective piece of news. */
const share = 4;

/**
 * News may come with anything in any place. Each place meets some of its examples, another set than the place before; one of
 * those that it only notes.
 */
export const newsInTurn = (paths: readonly TransitionPath[], type: string): TransitionPath[] => {
  const groupOf = ({ start, steps }: TransitionPath): string | null => {
    const last = steps.at(-1);
    if (last?.cause.kind !== 'sent' || last.cause.event.type !== type) return null;
    const before = placeKey(steps.at(-2) ?? start);
    return `${placeKey(last) === before ? 'notes' : 'learns'} ${before}`;
  };
  const groups = [...Map.groupBy(paths, groupOf)];
  const met = new Set(
    groups.flatMap(([group, alike], turn) => {
      if (group === null) return alike;
      const every = group.startsWith('notes') ? alike.length : Math.min(share, alike.length);
      return alike.filter((_, index) => (index + turn) % every === 0);
    }),
  );
  return paths.filter((path) => met.has(path));
};
