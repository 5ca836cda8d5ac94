import { pageSizes } from '#contract/settings/pageSizes.ts';

/** How a list is gone through: how many entries a page has, and how many one address draws at most, whole pages. */
interface Measures {
  page: number;
  atOnce: number;
}

/**
 * Where the pages and the stretches of a list begin: a list of thousands is drawn in stretches, so that no address asks
 * for more than one of them.
 */
export interface Stretches {
  /** Where the page begins that an entry of the list is on. */
  pageStart: (offset: number) => number;
  /** Where the list begins that goes on to an offset. */
  stretchStart: (offset: number) => number;
  /** The offsets of the pages from the beginning of the stretch to the one at an offset, which ends it. */
  pagesUpTo: (offset: number) => number[];
  /** Whether the page after the one at an offset begins another stretch. */
  endsStretch: (offset: number) => boolean;
}

export const stretchesOf = ({ page, atOnce }: Measures): Stretches => {
  const pageStart = (offset: number): number => offset - (offset % page);
  const stretchStart = (offset: number): number => offset - (offset % atOnce);
  return {
    pageStart,
    stretchStart,
    pagesUpTo: (offset) => {
      const start = stretchStart(offset);
      return Array.from(
        { length: (pageStart(offset) - start) / page + 1 },
        (_, index) => start + index * page,
      );
    },
    endsStretch: (offset) => stretchStart(offset + page) !== stretchStart(offset),
  };
};

/** Of the list of all the shows (HOM-13). */
export const { pageStart, stretchStart, pagesUpTo, endsStretch } = stretchesOf({
  page: pageSizes.shows,
  atOnce: pageSizes.showsAtOnce,
});

/** How many artists a page of theirs has (ART-02). */
export type ArtistsPage = typeof pageSizes.artists | typeof pageSizes.artistsNarrow;

/** Of the list of the artists, by its pages. */
export const artistStretches = (page: ArtistsPage): Stretches =>
  stretchesOf({ page, atOnce: pageSizes.artistsAtOnce });

/** Of the list of the videos, by its pages: a stretch begins where one of the shows would (VID-12). */
export const videoStretches = (page: number): Stretches =>
  stretchesOf({ page, atOnce: pageSizes.showsAtOnce });
