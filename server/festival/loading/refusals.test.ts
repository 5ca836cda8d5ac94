import { expect, test } from 'vitest';
import { presentOf } from '../testing/presentOf.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { refusalsOf } from './refusals.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const { tables } = presentOf(
  {
    ...folderOfShort({
      shows: { chat: {} },
      dates: [{ id: 'a', show: 'chat', start: '2027-08-01 20:00' }],
      pages: { infos: {} },
    }),
    artists: new Map(
      ['ann', 'bob'].map((name) => [
        name,
        {
          facts: {
            name,
            type: 'Clown',
            page: name === 'ann',
            series: [],
            group: false,
            awards: [],
            photos: [],
            videos: [],
          },
          texts: {},
        },
      ]),
    ),
  },
  { now, records: [] },
);
const nameOf = (id: number): string => `date-${id}`;
const clash = (address: string): string =>
  `The address ${address} belongs to something that is online and not in the folder: choose another one.`;

test.each([
  [null, 9, []],
  [9, 8, []],
  [9, 9, []],
  [0, 1, ['Date date-1: capacity 0 is below the 1 seat taken.']],
  [9, 11, ['Date date-1: capacity 9 is below the 11 seats taken.']],
])(
  'a date of %s seats, of which %d are taken, is refused where they are too few',
  (capacity, taken, said) => {
    const dates = tables.programmations.map((row) => ({ ...row, capacity, taken }));
    expect(refusalsOf(tables, { dates, nameOf })).toEqual(said);
  },
);

test('an address of something that stays is refused; artists without a page have none', () => {
  const [page, text, artist] = [tables.pages[0], tables.show_texts[0], tables.artists[0]];
  const staying = {
    pages: [...tables.pages, ...(page ? [{ ...page, id: 99 }] : [])],
    show_texts: [...tables.show_texts, ...(text ? [{ ...text, show_id: 99 }] : [])],
    artists: [...tables.artists, ...(artist ? [{ ...artist, id: 99 }] : []), ...tables.artists.slice(1)],
  };
  expect(refusalsOf(staying, { dates: [], nameOf })).toEqual([
    clash('/fr'),
    clash('/fr/spectacles/chat'),
    clash('/fr/artistes/ann'),
  ]);
});
