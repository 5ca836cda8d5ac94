import { expect, test } from 'vitest';
import {
  artistStretches,
  endsStretch,
  pagesUpTo,
  pageStart,
  stretchStart,
  videoStretches,
} from './stretch.ts';

test.each([
  [0, 0, 0, [0], false],
  [24, 24, 0, [0, 24], false],
  [47, 24, 0, [0, 24], false],
  [470, 456, 0, Array.from({ length: 20 }, (_, index) => 24 * index), true],
  [480, 480, 480, [480], false],
  [504, 504, 480, [480, 504], false],
])(
  'HOM-13: the list up to %i has its pages from the beginning of its stretch',
  (offset, page, start, pages, ends) => {
    expect([pageStart(offset), stretchStart(offset), pagesUpTo(offset), endsStretch(offset)]).toEqual([
      page,
      start,
      pages,
      ends,
    ]);
  },
);

test('HOM-13: a stretch has twenty pages, and the last one says that it ends it', () => {
  expect([pagesUpTo(456).length, endsStretch(456), endsStretch(432)]).toEqual([20, true, false]);
});

test.each([
  ['ART-02: of artists', artistStretches(12)],
  ['VID-12: of videos', videoStretches(12)],
])('%s, narrow pages make stretches as long as wide ones', (_name, stretches) => {
  expect([stretches.pageStart(35), stretches.stretchStart(491), stretches.pagesUpTo(30)]).toEqual([
    24,
    480,
    [0, 12, 24],
  ]);
  expect([stretches.endsStretch(468), stretches.endsStretch(456)]).toEqual([true, false]);
});
