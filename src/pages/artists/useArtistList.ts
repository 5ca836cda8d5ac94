import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/address/language.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ListedArtist } from '#contract/wire/artist.ts';
import { artistCategoriesQuery, artistsQuery } from '#src/api/programme/artists.ts';
import type { ContentClient } from '#src/api/content.ts';
import { cutPage, type ListedPage } from '#src/api/listPages.ts';
import { useListPages } from '#src/controls/catalogue/useListPages.ts';
import type { ArtistsState } from './artists.url.ts';

interface Question {
  lang: Language;
  category: string;
  offset: number;
  size: ArtistsPage;
}

/** A short page out of the usual one that the server has drawn. */
const cutFrom = (
  queryClient: QueryClient,
  client: ContentClient,
  { lang, category, offset, size }: Question,
): ListedPage<ListedArtist> | undefined => {
  if (size === pageSizes.artists) return undefined;
  const start = artistStretches(pageSizes.artists).pageStart(offset);
  const { queryKey } = artistsQuery(client, { lang, category, offset: start, size: pageSizes.artists });
  return cutPage(queryClient.getQueryData(queryKey), {
    from: offset - start,
    size,
    wholeSize: pageSizes.artists,
  });
};

/** The artists of an address, in pages of a size, and the categories. */
export const useArtistList = (
  client: ContentClient,
  { context: { category, offset } }: ArtistsState,
  lang: Language,
  size: ArtistsPage,
) => {
  const queryClient = useQueryClient();
  const question = useMemo(() => ({ lang, category, offset, size }), [lang, category, offset, size]);
  const list = useListPages({
    question,
    pageAt: (of: Question, at) => ({
      ...artistsQuery(client, { ...of, offset: at }),
      initialData: () => cutFrom(queryClient, client, { ...of, offset: at }),
    }),
    stretches: (of) => artistStretches(of.size),
  });
  const categories = useQuery(artistCategoriesQuery(client, lang));
  return { ...list, categories: categories.data ?? [] };
};
export type ArtistList = ReturnType<typeof useArtistList>;
