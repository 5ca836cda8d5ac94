import { type AnyStateMachine, type AnyTransitionDefinition, not } from 'xstate';
import { isTransient, statesOf, transitionKey, transitionsOf } from './chart.ts';
import type { Walk } from './walkPath.ts';

/** One fault, planted into a copy of a chart. */
export interface Fault {
  readonly name: string;
  /** Only a walk that meets the broken part can notice. */
  readonly isMet: (walk: Walk) => boolean;
  readonly plant: (copy: AnyStateMachine) => void;
}

/** @throws Error if the chart has no such transition */
export const find = (copy: AnyStateMachine, key: string): AnyTransitionDefinition => {
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

/** A wrong state must be one where a walk stands: a transient one may lead on to the right one. */
const redirect = (copy: AnyStateMachine, transition: AnyTransitionDefinition): void => {
  const [target] = transition.target ?? [];
  // A state that walks rarely reach; a redirected transient state would loop for ever.
  const wrong = statesOf(copy.root).findLast(
    (state) => state.parent === target?.parent && state !== target && !state.always && state.type !== 'final',
  );
  transition.target = wrong === undefined ? [] : [wrong];
};

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

const setGuard = (transition: AnyTransitionDefinition, guard: AnyTransitionDefinition['guard']): void => {
  if (guard === undefined) delete transition.guard;
  else transition.guard = guard;
};

const swapGuards = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): void => {
  const { guard } = one;
  setGuard(one, other.guard);
  setGuard(other, guard);
};

const takes =
  (keys: readonly string[]): Fault['isMet'] =>
  ({ transitions }) =>
    keys.some((key) => transitions.has(key));

/** Each transition removed (an `onError` is one), and each target changed. */
const transitionFaults = (machine: AnyStateMachine): Fault[] =>
  transitionsOf(machine).flatMap((transition) => {
    const key = transitionKey(transition);
    const isMet = takes([key]);
    const dropped = {
      name: `${key} is missing`,
      isMet,
      plant: (copy: AnyStateMachine) => drop(find(copy, key)),
    };
    const redirected = {
      name: `${key} leads elsewhere`,
      isMet,
      plant: (copy: AnyStateMachine) => redirect(copy, find(copy, key)),
    };
    return transition.target === undefined ? [dropped] : [dropped, redirected];
  });

/** @throws Error for a guard without a name: our charts have none. */
const turned = (guard: Guard): Guard => {
  if (typeof guard === 'function') throw new Error('A guard without a name cannot be turned round');
  return not(typeof guard === 'string' ? { type: guard } : guard);
};

/** Each guard swapped with that of the next branch, and each single one inverted. */
const guardFaults = (machine: AnyStateMachine): Fault[] =>
  transitionsOf(machine).flatMap((transition, index, all) => {
    if (!transition.guard) return [];
    const key = transitionKey(transition);
    const next = all[index + 1];
    const isBranch = next?.source === transition.source && next.eventType === transition.eventType;
    if (!isBranch)
      return {
        name: `${key} has its guard turned round`,
        isMet: takes([key]),
        plant: (copy) => {
          const broken = find(copy, key);
          if (broken.guard) broken.guard = turned(broken.guard);
        },
      };
    const nextKey = transitionKey(next);
    return {
      name: `${key} and the next branch have each other's guard`,
      isMet: takes([key, nextKey]),
      plant: (copy) => swapGuards(find(copy, key), find(copy, nextKey)),
    };
  });

/** A delay that ends before anything has changed. */
const wrongDelay = 1;

const delayFaults = (machine: AnyStateMachine): Fault[] =>
  Object.keys(machine.implementations.delays).map((name) => ({
    name: `the delay ${name} has another length`,
    isMet: takes(
      transitionsOf(machine)
        .filter(({ eventType }) => eventType.startsWith(`xstate.after.${name}.`))
        .map(transitionKey),
    ),
    plant: ({ implementations }) => {
      implementations.delays[name] = wrongDelay;
    },
  }));

/** A control of the walks: every way to break a chart's transitions, one fault a copy. */
export const faultsOf = (machine: AnyStateMachine): Fault[] => [
  ...transitionFaults(machine),
  ...guardFaults(machine),
  ...delayFaults(machine),
];
