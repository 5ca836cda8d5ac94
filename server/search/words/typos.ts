import { searchSettings } from '#contract/settings/search.ts';

/** How many typos a folded word may have; numbers none. */
export const typosAllowed = (term: string): number => {
  if (term.length < searchSettings.lettersForOneTypo || /^\p{N}+$/u.test(term)) return 0;
  return term.length < searchSettings.lettersForTwoTypos ? 1 : 2;
};

/** A term that a word may stand for. */
export interface Found {
  term: string;
  typos: number;
  /** Whether the word, or what it was meant to be, is only the beginning of the term. */
  isPrefix: boolean;
}

/** Row of the distances between the first letters of a term and every beginning of the word. */
type Row = Uint8Array;

/** Distances (Damerau's, each place edited once) after one letter more: `row` is that of the letters before it. */
const nextRow = (
  word: string,
  { letter, before, row, older }: { letter: string; before: string; row: Row; older: Row | undefined },
): Row => {
  const next = new Uint8Array(row.length);
  next[0] = (row[0] ?? 0) + 1;
  for (let at = 1; at < row.length; at += 1) {
    const isSame = word[at - 1] === letter;
    let least = Math.min((next[at - 1] ?? 0) + 1, (row[at] ?? 0) + 1, (row[at - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwap = at > 1 && older !== undefined && word[at - 1] === before && word[at - 2] === letter;
    if (isSwap) least = Math.min(least, (older[at - 2] ?? 0) + 1);
    next[at] = least;
  }
  return next;
};

const shared = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
};

/** The distances along one path of letters; terms with a common beginning have a part of it in common. */
class Path {
  readonly #word: string;
  readonly #typos: number;
  readonly #rows: Row[];
  /** The least distance of a beginning of the term, up to each of its letters. */
  readonly #closest: number[];
  /** How many letters lead nowhere, whatever follows. */
  #deadEnd = Number.POSITIVE_INFINITY;
  #term = '';
  constructor(word: string, typos: number) {
    this.#word = word;
    this.#typos = typos;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, at) => at)];
    this.#closest = [word.length];
  }

  /** Leaves the last term where the next one does. */
  follow(term: string): void {
    const common = shared(this.#term, term);
    this.#term = term;
    if (common >= this.#deadEnd) return;
    this.#deadEnd = Number.POSITIVE_INFINITY;
    this.#rows.length = Math.min(common + 1, this.#rows.length);
    this.#closest.length = this.#rows.length;
    for (let at = this.#rows.length - 1; at < term.length; at += 1) if (!this.#step(at)) return;
  }

  /** Of the whole term. */
  get whole(): number {
    return this.#deadEnd === Number.POSITIVE_INFINITY
      ? (this.#rows.at(-1)?.[this.#word.length] ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  }
  /** Of that beginning of the term which is nearest. */
  get beginning(): number {
    return this.#closest.at(-1) ?? Number.POSITIVE_INFINITY;
  }

  /** @returns whether it leads anywhere: a swap looks two rows back */
  #step(at: number): boolean {
    const [row, older] = [this.#rows[at], this.#rows[at - 1]];
    if (row === undefined) return false;
    if (Math.min(...row) > this.#typos && Math.min(...(older ?? row)) > this.#typos) {
      this.#deadEnd = at;
      return false;
    }
    const [letter = '', before = ''] = [this.#term[at], this.#term[at - 1]];
    const next = nextRow(this.#word, { letter, before, row, older });
    this.#rows.push(next);
    this.#closest.push(Math.min(this.beginning, next[this.#word.length] ?? this.#word.length));
    return true;
  }
}

/**
 * Terms within `typos` of a word or, where it may be a prefix, that begin with something within it. Terms with a common
 * beginning must stand side by side: what it costs is counted once, and where it is too much all of them are passed.
 */
export const findTerms = (
  terms: Iterable<string>,
  { term: word, isPrefix }: { term: string; isPrefix: boolean },
  typos: number,
): Found[] => {
  const found: Found[] = [];
  const path = new Path(word, typos);
  for (const term of terms) {
    path.follow(term);
    const { whole, beginning } = path;
    const least = isPrefix ? Math.min(whole, beginning) : whole;
    if (least <= typos) found.push({ term, typos: least, isPrefix: whole > least });
  }
  return found;
};
