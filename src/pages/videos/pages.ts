import { stretchStart } from '#contract/programme/stretch.ts';

/** The offsets of the pages, of a size, from the beginning of the stretch to the one that an offset is on (VID-12). */
export const pagesUpTo = (offset: number, size: number): number[] => {
  const start = stretchStart(offset);
  return Array.from({ length: Math.floor((offset - start) / size) + 1 }, (_, index) => start + index * size);
};
