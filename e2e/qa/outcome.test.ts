import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { outcomeOf, sidesOf } from './outcome.ts';

const annotations = [
  { type: 'path', description: 'login/3' },
  { type: 'lang', description: 'fr' },
];

const step = (title: string, error?: { message: string }): TestResult['steps'][number] => ({
  title,
  category: 'test.step',
  startTime: new Date(0),
  duration: 1,
  annotations: [],
  attachments: [],
  steps: [],
  titlePath: () => [title],
  ...(error && { error }),
});

const result = (parts: Partial<TestResult>): TestResult => ({
  status: 'passed',
  duration: 900,
  retry: 0,
  parallelIndex: 0,
  workerIndex: 0,
  startTime: new Date(0),
  errors: [],
  attachments: [],
  stdout: [],
  stderr: [],
  steps: [],
  annotations: [],
  ...parts,
});

const message = 'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "A"\nReceived: "B"';
const failed = result({
  status: 'failed',
  duration: 1_000,
  errors: [{ message: `\u001b[31m${message}\u001b[39m` }],
  steps: [step('the page opens'), step('visitor presses', { message }), step('visitor waits')],
  attachments: [{ name: 'screenshot', contentType: 'image/png', path: '/tmp/a.png' }],
});

const outcome = (...results: TestResult[]) => {
  const walk: Pick<TestCase, 'annotations' | 'results'> = { annotations, results };
  return outcomeOf(walk);
};

test('a walk that passed has its time and its picture', () => {
  const body = Buffer.from('jpeg');
  const attachments = [{ name: 'where the walk ends', contentType: 'image/jpeg', body }];
  expect(outcome(result({ attachments }))).toEqual({
    id: 'login/3',
    lang: 'fr',
    ms: 900,
    picture: body,
    failure: null,
  });
});

const failure = {
  step: 1,
  expected: '"A"',
  seen: '"B"',
  message,
  screenshot: '/tmp/a.png',
  trace: '/tmp/trace.zip',
  isFlaky: false,
};
const trace = { name: 'trace', contentType: 'application/zip', path: '/tmp/trace.zip' };

test('a walk that failed has its step, both sides, a screenshot and the trace of its repetition', () => {
  const again = result({ status: 'failed', retry: 1, attachments: [trace] });
  expect(outcome(failed, again)?.failure).toEqual(failure);
});

test('a walk that passed when it was repeated has failed', () => {
  const again = result({ retry: 1, attachments: [trace] });
  expect(outcome(failed, again)?.failure).toEqual({ ...failure, isFlaky: true });
});

test('what was interrupted or skipped was not walked', () => {
  expect(outcome(result({ status: 'interrupted' }))).toBe(null);
  expect(outcome(result({ status: 'skipped' }))).toBe(null);
  expect(outcome()).toBe(null);
});

test('two lists are told by what differs', () => {
  const message = `Error: expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 2

  Array [
    "Club Soda",
-   "Gesù",
+   "Usine C",
+   "Monument-National",
  ]

Call log:
  - waiting for locator('main')
    at walk.ts:3`;
  expect(sidesOf(message)).toEqual({ expected: '"Gesù"', seen: '"Usine C", "Monument-National"' });
});

test('what is too much, or is missing, is told against nothing', () => {
  const message = (lines: string) =>
    `Error: expect(received).toEqual(expected)\n\n- Expected  - 0\n+ Received  + 1\n\n  Array [\n${lines}\n  ]`;
  expect(sidesOf(message('+   "a"'))).toEqual({ expected: 'nothing more', seen: '"a"' });
  expect(sidesOf(message('-   "a"'))).toEqual({ expected: '"a"', seen: 'nothing of it' });
});

test('an element that is not there is told so', () => {
  const message = `Error: expect(locator).toBeVisible() failed

Locator: getByLabel('Six-digit code')
Expected: visible
Timeout: 15000ms
Error: element(s) not found

Call log:
  - Expect "toBeVisible" with timeout 15000ms`;
  expect(sidesOf(message)).toEqual({ expected: 'visible', seen: 'element(s) not found' });
});

test('what is no expectation is told by its first line', () => {
  expect(sidesOf('Error: No timer is armed\n  at x')).toEqual({
    expected: 'the step to go well',
    seen: 'No timer is armed',
  });
});
