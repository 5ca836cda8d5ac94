import { pageSizes } from '../settings/pageSizes.ts';

const { shows: page, showsAtOnce: stretch } = pageSizes;

/** Where the page begins that an entry of the list of all the shows is on. */
export const pageStart = (offset: number): number => offset - (offset % page);

/**
 * Where the list begins that goes on to an offset: a list of thousands is drawn in stretches, so that no address asks for
 * more than one of them.
 */
export const stretchStart = (offset: number): number => offset - (offset % stretch);

/** The offsets of the pages from the beginning of the stretch to the one at an offset, which ends it. */
export const pagesUpTo = (offset: number): number[] => {
  const start = stretchStart(offset);
  return Array.from({ length: (pageStart(offset) - start) / page + 1 }, (_, index) => start + index * page);
};

/** Whether the page after the one at an offset begins another stretch. */
export const endsStretch = (offset: number): boolean => stretchStart(offset + page) !== stretchStart(offset);
