import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedArtist } from '#contract/wire/artist.ts';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ListedArtists } from './ListedArtists.tsx';

const artistOf = (facts: object) =>
  v.parse(listedArtist, {
    id: '1',
    name: 'Ana Bel',
    url: '/en/artists/ana',
    image_url: '/large.avif',
    ...facts,
  });
const draw = (artists: object[], place: { isFirst?: boolean; isCut?: boolean } = {}): string =>
  renderScreen(<ListedArtists artists={artists.map(artistOf)} siteId={8} {...place} />);

test('ART-05: an artist has a small picture, else the large one, a name, and what they are where that is told', () => {
  const thumbnail = [{ siteId: 8, mediaType: 'image', url: '/small.avif' }];
  const html = draw([{ thumbnail, artistType: 'Comedian' }, { id: '2' }]);
  expect([textOf(html), valuesOf(html, 'src')]).toEqual([
    'Ana Bel Comedian Ana Bel',
    ['/small.avif', '/large.avif'],
  ]);
});

test('PIC-07: of the first page alone the first five pictures are fetched at once', () => {
  const artists = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id }));
  const loading = (isFirst: boolean) => valuesOf(draw(artists, { isFirst }), 'loading');
  expect([loading(true), loading(false)]).toEqual([
    ['eager', 'eager', 'eager', 'eager', 'eager', 'lazy'],
    artists.map(() => 'lazy'),
  ]);
});

test('ART-02: a list that a narrow window cuts says so, any other does not', () => {
  expect(
    [{ isCut: true }, { isCut: false }, {}].map((place) => valuesOf(draw([{}], place), 'data-cut')),
  ).toEqual([['true'], [], []]);
});

test('RTE-17: who asked for these artists goes on at the first link, which leads to its artist', async () => {
  const artists = [artistOf({}), artistOf({ id: '2', url: '/en/artists/leo' })];
  const taken: (string | null | undefined)[] = [];
  const onFirstLink = (link: HTMLAnchorElement | null) => void taken.push(link?.getAttribute('href'));
  const { html } = await renderLive(<ListedArtists {...{ artists, onFirstLink }} siteId={8} />);
  expect([taken, valuesOf(html(), 'href')]).toEqual([
    ['/en/artists/ana'],
    ['/en/artists/ana', '/en/artists/leo'],
  ]);
});
