import type { Path } from './place.ts';
import { subjectOf, type PlacedMessage } from './sentences.ts';

/** A value without the keys that have nothing behind them, and the texts in it that no page can show. */
export const tidyValue = (value: unknown): { value: unknown; faults: PlacedMessage[] } => {
  const faults: PlacedMessage[] = [];
  const tidy = (part: unknown, path: Path): unknown => {
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed()))
      faults.push({ path, message: `${subjectOf(path)} has a character that no page can show` });
    if (Array.isArray(part)) return part.map((item, at) => tidy(item, [...path, at]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([, inside]) => inside !== null)
        .map(([key, inside]) => [key, tidy(inside, [...path, key])]),
    );
  };
  return { value: tidy(value, []), faults };
};
