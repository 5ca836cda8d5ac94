import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { videosQuery } from '#src/api/programme/videos.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { fromUrl } from './videos.url.ts';
import { useVideoList } from './useVideoList.ts';

const before = { collection: 'galas', offset: '0', lang: 'fr' } as const;
const size = 24;

/** A list whose address changes at a press; it names the pages that it shows. */
const drawn = (after: { collection: string; offset: string; lang: 'fr' | 'en' }, presses: string[]) => {
  const { client } = clientOf([]);
  const queries = new QueryClient();
  for (const { collection, offset, lang } of [before, after])
    for (let at = 0; at <= Number(offset); at += size) {
      const video = { id: '1', title: `${lang} ${collection} ${at}` };
      const { queryKey } = videosQuery(client, { lang, collection, offset: at, size });
      queries.setQueryData([...queryKey], { items: [video], total: 100, hasMore: true });
    }
  function List() {
    const [{ collection, offset, lang }, change] = useState<typeof after>(before);
    const list = useVideoList(client, fromUrl(collection, { offset }), lang, size);
    return (
      <button onClick={() => change(after)} aria-label="Change">
        {list.pages.flatMap(({ items }) => items.map(({ title }) => title)).join(', ')}
      </button>
    );
  }
  return textOf(renderScreen(<List />, { queries, presses }));
};

test.each([
  ['collection', { ...before, collection: 'solos' }, 'fr solos 0'],
  ['offset', { ...before, offset: '24' }, 'fr galas 0, fr galas 24'],
  ['language', { ...before, lang: 'en' }, 'en galas 0'],
] as const)('VID-13: the list of another %s takes the place of the shown one', (_, after, shown) => {
  expect([drawn(after, []), drawn(after, ['Change'])]).toEqual(['fr galas 0', shown]);
});
