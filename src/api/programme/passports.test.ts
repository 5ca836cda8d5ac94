import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { passportsQuery } from './passports.ts';
import { clientOf, listOf } from '../testing/contentClient.ts';

const whole = {
  id: 1,
  image: '/c.avif',
  title: 'Cat',
  starting_at: 89,
  detail_url: '/en/p/cat',
  saving: 'A lot',
};
const read = { ...whole, id: '1' };
const without = (name: keyof typeof whole) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
const fetched = async (data: unknown[]) => {
  const { client, calls, lines } = clientOf([listOf(data)]);
  const passes = await new QueryClient().query(passportsQuery(client, 'en'));
  return { passes, calls, lines };
};

test('API-04: the passes of the site, in the order of the host', async () => {
  const { passes, calls } = await fetched([whole, { ...whole, id: '2', starting_at: '149' }]);
  expect([passes, calls]).toEqual([
    [read, { ...read, id: '2', starting_at: 149 }],
    ['/api/content/en/content/8/passports'],
  ]);
});

test('API-04: each language has passes of its own', async () => {
  const { client, calls } = clientOf([listOf([whole]), listOf([{ ...whole, title: 'Chat' }])]);
  const queries = new QueryClient();
  const titles = [];
  for (const lang of ['en', 'fr', 'en'] as const)
    titles.push((await queries.query(passportsQuery(client, lang))).map(({ title }) => title));
  expect([titles, calls]).toEqual([
    [['Cat'], ['Chat'], ['Cat']],
    ['/api/content/en/content/8/passports', '/api/content/fr/content/8/passports'],
  ]);
});

test.each([
  ['image', null],
  ['starting_at', null],
  ['detail_url', null],
  ['saving', ''],
] as const)('HOM-14: a pass without %s is still a pass', async (name, missing) => {
  expect((await fetched([without(name)])).passes).toEqual([{ ...read, [name]: missing }]);
});

test.each(['id', 'title'] as const)(
  'HOM-14: a pass without %s is left out, and the log says so',
  async (name) => {
    const { passes, lines } = await fetched([without(name), whole]);
    expect([passes, lines.map(([event]) => event)]).toEqual([[read], ['content.items.skipped']]);
  },
);

test.each(['', 'soon', -5, {}, Number.NaN])('HOM-14: a price that is none is not told: %o', async (price) => {
  expect((await fetched([{ ...whole, starting_at: price }])).passes).toEqual([
    { ...read, starting_at: null },
  ]);
});
