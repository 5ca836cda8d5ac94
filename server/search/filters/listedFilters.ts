import { numericAttributes } from '#contract/settings/search.ts';
import { searchLimits } from '../limits.ts';
import { FilterError } from './filterError.ts';
import { all, not, some, tags, type Filter } from './filter.ts';
import { parseFilters } from './parseFilters.ts';
import { beginsScore, scoreOf } from './score.ts';

type Listed = readonly (string | readonly string[])[];
/** A list of filters that must all match, those of an inner list in place of each other; or that list as one text. */
export type ListedFilters = string | Listed;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** `a,(b,c)`: those between commas must all match, those in parentheses in place of each other. */
const readCommas = (text: string, name: string): Listed => {
  if (text.length > searchLimits.filter)
    throw new FilterError(`${name}: longer than ${searchLimits.filter} characters`);
  const entries: (string | readonly string[])[] = [];
  let group: string[] | null = null;
  for (const part of text.split(',').map((each) => each.trim())) {
    if (group === null && !part.startsWith('(')) {
      if (part !== '') entries.push(part);
      continue;
    }
    const inside: string = group === null ? part.slice(1) : part;
    const isLast = countOf(inside, ')') > countOf(inside, '(');
    group = [...(group ?? []), isLast ? inside.slice(0, -1) : inside];
    if (!isLast) continue;
    entries.push(group);
    group = null;
  }
  if (group !== null) throw new FilterError(`${name}: a closing parenthesis is missing`);
  return entries;
};

const entriesOf = (listed: ListedFilters, name: string): Listed =>
  typeof listed === 'string' ? readCommas(listed, name) : listed;

const readList = (listed: ListedFilters, name: string, read: (text: string) => Filter): Filter =>
  all(
    entriesOf(listed, name).map((entry) => (typeof entry === 'string' ? read(entry) : some(entry.map(read)))),
  );

/** `show<score=2>` as a value and what it weighs. */
const readScored = (written: string, name: string): { value: string; score?: number } => {
  const at = written.endsWith('>') ? written.lastIndexOf(beginsScore) : -1;
  if (at === -1) return { value: written };
  const score = scoreOf(written.slice(at + beginsScore.length, -1));
  if (score === null) throw new FilterError(`${name}: a score that is no whole number from 0 to 65535`);
  return { value: written.slice(0, at), score };
};

/** `show`; `-show` is not that, `\-show` begins with the sign. */
const readValue = (attribute: string, written: string, name: string): Filter => {
  const { value, ...scored } = readScored(written, name);
  return value.startsWith('-')
    ? not({ kind: 'value', attribute, value: value.slice(1), ...scored })
    : { kind: 'value', attribute, value: value.replace(/^\\-/, '-'), ...scored };
};

/** `kind:show` */
const facetReader =
  (name: string) =>
  (text: string): Filter => {
    const colon = text.indexOf(':');
    if (colon < 1) throw new FilterError(`${name}: “${text}” is not attribute:value`);
    return readValue(text.slice(0, colon), text.slice(colon + 1), name);
  };

/** @throws FilterError */
export const readFacetFilters = (listed: ListedFilters): Filter =>
  readList(listed, 'facetFilters', facetReader('facetFilters'));

/** Values of the tags alone. @throws FilterError */
export const readTagFilters = (listed: ListedFilters): Filter =>
  readList(listed, 'tagFilters', (text) => readValue(tags, text, 'tagFilters'));

/** `price >= 10`, `price:10 TO 20`. @throws FilterError */
export const readNumericFilters = (listed: ListedFilters): Filter =>
  readList(listed, 'numericFilters', (text) => {
    const filter = parseFilters(text.replace(/\sto\s/, ' TO '));
    if (filter.kind === 'compare' || filter.kind === 'range') return filter;
    throw new FilterError(`numericFilters: “${text}” compares no number`);
  });

const numeric: readonly string[] = numericAttributes;
const isOfNumber = (filter: Filter): boolean =>
  filter.kind === 'not' ? isOfNumber(filter.of) : 'attribute' in filter && numeric.includes(filter.attribute);

/** Conditions that only weigh: however the lists stand in each other, one is enough; of numbers none weighs. @throws FilterError */
export const readOptionalFilters = (listed: ListedFilters): Filter =>
  some(
    entriesOf(listed, 'optionalFilters')
      .flat()
      .map(facetReader('optionalFilters'))
      .filter((filter) => !isOfNumber(filter)),
  );
