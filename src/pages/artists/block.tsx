import { useQuery } from '@tanstack/react-query';
import { parseItems } from '#contract/wire/list.ts';
import { listedArtist, type ListedArtist } from '#contract/wire/artist.ts';
import type { Page } from '#contract/wire/page.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { artistsQuery } from '#src/api/programme/artists.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { ArtistBlockScreen } from './ArtistBlockScreen.tsx';

const told = ({ list }: Page): ListedArtist[] => parseItems(listedArtist, list?.data ?? []).items;

const firstPage = ({ client, lang }: Pick<ContentPageProps, 'client' | 'lang'>) =>
  artistsQuery(client, { lang, category: '', offset: 0, size: pageSizes.artists });

/** A block stays without its list if that fails; the next visitor requests it again. */
const load = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  if (told(page).length > 0) return answer;
  const isThere = await context.queryClient
    .ensureQueryData(firstPage({ ...context, client: context.aside }))
    .then(
      () => true,
      () => false,
    );
  return { ...answer, ...(!isThere && { expiresAt: context.clock.now() }) };
};

/** The page's own artists, else the first of all. */
const Screen = ({ client, lang, settings, page }: ContentPageProps) => {
  const own = told(page);
  const { data } = useQuery({ ...firstPage({ client, lang }), enabled: own.length === 0 });
  const artists = own.length > 0 ? own : (data?.items ?? []);
  return <ArtistBlockScreen {...{ lang, page, artists }} siteId={settings.siteId} />;
};

/** ART-08, LDR-05: the list of artists as a page of editors. */
export const block = { load, Screen };
