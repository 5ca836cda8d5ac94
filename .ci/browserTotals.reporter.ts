import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { noTotals, writeTotals } from './totals.ts';

/** Counts the browser's tests, names and times them; one that passes only at a second try has failed. */
export default class BrowserTotals implements Reporter {
  private tests: Suite | null = null;
  private readonly outside: string[] = [];

  onBegin(_: unknown, tests: Suite): void {
    this.tests = tests;
  }

  onError({ message, value, stack }: TestError): void {
    this.outside.push(stack ?? message ?? value ?? '');
  }

  onEnd(): void {
    const totals = noTotals();
    for (const test of this.tests?.allTests() ?? []) {
      const outcome = test.outcome();
      const name = test
        .titlePath()
        .filter((title) => title !== '')
        .join(' › ');
      totals.slowest.push({ name, ms: test.results.reduce((sum, { duration }) => sum + duration, 0) });
      if (outcome === 'expected') {
        totals.passed += 1;
        totals.claims += 1;
      } else if (outcome === 'skipped') totals.skipped += 1;
      else {
        totals.failed += 1;
        totals.failures.push(name);
      }
    }
    writeTotals(totals, this.outside);
  }
}
