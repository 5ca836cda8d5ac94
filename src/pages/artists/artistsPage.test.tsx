import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { artistsQuery } from '#src/api/programme/artists.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { artistsPageQuery } from './artistsPage.ts';
import { useFirstSize } from './windowSize.ts';

const { client } = clientOf([]);
const artistOf = (id: number) => ({
  id: String(id),
  name: `Ana ${id}`,
  url: `/en/artists/${id}`,
  artistType: '',
  thumbnail: null,
  image_url: null,
  belong_to: null,
});

test.each([
  ['its first half', 24, 12, '', [24, 35]],
  ['its second half', 36, 12, '', [36, 47]],
  ['a usual page is not cut', 48, 24, '', null],
  ['another page has not come', 48, 12, '', null],
  ['another category has not come', 24, 12, '2', null],
] as const)(
  'ART-02: a short page is cut out of the usual one that the server has drawn: %s',
  (_, offset, size, category, ends) => {
    const queries = new QueryClient();
    const come = artistsQuery(client, { lang: 'en', category: '', offset: 24, size: pageSizes.artists });
    const items = Array.from({ length: 24 }, (__, place) => artistOf(24 + place));
    queries.setQueryData(come.queryKey, { items, total: 60, hasMore: true });
    const { initialData } = artistsPageQuery(queries, client, { lang: 'en', category, offset, size });
    const cut = initialData()?.items.map(({ id }) => Number(id));
    expect(cut === undefined ? null : [cut[0], cut.at(-1)]).toEqual(ends);
  },
);

test('ART-09: the size of the pages is that of the window as it was first; a server knows none', async () => {
  const seen: (number | null)[] = [];
  function Size() {
    seen.push(useFirstSize());
    return null;
  }
  renderScreen(<Size />);
  openWindow();
  vi.stubGlobal('innerWidth', 400);
  const { redraw } = await renderLive(<Size key="one" />);
  vi.stubGlobal('innerWidth', 1_280);
  await redraw(<Size key="one" />);
  const one = seen.at(-1);
  await redraw(<Size key="two" />);
  expect([seen[0], one, seen.at(-1)]).toEqual([null, 12, 24]);
});
