import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { type Cause, type Trial, trialsIn } from './trials.ts';
import type { Facts, Start, WalkedMachine } from './walkedMachine.ts';

/** A machine's position. */
export interface Place {
  readonly value: StateValue;
  readonly facts: Facts;
}

interface PathStep extends Place {
  /** In plain words: "visitor presses Retry", "after 1 s the banner is gone". */
  readonly says: string;
  readonly cause: Cause;
}

/** One case: the shortest way to a state, then one transition out of it. */
export interface TransitionPath {
  /** `calendar/12` */
  readonly id: string;
  readonly start: Start<unknown> & Place;
  readonly steps: readonly PathStep[];
  /** The whole case, readable: the start and every step, joined by arrows. */
  readonly sentence: string;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly step: PathStep;
}

/** Far above any chart's need: an identity that lets the graph explode fails at once. */
const graphLimit = 20_000;

/** The place of a machine, as the walks compare it. */
export const placeOf = ({ identity }: WalkedMachine, snapshot: AnyMachineSnapshot): Place => ({
  value: snapshot.value,
  facts: identity(snapshot),
});

const graphOf = (entry: WalkedMachine, input: unknown) => {
  const trials = new Map<EventObject, Trial>();
  const trialOf = (event: EventObject): Trial => {
    const trial = trials.get(event);
    if (trial === undefined) throw new Error(`"${entry.name}" has no example for "${event.type}"`);
    return trial;
  };
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(placeOf(entry, snapshot));
  const graph: AdjacencyMap<AnyMachineSnapshot, EventObject> = getAdjacencyMap(entry.machine, {
    input,
    limit: graphLimit,
    serializeState: keyOf,
    serializeEvent: (event: EventObject) => trialOf(event).key,
    events: (snapshot: AnyMachineSnapshot) =>
      trialsIn(entry, snapshot).map((trial) => {
        trials.set(trial.event, trial);
        return trial.event;
      }),
  });
  const edges = adjacencyMapToArray(graph).map(({ state, event, nextState }): Edge => {
    const { says, cause } = trialOf(event);
    return { from: keyOf(state), to: keyOf(nextState), step: { says, cause, ...placeOf(entry, nextState) } };
  });
  const [start] = Object.values(graph);
  if (start === undefined) throw new Error(`"${entry.name}" has no first state`);
  return { start: { key: keyOf(start.state), ...placeOf(entry, start.state) }, edges };
};

/** The edge by which breadth-first search reached each state: the shortest ways, and the exact ones. */
const firstArrivals = (startKey: string, edges: readonly Edge[]): Map<string, Edge> => {
  const arrivals = new Map<string, Edge>();
  for (const edge of edges) {
    if (edge.to !== startKey && !arrivals.has(edge.to)) arrivals.set(edge.to, edge);
  }
  return arrivals;
};

const wayTo = (edge: Edge, arrivals: ReadonlyMap<string, Edge>): PathStep[] => {
  const previous = arrivals.get(edge.from);
  return previous === undefined ? [edge.step] : [...wayTo(previous, arrivals), edge.step];
};

const nameOf = ({ from, step }: Edge): string => JSON.stringify([from, step.says]);

/** @param known the transitions walked from other starts; those out of this one are walked again */
const pathsFrom = (
  entry: WalkedMachine,
  { says, input }: Start<unknown>,
  known: ReadonlySet<string>,
): { edges: readonly Edge[]; paths: Omit<TransitionPath, 'id'>[] } => {
  const { start, edges } = graphOf(entry, input);
  const { key, ...place } = start;
  const arrivals = firstArrivals(key, edges);
  const wanted = edges.filter((edge) => edge.from === key || !known.has(nameOf(edge)));
  // The cases of further edges walk an edge that leads on to them.
  const goesOn = new Set(wanted.map(({ from }) => arrivals.get(from)));
  const paths = wanted
    .filter((edge) => !goesOn.has(edge))
    .map((edge) => {
      const steps = wayTo(edge, arrivals);
      const sentence = [says, ...steps.map((step) => step.says)].join(' → ');
      return { start: { says, input, ...place }, steps, sentence };
    });
  return { edges, paths };
};

/**
 * Graph → named cases: every transition of the chart that its examples can take, from every state with an identity of its
 * own, guard branches, delays and both outcomes of ports included. Pure, and the same order every time.
 * @throws Error if the identity does not keep the graph finite.
 */
export const transitionPaths = (entry: WalkedMachine): TransitionPath[] => {
  const known = new Set<string>();
  return entry.inputs
    .flatMap((start) => {
      const { edges, paths } = pathsFrom(entry, start, known);
      if (entry.walksEachOnce) for (const edge of edges) known.add(nameOf(edge));
      return paths;
    })
    .map((path, index) => ({ id: `${entry.name}/${index + 1}`, ...path }));
};
