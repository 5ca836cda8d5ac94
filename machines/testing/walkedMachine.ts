import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, StateValueFrom } from 'xstate';
import type { DelaysOf, ExamplesOf } from './examplesOf.ts';

/** The facts that distinguish two states with the same value: those that guards read, and walks compare. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A way to start, in plain words ("the storage is empty"). */
export interface Start<TInput> {
  readonly says: string;
  readonly input: TInput;
}

interface Entry<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly inputs: readonly Start<InputFrom<TMachine>>[];
  readonly examples: ExamplesOf<TMachine>;
  readonly identity: (context: ContextFrom<TMachine>, value: StateValueFrom<TMachine>) => Facts;
  readonly delays: DelaysOf<TMachine, ContextFrom<TMachine>>;
  /** The starts lead into the same states: a transition walked from one is not walked again from the next. */
  readonly walksEachOnce?: true;
}

/** A machine for QA, without its types. */
export interface WalkedMachine {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly inputs: readonly Start<unknown>[];
  /** By event type, in the order of the walks' tries. */
  readonly examples: Readonly<Record<string, readonly { readonly says: string }[]>>;
  readonly identity: (snapshot: AnyMachineSnapshot) => Facts;
  /** The length of a named delay in that state, in ms. */
  readonly delayOf: (name: string, snapshot: AnyMachineSnapshot) => number;
  /** A transition walked from one start is not walked again from the next. */
  readonly walksEachOnce: boolean;
}

/**
 * Checks an entry against the types of its machine, and fits it into a list of different machines.
 * @throws Error from `delayOf` if the machine has no delay of that name.
 */
export const walked = <TMachine extends AnyStateMachine>(entry: Entry<TMachine>): WalkedMachine => {
  const { machine, inputs, examples, identity, walksEachOnce = false } = entry;
  const delays = new Map<string, (context: ContextFrom<TMachine>) => number>(Object.entries(entry.delays));
  return {
    name: machine.id,
    machine,
    inputs,
    examples,
    identity: (snapshot) => identity(snapshot.context, snapshot.value),
    delayOf: (name, snapshot) => {
      const length = delays.get(name);
      if (length === undefined) throw new Error(`"${machine.id}" has no delay "${name}"`);
      return length(snapshot.context);
    },
    walksEachOnce,
  };
};
