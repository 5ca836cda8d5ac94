import { transition } from 'xstate';
import { expect, test } from 'vitest';
import {
  showCatalogueMachine,
  type ShowCatalogueEvent,
} from '#machines/showCatalogue/showCatalogue.machine.ts';
import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { repairSearch } from './shows.search.ts';
import { fromUrl, hrefFor, linksOf, nextUrl, toUrl } from './shows.url.ts';

const filters = {
  city: 'Montréal & fils',
  genre: 'clown',
  series: 'the42',
  month: '2027-07',
  language: 'fr',
  price: '25-50',
  festival: '321',
};
const events: ShowCatalogueEvent[] = [
  { type: 'filters.applied', filters },
  { type: 'filters.applied', filters: { ...noShowFilters, city: '123' } },
  { type: 'filters.applied', filters: noShowFilters },
  { type: 'filter.removed', name: 'city' },
  { type: 'filter.removed', name: 'price' },
  { type: 'filters.cleared' },
  { type: 'more.asked' },
  { type: 'earlier.asked' },
];

/** Every state that the events reach, within two stretches and a page. */
const reachable = () => {
  const found = new Map<string, ReturnType<typeof fromUrl>>();
  let edge = [fromUrl({}), fromUrl({ offset: '480' }), fromUrl({ offset: '960' })];
  while (edge.length > 0) {
    edge = edge
      .flatMap((state) => events.map((event) => transition(showCatalogueMachine, state, event)[0]))
      .filter(({ value, context }) => {
        const key = JSON.stringify([value, context]);
        return context.offset > 1_000 || found.has(key)
          ? false
          : Boolean(found.set(key, fromUrl(toUrl({ context }))));
      });
  }
  return [...found].map(([key, read]) => [key, JSON.stringify([read.value, read.context])]);
};

test('RTE-17: fromUrl(toUrl(s)) = s for every state that events lead to', () => {
  const states = reachable();
  expect(states.length).toBeGreaterThan(100);
  expect(states.filter(([state, read]) => state !== read)).toEqual([]);
});

test.each([
  [{ offset: '-24' }, {}],
  [{ offset: '0' }, {}],
  [{ offset: '1e3' }, {}],
  [{ offset: '25' }, { offset: '24' }],
  [{ offset: '9'.repeat(40) }, {}],
  [{ month: '2027-13', price: '50-25', language: ' ' }, {}],
  [{ city: ' Laval ', colour: 'red', series: 5 }, { city: 'Laval' }],
  [{ city: ['Laval', 'Québec'], genre: ['clown', ''] }, { city: 'Québec' }],
  [{ city: 'x'.repeat(500) }, { city: 'x'.repeat(120) }],
  [{ city: `${'x'.repeat(119)} more` }, { city: 'x'.repeat(119) }],
  [
    { genre: 'x', price: 'free' },
    { genre: 'x', price: 'free' },
  ],
])('RTE-17: of %o an address keeps %o', (search, kept) => {
  expect(repairSearch(search)).toEqual(kept);
});

test('RTE-17: addresses of what happens, and none for what cannot', () => {
  const link = linksOf('/fr/spectacles', fromUrl({ city: 'Laval', offset: '24' }));
  expect([
    link({ type: 'more.asked' }),
    link({ type: 'filters.cleared' }),
    link({ type: 'earlier.asked' }),
    linksOf('/fr/spectacles', fromUrl({}))({ type: 'filters.cleared' }),
    hrefFor('/fr/spectacles', {}),
  ]).toEqual(['/fr/spectacles?city=Laval&offset=48', '/fr/spectacles', null, null, '/fr/spectacles']);
});

test('RTE-17: two events in one tick both count', () => {
  const more = { type: 'more.asked' } as const;
  expect(nextUrl(nextUrl({ city: 'Laval' }, more), more)).toEqual({ city: 'Laval', offset: '48' });
});
