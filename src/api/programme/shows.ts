import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { festivalOf, isListed } from '#contract/programme/shows/series.ts';
import { showFilterNames, type ChosenShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { listedShow, showFacet, type ListedShow, type ShowFacet } from '#contract/wire/shows.ts';
import type { Parameters } from '../addresses.ts';
import type { ContentClient } from '../content.ts';
import { readListPage, type ListedPage } from '../listPages.ts';
import { asked } from '../queries.ts';
import { contentSettings, staleTimes } from '../requestSettings.ts';

/** A question about the list of shows. */
export interface ShowsQuestion {
  lang: Language;
  filters: ChosenShowFilters;
  /** The offset of the page. */
  offset: number;
  settings: Pick<ProgrammeSettings, 'excludedFestivals'>;
}

const chosenOf = (filters: ChosenShowFilters): Parameters =>
  Object.fromEntries(showFilterNames.map((name) => [name, filters[name] || undefined]));

/** One page of the list, without excluded festivals (SHW-19). */
const readPage = async (
  client: ContentClient,
  { lang, filters, offset, settings }: ShowsQuestion,
  signal: AbortSignal,
): Promise<ListedPage<ListedShow>> => {
  const parameters = { sort: contentSettings.defaultSort, ...chosenOf(filters) };
  const question = { item: listedShow, lang, path: 'shows', offset, size: pageSizes.shows, parameters };
  const { items, ...rest } = await readListPage(client, question, signal);
  return {
    items: items.filter((show) => !isListed(festivalOf(show), settings.excludedFestivals)),
    ...rest,
  };
};

/** HOM-13: one page of the matching shows. */
export const showsQuery = (client: ContentClient, question: ShowsQuestion) =>
  queryOptions({
    ...asked,
    queryKey: ['shows', question.lang, question.filters, question.offset] as const,
    queryFn: ({ signal }) => readPage(client, question, signal),
    staleTime: staleTimes.programme,
  });

/** The choices of the list's filters, given the present ones; the last choices stay until the next arrive. */
export const showFacetsQuery = (
  client: ContentClient,
  { lang, filters }: Pick<ShowsQuestion, 'lang' | 'filters'>,
) =>
  queryOptions({
    ...asked,
    queryKey: ['show-facets', lang, filters] as const,
    queryFn: async ({ signal }): Promise<ShowFacet[]> => {
      const question = { lang, path: 'shows/facets', parameters: chosenOf(filters) };
      return (await client.list(showFacet, question, signal)).items;
    },
    staleTime: staleTimes.programme,
    placeholderData: keepPreviousData,
  });
