import { isDate, isMonth } from '#contract/programme/time/dates.ts';
import { lastOf } from '#src/routing/searchText.ts';
import { searchKinds } from '#contract/settings/search.ts';
import { searchPageSettings as limits } from '#contract/settings/searchPage.ts';

/** Filters with several values: one of them is enough. */
export const listNames = ['kind', 'format', 'category', 'city'] as const;
export type ListName = (typeof listNames)[number];

/** A question (SRCH-13); '' for an unused filter. */
export interface Question extends Readonly<Record<ListName, readonly string[]>> {
  readonly q: string;
  /** A year, a month or a day: `2027`, `2027-07`, `2027-07-16`. */
  readonly date: string;
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  /** Dollars. */
  readonly min: string;
  readonly max: string;
  /** Includes hits in the other language. */
  readonly other: boolean;
  /** From 1. */
  readonly page: number;
}

/** The address of a question: without unused parameters, always in the same order. */
export type SearchAddress = Readonly<Partial<Record<string, string>>>;

/** Between the values of a filter. */
const between = '|';
const yes = 'yes';

export const nothing: Question = {
  q: '',
  kind: [],
  format: [],
  category: [],
  city: [],
  date: '',
  from: '',
  to: '',
  min: '',
  max: '',
  other: false,
  page: 1,
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll(/\s+/g, ' ').trim().slice(0, limits.longestText).trim().toWellFormed()
    : '';

const valuesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...new Set(value.split(between).map(textOf).filter(Boolean))].toSorted().slice(0, limits.mostValues)
    : [];

const dayOf = (value: unknown): string => (typeof value === 'string' && isDate(value) ? value : '');
const dateOf = (value: unknown): string =>
  typeof value === 'string' && (/^[1-9]\d{3}$/.test(value) || isMonth(value) || isDate(value)) ? value : '';

const priceOf = (value: unknown): string => {
  const price = typeof value === 'string' && /^\d{1,6}([.,]\d{1,2})?$/.test(value) ? value : '';
  const number = Number(price.replace(',', '.'));
  return price === '' || number > limits.highestPrice ? '' : String(number);
};

const pageOf = (value: unknown): number =>
  typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;

const kinds: readonly string[] = searchKinds;

/** The question of an address, without its invalid parameters. */
export const fromAddress = (search: Readonly<Record<string, unknown>>): Question => {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  const isRange = from === '' || to === '' || from <= to;
  const [min, max] = [priceOf(search['min']), priceOf(search['max'])];
  const isPriceRange = min === '' || max === '' || Number(min) <= Number(max);
  return {
    q: textOf(search['q']),
    kind: valuesOf(search['kind']).filter((kind) => kinds.includes(kind)),
    format: valuesOf(search['format']),
    category: valuesOf(search['category']),
    city: valuesOf(lastOf(search['city'])),
    date: dateOf(search['date']),
    from: isRange ? from : to,
    to: isRange ? to : from,
    min: isPriceRange ? min : max,
    max: isPriceRange ? max : min,
    other: search['other'] === yes,
    page: pageOf(search['page']),
  };
};

export const toAddress = ({
  page,
  other,
  kind,
  format,
  category,
  city,
  ...texts
}: Question): SearchAddress => {
  const { q, ...rest } = texts;
  const every = {
    q,
    kind: kind.join(between),
    format: format.join(between),
    category: category.join(between),
    city: city.join(between),
    ...rest,
    other: other ? yes : '',
    page: page > 1 ? String(page) : '',
  };
  return Object.fromEntries(Object.entries(every).filter(([, value]) => value !== ''));
};

/** Keeps the valid parameters of a search address, in the page's own spelling. */
export const readAddress = (search: Readonly<Record<string, unknown>>): SearchAddress =>
  toAddress(fromAddress(search));

/** A question as one text, for the machine; '' for an empty one. */
export const keyOf = (question: Question): string =>
  new URLSearchParams(
    Object.entries(toAddress(question)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString();

export const fromKey = (key: string): Question => fromAddress(Object.fromEntries(new URLSearchParams(key)));

/** Other words or filters begin at the first page. */
export const changed = (question: Question, change: Partial<Question>): Question => ({
  ...question,
  page: 1,
  ...change,
});

/** The same choices for typed words. */
export const withWords = (question: Question, q: string): Question =>
  fromAddress(toAddress(changed(question, { q })));

/** Chooses a value, or removes it. */
export const toggled = (question: Question, name: ListName, value: string): Question => {
  const chosen = question[name];
  return changed(question, {
    [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted(),
  });
};

/** Words as such: those for tonight are words, too (SRCH-16). */
export const quoted = (q: string): string => `"${q}"`;

/** The words alone. */
export const cleared = ({ q }: Question): Question => ({ ...nothing, q });

/** Whether two questions differ in their choices, beside words and pages. */
export const differsInMore = (one: Question, other: Question): boolean => {
  const { q, page } = nothing;
  return keyOf({ ...one, q, page }) !== keyOf({ ...other, q, page });
};

/** How many filters are in use, without the words. */
export const countFilters = (question: Question): number => {
  const { q: _q, page: _page, ...filters } = toAddress(question);
  const lists = listNames.reduce((count, name) => count + question[name].length, 0);
  const single = Object.keys(filters).filter((name) => !listNames.some((list) => list === name));
  return lists + single.length;
};

export const hrefOf = (path: string, question: Question): string => {
  const key = keyOf(question);
  return key === '' ? path : `${path}?${key}`;
};
