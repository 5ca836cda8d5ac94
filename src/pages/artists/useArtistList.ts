import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/address/language.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { artistCategoriesQuery } from '#src/api/programme/artists.ts';
import type { ContentClient } from '#src/api/content.ts';
import { useListPages } from '#src/controls/catalogue/useListPages.ts';
import { artistsPageQuery } from './artistsPage.ts';
import type { ArtistsState } from './artists.url.ts';

/** The artists that an address asks for, in pages of a size, and the categories that they can be narrowed by. */
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
    pageAt: (of, at) => artistsPageQuery(queryClient, client, { ...of, offset: at }),
    stretches: (of) => artistStretches(of.size),
  });
  const categories = useQuery(artistCategoriesQuery(client, lang));
  return { ...list, categories: categories.data ?? [] };
};
export type ArtistList = ReturnType<typeof useArtistList>;
