import { expect as base, type Locator } from '@playwright/test';
import * as v from 'valibot';
import { dataState } from '#src/components/dataState.ts';
import { patternOf, type StateAsked } from './matchesState.ts';

/** Playwright's data about a failed expectation. */
const failed = v.object({ matcherResult: v.object({ actual: v.string() }) });

export const expect = base.extend({
  /** Waits until the root of a machine is in a state, or a state within it (`matchesState`). */
  async toMatchState(root: Locator, state: StateAsked, options?: { timeout?: number }) {
    const name = 'toMatchState';
    const { isNot, utils } = this;
    const expected = dataState(state);
    try {
      const about = isNot ? base(root).not : base(root);
      await about.toHaveAttribute('data-state', patternOf(state), options);
      return { name, expected, pass: !isNot, message: () => '' };
    } catch (error) {
      const read = v.safeParse(failed, error);
      const actual = read.success ? read.output.matcherResult.actual : String(error);
      const message = () =>
        [
          utils.matcherHint(name, 'root', 'state', { isNot }),
          '',
          `Root: ${root}`,
          `Expected: ${isNot ? 'not ' : ''}${utils.printExpected(expected)}`,
          `Received: ${utils.printReceived(actual)}`,
        ].join('\n');
      return { name, expected, actual, pass: isNot, message };
    }
  },
});
