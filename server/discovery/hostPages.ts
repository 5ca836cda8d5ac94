import type { Language } from '#contract/address/language.ts';
import { pairPath, type PairName } from '#contract/address/pairs.ts';
import { festivalOf, isListed } from '#contract/programme/shows/series.ts';
import { pathHere } from '../host/lists/addressHere.ts';
import type { HostLists } from '../host/lists/hostLists.ts';
import { hostListLimits } from '../host/lists/limits.ts';
import type { ListReading } from '../host/lists/listReading.ts';
import { pageAddress } from '../programme/addresses.ts';
import { site } from '../site.ts';
import { pageIn, type ListedPages, type Page } from './listedPages.ts';

type InBoth<Item> = Readonly<Record<Language, ListReading<Item>>>;

/** The pages of a list's entries, each in every language that has its id. */
const byId = <Item extends { id: string }>(
  list: InBoth<Item>,
  languages: readonly Language[],
  pathOf: (item: Item) => string | null,
): Page[] => {
  const pages = new Map<string, Map<Language, string>>();
  for (const lang of languages)
    for (const item of list[lang].items()) {
      const path = pathOf(item);
      if (path === null) continue;
      const page = pages.get(item.id) ?? new Map<Language, string>();
      pages.set(item.id, page.set(lang, path));
    }
  return [...pages.values()];
};

/** The page of a list, where it has entries. */
const listPage = (name: PairName, list: InBoth<object>, languages: readonly Language[]): Page[] => {
  const having = languages.filter((lang) => list[lang].items().length > 0);
  return having.length === 0 ? [] : [pageIn(having, (lang) => pairPath(name, lang))];
};

/** Home, and what the wire lists of somebody else's programme; its pages are in no list. */
export const hostPages = (lists: HostLists, publicUrl: string): ListedPages => ({
  list: async (languages) => {
    await lists.ready();
    const here = ({ url }: { url: string }): string | null => pathHere(url, publicUrl);
    const told = ({ detail_url: url }: { detail_url: string | null }): string | null =>
      url === null ? null : pathHere(url, publicUrl);
    return [
      pageIn(languages, (lang) => pageAddress({ lang, path: '' })),
      ...byId(lists.shows, languages, (show) =>
        isListed(festivalOf(show), site.excludedFestivals) ? null : here(show),
      ),
      ...byId(lists.artists, languages, here),
      ...byId(lists.videos, languages, here),
      ...byId(lists.festivals, languages, here),
      ...listPage('press', lists.press, languages),
      ...byId(lists.press, languages, told),
      ...listPage('jobs', lists.careers, languages),
      ...byId(lists.careers, languages, told),
    ];
  },
  lifetime: hostListLimits.fresh,
});
