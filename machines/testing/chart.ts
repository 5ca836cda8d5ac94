import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** Every state of the chart below its root. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...statesOf(child)]);

const branchesOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** An `always`: taken at once, without an event. */
export const isTransient = ({ eventType }: AnyTransitionDefinition): boolean => eventType === '';

/** A transition's name, the same in every copy of a chart: its origin, its event and its guard branch. */
export const transitionKey = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const branches = source.transitions.get(eventType) ?? source.always ?? [];
  return `${source.id} ${eventType} #${branches.indexOf(transition)}`;
};

/** Every transition of the chart with an effect: guard branches, delays, both outcomes of ports. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine.root)]
    .flatMap(branchesOf)
    .filter(({ target, actions }) => target !== undefined || actions.length > 0);

/** The dotted names of the states in a value: `{ a: 'b' }` → `a`, `a.b`. */
export const namesIn = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [name] : [name, ...namesIn(inner).map((below) => `${name}.${below}`)],
      );
