import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { Columns } from '../index/columns.ts';
import { searchLimits } from '../limits.ts';
import { bare } from '../records/source.ts';
import { compile } from './compile.ts';
import { operators, type Filter, type Operator } from './filter.ts';
import { FilterError } from './filterError.ts';
import {
  readFacetFilters,
  readNumericFilters,
  readOptionalFilters,
  readTagFilters,
} from './listedFilters.ts';
import { parseFilters } from './parseFilters.ts';
import { hasScore } from './weights.ts';

const value = (attribute: string, text: string, score?: number): Filter => ({
  kind: 'value',
  attribute,
  value: text,
  ...(score !== undefined && { score }),
});
const compare = (operator: Operator, number: number, score?: number): Filter => ({
  kind: 'compare',
  attribute: 'price',
  operator,
  number,
  ...(score !== undefined && { score }),
});
const [a, b, c] = ['a', 'b', 'c'].map((text) => value('cities', text));
if (!a || !b || !c) throw new Error('There are three');

describe('the grammar', () => {
  test.each<[string, Filter]>([
    ['', { kind: 'and', of: [] }],
    ['cities:a', a],
    [' cities : a ', a],
    ['cities:a AND cities:b OR cities:c', { kind: 'or', of: [{ kind: 'and', of: [a, b] }, c] }],
    ['cities:a AND (cities:b OR cities:c)', { kind: 'and', of: [a, { kind: 'or', of: [b, c] }] }],
    ['NOT cities:a', { kind: 'not', of: a }],
    ['NOT"cities:a"', { kind: 'not', of: a }],
    [`cities:a OR'cities:b'`, { kind: 'or', of: [a, b] }],
    ['NOTcities:a', value('NOTcities', 'a')],
    ['NOT(cities:a OR NOT cities:b)', { kind: 'not', of: { kind: 'or', of: [a, { kind: 'not', of: b }] } }],
    ['cities:"Trois-Rivières (QC)"', value('cities', 'Trois-Rivières (QC)')],
    [`cities:'L\\'Anse "x"'`, value('cities', `L'Anse "x"`)],
    ['cities:"AND"', value('cities', 'AND')],
    ['"date.day":"2027 > 07 > 16"', value('date.day', '2027 > 07 > 16')],
    ['"cities:a" OR "cities:b"', { kind: 'or', of: [a, b] }],
    ['cities:a:b', value('cities', 'a:b')],
    ['"title:Foo: Bar"', value('title', 'Foo: Bar')],
    ['ANDREW', value('_tags', 'ANDREW')],
    ['price<10.5', compare('<', 10.5)],
    ['price != -3', compare('!=', -3)],
    ['price >= 10 AND price<=.5', { kind: 'and', of: [compare('>=', 10), compare('<=', 0.5)] }],
    ['price:10 TO 20', { kind: 'range', attribute: 'price', from: 10, to: 20 }],
    ['price:"10"', value('price', '10')],
    ['cities:a<score=2>', value('cities', 'a', 2)],
    ['cities:"a b"<score=65535>', value('cities', 'a b', 65_535)],
    ['"cities:a"<score=0>', value('cities', 'a', 0)],
    ['cities:"a<score=2>"', value('cities', 'a<score=2>')],
    ['featured<score=3>', value('_tags', 'featured', 3)],
    ['price>10<score=4>', compare('>', 10, 4)],
    ['price:1 TO 2<score=5>', { kind: 'range', attribute: 'price', from: 1, to: 2, score: 5 }],
    [
      '(cities:a<score=2> OR cities:b) AND price<3',
      { kind: 'and', of: [{ kind: 'or', of: [value('cities', 'a', 2), b] }, compare('<', 3)] },
    ],
  ])('SRCH-02: %s', (text, filter) => {
    expect(parseFilters(text)).toEqual(filter);
  });

  test.each([
    ['cities:a cities:b', 'filters: AND or OR is missing at position 9'],
    ['cities:', 'filters: a name or a value is missing at position 7'],
    ['(cities:a', 'filters: a closing parenthesis is missing at position 9'],
    ['cities:a)', 'filters: AND or OR is missing at position 8'],
    ['cities:"a', 'filters: a quote that nothing ends at position 7'],
    ['price < ten', 'filters: “ten” is not a number at position 11'],
    ['price:1 TO x', 'filters: “x” is not a number at position 12'],
    ['NOT', 'filters: a name or a value is missing at position 3'],
    ['cities:a AND', 'filters: a name or a value is missing at position 12'],
    ['cities:a<score=65536>', 'filters: a score that is no whole number from 0 to 65535 at position 8'],
    ['cities:a<score=x>', 'filters: a score that is no whole number from 0 to 65535 at position 8'],
    ['cities:a<score=1', 'filters: a score that is no whole number from 0 to 65535 at position 8'],
  ])('SRCH-12: %s is refused: %s', (text, message) => {
    expect(() => parseFilters(text)).toThrow(new FilterError(message));
  });

  test('SRCH-12: a filter that is too long or too deep is refused', () => {
    expect(() => parseFilters('('.repeat(5_000))).toThrow('too many parentheses');
    expect(() => parseFilters('NOT '.repeat(2_000))).toThrow('too many parentheses');
    expect(() => parseFilters('x'.repeat(searchLimits.filter + 1))).toThrow('longer than');
  });

  test('SRCH-02: listed filters: all of the outer list, some of an inner one', () => {
    expect(readFacetFilters(['cities:a', ['cities:b', 'cities:c']])).toEqual({
      kind: 'and',
      of: [a, { kind: 'or', of: [b, c] }],
    });
    expect(readFacetFilters('cities:-a')).toEqual({ kind: 'and', of: [{ kind: 'not', of: a }] });
    expect(readFacetFilters('cities:\\-a')).toEqual({ kind: 'and', of: [value('cities', '-a')] });
    expect(readNumericFilters([['price>=10', 'price:1 TO 2']])).toEqual({
      kind: 'and',
      of: [{ kind: 'or', of: [compare('>=', 10), { kind: 'range', attribute: 'price', from: 1, to: 2 }] }],
    });
    expect(() => readFacetFilters('cities')).toThrow(FilterError);
    expect(() => readNumericFilters('cities:a')).toThrow(FilterError);
  });

  test('SRCH-10: a list of filters as one text: commas are and, parentheses or; in a list a comma is a part of the value', () => {
    expect(readFacetFilters('cities:a, (cities:b,cities:-c),')).toEqual({
      kind: 'and',
      of: [a, { kind: 'or', of: [b, { kind: 'not', of: c }] }],
    });
    expect(readFacetFilters('cities:x (y),(cities:x (y),cities:b)')).toEqual({
      kind: 'and',
      of: [value('cities', 'x (y)'), { kind: 'or', of: [value('cities', 'x (y)'), b] }],
    });
    expect(readFacetFilters(['cities:a,b'])).toEqual({ kind: 'and', of: [value('cities', 'a,b')] });
    const range: Filter = { kind: 'range', attribute: 'price', from: 1, to: 2 };
    expect(readNumericFilters('price>=10,(price:1 to 2,price=3)')).toEqual({
      kind: 'and',
      of: [compare('>=', 10), { kind: 'or', of: [range, compare('=', 3)] }],
    });
    expect(readTagFilters('x,(y,-z)')).toEqual({
      kind: 'and',
      of: [
        value('_tags', 'x'),
        { kind: 'or', of: [value('_tags', 'y'), { kind: 'not', of: value('_tags', 'z') }] },
      ],
    });
    expect(() => readFacetFilters('(cities:a,cities:b')).toThrow(
      'facetFilters: a closing parenthesis is missing',
    );
    expect(() => readFacetFilters(`cities:${'a,'.repeat(searchLimits.filter)}`)).toThrow('longer than');
  });

  test.each([
    ['cities:a', false],
    ['cities:a<score=0>', true],
    ['cities:a AND (cities:b OR price>1<score=2>)', true],
    ['NOT cities:a<score=2>', true],
    ['NOT (cities:a OR cities:b)', false],
    ['', false],
  ])('SRCH-10: whether %j says what any of its conditions weighs: %j', (text, isSaid) => {
    expect(hasScore(parseFilters(text))).toBe(isSaid);
  });

  test('SRCH-10: listed filters may weigh, and optional ones are alternatives of texts', () => {
    expect(readFacetFilters(['cities:a<score=2>', 'cities:-b<score=3>'])).toEqual({
      kind: 'and',
      of: [value('cities', 'a', 2), { kind: 'not', of: value('cities', 'b', 3) }],
    });
    expect(readOptionalFilters([['cities:a', 'cities:-b'], 'cities:c<score=7>', 'price:10'])).toEqual({
      kind: 'or',
      of: [a, { kind: 'not', of: b }, value('cities', 'c', 7)],
    });
    expect(readOptionalFilters(['price:-10', 'starts:5', 'cities:-a'])).toEqual({
      kind: 'or',
      of: [{ kind: 'not', of: a }],
    });
    expect(() => readFacetFilters(['cities:a<score=-1>'])).toThrow(
      'facetFilters: a score that is no whole number from 0 to 65535',
    );
  });
});

const cities = ['Montréal', 'Trois-Rivières', 'a "quoted" one', 'AND', 'x (y)', '-z', 'back\\slash'];
const record = fc.record({
  cities: fc.uniqueArray(fc.constantFrom(...cities), { maxLength: 3 }),
  price: fc.option(fc.integer({ min: -2, max: 4 }), { nil: undefined }),
  starts: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
});
type Facts = typeof record extends fc.Arbitrary<infer T> ? T : never;

const toRecord = ({ price, ...facts }: Facts): SearchRecord => ({
  ...bare,
  objectID: 'show-1-fr',
  kind: 'show',
  lang: 'fr',
  title: '',
  url: '/fr',
  image: null,
  summary: '',
  body: '',
  ...facts,
  ...(price !== undefined && { price }),
});

const number = fc.integer({ min: -2, max: 5 });
const numeric = fc.constantFrom('price', 'starts');
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...cities, 'nowhere').map((text): Filter => value('cities', text)),
    fc.record({
      kind: fc.constant('compare' as const),
      attribute: numeric,
      operator: fc.constantFrom(...operators),
      number,
    }),
    fc.record({ kind: fc.constant('range' as const), attribute: numeric, from: number, to: number }),
    tie('filter').map((of): Filter => ({ kind: 'not', of })),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const written = (filter: Filter): string => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.of.map(written).join(` ${filter.kind.toUpperCase()} `)})`;
    case 'not':
      return `NOT ${written(filter.of)}`;
    case 'value':
      return `${filter.attribute}:${quoted(filter.value)}`;
    case 'compare':
      return `${filter.attribute} ${filter.operator} ${filter.number}`;
    case 'range':
      return `${filter.attribute}:${filter.from} TO ${filter.to}`;
  }
};

/** A filter's meaning, evaluated on the record itself. */
const isMeant = (filter: Filter, facts: Facts): boolean => {
  const numbersOf = (attribute: string): number[] =>
    attribute === 'starts' ? facts.starts : facts.price === undefined ? [] : [facts.price];
  switch (filter.kind) {
    case 'and':
      return filter.of.every((part) => isMeant(part, facts));
    case 'or':
      return filter.of.some((part) => isMeant(part, facts));
    case 'not':
      return !isMeant(filter.of, facts);
    case 'value':
      return facts.cities.includes(filter.value);
    case 'range':
      return numbersOf(filter.attribute).some((one) => one >= filter.from && one <= filter.to);
    case 'compare':
      return numbersOf(filter.attribute).some(
        (one) =>
          ({
            '<': one < filter.number,
            '<=': one <= filter.number,
            '=': one === filter.number,
            '!=': one !== filter.number,
            '>=': one >= filter.number,
            '>': one > filter.number,
          })[filter.operator],
      );
  }
};

describe('any filter', () => {
  test('SRCH-02: what is written is read as it was meant', () => {
    fc.assert(
      fc.property(filter, (meant) => {
        expect(parseFilters(written(meant))).toEqual(meant);
      }),
    );
  });

  test('SRCH-02: leaves the records that a plain reading of them leaves', () => {
    fc.assert(
      fc.property(filter, fc.array(record, { maxLength: 8 }), (meant, records) => {
        const columns = new Columns();
        records.forEach((facts, place) => columns.put(place, toRecord(facts)));
        const left = compile(columns, meant);
        expect(records.map((_, place) => left(place))).toEqual(records.map((facts) => isMeant(meant, facts)));
      }),
    );
  });

  test('SRCH-12: no text breaks the reading: it is a filter, or refused in words', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab:<=>!()"\'\\ ANDORNT1-.é🎪'), maxLength: 40 });
    fc.assert(
      fc.property(text, (any) => {
        try {
          parseFilters(any);
        } catch (caught) {
          expect(caught).toBeInstanceOf(FilterError);
        }
      }),
    );
  });
});
