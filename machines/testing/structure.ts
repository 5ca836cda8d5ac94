import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf } from './chart.ts';

const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...statesOf(root)];

/**
 * Invokes without their port's name, or whose answer or failure leads nowhere.
 * @param isPort whether the actor of that name answers: a source does not
 */
export const unheardCalls = (
  machine: AnyStateMachine,
  isPort: (name: string) => boolean = () => true,
): string[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(
        ({ id, src }) =>
          id !== src ||
          (isPort(id) &&
            (!node.transitions.has(`xstate.done.actor.${id}`) ||
              !node.transitions.has(`xstate.error.actor.${id}`))),
      )
      .map(({ id }) => `${node.id}: ${id}`),
  );

/** Delays without a name. */
export const unnamedDelays = (machine: AnyStateMachine): string[] => {
  const names = Object.keys(machine.implementations.delays);
  return nodesOf(machine).flatMap((node) =>
    node.after
      .filter(({ delay }) => !names.includes(String(delay)))
      .map(({ delay }) => `${node.id}: ${delay}`),
  );
};

const leads = (node: AnyStateNode, away: AnyStateNode): boolean =>
  [...node.transitions.values(), node.always ?? []]
    .flat()
    .some(({ target }) => target?.some((state) => state !== away) ?? false);

const hasWayOut = (state: AnyStateNode): boolean => {
  for (let node: AnyStateNode | undefined = state; node !== undefined; node = node.parent) {
    if (leads(node, state)) return true;
  }
  return false;
};

/** States without a way out, except those that rest by design. */
export const deadEnds = ({ root }: AnyStateMachine): string[] =>
  statesOf(root)
    .filter((node) => node.type === 'atomic' && !node.tags.includes('resting') && !hasWayOut(node))
    .map(({ id }) => id);

/** States whose initial state does not come first: charts read from the top. */
export const lateStarts = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter(({ type, states, initial }) => {
      const [first] = Object.values(states);
      return type === 'compound' && initial.target?.[0] !== first;
    })
    .map(({ id }) => id);

/** Events without a family, as in `popup.dismissed`: they say what happened, but not to what. */
export const bareEvents = ({ events }: AnyStateMachine): string[] =>
  events.filter((event) => !/^\w+\.\w/.test(event));
