import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { VideoCollection } from '#contract/programme/videos/videoCollections.ts';
import { listedVideo } from '#contract/wire/video.ts';
import { VideosScreen } from './VideosScreen.tsx';
import { fromUrl, linksOf, type VideoCatalogueEvent } from './videos.url.ts';

test.each([
  [24, 432, [{ type: 'more.asked', size: 24 }]],
  [24, 456, []],
  [12, 456, [{ type: 'more.asked', size: 12 }]],
  [12, 468, []],
])(
  'VID-12: in pages of %i, after the one at %i more is shown in place, unless it begins another stretch',
  (size, offset, events) => {
    const sent: VideoCatalogueEvent[] = [];
    const state = fromUrl(null, { offset: String(offset) });
    renderScreen(
      <VideosScreen
        lang="en"
        collection={null}
        collections={[]}
        state={state}
        list={{ pages: [], total: 600, hasMore: true, status: 'ready', onRetry: () => {} }}
        size={size}
        link={linksOf(() => '/en/videos-ondemand', state)}
        send={(event) => void sent.push(event)}
      />,
      { presses: ['Show more'], event: { button: 0 } },
    );
    expect(sent).toEqual(events);
  },
);

const collections: VideoCollection[] = ['5', '6'].map((id) => ({
  id,
  name: `Collection ${id}`,
  slug: id,
  url: null,
  image: null,
}));
const pageAt = (offset: number) => ({
  offset,
  items: Array.from({ length: 5 }, (_, place) =>
    v.parse(listedVideo, {
      id: `${offset + place}`,
      title: 'Video',
      url: '/en/videos/v',
      thumbnail: { medium: '/v.avif' },
    }),
  ),
});
interface Scene {
  collection?: VideoCollection | null;
  offset?: number;
  pages?: readonly ReturnType<typeof pageAt>[];
  total?: number | null;
}
const draw = ({ collection = null, offset = 0, pages = [pageAt(0)], total = 60 }: Scene = {}) => {
  const state = fromUrl(collection?.id ?? null, { offset: String(offset) });
  return renderScreen(
    <VideosScreen
      lang="en"
      {...{ collection, collections, state }}
      list={{
        pages: [...pages],
        total,
        hasMore: pages.some(({ items }) => items.length > 0),
        status: 'ready',
        onRetry: () => {},
      }}
      size={24}
      link={linksOf((id) => (id === null ? '/en/videos-ondemand' : `/en/videos-ondemand/${id}`), state)}
      send={() => {}}
    />,
  );
};

test.each([
  ['all of them', null, '/en/videos-ondemand'],
  ['a collection', collections[1], '/en/videos-categories/6'],
] as const)(
  'VID-05: of the lists the link to the shown one says that it is here: %s',
  (_, collection, here) => {
    const links = attributesOf(partsOf(draw({ collection: collection ?? null }), 'nav')[1] ?? '', 'a');
    expect(links.filter((link) => link['aria-current'] === 'page').map(({ href }) => href)).toEqual([here]);
  },
);

test('VID-04: what is not known is not counted', () => {
  const counted = (total: number | null) => textOf(draw({ total })).match(/[\d,]+ videos?\b/g);
  expect([counted(null), counted(1), counted(1_234)]).toEqual([null, ['1 video'], ['1,234 videos']]);
});

test('VID-11: the first four pictures are loaded at once; the last page is known, of which a narrow window shows half', () => {
  const html = draw({ pages: [pageAt(0), pageAt(24)] });
  const lists = partsOf(html, 'ul').filter((list) => list.includes('/en/videos/v'));
  expect(
    lists.map((list) => [
      attributesOf(list, 'ul')[0],
      attributesOf(list, 'img').map(({ loading }) => loading),
    ]),
  ).toEqual([
    [{}, ['eager', 'eager', 'eager', 'eager', 'lazy']],
    [{ 'data-last': 'true' }, ['lazy', 'lazy', 'lazy', 'lazy', 'lazy']],
  ]);
});

test.each([
  ['of all', null, 960, '/en/videos-ondemand?offset=480'],
  ['of a collection', collections[0], 960, '/en/videos-ondemand/5?offset=480'],
  ['of a collection in which there is nothing', collections[0], 0, '/en/videos-ondemand'],
] as const)('VID-07: in a list %s that shows nothing there is a way back', (_, collection, offset, back) => {
  const html = draw({ collection: collection ?? null, offset, pages: [{ offset, items: [] }] });
  expect(
    partsOf(html, 'a')
      .filter((link) => textOf(link) === 'See the videos')
      .map((link) => attributesOf(link, 'a')[0]?.['href']),
  ).toEqual([back]);
});
