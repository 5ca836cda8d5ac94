import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Outcome, outcomeOf } from './outcome.ts';
import { writeReport } from './report/writeReport.ts';
import { duration, seconds } from './report/words.ts';

/** Where the report is written, unless a test of the report wants it elsewhere. */
const folder = resolve(process.env['QA_REPORT'] ?? 'qa-report');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const stepsOf = (test: TestCase, { failure }: Outcome): string =>
  test.results[0]?.steps.filter(({ category }) => category === 'test.step')[failure?.step ?? 0]?.title ??
  'the start';

const fromHere = (file: string | null): string => (file === null ? 'none' : relative('.', file));

const sayFailure = (test: TestCase, outcome: Outcome): void => {
  const { failure, id, lang } = outcome;
  if (failure === null) return;
  say(`\n✕ ${id} (${lang}) failed at “${stepsOf(test, outcome)}”
    expected    ${failure.expected}
    seen        ${failure.seen}
    screenshot  ${fromHere(failure.screenshot)}
    trace       ${fromHere(failure.trace)}${failure.isFlaky ? '\n    It passed when it was repeated: flaky is not passed.' : ''}\n`);
};

/** Tells of each walk as it ends, and writes the report when all have. A walk that passes only when repeated failed. */
export default class QaReporter implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
    say(`${suite.allTests().length} walks`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = outcomeOf(test);
    const willRepeat = result.status !== 'passed' && result.retry < test.retries;
    if (outcome === null || willRepeat) return;
    if (outcome.failure === null) say(`✓ ${outcome.id} (${outcome.lang}) ${seconds(outcome.ms)}`);
    else sayFailure(test, outcome);
  }

  onError({ message, value }: TestError): void {
    say(stripVTControlCharacters(message ?? value ?? 'Something failed'));
  }

  async onEnd({ startTime, duration: ms, status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const outcomes = (this.suite?.allTests() ?? []).flatMap((test) => outcomeOf(test) ?? []);
    const failed = outcomes.filter(({ failure }) => failure !== null);
    await writeReport(folder, outcomes, { startedAt: startTime, ms });
    say(`\n${outcomes.length - failed.length} passed, ${failed.length} failed in ${duration(ms)}`);
    say(`Report: ${relative('.', folder)}/index.html`);
    return { status: status === 'passed' && failed.length > 0 ? 'failed' : status };
  }
}
