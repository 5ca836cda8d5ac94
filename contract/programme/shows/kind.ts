import type { Kind } from './view.ts';

/** The wordings of a kind in both languages, in the spelling of {@link plain} (CAL-15, TKT-08). */
const wordings: readonly (readonly [string, Kind])[] = [
  ['in venue', 'venue'],
  ['venue', 'venue'],
  ['indoor', 'venue'],
  ['indoors', 'venue'],
  ['en salle', 'venue'],
  ['outdoor', 'outdoor'],
  ['outdoors', 'outdoor'],
  ['exterior', 'outdoor'],
  ['exterieur', 'outdoor'],
  ['online', 'online'],
  ['en ligne', 'online'],
];
const kinds: ReadonlyMap<string, Kind> = new Map(wordings);

/** Lower case, no accents, one space between words: 'In-Venue' becomes 'in venue'. */
const plain = (category: string): string =>
  category
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A programme has few categories, repeated thousands of times. Bounded, because a server may send anything. */
const spelled = new Map<string, Kind | null>();
const spelledLimit = 500;

const kindOfCategory = (category: string): Kind | null => {
  const known = spelled.get(category);
  if (known !== undefined) return known;
  const kind = kinds.get(plain(category)) ?? null;
  if (spelled.size >= spelledLimit) spelled.clear();
  spelled.set(category, kind);
  return kind;
};

/**
 * The kind of an item: that of its first category with a known name, in either language, blind to case, accents and hyphens;
 * null without one (CAL-15).
 */
export const kindOf = (categories: readonly string[]): Kind | null => {
  for (const category of categories) {
    const kind = kindOfCategory(category);
    if (kind !== null) return kind;
  }
  return null;
};
