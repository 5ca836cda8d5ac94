import { longestFilter } from '#contract/programme/calendar/chosenFilters.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

/** The parameters of the address: only differences from the first page of every artist. */
export interface ArtistsSearch {
  category?: string;
  /** The offset of the last shown page. */
  offset?: string;
  /** Artists of a page, if not the usual number (ART-02, ART-09). */
  pagesize?: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';

export const sizeIn = (search: Record<string, unknown>): ArtistsPage =>
  search['pagesize'] === String(pageSizes.artistsNarrow) ? pageSizes.artistsNarrow : pageSizes.artists;

/** The offset of a page; 0 for an invalid one. */
const offsetIn = ({ offset: value }: Record<string, unknown>, size: ArtistsPage): number => {
  const offset = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return artistStretches(size).pageStart(offset);
};

/** Keeps the valid parameters of an address of the list; never throws. */
export const repairSearch = (search: Record<string, unknown>): ArtistsSearch => {
  const size = sizeIn(search);
  const category = textOf(search['category']);
  const offset = offsetIn(search, size);
  return {
    ...(category !== '' && { category }),
    ...(offset > 0 && { offset: String(offset) }),
    ...(size !== pageSizes.artists && { pagesize: String(size) }),
  };
};
