import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { isTransient, statesOf, transitionKey, transitionsOf } from './chart.ts';

/** One fault, planted into a copy of a chart. */
interface Fault {
  readonly name: string;
  /** The transition that is broken: only a walk that takes it can tell. */
  readonly key: string;
  readonly plant: (copy: AnyStateMachine) => void;
}

const find = (copy: AnyStateMachine, key: string): AnyTransitionDefinition => {
  const found = transitionsOf(copy).find((transition) => transitionKey(transition) === key);
  if (found === undefined) throw new Error(`"${copy.id}" has no transition "${key}"`);
  return found;
};

const drop = (transition: AnyTransitionDefinition): void => {
  const { source, eventType } = transition;
  if (isTransient(transition)) {
    source.always = source.always?.filter((branch) => branch !== transition) ?? [];
    return;
  }
  const left = (source.transitions.get(eventType) ?? []).filter((branch) => branch !== transition);
  if (left.length > 0) source.transitions.set(eventType, left);
  else source.transitions.delete(eventType);
};

const redirect = (copy: AnyStateMachine, transition: AnyTransitionDefinition): void => {
  const [target] = transition.target ?? [];
  const wrong = statesOf(copy.root).find((state) => state.parent === target?.parent && state !== target);
  transition.target = wrong === undefined ? [] : [wrong];
};

/** The control of the walks: each transition of the chart missing, and each target wrong, one fault a copy. */
export const faultsOf = (machine: AnyStateMachine): Fault[] =>
  transitionsOf(machine).flatMap((transition) => {
    const key = transitionKey(transition);
    const dropped: Fault = {
      name: `${key} is missing`,
      key,
      plant: (copy) => drop(find(copy, key)),
    };
    const redirected: Fault = {
      name: `${key} leads elsewhere`,
      key,
      plant: (copy) => redirect(copy, find(copy, key)),
    };
    return transition.target === undefined ? [dropped] : [dropped, redirected];
  });
