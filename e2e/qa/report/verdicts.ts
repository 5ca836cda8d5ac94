import { isTransient, namesIn, transitionKey, transitionsOf } from '#machines/testing/chart.ts';
import { type TransitionPath, transitionPaths } from '#machines/testing/transitionPaths.ts';
import { type Walk, walkPath } from '#machines/testing/walkPath.ts';
import type { WalkedMachine } from '#machines/testing/walkedMachine.ts';
import { type DrawnState, drawnChart } from '../chart/chart.ts';
import type { WalkOutcome } from '../outcome.ts';

/** `covered`: not walked itself, but other walks passed everything on it. Only a path can have this. */
export const verdicts = ['passed', 'covered', 'failed', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

/** A path with its walk's result. */
export interface JudgedPath {
  readonly path: TransitionPath;
  readonly verdict: Verdict;
  readonly outcome: WalkOutcome | null;
  /** Ids of its drawn states and transitions. */
  readonly parts: readonly string[];
}

/** A machine with the results of its paths' walks. */
export interface JudgedMachine {
  readonly entry: WalkedMachine;
  readonly paths: readonly JudgedPath[];
  /** By the id of a state or of a transition, as it is drawn. */
  readonly parts: ReadonlyMap<string, Verdict>;
}

/** Ids of the drawing by the coverage's names for the parts of a chart. */
const idsIn = (state: DrawnState): [string, string][] => [
  [state.path, state.id],
  ...state.transitions.map(({ key, id }): [string, string] => [key, id]),
  ...state.children.flatMap(idsIn),
];

/** A walk's parts at each step, the start first. */
type Touched = readonly (readonly string[])[];

const touchedBy = ({ machine }: WalkedMachine, walk: Walk, ids: ReadonlyMap<string, string>): Touched => {
  const passedThrough = new Map(
    transitionsOf(machine)
      .filter(isTransient)
      .map((transition) => [transitionKey(transition), transition.source.path.join('.')]),
  );
  return walk.places.map(({ value }, step) => {
    const taken = walk.taken[step] ?? [];
    const names = ['', ...namesIn(value), ...taken, ...taken.flatMap((key) => passedThrough.get(key) ?? [])];
    return names.flatMap((name) => ids.get(name) ?? []);
  });
};

const verdictOf = (
  outcome: WalkOutcome | null,
  parts: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
): Verdict => {
  if (outcome !== null) return outcome.failure === null ? 'passed' : 'failed';
  return parts.every((id) => verdicts.get(id) === 'passed') ? 'covered' : 'none';
};

/** A part has failed if a walk failed at it, and passed if one got beyond it. */
const judgeParts = (
  ids: Iterable<string>,
  walks: readonly { touched: Touched; outcome: WalkOutcome | null }[],
): Map<string, Verdict> => {
  const parts = new Map<string, Verdict>([...ids].map((id) => [id, 'none']));
  const walked = walks.flatMap(({ touched, outcome }) => (outcome === null ? [] : [{ touched, outcome }]));
  for (const { touched, outcome } of walked) {
    const beyond = outcome.failure === null ? touched : touched.slice(0, outcome.failure.step);
    for (const id of beyond.flat()) parts.set(id, 'passed');
  }
  for (const { touched, outcome } of walked)
    for (const id of (outcome.failure && touched[outcome.failure.step]) ?? []) parts.set(id, 'failed');
  return parts;
};

/** Matches the walks' results with their machine's paths: it replays each on the chart. */
export const judge = async (
  entry: WalkedMachine,
  outcomes: ReadonlyMap<string, WalkOutcome>,
): Promise<JudgedMachine> => {
  const ids = new Map(idsIn(drawnChart(entry.machine)));
  const walks = await Promise.all(
    transitionPaths(entry).map(async (path) => ({
      path,
      outcome: outcomes.get(path.id) ?? null,
      touched: touchedBy(entry, await walkPath(entry, path), ids),
    })),
  );
  const verdicts = judgeParts(ids.values(), walks);
  const paths = walks.map(({ path, outcome, touched }) => {
    const parts = [...new Set(touched.flat())];
    return { path, outcome, verdict: verdictOf(outcome, parts, verdicts), parts };
  });
  return { entry, paths, parts: verdicts };
};

/** How many have each verdict. */
export const countOf = (verdicts: Iterable<Verdict>): Record<Verdict, number> => {
  const count = { passed: 0, covered: 0, failed: 0, none: 0 };
  for (const verdict of verdicts) count[verdict] += 1;
  return count;
};
