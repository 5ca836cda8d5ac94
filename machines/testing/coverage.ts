import type { WalkedMachine } from './walkedMachine.ts';
import { isTransient, namesIn, statesOf, transitionKey, transitionsOf } from './chart.ts';
import type { Walk } from './walkPath.ts';

interface Share {
  readonly walked: number;
  readonly all: number;
  readonly missing: readonly string[];
}

interface Coverage {
  readonly states: Share;
  readonly transitions: Share;
  /** `calendar: states 2/2, transitions 9/9` */
  readonly line: string;
}

const shareOf = (all: readonly string[], reached: ReadonlySet<string>): Share => {
  const missing = all.filter((name) => !reached.has(name));
  return { walked: all.length - missing.length, all: all.length, missing };
};

/**
 * A state that leads on at once is no place where a walk stands: a transient one was reached if the walk was led on from it,
 * one that ends the state around it if the walk was led to it.
 */
const passedIn = ({ machine }: WalkedMachine, walked: ReadonlySet<string>): string[] =>
  transitionsOf(machine)
    .filter((transition) => walked.has(transitionKey(transition)))
    .flatMap((transition) => [
      ...(isTransient(transition) ? [transition.source] : []),
      ...(transition.target ?? []).filter(({ type }) => type === 'final'),
    ])
    .map(({ path }) => path.join('.'));

/** The walks' part of a machine's chart. */
export const coverageOf = (entry: WalkedMachine, walks: readonly Walk[]): Coverage => {
  const { name, machine } = entry;
  const walked = new Set(walks.flatMap((walk) => [...walk.transitions]));
  const stoodIn = walks.flatMap(({ places }) => places.flatMap(({ value }) => namesIn(value)));
  const states = shareOf(
    statesOf(machine.root).map(({ path }) => path.join('.')),
    new Set([...stoodIn, ...passedIn(entry, walked)]),
  );
  const transitions = shareOf(transitionsOf(machine).map(transitionKey), walked);
  const line = `${name}: states ${states.walked}/${states.all}, transitions ${transitions.walked}/${transitions.all}`;
  return { states, transitions, line };
};
