import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isSource } from '../port.ts';
import { statesOf } from './chart.ts';

const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...statesOf(root)];

const listensTo = ({ implementations }: AnyStateMachine, src: unknown): boolean =>
  typeof src === 'string' && isSource(implementations.actors[src]);

/** Calls that are not known by their port's name, or whose answer or failure leads nowhere; a source has neither. */
export const unheardCalls = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(
        ({ id, src }) =>
          id !== src ||
          (!listensTo(machine, src) &&
            !(
              node.transitions.has(`xstate.done.actor.${id}`) &&
              node.transitions.has(`xstate.error.actor.${id}`)
            )),
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

/** States that nothing leads out of, unless they are final or rest by design. */
export const deadEnds = ({ root }: AnyStateMachine): string[] =>
  statesOf(root)
    .filter((node) => node.type !== 'final' && !node.tags.includes('resting') && !hasWayOut(node))
    .map(({ id }) => id);
