import { pageSizes } from '#contract/settings/pageSizes.ts';

/** The entries of a page of a list, and the most that one address draws: whole pages. */
interface Measures {
  page: number;
  atOnce: number;
}

/**
 * Computes the pages and stretches of a list. A list of thousands is drawn in stretches, so that no address needs more than
 * one.
 */
export interface Stretches {
  /** The offset of the first entry of an entry's page. */
  pageStart: (offset: number) => number;
  /** The offset of the first entry of an entry's stretch. */
  stretchStart: (offset: number) => number;
  /** The offsets of the pages from the beginning of the stretch to the one at an offset. */
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

/** Of the list of all shows (HOM-13). */
export const { pageStart, stretchStart, pagesUpTo, endsStretch } = stretchesOf({
  page: pageSizes.shows,
  atOnce: pageSizes.showsAtOnce,
});

/** Artists of a page of their list (ART-02). */
export type ArtistsPage = typeof pageSizes.artists | typeof pageSizes.artistsNarrow;

/** Of the list of artists, by the size of its pages. */
export const artistStretches = (page: ArtistsPage): Stretches =>
  stretchesOf({ page, atOnce: pageSizes.artistsAtOnce });

/** Of the list of videos, by the size of its pages: a stretch begins where one of the shows would (VID-12). */
export const videoStretches = (page: number): Stretches =>
  stretchesOf({ page, atOnce: pageSizes.showsAtOnce });
