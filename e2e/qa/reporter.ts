import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { type WalkOutcome, outcomeOf, stepsOf } from './outcome.ts';
import { writeReport } from './report/writeReport.ts';
import { duration, seconds } from './report/words.ts';

/** The report's folder, unless a test of the report sets another. */
const folder = resolve(process.env['QA_REPORT'] || 'qa-report');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const failedStepOf = (test: TestCase, { failure }: WalkOutcome): string =>
  stepsOf(test.results[0] ?? { steps: [] })[failure?.step ?? 0]?.title ?? 'the start';

const fromHere = (file: string | null): string => (file === null ? 'none' : relative('.', file));

const sayFailure = (test: TestCase, outcome: WalkOutcome): void => {
  const { failure, id, lang } = outcome;
  if (failure === null) return;
  say(`\n✕ ${id} (${lang}) failed at “${failedStepOf(test, outcome)}”
    expected    ${failure.expected}
    seen        ${failure.seen}
    screenshot  ${fromHere(failure.screenshot)}
    trace       ${fromHere(failure.trace)}${failure.isFlaky ? '\n    It passed when it was repeated: flaky is not passed.' : ''}\n`);
};

/** Reports each walk at its end, and writes the report after all. A walk that passes only when repeated has failed. */
export default class QaReporter implements Reporter {
  private tests: readonly TestCase[] = [];
  private readonly untold = new Set<TestCase>();

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
    say(`${this.tests.length} ${this.tests.length === 1 ? 'walk' : 'walks'}`);
  }

  private tell(test: TestCase): void {
    this.untold.delete(test);
    const outcome = outcomeOf(test);
    if (outcome === null) return;
    if (outcome.failure === null) say(`✓ ${outcome.id} (${outcome.lang}) ${seconds(outcome.ms)}`);
    else sayFailure(test, outcome);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const willRepeat = result.status !== 'passed' && result.retry < test.retries;
    if (willRepeat) this.untold.add(test);
    else this.tell(test);
  }

  onError({ message, value }: TestError): void {
    say(stripVTControlCharacters(message ?? value ?? 'Something failed'));
  }

  async onEnd({ startTime, duration: ms, status }: FullResult): Promise<{ status: FullResult['status'] }> {
    // Those with an interrupted repetition.
    for (const test of this.untold) this.tell(test);
    const outcomes = this.tests.flatMap((test) => outcomeOf(test) ?? []);
    const failed = outcomes.filter(({ failure }) => failure !== null);
    const left = this.tests.length - outcomes.length;
    await writeReport(folder, outcomes, { startedAt: startTime, ms, left });
    const cut = left === 0 ? '' : `, ${left} not begun`;
    say(`\n${outcomes.length - failed.length} passed, ${failed.length} failed${cut} in ${duration(ms)}`);
    say(`Report: ${relative('.', folder)}/index.html`);
    return { status: status === 'passed' && failed.length > 0 ? 'failed' : status };
  }
}
