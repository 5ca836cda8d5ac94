import type { Now } from './NowLine.tsx';
import type { Part, Stretch } from './stretches.ts';

/** The place of the present moment among some shows of a day: before a part, at their end, or elsewhere. */
export type PlaceOfNow = { before: Part } | 'end' | null;

/** If all of these shows are later, or more follow, the present moment may be elsewhere. */
export const placeOfNow = (
  stretches: readonly Stretch[],
  now: Now | null,
  { offset, hidden }: { offset: number; hidden: number },
): PlaceOfNow => {
  if (now === null) return null;
  const parts = stretches.flatMap((stretch) => stretch.parts);
  const later = parts.find((part) => part.time > now.time);
  if (later === undefined) return hidden === 0 ? 'end' : null;
  return offset === 0 || later !== parts[0] ? { before: later } : null;
};
