import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { isGone } from '#contract/address/partOfPath.ts';
import type { Parts } from '#contract/settings/parts.ts';
import { pageIn, type ListPages, type Page } from './listedPages.ts';

/** The most addresses that a sitemap may have (sitemaps.org). */
const mostAddresses = 50_000;

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

const lists = [
  'calendar',
  'calendar-archive',
  'shows',
  'festivals',
  'artists',
  'ondemand',
  'videos-ondemand',
] as const;

interface SitemapDeps {
  listPages: ListPages;
  /** The festival's languages. */
  languages: readonly Language[];
  /** FES-21 */
  parts: Parts;
  /** Origin of the addresses. */
  publicUrl: string;
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
  const { publicUrl, languages, parts: held, listPages, most = mostAddresses } = deps;
  const pages = [
    ...lists
      .filter((name) => !isGone(`/en/${name}`, held))
      .map((name) => pageIn(languages, (lang) => pairPath(name, lang))),
    ...(await listPages(languages)),
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
