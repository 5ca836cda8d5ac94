import type { Reporter, TestModule } from 'vitest/node';
import { isRepetition, noTotals, writeTotals } from './totals.ts';

/** Counts the unit tests, names and times them; a file that cannot even be loaded has no test, but is a failure. */
export default class UnitTotals implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const totals = noTotals();
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        totals[state === 'pending' ? 'skipped' : state] += 1;
        const name = `${module.relativeModuleId}: ${test.fullName}`;
        if (state === 'failed') totals.failures.push(name);
        if (state === 'passed' && !isRepetition(module.relativeModuleId, test.fullName)) totals.claims += 1;
        totals.slowest.push({ name, ms: test.diagnostic()?.duration ?? 0 });
      }
      const errors = [
        ...module.errors(),
        ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ];
      totals.failed += errors.length;
      totals.failures.push(...errors.map(({ message }) => `${module.relativeModuleId}: ${message}`));
    }
    writeTotals(
      totals,
      unhandled.map(({ message, stack }) => stack ?? message),
    );
  }
}
