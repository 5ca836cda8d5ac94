/** A mutant that no test can tell, since nobody can tell it from the right code. */
export interface Equivalent {
  file: string;
  /** The first line that it changes, trimmed. */
  line: string;
  /** The code that it replaces, and the code instead. */
  before: string;
  after: string;
  why: string;
}

/** Read by a person, one by one. An entry that matches nothing any more is reported. */
export const equivalents: readonly Equivalent[] = [
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
