import { FilterError } from './filterError.ts';
import { all, not, some, type Filter } from './filter.ts';
import { parseFilters } from './parseFilters.ts';

/** A list of filters that must all match; an inner list is a choice. */
export type ListedFilters = string | readonly (string | readonly string[])[];

const readList = (listed: ListedFilters, read: (text: string) => Filter): Filter =>
  all([listed].flat().map((entry) => (typeof entry === 'string' ? read(entry) : some(entry.map(read)))));

/** `kind:show`; `kind:-show` negates it, `kind:\-show` begins with the sign. */
const readFacet = (text: string): Filter => {
  const colon = text.indexOf(':');
  if (colon < 1) throw new FilterError(`facetFilters: “${text}” is not attribute:value`);
  const [attribute, value] = [text.slice(0, colon), text.slice(colon + 1)];
  return value.startsWith('-')
    ? not({ kind: 'value', attribute, value: value.slice(1) })
    : { kind: 'value', attribute, value: value.replace(/^\\-/, '-') };
};

/** @throws FilterError */
export const readFacetFilters = (listed: ListedFilters): Filter => readList(listed, readFacet);

/** `price >= 10`, `price:10 TO 20`. @throws FilterError */
export const readNumericFilters = (listed: ListedFilters): Filter =>
  readList(listed, (text) => {
    const filter = parseFilters(text);
    if (filter.kind === 'compare' || filter.kind === 'range') return filter;
    throw new FilterError(`numericFilters: “${text}” compares no number`);
  });
