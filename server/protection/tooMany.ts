import { Refusal } from '../refusal.ts';

/** The refusal of too many requests. @param seconds before another try */
export const tooMany = (seconds: number): Refusal =>
  new Refusal('too-many', 'This was asked too often; try again later', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  });
