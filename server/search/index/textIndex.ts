import MiniSearch from 'minisearch';
import { searchedAttributes, type SearchedAttribute } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { ofSingular, sameInNumber, termsOfWord } from '../words/terms.ts';
import { dictionaryOf, findTerms, typosAllowed, type Dictionary, type Found } from '../words/typos.ts';
import { compoundsOf } from '../words/words.ts';
import type { QueryWord } from '../words/readQuery.ts';

/** The terms of a text: its words, and compounds as one. */
const termsOf = (text: string): string[] =>
  compoundsOf(text).flatMap(({ words, whole }) => {
    const terms = words.flatMap(({ term }) => termsOfWord(term));
    if (whole !== null) terms.push(whole.term);
    return terms;
  });

type Texts = Pick<SearchRecord, SearchedAttribute> & { id: string };

/** The positions of a term: its attribute among the searched ones, and the records there. */
export interface Posting {
  attribute: number;
  places: Iterable<number>;
}

/**
 * MiniSearch as the inverted index: it cuts texts into terms, stores their positions, and removes records. Our ranking
 * differs from its own (SRCH-10: no typos first, then the nearest date), so this reads its lists of records directly. A
 * record's place is the number from MiniSearch, which never reuses it.
 */
export class TextIndex extends MiniSearch<Texts> {
  #terms: Dictionary | null = null;
  constructor() {
    super({
      fields: [...searchedAttributes],
      tokenize: termsOf,
      processTerm: (term) => term,
      autoVacuum: false,
    });
  }

  /** One more than the last place. */
  get places(): number {
    return this._nextId;
  }

  put(record: SearchRecord): number {
    this.#terms = null;
    this.add({ ...record, id: record.objectID });
    return this._nextId - 1;
  }

  take(record: SearchRecord): void {
    this.#terms = null;
    this.remove({ ...record, id: record.objectID });
  }

  /** The terms that a word of a query stands for, each once, with what it costs, and how many steps it took. */
  find(word: QueryWord, hasTypos: boolean): { found: Found[]; steps: number } {
    const { term } = word;
    const { found, steps } = findTerms(this.#words(), word, hasTypos ? typosAllowed(term) : 0);
    const same = sameInNumber(term).filter((one) => this._index.has(one));
    const isSame = new Set(same);
    return {
      found: [
        ...found.filter((one) => !isSame.has(one.term)),
        ...same.map((one) => ({ term: one, typos: 0, isPrefix: false })),
      ],
      steps,
    };
  }

  postings(term: string): Posting[] {
    const fields = this._index.get(term);
    return fields === undefined
      ? []
      : Array.from(fields, ([attribute, records]) => ({ attribute, places: records.keys() }));
  }

  /** Terms with a common beginning are neighbours in the tree of the index. */
  #words(): Dictionary {
    this.#terms ??= dictionaryOf([...this._index.keys()].filter((term) => !term.startsWith(ofSingular)));
    return this.#terms;
  }
}
