import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ListedArtist } from '#contract/wire/artist.ts';
import type { ContentClient } from '#src/api/content.ts';
import { cutPage, type ListedPage } from '#src/api/listPages.ts';
import { artistsQuery } from '#src/api/programme/artists.ts';

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

/** A page of the artists: what of it is there already, drawn by the server for wider windows, is not asked for again. */
export const artistsPageQuery = (queryClient: QueryClient, client: ContentClient, question: Question) => ({
  ...artistsQuery(client, question),
  initialData: () => cutFrom(queryClient, client, question),
});
