import { Refusal } from '../refusal.ts';

/** The refusal of what was asked too often. @param seconds until it may be asked again */
export const tooMany = (seconds: number): Refusal =>
  new Refusal('too-many', 'This was asked too often; try again later', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  });
