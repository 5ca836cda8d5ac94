import type { QueryWord } from '../words/readQuery.ts';
import type { Found } from '../words/typos.ts';

/** The records that match a query, with their costs. */
export interface Matches {
  places: readonly number[];
  /** By place. */
  costs: Uint32Array;
  /** The terms of each word, in the order of the query. */
  words: { word: QueryWord; terms: ReadonlyMap<string, Found> }[];
}

/** A word of a query: its terms, and the records with one, with the cheapest of them. */
export interface WordMatches {
  terms: ReadonlyMap<string, Found>;
  places: Uint32Array;
  costs: Uint32Array;
  /** The cost of finding them, in units of work. */
  units: number;
}

/** A part of a query: the matches of each of its words, and of each word in place of all of them. */
export interface PartMatches {
  words: ({ word: QueryWord } & WordMatches)[];
  others: WordMatches[];
}

/** The records that match every word of a part, or one in their place; with the cheapest costs, by place. */
export const joined = ({ words, others }: PartMatches, size: number): Pick<Matches, 'places' | 'costs'> => {
  const costs = new Uint32Array(size);
  const [first, ...rest] = words;
  first?.places.forEach((place, at) => {
    costs[place] = first.costs[at] ?? 0;
  });
  let places = [...(first?.places ?? [])];
  for (const other of rest) {
    const added = new Uint32Array(size);
    other.places.forEach((place, at) => {
      added[place] = other.costs[at] ?? 0;
    });
    for (const place of places) costs[place] = added[place] ? (costs[place] ?? 0) + added[place] : 0;
    places = places.filter((place) => costs[place]);
  }
  for (const other of others)
    other.places.forEach((place, at) => {
      // As much as the words that it stands for.
      const cost = (other.costs[at] ?? 0) * words.length;
      const known = costs[place] ?? 0;
      if (known === 0) places.push(place);
      if (known === 0 || cost < known) costs[place] = cost;
    });
  return { places, costs };
};

/** The terms of the words of a part: what is found in their place stands for each of them. */
export const foundTerms = ({ words, others }: PartMatches): Matches['words'] =>
  words.map(({ word, terms }) => ({
    word,
    terms: others.length === 0 ? terms : new Map([...others.flatMap((other) => [...other.terms]), ...terms]),
  }));
