import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Place } from '#contract/wire/place.ts';
import { placesQuery } from '#src/api/member/account.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { provideLocation } from './location.actor.ts';
import { LocationFields } from './LocationFields.tsx';

const lists: Record<string, Place> = {
  'countries of ': { id: 'CA', name: 'Canada' },
  'provinces of CA': { id: 'CA-QC', name: 'Québec' },
  'cities of CA': { id: 'CA-ON-Toronto', name: 'Toronto' },
  'cities of CA-QC': { id: 'CA-QC-Laval', name: 'Laval' },
};
const client = {
  places: async (level: string, within: string) => {
    const place = lists[`${level} of ${within}`];
    return place === undefined ? [] : [place];
  },
};

/** The fields of somebody who has chosen so far, and what each of them holds. */
const drawn = async (country: string, province: string, city: string) => {
  const queries = new QueryClient();
  const chosen = { country, province, city };
  const places = [
    ['countries', ''],
    ['provinces', country],
    ['cities', country],
    ['cities', province],
  ] as const;
  for (const [level, within] of places)
    await queries.ensureQueryData(placesQuery(client, { level, within, lang: 'en' }));
  const actor = createActor(provideLocation(client, queries, 'en'), { input: { chosen } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing') || snapshot.matches('whole'));
  const fields = <LocationFields actor={actor} client={client} lang="en" faults={[]} />;
  const html = renderScreen(fields, { queries });
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  return partsOf(html, 'label').map((label, index) => [
    textOf(label),
    valuesOf(inputs[index] ?? '', 'value').join(),
  ]);
};

const [country, province] = ['Country', 'Province, state or region'];

test.each([
  ['nowhere yet', ['', '', ''], [[country, '']]],
  [
    'a country',
    ['CA', '', ''],
    [
      [country, 'Canada'],
      [province, ''],
    ],
  ],
  [
    'a city of a province',
    ['CA', 'CA-QC', 'CA-QC-Laval'],
    [
      [country, 'Canada'],
      [province, 'Québec'],
      ['City', 'Laval'],
    ],
  ],
  [
    'a city that lies elsewhere in the country',
    ['CA', 'CA-QC', 'CA-ON-Toronto'],
    [
      [country, 'Canada'],
      [province, 'Québec'],
      ['City', ''],
    ],
  ],
  ['a country without any place in it', ['SG', '', ''], [[country, '']]],
] as const)(
  'PRO-17: each place is one of the place before it: %s',
  async (_, [where, within, town], fields) => {
    expect(await drawn(where, within, town)).toEqual(fields);
  },
);

test.each([
  ['on its way', () => new Promise<Place[]>(() => {}), 'listing', ['status', 'Loading']],
  ['not to be had', () => Promise.reject(new Error('no network')), 'failed', ['alert', 'Try again']],
] as const)('PRO-17: a list that is %s is told aloud', async (_, places, state, [role, words]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const input = { chosen: { country: '', province: '', city: '' } };
  const actor = createActor(provideLocation({ places }, queries, 'en'), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches(state));
  const html = renderScreen(<LocationFields {...{ actor }} client={{ places }} lang="en" faults={[]} />, {
    queries,
  });
  const said = partsOf(html, 'p').filter((part) => valuesOf(part, 'role').includes(role));
  expect(said.map(textOf)).toEqual([expect.stringContaining(words)]);
});

test('LAY-37: Try again goes with its message, and hands the focus to the name of the places', async () => {
  openWindow();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const places = () => Promise.reject(new Error('no network'));
  const input = { chosen: { country: '', province: '', city: '' } };
  const actor = createActor(provideLocation({ places }, queries, 'en'), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  const { find } = await renderLive(
    <LocationFields {...{ actor }} client={{ places }} lang="en" faults={[]} />,
    { queries },
  );
  await act(async () => find('button').click());
  expect(document.activeElement).toBe(find('legend'));
  actor.stop();
});

test('PRO-17: what was typed of a province goes with another country, though its list is known', async () => {
  openWindow();
  const countries = ['Canada', 'Belgium'].map((name) => ({ id: name, name }));
  const twoCountries = {
    places: async (level: string, within: string) =>
      level === 'countries' ? countries : [{ id: `${within}-1`, name: `A part of ${within}` }],
  };
  const queries = new QueryClient();
  const inBelgium = { level: 'provinces', within: 'Belgium', lang: 'en' } as const;
  await queries.ensureQueryData(placesQuery(twoCountries, inBelgium));
  const input = { chosen: { country: 'Canada', province: '', city: '' } };
  const actor = createActor(provideLocation(twoCountries, queries, 'en'), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const faults = [{ field: 'Location', code: 'missing' }] as const;
  const { find, until } = await renderLive(
    <LocationFields {...{ actor, faults }} client={twoCountries} lang="en" />,
    { queries },
  );
  const province = () => find('input', 1);
  await until(() => expect(find('input').value).toBe('Canada'));
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(province()), 'value', 'queb', province());
    province().dispatchEvent(new Event('input', { bubbles: true }));
  });
  const before = province().value;
  await act(async () => actor.send({ type: 'place.chosen', level: 'country', id: 'Belgium' }));
  await until(() => expect([find('input').value, province().value]).toEqual(['Belgium', '']));
  expect(before).toBe('queb');
  actor.stop();
});

test('PRO-10: a place that is missing is told at the last field, which the list of faults leads to', async () => {
  const queries = new QueryClient();
  const chosen = { country: 'CA', province: '', city: '' };
  for (const [level, within] of [
    ['countries', ''],
    ['provinces', 'CA'],
  ] as const)
    await queries.ensureQueryData(placesQuery(client, { level, within, lang: 'en' }));
  const actor = createActor(provideLocation(client, queries, 'en'), { input: { chosen } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const faults = [{ field: 'Location', code: 'missing' }] as const;
  const html = renderScreen(<LocationFields {...{ actor, client, faults }} lang="en" />, { queries });
  const told = attributesOf(html, 'input').map((field) => [
    field['autoComplete'],
    field['id'] === 'account-Location',
    field['aria-invalid'],
    field['aria-describedby'],
  ]);
  expect([told, partsOf(html, 'p').map(textOf), attributesOf(html, 'a')]).toEqual([
    [
      ['country-name', false, undefined, undefined],
      ['address-level1', true, 'true', 'account-Location-fault'],
    ],
    ['Choose where you live from the lists.', 'Cities: GeoNames ( CC BY 4.0 )'],
    [
      { href: 'https://www.geonames.org/', rel: 'noopener' },
      { href: 'https://creativecommons.org/licenses/by/4.0/deed' },
    ],
  ]);
  actor.stop();
});
