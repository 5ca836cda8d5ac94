import type { Language } from '#contract/address/language.ts';
import { isListed } from '#contract/programme/shows/series.ts';
import { artistAddress, pageAddress, showAddress } from '../programme/addresses.ts';
import { site } from '../site.ts';
import { listArtistAddresses } from '../store/pages/artists.ts';
import { listIndexedPages } from '../store/pages/pages.ts';
import type { Database } from '../store/schema/tables.ts';
import { listShowAddresses } from '../store/shows/shows.ts';
import { pageIn, type ListedPages, type Page } from './listedPages.ts';

/** Rows of one thing in each language, by its id. */
const byId = <Row extends { id: number; lang: Language }>(
  rows: readonly Row[],
  addressOf: (row: Row) => string,
): Page[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map(
    (texts) => new Map(texts.map((row) => [row.lang, addressOf(row)])),
  );

/** The pages of the embedded programme: no excluded festival's (SHW-19). */
export const embeddedPages = (db: Database): ListedPages => ({
  list: async (languages) => {
    const [pages, shows, artists] = await Promise.all([
      listIndexedPages(db),
      listShowAddresses(db),
      listArtistAddresses(db),
    ]);
    const shown = shows.filter(
      ({ belong_to: festival }) => !isListed(festival?.toLowerCase() ?? '', site.excludedFestivals),
    );
    const isSpoken = ({ lang }: { lang: Language }): boolean => languages.includes(lang);
    return [
      ...byId(pages.filter(isSpoken), pageAddress),
      ...byId(shown.filter(isSpoken), showAddress),
      ...artists.map(({ slug }) => pageIn(languages, (lang) => artistAddress({ lang, slug }))),
    ];
  },
  lifetime: null,
});
