import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import type { Language } from '#contract/address/language.ts';
import { pictureName } from '../walks/picture.ts';
import { readWalkNote } from '../walks/walkNote.ts';

/** How a walk failed. */
export interface Failure {
  /** The failed step: 0 is the start. */
  readonly step: number;
  readonly expected: string;
  readonly seen: string;
  /** The whole message of the browser's test. */
  readonly message: string;
  /** Files of the failed walk: the last screen, and the browser's trace. */
  readonly screenshot: string | null;
  readonly trace: string | null;
  /** It passed when repeated: an unreliable walk has not passed. */
  readonly isFlaky: boolean;
}

/** The result of a path's walk. */
export interface WalkOutcome {
  /** Of the path: `reservation/12` */
  readonly id: string;
  readonly lang: Language;
  readonly ms: number;
  /** JPEG of the walk's end. */
  readonly picture: Buffer | null;
  readonly failure: Failure | null;
}

/** The steps of the walk, the start first. */
export const stepsOf = ({ steps }: Pick<TestResult, 'steps'>): TestStep[] =>
  steps.filter(({ category }) => category === 'test.step');

/** The step with an error; else the one after the last completed. */
const failedStep = (result: TestResult): number => {
  const steps = stepsOf(result);
  const index = steps.findIndex(({ error }) => error !== undefined);
  return index === -1 ? Math.max(steps.length - 1, 0) : index;
};

interface Sides {
  expected: string;
  seen: string;
}

/** The last text behind a name at the start of a line: `Received string: "B"`. */
const lastLineOf = (name: string, message: string): string | null =>
  [...message.matchAll(new RegExp(`^${name}[^:\\n]*: *(.+)$`, 'gm'))].at(-1)?.[1]?.trim() ?? null;

/** The lines of one side of a diff, without its heading; `null` without a diff. */
const linesOf = (sign: '-' | '+', message: string): string | null => {
  const [, diff] = /^- Expected .*\n\+ Received .*\n([\s\S]*)/m.exec(message) ?? [];
  const lines = diff?.split('\n').filter((line) => line.startsWith(sign));
  return (
    lines
      ?.map((line) => line.slice(1).trim())
      .join(' ')
      .replace(/,$/, '') ?? null
  );
};

/** A failed expectation's two sides. */
export const sidesOf = (message: string): Sides => {
  const [first = ''] = message.split('\n');
  const [missing, surplus] = [linesOf('-', message), linesOf('+', message)];
  if (missing !== null && surplus !== null)
    return { expected: missing || 'nothing more', seen: surplus || 'nothing of it' };
  return {
    expected: lastLineOf('Expected', message) ?? 'the step to go well',
    seen: lastLineOf('Received', message) ?? lastLineOf('Error', message) ?? first.replace(/^Error: /, ''),
  };
};

const fileOf = (results: readonly TestResult[], name: string): string | null =>
  results.flatMap(({ attachments }) => attachments).find((attachment) => attachment.name === name)?.path ??
  null;

const failureOf = (results: readonly TestResult[]): Failure | null => {
  const failed = results.find(({ status }) => status === 'failed' || status === 'timedOut');
  if (failed === undefined) return null;
  const messages = failed.errors.map((error) => stripVTControlCharacters(error.message ?? error.value ?? ''));
  return {
    step: failedStep(failed),
    ...sidesOf(messages[0] ?? ''),
    message: messages.join('\n\n'),
    screenshot: fileOf(results, 'screenshot'),
    trace: fileOf(results, 'trace'),
    isFlaky: results.some(({ status }) => status === 'passed'),
  };
};

/** The result of a test's walk, its repetition included; `null` if it was not walked. */
export const outcomeOf = ({
  annotations,
  results,
}: Pick<TestCase, 'annotations' | 'results'>): WalkOutcome | null => {
  const note = readWalkNote(annotations);
  const walked = results.filter(({ status }) => status !== 'skipped' && status !== 'interrupted');
  const [first] = walked;
  if (note === null || first === undefined) return null;
  const picture = first.attachments.find(({ name }) => name === pictureName)?.body ?? null;
  return { ...note, ms: first.duration, picture, failure: failureOf(walked) };
};
