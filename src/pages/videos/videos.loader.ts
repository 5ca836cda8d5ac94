import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import {
  collectionPath,
  findCollection,
  type VideoCollection,
} from '#contract/programme/videos/videoCollections.ts';
import { videoStretches } from '#contract/programme/calendar/stretch.ts';
import { readPages } from '#src/controls/catalogue/readPages.ts';
import type { ContentClient } from '#src/api/content.ts';
import { collectionsQuery, videosQuery } from '#src/api/programme/videos.ts';
import type { PageAnswer, PageContext, PageLoad } from '#src/routing/context.ts';
import { sizeInWindow, sizeOnServer } from './pageSize.ts';
import { fromUrl, hrefFor, toUrl, type VideosState } from './videos.url.ts';

/** The address of a collection's list on this site; null for all videos. */
export const listPath = (lang: Language, collection: VideoCollection | null): string =>
  collection === null
    ? pairPath('videos-ondemand', lang)
    : collectionPath(lang, { ...collection, url: null });

/** The collection in an address (RTE-07, RTE-08, RTE-32). */
export const askedIn = (params: object): string | null =>
  'collection' in params && typeof params.collection === 'string' ? params.collection : null;

/** All data of the address; its first page decides whether there is a page at all. */
const readAll = async ({ client, queryClient, lang, isServer }: PageContext, { context }: VideosState) => {
  const size = isServer ? sizeOnServer() : sizeInWindow();
  const { collection, offset } = context;
  return readPages(queryClient, videoStretches(size).pagesUpTo(offset), (at) =>
    videosQuery(client, { lang, collection, offset: at, size }, queryClient),
  );
};

/** The answer for an address of the list. A list on the page stays until the next one has come. */
export const load = async ({ context, params, search, isShown }: PageLoad): Promise<PageAnswer> => {
  const asked = askedIn(params);
  const { client, aside, queryClient, lang, i18n, clock } = context;
  const other = otherLanguage(lang);
  const collectionsIn = (one: Language, by: ContentClient) =>
    queryClient.ensureQueryData(collectionsQuery(by, one));
  /** If a list is on the page already, the next screen requests its own. */
  const read = async (id: string | null) =>
    isShown && !context.isServer ? null : readAll(context, fromUrl(id, search));
  // The list of all videos needs no collection, and does without them.
  const all = asked === null ? read(null) : null;
  const [here, there] = await Promise.all([
    asked === null ? collectionsIn(lang, aside).catch(() => null) : collectionsIn(lang, client),
    asked === null ? [] : collectionsIn(other, aside).catch(() => null),
    all,
  ]);
  const collection = findCollection(here ?? [], asked);
  const state = fromUrl(collection?.id ?? null, search);
  const list = await (all ?? read(collection?.id ?? null));
  const isKept = here !== null && there !== null && list?.isWhole !== false;
  const paths = {
    [lang]: listPath(lang, collection),
    [other]: listPath(other, collection && findCollection(there ?? [], collection.id)),
  };
  const title = collection?.name ?? i18n.t('videos.all');
  return {
    status: 200,
    head: {
      title,
      description: i18n.t('videos.description', { name: title }),
      noindex: list?.first.items.length === 0,
      // Further pages are parts of the same list.
      canonical: listPath(lang, collection),
      alternates: Object.fromEntries(languages.map((one) => [one, paths[one] ?? listPath(one, null)])),
    },
    counterpart: hrefFor(paths[other] ?? listPath(other, null), toUrl(state)),
    // The next visitor requests missing parts again.
    ...(!isKept && { expiresAt: clock.now() }),
  };
};
