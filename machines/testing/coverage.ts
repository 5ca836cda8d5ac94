import type { WalkedMachine } from '../walkedMachine.ts';
import { namesIn, statesOf, transitionKey, transitionsOf } from './chart.ts';
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

/** What the walks of a machine have reached, of all that its chart has. */
export const coverageOf = ({ name, machine }: WalkedMachine, walks: readonly Walk[]): Coverage => {
  const states = shareOf(
    statesOf(machine.root).map(({ path }) => path.join('.')),
    new Set(walks.flatMap(({ places }) => places.flatMap(({ value }) => namesIn(value)))),
  );
  const transitions = shareOf(
    transitionsOf(machine).map(transitionKey),
    new Set(walks.flatMap((walk) => [...walk.transitions])),
  );
  const line = `${name}: states ${states.walked}/${states.all}, transitions ${transitions.walked}/${transitions.all}`;
  return { states, transitions, line };
};
