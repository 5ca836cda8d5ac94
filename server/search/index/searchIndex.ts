import { LRUCache } from 'lru-cache';
import { searchedAttributes, searchedLevels } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { searchLimits } from '../limits.ts';
import { readParts, type QueryPart, type QueryType, type QueryWord } from '../words/readQuery.ts';
import { otherWords } from '../words/synonyms.ts';
import type { OtherWords } from '../words/readSynonyms.ts';
import { keyOf } from '../words/words.ts';
import { unitsOf } from '../work/limits.ts';
import type { Work } from '../work/work.ts';
import { Columns } from './columns.ts';
import { foundTerms, joined, type Matches, type PartMatches, type WordMatches } from './matches.ts';
import { TextIndex } from './textIndex.ts';
import { nearnessOf, orderedUntil } from './starts.ts';

/** The level of each searched attribute. */
const levels = searchedLevels.flatMap((level, at) => level.map(() => at));

/**
 * A match's cost, in one number: typos weigh most, then the words that are only beginnings, then the words' attributes. With
 * {@link searchLimits.words} words none overflows into the next.
 */
const costOf = (typos: number, isPrefix: boolean, attribute: number): number =>
  1 + (typos << 16) + (isPrefix ? 1 << 8 : 0) + (levels[attribute] ?? 0);
const wholeTitle = 0;
/** The range of a cost below its typos. */
const belowTypos = 1 << 16;
export const typosOf = (cost: number): number => cost >>> 16;

/** How the words of a query are looked for. */
export interface Looking {
  type: QueryType;
  hasTypos: boolean;
  hasSynonyms: boolean;
  /** Places of the attributes that are looked in, in their order; null is all of them. */
  attributes: readonly number[] | null;
}
const usually: Looking = { type: 'prefixLast', hasTypos: true, hasSynonyms: true, attributes: null };

interface Ordered extends Pick<Matches, 'places' | 'costs'> {
  /** By place, what the filters weigh; null where they weigh all alike. */
  weights?: ReadonlyMap<number, number> | null;
}

/** Records by their words, their values and their dates. */
export class SearchIndex {
  readonly columns = new Columns();
  readonly #texts = new TextIndex();
  readonly #records = new Map<number, SearchRecord>();
  readonly #titles = new Map<number, string>();
  readonly #places = new Map<string, number>();
  readonly #words = new LRUCache<string, WordMatches>({ max: searchLimits.keptWords });
  #order: { ranks: Uint32Array; from: number; until: number } | null = null;

  get size(): number {
    return this.#records.size;
  }
  /** Whether so many records are gone that the others should get new places. */
  get isWasteful(): boolean {
    return this.#texts.places - this.size > this.size + searchLimits.emptyPlaces;
  }

  put(record: SearchRecord): void {
    this.take(record.objectID);
    const place = this.#texts.put(record);
    this.#places.set(record.objectID, place);
    this.#records.set(place, record);
    this.#titles.set(place, keyOf(record.title));
    this.columns.put(place, record);
    this.#forget();
  }

  take(objectID: string): void {
    const place = this.#places.get(objectID);
    const record = place === undefined ? undefined : this.#records.get(place);
    if (place === undefined || record === undefined) return;
    this.#texts.take(record);
    this.#places.delete(objectID);
    this.#records.delete(place);
    this.#titles.delete(place);
    this.columns.take(place);
    this.#forget();
  }

  at(place: number): SearchRecord | undefined {
    return this.#records.get(place);
  }

  /** The records that match every word of a query, or its synonyms; all of them where it has none. @throws SearchError */
  async match(query: string, work: Work, looking = usually): Promise<Matches> {
    const parts: PartMatches[] = [];
    let looked = 0;
    const none: OtherWords = new Map();
    for (const part of readParts(query, looking.type, looking.hasSynonyms ? otherWords : none)) {
      const matches = await this.#matchesOfPart(part, looking, work);
      looked += matches.words.length + matches.others.length;
      parts.push(matches);
    }
    // From here on without a pause: the records may change between two steps.
    const size = this.#texts.places;
    work.count((looked + 1) * size * unitsOf.place);
    const [first, ...others] = parts;
    if (first === undefined)
      return { places: [...this.#records.keys()], costs: new Uint32Array(size), words: [] };
    let { places, costs } = joined(first, size);
    for (const other of others) {
      const added = joined(other, size).costs;
      places = places.filter((place) => added[place]);
      for (const place of places) costs[place] = (costs[place] ?? 0) + (added[place] ?? 0);
    }
    const key = keyOf(query.slice(0, searchLimits.query));
    if (looking.attributes?.includes(searchedAttributes.indexOf('title')) ?? true)
      for (const place of places) if (this.#titles.get(place) === key) costs[place] = wholeTitle;
    return { places, costs, words: parts.flatMap(foundTerms) };
  }

  /**
   * Those of the places that still have a record: the fewest typos first, then the heaviest, then the cheapest; equal ones by
   * the nearest date (`now` in epoch seconds), then by id. Without weights none weighs anything.
   */
  inOrder({ places, costs, weights = null }: Ordered, now: number): number[] {
    const ranks = this.#ranks(now);
    const factor = ranks.length + 1;
    const present = places.filter((place) => this.#records.has(place));
    const heaviest = [...new Set(weights?.values())].sort((one, other) => other - one);
    const lightness = new Map(heaviest.map((weight, at) => [weight, at]));
    const levels = Math.max(1, heaviest.length);
    const levelOf = (place: number): number => lightness.get(weights?.get(place) ?? 0) ?? 0;
    const keys = Float64Array.from(present, (place) => {
      const cost = costs[place] ?? 0;
      const level = typosOf(cost) * levels + levelOf(place);
      return (level * belowTypos + (cost % belowTypos)) * factor + (ranks[place] ?? 0);
    }).sort();
    const ofRank = new Uint32Array(factor);
    for (const place of present) ofRank[ranks[place] ?? 0] = place;
    return Array.from(keys, (key) => ofRank[key % factor] ?? 0);
  }

  #forget(): void {
    this.#order = null;
    if (this.#words.size > 0) this.#words.clear();
  }

  #ranks(now: number): Uint32Array {
    if (this.#order && this.#order.from <= now && now < this.#order.until) return this.#order.ranks;
    const ranks = new Uint32Array(this.#texts.places);
    Array.from(this.#records, ([place, record]) => ({
      place,
      nearness: nearnessOf(record, now),
      id: record.objectID,
    }))
      .sort((one, other) => one.nearness - other.nearness || (one.id < other.id ? -1 : 1))
      .forEach(({ place }, rank) => {
        ranks[place] = rank;
      });
    this.#order = { ranks, from: now, until: orderedUntil(this.#records.values(), now) };
    return ranks;
  }

  async #matchesOfPart(part: QueryPart, looking: Looking, work: Work): Promise<PartMatches> {
    const matches: PartMatches = { words: [], others: [] };
    for (const word of part.words) {
      await work.pause();
      matches.words.push({ word, ...this.#matchesOf(word, looking, work) });
    }
    for (const term of part.others) {
      await work.pause();
      // As by the hosted service: a synonym is found whole.
      matches.others.push(this.#matchesOf({ term, isPrefix: false }, { ...looking, hasTypos: false }, work));
    }
    return matches;
  }

  #matchesOf(word: QueryWord, { hasTypos, attributes }: Looking, work: Work): WordMatches {
    const key = [word.term, word.isPrefix, hasTypos, ...(attributes ?? [])].join(' ');
    const kept = this.#words.get(key);
    if (kept) {
      work.countKept(kept.units);
      return kept;
    }
    const costs = new Uint32Array(this.#texts.places);
    const places: number[] = [];
    const { found, steps } = this.#texts.find(word, hasTypos);
    let postings = 0;
    for (const { term, typos, isPrefix } of found)
      for (const { attribute, places: having } of this.#texts.postings(term)) {
        if (attributes !== null && !attributes.includes(attribute)) continue;
        const cost = costOf(typos, isPrefix, attribute);
        for (const place of having) {
          postings += 1;
          const known = costs[place] ?? 0;
          if (known === 0) places.push(place);
          if (known === 0 || cost < known) costs[place] = cost;
        }
      }
    const matches = {
      terms: new Map(found.map((one) => [one.term, one])),
      places: Uint32Array.from(places),
      costs: Uint32Array.from(places, (place) => costs[place] ?? 0),
      units: unitsOf.word + steps * unitsOf.step + found.length * unitsOf.term + postings * unitsOf.posting,
    };
    this.#words.set(key, matches);
    work.count(matches.units);
    return matches;
  }
}
