import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { listedArtist } from '#contract/wire/artist.ts';
import { category } from '#contract/wire/global.ts';
import type { ContentClient } from '../content.ts';
import { readListPage } from '../listPages.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** A question about the list of artists. */
export interface ArtistsQuestion {
  lang: Language;
  /** An id; '' for every category. */
  category: string;
  /** The offset of the page, and the number of its artists (ART-02). */
  offset: number;
  size: number;
}

/** ART-03: one page of the artists, of a category or of all. */
export const artistsQuery = (
  client: ContentClient,
  { lang, category: categoryId, offset, size }: ArtistsQuestion,
) =>
  queryOptions({
    ...asked,
    queryKey: ['artists', lang, categoryId, offset, size] as const,
    queryFn: ({ signal }) => {
      const parameters = { category_id: categoryId || undefined };
      return readListPage(
        client,
        { item: listedArtist, lang, path: 'artists', offset, size, parameters },
        signal,
      );
    },
    staleTime: staleTimes.programme,
  });

/** ART-06: the categories of artists. */
export const artistCategoriesQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['artist-categories', lang] as const,
    queryFn: async ({ signal }) => {
      const { items } = await client.list(
        category,
        { lang, path: `/${lang}/content/artist-categories` },
        signal,
      );
      return items.filter(({ title }) => title !== '');
    },
    staleTime: staleTimes.menus,
  });
