import { expect, test } from 'vitest';
import { parseItems } from '#contract/wire/list.ts';
import { wireCollection } from '#contract/wire/video.ts';
import { collectionPath, findCollection, isTodays, readCollections } from './videoCollections.ts';

const read = (...items: object[]) => readCollections(parseItems(wireCollection, items).items, 'fr');
const galas = { id: 5, attributes: { name: 'Galas', langcode: 'fr' }, image: { url: '/g.avif' } };

test('VID-15: both shapes of a collection become one; those of other languages and without a name are left out', () => {
  expect(
    read(
      { ...galas, title: 'Collection 5' },
      { id: '6', title: 'Impros', thumbnail: '/i.avif', url: '/fr/impros', path: { alias: '/impros' } },
      { id: '7', attributes: { name: 'Galas', langcode: 'en' } },
      { id: '9', attributes: { name: 'Solos', langcode: 'FR-ca' } },
      { id: '10', title: 'Duos', image: '/d.avif', thumbnail: '/t.avif' },
      { id: '8', attributes: { name: '' } },
      { attributes: { name: 'No id' } },
    ),
  ).toEqual([
    { id: '5', name: 'Galas', image: '/g.avif', url: null, slug: '5' },
    { id: '6', name: 'Impros', image: '/i.avif', url: '/fr/impros', slug: 'impros' },
    { id: '9', name: 'Solos', image: null, url: null, slug: '9' },
    { id: '10', name: 'Duos', image: '/d.avif', url: null, slug: '10' },
  ]);
});

test.each([
  ['galas', '/fr/videos-categories/galas'],
  ['/galas', '/fr/videos-categories/galas'],
  ['//galas', '/fr/videos-categories/galas'],
  ['/videos/galas', '/fr/videos-categories/5'],
  ['galas/', '/fr/videos-categories/5'],
  ['', '/fr/videos-categories/5'],
  ['/', '/fr/videos-categories/5'],
  ['été "x"?', '/fr/videos-categories/%C3%A9t%C3%A9%20%22x%22%3F'],
])('RTE-33: the alias %j leads to %s', (alias, path) => {
  expect(read({ ...galas, path: { alias } }).map((one) => collectionPath('fr', one))).toEqual([path]);
});

test('RTE-34: its own address overrides the other, where it is one that may be followed', () => {
  const paths = ['/fr/autre', 'https://videos.example/g', 'javascript:alert(1)', '//evil.example'].map(
    (url) => read({ ...galas, url }).map((one) => collectionPath('fr', one)),
  );
  expect(paths).toEqual([
    ['/fr/autre'],
    ['https://videos.example/g'],
    ['/fr/videos-categories/5'],
    ['/fr/videos-categories/5'],
  ]);
});

test('VID-03: today’s video is known by its title, whatever its accents, case and apostrophe', () => {
  const names = ['Vidéo du jour', 'VIDEO DU JOUR', " Today's video ", 'Today’s Video', 'Vide\u0301o du jour'];
  expect(names.map((name) => isTodays({ name }))).toEqual([true, true, true, true, true]);
  expect(['Vidéos du jour', 'Today', ''].map((name) => isTodays({ name }))).toEqual([false, false, false]);
});

test('VID-14: a collection is found by its id or its word; what is unknown is all of them', () => {
  const all = read(
    galas,
    { id: '6', title: 'Impros', path: { alias: '5' } },
    {
      id: '7',
      title: 'Solos',
      path: { alias: '/solos' },
    },
  );
  const idOf = (asked: string | null) => findCollection(all, asked)?.id ?? null;
  expect([idOf('5'), idOf('6'), idOf('solos'), idOf('nothing'), idOf('all'), idOf(null)]).toEqual([
    '5',
    '6',
    '7',
    null,
    null,
    null,
  ]);
});
