import { category } from '#contract/wire/global.ts';
import { listArtistCategories, listShowCategories } from '#server/store/shows/categories.ts';
import { inLanguage, ofSite, type InLanguage } from '../params.ts';
import { defineResource, listOf, wholeList, type ContentResource } from '../resource.ts';

const asCategories = (rows: readonly { id: number; title: string }[]) => ({
  body: wholeList(rows.map(({ id, title }) => ({ id: String(id), title }))),
});

const showCategories = (path: ContentResource['path'], params: InLanguage): ContentResource =>
  defineResource({
    path,
    summary: 'Categories of shows: the kinds, then the genres (ART-06).',
    request: { params },
    answer: listOf(category),
    handle: async ({ store }, { params: { lang } }) => asCategories(await listShowCategories(store.db, lang)),
  });

const artistCategories = (path: ContentResource['path'], params: InLanguage): ContentResource =>
  defineResource({
    path,
    summary: 'Categories of artists (ART-06).',
    request: { params },
    answer: listOf(category),
    handle: async ({ store }, { params: { lang } }) =>
      asCategories(await listArtistCategories(store.db, lang)),
  });

/** The source names these paths without the site, its callers with it: both answer. */
export const categories: readonly ContentResource[] = [
  showCategories('/{lang}/content/show-categories', inLanguage),
  showCategories('/{lang}/content/{siteId}/show-categories', ofSite),
  artistCategories('/{lang}/content/artist-categories', inLanguage),
  artistCategories('/{lang}/content/{siteId}/artist-categories', ofSite),
];
