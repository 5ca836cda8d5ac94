import * as v from 'valibot';
import { category } from '#src/api/contract/global.ts';
import { listArtistCategories, listShowCategories } from '../store/categories.ts';
import { defineResource, listOf, wholeList, type Resource } from './resource.ts';

const asCategories = (rows: readonly { id: number; title: string }[]) => ({
  body: wholeList(rows.map(({ id, title }) => ({ id: String(id), title }))),
});

const showCategories = (path: Resource['path']): Resource =>
  defineResource({
    path,
    summary: 'Categories of shows: the kinds, then the genres (ART-06).',
    query: v.object({}),
    answer: listOf(category),
    load: async ({ store }, { lang }) => asCategories(await listShowCategories(store.db, lang)),
  });

const artistCategories = (path: Resource['path']): Resource =>
  defineResource({
    path,
    summary: 'Categories of artists (ART-06).',
    query: v.object({}),
    answer: listOf(category),
    load: async ({ store }, { lang }) => asCategories(await listArtistCategories(store.db, lang)),
  });

/** The source names these paths without the site, the calls around them with it: both answer. */
export const categories: readonly Resource[] = [
  showCategories('/{lang}/content/show-categories'),
  showCategories('/{lang}/content/{siteId}/show-categories'),
  artistCategories('/{lang}/content/artist-categories'),
  artistCategories('/{lang}/content/{siteId}/artist-categories'),
];
