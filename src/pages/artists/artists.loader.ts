import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { artistStretches } from '#contract/programme/calendar/stretch.ts';
import { artistCategoriesQuery } from '#src/api/programme/artists.ts';
import { readPages } from '#src/controls/catalogue/readPages.ts';
import type { PageAnswer, PageContext, PageLoad } from '#src/routing/context.ts';
import { artistsPageQuery } from './artistsPage.ts';
import { fromUrl, hrefFor, toUrl, type ArtistsState } from './artists.url.ts';
import { pageSizeOf } from './pageSizeOf.ts';
import { sizeOfWindow } from './windowSize.ts';

/** All data of the address; its first page decides whether there is a page at all. */
const readAll = async ({ client, aside, queryClient, lang }: PageContext, state: ArtistsState) => {
  const { category, offset } = state.context;
  const size = pageSizeOf(state, sizeOfWindow());
  const categories = queryClient.ensureQueryData(artistCategoriesQuery(aside, lang)).catch(() => null);
  const pages = await readPages(queryClient, artistStretches(size).pagesUpTo(offset), (at) =>
    artistsPageQuery(queryClient, client, { lang, category, offset: at, size }),
  );
  return { ...pages, categories: await categories };
};

/** The answer for an address of the list. A list on the page stays until the next one has come. */
export const load = async ({ context, search, isShown }: PageLoad): Promise<PageAnswer> => {
  const { client, lang, i18n, queryClient, clock } = context;
  const state = fromUrl(search);
  const reading = readAll(context, state);
  const read = isShown && !context.isServer ? null : await reading;
  // Nobody waits for it: the screen requests failed parts again.
  if (read === null) reading.catch(() => null);
  const { category } = state.context;
  const categories =
    read?.categories ?? queryClient.getQueryData(artistCategoriesQuery(client, lang).queryKey) ?? [];
  const name = categories.find(({ id }) => id === category)?.title;
  const title = i18n.t('artists.title');
  const addressIn = (language: (typeof languages)[number]): string =>
    hrefFor(pairPath('artists', language), category === '' ? {} : { category });
  const isKept = read === null || (read.categories !== null && read.isWhole);
  return {
    status: 200,
    head: {
      title: name === undefined ? title : i18n.t('artists.titleOf', { title, what: name }),
      description: i18n.t('artists.description'),
      noindex: read?.first.items.length === 0 || (category !== '' && name === undefined),
      // Further pages are parts of the same list.
      canonical: addressIn(lang),
      alternates: Object.fromEntries(languages.map((one) => [one, addressIn(one)])),
    },
    counterpart: hrefFor(pairPath('artists', otherLanguage(lang)), toUrl(state)),
    // The next visitor requests missing parts again.
    ...(!isKept && { expiresAt: clock.now() }),
  };
};
