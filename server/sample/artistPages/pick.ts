import { hash } from '../hash.ts';

/** One of a list, the same every time. @throws Error where the list is empty */
export const pick = <T>(list: readonly T[], ...dice: readonly number[]): T => {
  const chosen = list[hash(...dice) % list.length];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

/** So many different ones of a list, the same every time. */
export const pickSome = <T>(list: readonly T[], count: number, ...dice: readonly number[]): T[] => {
  const start = hash(...dice) % list.length;
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[(start + index) % list.length],
  ).filter((one) => one !== undefined);
};
