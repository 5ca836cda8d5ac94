import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textFacets } from '#contract/settings/search.ts';
import { readParams } from './answers/readParams.ts';
import { searchDescriptions } from './descriptions.ts';

const statuses = ['200', '400', '404', '413', '429', '500', '503'];

test('SRCH-10: each question of the hosted service’s wire is described: how it is asked, by whom, and what may come', () => {
  expect(
    searchDescriptions.map(({ method, path, access, bodyTypes, answers }) => [
      method,
      path,
      access,
      bodyTypes,
      Object.keys(answers),
    ]),
  ).toEqual(
    ['*/queries', '{index}/query', '{index}/facets/{facet}/query'].map((path) => [
      'POST',
      `/1/indexes/${path.replace('*', '{index}')}`,
      'public',
      ['*/*'],
      statuses,
    ]),
  );
});

test('SRCH-10: a described question is one that is answered: several are of *, values of a facet that has texts', () => {
  const [several, one, values] = searchDescriptions.map(({ request }) => request.params);
  const isTaken = (schema: v.GenericSchema | undefined, params: object): boolean =>
    schema !== undefined && v.is(schema, params);
  expect([
    isTaken(several, { index: '*' }),
    isTaken(several, { index: 'festival' }),
    isTaken(one, { index: 'festival' }),
    ...[...textFacets, 'price'].map((facet) => isTaken(values, { index: 'festival', facet })),
  ]).toEqual([true, false, true, ...textFacets.map(() => true), false]);
});

test('SRCH-10: of a described query each parameter may be left out, or be null', () => {
  const body = searchDescriptions[1]?.request.body;
  if (body === undefined) throw new Error('A query has a body');
  const names = Object.keys(readParams({}));
  for (const given of [{}, Object.fromEntries(names.map((name) => [name, null]))])
    expect(v.is(body, given)).toBe(true);
  expect(v.is(body, { hitsPerPage: -1 })).toBe(false);
});
