import type { Equivalent } from './equivalent.ts';

export const machines: readonly Equivalent[] = [
  {
    file: 'machines/unavailable/backoff.ts',
    line: 'return asked < longestRetryAfter ? asked : longestRetryAfter;',
    before: 'asked < longestRetryAfter',
    after: 'asked <= longestRetryAfter',
    why: 'the smaller of two: where both are equal, either is right',
  },
  {
    file: 'machines/reservation/attempt.ts',
    line: 'return pause < longestRetryAfter ? pause : longestRetryAfter;',
    before: 'pause < longestRetryAfter',
    after: 'pause <= longestRetryAfter',
    why: 'the smaller of two: where both are equal, either is right',
  },
  {
    file: 'machines/reservation/facts.ts',
    line: 'return left < longestTimer ? left : longestTimer;',
    before: 'left < longestTimer',
    after: 'left <= longestTimer',
    why: 'the smaller of two: where both are equal, either is right',
  },
];
