import {
  numericAttributes,
  textFacets,
  type NumericAttribute,
  type TextFacet,
} from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';

/** The values of a facet: each once, with its numbers for each record. */
export class TextColumn {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #folded = new Map<string, number[]>();
  readonly #ofPlaces: (readonly number[])[] = [];

  put(place: number, values: readonly string[]): void {
    this.#ofPlaces[place] = [...new Set(values)].map((value) => this.#numberOf(value));
  }
  take(place: number): void {
    this.#ofPlaces[place] = [];
  }
  at(place: number): readonly number[] {
    return this.#ofPlaces[place] ?? [];
  }
  /** Numbers of a value, in any case: as the hosted service compares. */
  numbersOf(value: string): readonly number[] {
    return this.#folded.get(value.toLowerCase()) ?? [];
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    const folded = value.toLowerCase();
    this.#folded.set(folded, [...(this.#folded.get(folded) ?? []), number]);
    return number;
  }
}

const textsOf = (record: SearchRecord, facet: TextFacet): readonly string[] => {
  switch (facet) {
    case 'kind':
    case 'lang':
      return [record[facet]];
    case 'date.year':
      return record.date.year;
    case 'date.month':
      return record.date.month;
    case 'date.day':
      return record.date.day;
    default:
      return record[facet];
  }
};
const numbersOf = (record: SearchRecord, attribute: NumericAttribute): readonly number[] =>
  [record[attribute] ?? []].flat();

const lengthOf = (values: readonly unknown[] | undefined): number => values?.length ?? 0;

/** The attributes that filter and count results. */
export class Columns {
  readonly texts = new Map<string, TextColumn>(textFacets.map((facet) => [facet, new TextColumn()]));
  /** By attribute: the numbers of each place. */
  readonly numbers = new Map<string, (readonly number[])[]>(
    numericAttributes.map((attribute) => [attribute, []]),
  );

  put(place: number, record: SearchRecord): void {
    for (const facet of textFacets) this.texts.get(facet)?.put(place, textsOf(record, facet));
    for (const attribute of numericAttributes) {
      const column = this.numbers.get(attribute);
      if (column) column[place] = numbersOf(record, attribute);
    }
  }
  /** The number of an attribute's values at some places, all together. */
  countValues(attribute: string, places: readonly number[]): number {
    const [texts, numbers] = [this.texts.get(attribute), this.numbers.get(attribute)];
    let count = 0;
    if (texts) for (const place of places) count += texts.at(place).length;
    else if (numbers) for (const place of places) count += lengthOf(numbers[place]);
    return count;
  }
  take(place: number): void {
    for (const column of this.texts.values()) column.take(place);
    for (const column of this.numbers.values()) column[place] = [];
  }
}
