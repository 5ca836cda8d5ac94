import fc from 'fast-check';

/** So many whole numbers from `min` to `max`, uniformly distributed, the same for the same seed. */
export const numbers = (
  count: number,
  { min, max, seed }: { min: number; max: number; seed: number },
): number[] =>
  fc.sample(fc.array(fc.noBias(fc.integer({ min, max })), { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })[0] ?? [];

/** So many whole numbers from `min` to `max`, evenly apart. */
export const evenNumbers = (count: number, { min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(max - ((max - min) * at) / Math.max(1, count - 1)));
