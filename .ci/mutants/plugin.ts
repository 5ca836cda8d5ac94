import { relative } from 'node:path';
import { type CheckResult, CheckStatus, type Checker } from '@stryker-mutator/api/check';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import { type Fate, note } from './journal.ts';
import { placeOf } from './mutant.ts';
import { readJudges, readPlan } from './plan.ts';

/** Keys of open mutants; Stryker counts lines and columns of those to be checked from 0, and of results from 1. */
const keyReader = (first: 0 | 1) => {
  const { open } = readPlan();
  return ({ fileName, location: { start, end }, replacement }: Mutant | MutantResult): string | undefined => {
    const [from, to] = [start, end].map(({ line, column }) => ({
      line: line + 1 - first,
      column: column + 1 - first,
    }));
    return (
      from && to && open[placeOf(relative('', fileName), { location: { start: from, end: to }, replacement })]
    );
  };
};

/** Lets Stryker try the mutants of the plan alone. */
class OpenMutants implements Checker {
  #keyOf = keyReader(0);

  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const resultOf = (mutant: Mutant): CheckResult =>
      this.#keyOf(mutant) === undefined
        ? { status: CheckStatus.CompileError, reason: 'not of this run' }
        : { status: CheckStatus.Passed };
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])));
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }
}

/** A mutant that breaks the loading of a file breaks the run of its tests. */
const fates: Partial<Record<MutantResult['status'], Fate>> = {
  Killed: 'killed',
  RuntimeError: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'no coverage',
};

const fileOfTest = (id: string): string => id.split('#')[0] ?? '';

const journal: Reporter = {
  onMutantTested: (result) => {
    const fate = fates[result.status];
    const key = keyReader(1)(result);
    if (fate === undefined || key === undefined) return;
    const killers = result.status === 'Killed' ? result.killedBy?.map(fileOfTest) : undefined;
    note(readPlan().journal, {
      key,
      fate,
      rests: [relative('', result.fileName), ...(killers ?? [readJudges()])],
    });
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'open', OpenMutants),
  declareValuePlugin(PluginKind.Reporter, 'journal', journal),
];
