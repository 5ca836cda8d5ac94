import { expect, test } from 'vitest';
import { openReport } from './report.ts';

test('QA: the figures of a part are added up, of the slowest the largest counts, and one broken promise is enough', () => {
  const printed: string[] = [];
  const report = openReport((line) => printed.push(line));
  expect(report.isGood()).toBe(false);
  report.add('restart', { round: 1 }, true, { lost: 0, kept: 20, 'slowest ms': 80 });
  report.add('restart', { round: 2 }, true, { lost: 0, kept: 22, 'slowest ms': 70 });
  report.add('race', { seed: 1 }, true);
  expect(report.isGood()).toBe(true);
  report.add('race', { seed: 2 }, false);
  expect([report.isGood(), report.table(), printed]).toEqual([
    false,
    {
      restart: { good: '2 of 2', lost: 0, kept: 42, 'slowest ms': 80 },
      race: { good: '1 of 2' },
    },
    [
      'ok   restart: {"round":1}',
      'ok   restart: {"round":2}',
      'ok   race: {"seed":1}',
      'FAIL race: {"seed":2}',
    ],
  ]);
});
