import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useMatch, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath, wordOf } from '#contract/address/pairs.ts';
import { isTodays, type VideoCollection } from '#contract/programme/videos/videoCollections.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { basicAttributes } from '#contract/wire/page.ts';
import type { ContentClient } from '#src/api/content.ts';
import { previewParams } from '#src/api/preview.ts';
import { pageQuery } from '#src/api/queries.ts';
import { collectionsQuery, videosQuery } from '#src/api/programme/videos.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { OnDemandScreen } from './OnDemandScreen.tsx';

export { previewParams as readSearch };

/** The on-demand landing (RTE-06), also at `/{lang}/videos` without an editors' page (RTE-14). */
const nameOf = (path: string): 'ondemand' | 'videos' => (path.endsWith('videos') ? 'videos' : 'ondemand');

const nobody = '';
/** VID-02: the videos of the collection of today's (VID-03). */
const todaysQuery = (client: ContentClient, lang: Language, collections: readonly VideoCollection[]) => {
  const collection = collections.find(isTodays)?.id ?? nobody;
  return {
    ...videosQuery(client, { lang, collection, offset: 0, size: pageSizes.todaysVideos }),
    enabled: collection !== nobody,
  };
};

/** The landing stays without today's video if that fails, and the next visitor requests it again; editors may have written about it. */
export const load = async ({
  context: { client, aside, queryClient, lang, i18n, clock },
  search,
  path,
}: PageLoad): Promise<PageAnswer> => {
  const name = nameOf(path);
  const preview = previewParams(search);
  const [page, collections] = await Promise.all([
    queryClient.ensureQueryData(pageQuery(client, lang, wordOf(name, lang), preview)),
    queryClient.ensureQueryData(collectionsQuery(client, lang)),
  ]);
  const todays = todaysQuery(aside, lang, collections);
  const shown = todays.enabled ? await queryClient.ensureQueryData(todays).catch(() => null) : undefined;
  const isWritten = page !== null && name === 'videos';
  return {
    status: 200,
    head: {
      title: page?.metas.title || i18n.t('videos.onDemand.title'),
      description: page?.metas.description || i18n.t('videos.onDemand.description'),
      image: page?.metas.og_image ?? null,
      noindex: page?.metas.noindex === true || preview.preview !== undefined || preview.ptok !== undefined,
      // Until editors write a page, it has no content of its own (RTE-14).
      canonical: pairPath(isWritten ? 'videos' : 'ondemand', lang),
      alternates: Object.fromEntries(languages.map((one) => [one, pairPath(name, one)])),
    },
    ...(shown === null && { expiresAt: clock.now() }),
  };
};

const layout = getRouteApi('/$lang');

export function Page() {
  const { client, lang } = layout.useRouteContext();
  const name = useMatch({ strict: false, select: ({ fullPath }) => nameOf(fullPath) });
  const preview = previewParams(useSearch({ strict: false }));
  const { data: page } = useQuery(pageQuery(client, lang, wordOf(name, lang), preview));
  const { data: collections = [] } = useQuery(collectionsQuery(client, lang));
  const { data: todays } = useQuery(todaysQuery(client, lang, collections));
  const written = v.safeParse(basicAttributes, page?.attributes ?? {});
  return (
    <OnDemandScreen
      {...{ lang, collections }}
      written={written.success ? written.output : { title: '', body: '' }}
      todays={todays?.items ?? []}
    />
  );
}
