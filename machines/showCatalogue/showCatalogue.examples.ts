import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { ShowCatalogueContext, showCatalogueMachine } from './showCatalogue.machine.ts';

export const showCatalogueInputs: readonly { says: string; input: ShowCatalogueContext }[] = [
  { says: 'a visitor opens the list of all the shows', input: { filters: noShowFilters, offset: 0 } },
  {
    says: 'a visitor opens a link to shows that are far down the list',
    input: { filters: noShowFilters, offset: pageSizes.showsAtOnce },
  },
];

/** The demo festival has shows in Montréal, and clowns among them. */
export const showCatalogueExamples = {
  'filters.applied': [
    { says: 'visitor chooses a city', filters: { ...noShowFilters, city: 'Montréal' } },
    {
      says: 'visitor chooses a city and a genre',
      filters: { ...noShowFilters, city: 'Montréal', genre: 'clown' },
    },
    { says: 'visitor chooses nothing', filters: noShowFilters },
  ],
  'filter.removed': [{ says: 'visitor removes the city', name: 'city' }],
  'filters.cleared': [{ says: 'visitor clears the filters' }],
  'more.asked': [{ says: 'visitor loads more' }],
  'earlier.asked': [{ says: 'visitor goes back to the shows before' }],
} as const satisfies ExamplesOf<typeof showCatalogueMachine>;
