import { transition } from 'xstate';
import { expect, test } from 'vitest';
import {
  artistCatalogueMachine,
  type ArtistCatalogueEvent,
} from '#machines/artistCatalogue/artistCatalogue.machine.ts';
import { repairSearch } from './artists.search.ts';
import { fromUrl, hrefFor, linksOf, nextUrl, toUrl } from './artists.url.ts';

const events: ArtistCatalogueEvent[] = [
  { type: 'category.chosen', category: '3' },
  { type: 'category.chosen', category: 'a & b' },
  { type: 'category.chosen', category: '' },
  { type: 'more.asked', size: 24 },
  { type: 'more.asked', size: 12 },
  { type: 'earlier.asked' },
];

/** Every state that the events reach, within two stretches and a page. */
const reachable = () => {
  const found = new Map<string, ReturnType<typeof fromUrl>>();
  let edge = [fromUrl({}), fromUrl({ offset: '480' }), fromUrl({ offset: '960', pagesize: '12' })];
  while (edge.length > 0) {
    edge = edge
      .flatMap((state) => events.map((event) => transition(artistCatalogueMachine, state, event)[0]))
      .filter(({ value, context }) => {
        const key = JSON.stringify([value, context]);
        return context.offset > 1_000 || found.has(key)
          ? false
          : Boolean(found.set(key, fromUrl({ ...toUrl({ context }) })));
      });
  }
  return [...found].map(([key, read]) => [key, JSON.stringify([read.value, read.context])]);
};

test('RTE-05: fromUrl(toUrl(s)) = s for every state that events lead to', () => {
  const states = reachable();
  expect(states.length).toBeGreaterThan(100);
  expect(states.filter(([state, read]) => state !== read)).toEqual([]);
});

test.each([
  [{ offset: '-24' }, {}],
  [{ offset: '1e3' }, {}],
  [{ offset: '25' }, { offset: '24' }],
  [
    { offset: '25', pagesize: '12' },
    { offset: '24', pagesize: '12' },
  ],
  [
    { offset: '37', pagesize: '12' },
    { offset: '36', pagesize: '12' },
  ],
  [{ offset: '36', pagesize: '13' }, { offset: '24' }],
  [{ offset: '9'.repeat(40), pagesize: '24' }, {}],
  [{ category: ' 3 ', colour: 'red' }, { category: '3' }],
  [{ category: 5 }, {}],
  [{ category: 'x'.repeat(500) }, { category: 'x'.repeat(120) }],
  [{ category: `${'x'.repeat(119)} more` }, { category: 'x'.repeat(119) }],
])('RTE-05: of %o an address keeps %o', (search, kept) => {
  expect(repairSearch(search)).toEqual(kept);
});

test('ART-04: addresses of what happens, and none for what cannot', () => {
  const link = linksOf('/fr/artistes', fromUrl({ category: '3', offset: '24' }));
  expect([
    link({ type: 'more.asked', size: 24 }),
    link({ type: 'category.chosen', category: '4' }),
    link({ type: 'category.chosen', category: '' }),
    link({ type: 'earlier.asked' }),
    hrefFor('/fr/artistes', {}),
  ]).toEqual([
    '/fr/artistes?category=3&offset=48',
    '/fr/artistes?category=4',
    '/fr/artistes',
    null,
    '/fr/artistes',
  ]);
});

test('ART-04: two events in one tick both count', () => {
  const more = { type: 'more.asked', size: 12 } as const;
  expect(nextUrl({ ...nextUrl({}, more) }, more)).toEqual({ offset: '24', pagesize: '12' });
});
