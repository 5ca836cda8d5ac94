import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
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
