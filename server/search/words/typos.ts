import { searchSettings } from '#contract/settings/search.ts';

/** How many typos a folded word may have; numbers none. */
export const typosAllowed = (term: string): number => {
  if (term.length < searchSettings.lettersForOneTypo || /^\p{N}+$/u.test(term)) return 0;
  return term.length < searchSettings.lettersForTwoTypos ? 1 : 2;
};

/** A possible term for a word. */
export interface Found {
  term: string;
  typos: number;
  /** Whether the word, corrected or not, is only the beginning of the term. */
  isPrefix: boolean;
}

const shared = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
};

/** Terms sorted so that common beginnings are neighbours. */
export interface Dictionary {
  terms: readonly string[];
  /** Letters that each term shares with the one before it. */
  common: Uint8Array;
  /** Letters of the longest. */
  longest: number;
}

/** @param terms sorted, none longer than a byte can count */
export const dictionaryOf = (terms: readonly string[]): Dictionary => ({
  terms,
  common: Uint8Array.from(terms, (term, at) => shared(terms[at - 1] ?? '', term)),
  longest: terms.reduce((longest, term) => Math.max(longest, term.length), 0),
});

/**
 * The distances (Damerau's, each place edited once) between the beginnings of a word and those of a term: a row a letter of
 * the term. Terms with a common beginning share rows. Written for speed: all terms pass here for every word.
 */
class Distances {
  readonly #word: string;
  readonly #width: number;
  readonly #rows: Uint8Array;
  /** By row: its least distance, and the least for the whole word up to it. */
  readonly #least: Uint8Array;
  readonly #closest: Uint8Array;
  /** Filled cells. */
  cells = 0;
  constructor(word: string, longest: number) {
    this.#word = word;
    this.#width = word.length + 1;
    this.#rows = new Uint8Array(this.#width * (longest + 1));
    for (let at = 0; at < this.#width; at += 1) this.#rows[at] = at;
    this.#least = new Uint8Array(longest + 1);
    this.#closest = new Uint8Array(longest + 1);
    this.#closest[0] = word.length;
  }

  /** From the whole word to so many letters of the term. */
  at(letters: number): number {
    return this.#rows[letters * this.#width + this.#word.length] ?? 0;
  }
  /** From the whole word to the nearest beginning of so many letters. */
  nearest(letters: number): number {
    return this.#closest[letters] ?? 0;
  }
  /** From any beginning of the word; a swap looks two rows back. */
  least(letters: number): number {
    return Math.min(this.#least[letters] ?? 0, this.#least[letters - 1] ?? this.#word.length);
  }

  /** Fills the row of so many letters of a term; the earlier ones must be filled. */
  fill(term: string, letters: number): void {
    const [word, width, rows] = [this.#word, this.#width, this.#rows];
    const row = letters * width;
    const before = row - width;
    const older = before - width;
    const [letter, last] = [term[letters - 1], term[letters - 2]];
    let left = letters;
    let least = left;
    rows[row] = left;
    for (let at = 1; at < width; at += 1) {
      const isSame = word[at - 1] === letter;
      const up = (rows[before + at] ?? 0) + 1;
      const across = (rows[before + at - 1] ?? 0) + (isSame ? 0 : 1);
      left += 1;
      if (up < left) left = up;
      if (across < left) left = across;
      if (!isSame && at > 1 && letters > 1 && word[at - 1] === last && word[at - 2] === letter) {
        const swapped = (rows[older + at - 2] ?? 0) + 1;
        if (swapped < left) left = swapped;
      }
      rows[row + at] = left;
      if (left < least) least = left;
    }
    this.cells += width;
    this.#least[letters] = least;
    this.#closest[letters] = Math.min(this.#closest[letters - 1] ?? 0, left);
  }
}

/** The possible terms of a word, and the number of steps. */
interface Search {
  found: Found[];
  /** Visited terms, and computed distances. */
  steps: number;
}

/** Terms within `typos` of a word or, if it may be a prefix, that begin with something within it. */
export const findTerms = (
  { terms, common, longest }: Dictionary,
  { term: word, isPrefix }: { term: string; isPrefix: boolean },
  typos: number,
): Search => {
  const found: Found[] = [];
  const distances = new Distances(word, longest);
  /** Letters of the last term with rows, and whether that beginning leads nowhere. */
  let [letters, isDead] = [0, false];
  for (let at = 0; at < terms.length; at += 1) {
    const inCommon = common[at] ?? 0;
    if (!isDead || inCommon < letters) {
      const term = terms[at] ?? '';
      letters = Math.min(inCommon, letters);
      isDead = false;
      while (letters < term.length && !isDead) {
        letters += 1;
        distances.fill(term, letters);
        isDead = letters < term.length && distances.least(letters) > typos;
      }
    }
    const whole = isDead ? Number.POSITIVE_INFINITY : distances.at(letters);
    const least = isPrefix ? Math.min(whole, distances.nearest(letters)) : whole;
    if (least <= typos) found.push({ term: terms[at] ?? '', typos: least, isPrefix: whole > least });
  }
  return { found, steps: terms.length + distances.cells };
};
