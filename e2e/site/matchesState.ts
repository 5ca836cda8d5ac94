import type { Locator } from '@playwright/test';
import type { MachineName } from '#machines/testing/everyMachine.ts';
import { dataState } from '#src/components/dataState.ts';

/** A state in XState's form (`{ authenticated: { tokens: 'fresh' } }`), or by its dotted name. */
export type StateAsked = Parameters<typeof dataState>[0];

const escaped = (name: string): string => name.replaceAll('.', String.raw`\.`);

/** The pattern of a root's `data-state` in a state: `authenticated` in any within it, with any other regions. */
export const patternOf = (state: StateAsked): RegExp => {
  const names = dataState(state).split(' ');
  return new RegExp(`^${names.map((name) => `(?=(.* )?${escaped(name)}([. ]|$))`).join('')}`);
};

/** Whether a root with `shown` in its `data-state` is in a state: like `matchesState` of XState, in the DOM's words. */
export const matchesState = (state: StateAsked, shown: string): boolean => patternOf(state).test(shown);

/** Whether a root is in a state right now. */
export const isInState = async (root: Locator, state: StateAsked): Promise<boolean> =>
  matchesState(state, (await root.getAttribute('data-state')) ?? '');

/** CSS of the roots of a machine in a state, for lookups. */
export const rootsIn = (machine: MachineName, state: StateAsked): string => {
  const names = dataState(state).split(' ');
  const isIn = (name: string) =>
    `:is([data-state~="${name}"], [data-state^="${name}."], [data-state*=" ${name}."])`;
  return `[data-scope="${machine}"]${names.map(isIn).join('')}`;
};
