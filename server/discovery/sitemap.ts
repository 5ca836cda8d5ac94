import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { isGone } from '#contract/address/partOfPath.ts';
import type { Parts } from '#contract/settings/parts.ts';
import { isListed } from '#contract/programme/shows/series.ts';
import { artistAddress, pageAddress, showAddress } from '../programme/addresses.ts';
import { site } from '../site.ts';
import { listArtistAddresses } from '../store/pages/artists.ts';
import { listIndexedPages } from '../store/pages/pages.ts';
import { listShowAddresses } from '../store/shows/shows.ts';
import type { Database } from '../store/schema/tables.ts';

/** The most addresses that a sitemap may have (sitemaps.org). */
const mostAddresses = 50_000;

/** One page in each of its languages. */
type Page = ReadonlyMap<Language, string>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The addresses of one page: each with all of them as alternates, as search engines require. */
const entriesOf = (page: Page, absolute: (path: string) => string): string[] => {
  if (page.size === 1) return [...page.values()].map((path) => `<url><loc>${absolute(path)}</loc></url>`);
  const alternates = [...page].map(
    ([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(path)}"/>`,
  );
  return [...page.values()].map((path) => `<url><loc>${absolute(path)}</loc>${alternates.join('')}</url>`);
};

/** Rows of one thing in each language, by its id. */
const byId = <Row extends { id: number; lang: Language }>(
  rows: readonly Row[],
  addressOf: (row: Row) => string,
): Page[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map(
    (texts) => new Map(texts.map((row) => [row.lang, addressOf(row)])),
  );

const lists = [
  'calendar',
  'calendar-archive',
  'shows',
  'festivals',
  'artists',
  'ondemand',
  'videos-ondemand',
] as const;

/** One page with an address in each of these languages. */
const pageIn = (languages: readonly Language[], addressOf: (lang: Language) => string): Page =>
  new Map(languages.map((lang) => [lang, addressOf(lang)]));

/** The pages of the embedded programme: none hidden from searches (META-01), no excluded festival's (SHW-19). */
const embeddedPages = async ({ db, languages }: SitemapDeps): Promise<Page[]> => {
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
};

interface SitemapDeps {
  db: Database;
  /** The festival's languages. */
  languages: readonly Language[];
  /** FES-21 */
  parts: Parts;
  /** Origin of the addresses. */
  publicUrl: string;
  /** Whether the content is the embedded programme: no other can be listed. */
  hasContent: boolean;
  /** The most addresses of one file. */
  most?: number;
}

/** The entries of each file: a page's languages stay together. */
const inParts = (pages: readonly (readonly string[])[], most: number): string[][] => {
  const parts: string[][] = [[]];
  for (const entries of pages) {
    const last = parts.at(-1);
    if (last && last.length + entries.length <= most) last.push(...entries);
    else parts.push([...entries]);
  }
  return parts;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const listOf = (entries: readonly string[]): string => `${declaration}
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;

/** The path of a part, from 1. */
const partPath = (part: number): string => `/sitemap-${part}.xml`;

const indexOf = (count: number, publicUrl: string): string => `${declaration}
<sitemapindex xmlns="${namespace}">
${Array.from({ length: count }, (_, index) => `<sitemap><loc>${escaped(publicUrl + partPath(index + 1))}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

/**
 * META-03: every page that may be found, in the festival's languages, with its alternates; sitemaps.org's XML. One file, or an index of
 * several if there are too many addresses for one.
 * @param part which of several, from 1; null for the file that leads to all
 * @returns null if there is no such part
 */
export const writeSitemap = async (deps: SitemapDeps, part: number | null): Promise<string | null> => {
  const { publicUrl, languages, parts: held, hasContent, most = mostAddresses } = deps;
  const home = pageIn(languages, (lang) => pageAddress({ lang, path: '' }));
  const pages = [
    ...lists
      .filter((name) => !isGone(`/en/${name}`, held))
      .map((name) => pageIn(languages, (lang) => pairPath(name, lang))),
    ...(hasContent ? await embeddedPages(deps) : [home]),
  ];
  const absolute = (path: string): string => escaped(publicUrl + encodeURI(path));
  const parts = inParts(
    pages.map((page) => entriesOf(page, absolute)),
    most,
  );
  const [only = []] = parts;
  if (part === null) return parts.length === 1 ? listOf(only) : indexOf(parts.length, publicUrl);
  const asked = parts.length === 1 ? undefined : parts[part - 1];
  return asked === undefined ? null : listOf(asked);
};
