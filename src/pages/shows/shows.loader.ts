import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { showFilterNames } from '#contract/programme/calendar/showFilters.ts';
import { nextMidnight } from '#contract/programme/time/siteDate.ts';
import { pagesUpTo } from '#contract/programme/calendar/stretch.ts';
import type { ShowFacet } from '#contract/wire/shows.ts';
import { showFacetsQuery, showsQuery } from '#src/api/programme/shows.ts';
import { readPages } from '#src/controls/catalogue/readPages.ts';
import { createFormat } from '#src/i18n/format.ts';
import { createPrices } from '#src/i18n/prices.ts';
import type { PageAnswer, PageContext, PageLoad } from '#src/routing/context.ts';
import { choiceLabel } from './choiceLabel.ts';
import type { ShowsSearch } from './shows.search.ts';
import { fromUrl, hrefFor, toUrl, type ShowsState } from './shows.url.ts';

/** All data of the address; its first page decides whether there is a page at all. */
const readAll = async ({ client, aside, queryClient, lang, settings }: PageContext, state: ShowsState) => {
  const { filters, offset } = state.context;
  const facets = queryClient.ensureQueryData(showFacetsQuery(aside, { lang, filters })).catch(() => null);
  const pages = await readPages(queryClient, pagesUpTo(offset), (at) =>
    showsQuery(client, { lang, filters, offset: at, settings }),
  );
  return { ...pages, facets: await facets };
};

/** Filters that people search for elsewhere: one of them alone makes a page of its own there. */
const searched = ['city', 'genre', 'series', 'festival'] as const;

const chosenIn = (state: ShowsState) => showFilterNames.filter((name) => state.context.filters[name] !== '');

const isForSearch = (state: ShowsState): boolean => {
  const chosen = chosenIn(state);
  return chosen.length === 0 || (chosen.length === 1 && searched.some((name) => name === chosen[0]));
};

/** The answer for an address of the list. A list on the page stays until the next one has come. */
export const load = async ({ context, search, isShown }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, queryClient, clock, settings } = context;
  const state = fromUrl(search);
  const reading = readAll(context, state);
  const read = isShown && !context.isServer ? null : await reading;
  // Nobody waits for it: the screen requests failed parts again.
  if (read === null) reading.catch(() => null);
  const facets =
    read?.facets ??
    queryClient.getQueryData<ShowFacet[]>(
      showFacetsQuery(context.client, { lang, filters: state.context.filters }).queryKey,
    ) ??
    [];
  const format = createFormat(lang);
  const prices = createPrices(lang, context.settings.currency);
  const names = chosenIn(state).map((name) =>
    choiceLabel({ name, value: state.context.filters[name], facets, format, prices, lang, t: i18n.t }),
  );
  const { offset: _offset, ...filters } = toUrl(state);
  const addressIn = (language: (typeof languages)[number], said: ShowsSearch = filters): string =>
    hrefFor(pairPath('shows', language), said);
  const title = i18n.t('shows.title');
  const isEmpty = read?.first.items.length === 0;
  const isKept = read === null || (read.facets !== null && read.isWhole);
  return {
    status: 200,
    head: {
      title: names.length === 0 ? title : i18n.t('shows.titleOf', { title, what: format.list(names) }),
      description: i18n.t('shows.description'),
      noindex: isEmpty || !isForSearch(state),
      // Further pages are parts of the same list.
      canonical: addressIn(lang),
      alternates: Object.fromEntries(languages.map((one) => [one, addressIn(one)])),
    },
    counterpart: addressIn(otherLanguage(lang), toUrl(state)),
    // Past shows are marked from the next day on; the next visitor requests missing parts again.
    expiresAt: isKept ? nextMidnight(clock.now(), settings.timezone) : clock.now(),
  };
};
