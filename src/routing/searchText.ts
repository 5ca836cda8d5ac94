import { listFilterNames } from '#contract/programme/calendar/chosenFilters.ts';

/**
 * The search of an address: plain text, no JSON, so that `?q=123` stays the text "123". Of a name that comes twice the last
 * value counts, but of those that may repeat there is a list.
 */
export const readSearchText = (search: string): Record<string, string | string[]> => {
  const given = new URLSearchParams(search);
  const lists = listFilterNames.map((name) => [name, given.getAll(name)] as const);
  return {
    ...Object.fromEntries(given),
    ...Object.fromEntries(lists.filter(([, { length }]) => length > 1)),
  };
};

/** The value of a parameter for a page that takes one. */
export const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parameters as the search of an address, without its question mark; what is neither a text nor a list of texts is left out. */
export const writeSearchText = (search: object): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]: [string, unknown]) =>
      [value]
        .flat()
        .filter(isText)
        .map((one) => [name, one]),
    ),
  ).toString();
