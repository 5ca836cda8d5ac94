import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { feedFormats } from '#contract/address/feeds.ts';
import { writeFeed } from './writeFeed.ts';

const told = { name: 'press', lang: 'fr', brand: 'Festival', publicUrl: 'https://festival.example' } as const;

test.each(feedFormats)(
  'META-03: addresses in %s are written as links must be, and texts as text',
  (format) => {
    const entries = [
      { title: 'Été <b>', summary: 'Vin & “pain”', path: '/fr/presse/été à l’île', toldAt: 1_800_000_000 },
      { title: 'Vieux', summary: '', path: '/fr/presse/vieux', toldAt: 1_700_000_000 },
    ];
    const { title, updated, items } = parseFeed(writeFeed({ about: 'Presse', entries }, { ...told, format }));
    expect({
      title,
      updated: updated?.toISOString(),
      items: items.map((item) => [
        item.id,
        item.url,
        item.title,
        item.description,
        item.published?.toISOString(),
      ]),
    }).toEqual({
      title: 'Festival, presse',
      updated: '2027-01-15T08:00:00.000Z',
      items: [
        [
          'https://festival.example/fr/presse/%C3%A9t%C3%A9%20%C3%A0%20l%E2%80%99%C3%AEle',
          'https://festival.example/fr/presse/%C3%A9t%C3%A9%20%C3%A0%20l%E2%80%99%C3%AEle',
          'Été <b>',
          'Vin & “pain”',
          '2027-01-15T08:00:00.000Z',
        ],
        [
          'https://festival.example/fr/presse/vieux',
          'https://festival.example/fr/presse/vieux',
          'Vieux',
          null,
          '2023-11-14T22:13:20.000Z',
        ],
      ],
    });
  },
);

test.each(feedFormats)('META-03: %s without news is a feed, too', (format) => {
  const { title, items } = parseFeed(writeFeed({ about: 'Presse', entries: [] }, { ...told, format }));
  expect([title, items]).toEqual(['Festival, presse', []]);
});
