import { assign, setup } from 'xstate';
import {
  type ChosenShowFilters,
  narrows,
  noShowFilters,
  type ShowFilterName,
} from '#contract/programme/calendar/showFilters.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { catalogueOf, choosing, goesBack, type CatalogueContext } from '../catalogue.ts';

export interface ShowCatalogueContext extends CatalogueContext {
  filters: ChosenShowFilters;
}

export type ShowCatalogueEvent =
  | { type: 'filters.applied'; filters: ChosenShowFilters }
  | { type: 'filter.removed'; name: ShowFilterName }
  | { type: 'filters.cleared' }
  | { type: 'more.asked' }
  | { type: 'earlier.asked' };

const filtersOf = ({ event }: { event: { filters: ChosenShowFilters } }) => ({ filters: event.filters });
const without = (filters: ChosenShowFilters, name: ShowFilterName): ChosenShowFilters => ({
  ...filters,
  [name]: '',
});

const { hasEarlier, earlier, more, chosen } = catalogueOf(pageSizes.showsAtOnce);

/**
 * The visitor's place in the list of all shows (HOM-13, RTE-17). A URL machine: the address is its store (`resolveState`), so
 * that it has no invoke, no timer and only `assign`. Other filters begin at the first page.
 */
export const showCatalogueMachine = setup({
  types: {} as {
    context: ShowCatalogueContext;
    events: ShowCatalogueEvent;
    input: ShowCatalogueContext;
  },
  guards: {
    narrows: (_, { filters }: { filters: ChosenShowFilters }) => narrows(filters),
    hasEarlier,
  },
  actions: {
    choose: assign((_, { filters }: { filters: ChosenShowFilters }) => chosen({ filters })),
    showMore: assign(({ context }) => more(context, pageSizes.shows)),
    showEarlier: assign(({ context }) => earlier(context)),
  },
}).createMachine({
  id: 'showCatalogue',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({ filters: input?.filters ?? noShowFilters, offset: input?.offset ?? 0 }),
  initial: 'every',
  on: {
    'filters.applied': choosing({ narrowed: '.narrowed', whole: '.every' }, filtersOf),
    'more.asked': { actions: 'showMore' },
    ...goesBack,
  },
  states: {
    every: {},
    narrowed: {
      on: {
        'filter.removed': [
          {
            guard: {
              type: 'narrows',
              params: ({ context, event }) => ({ filters: without(context.filters, event.name) }),
            },
            actions: {
              type: 'choose',
              params: ({ context, event }) => ({ filters: without(context.filters, event.name) }),
            },
          },
          { target: 'every', actions: { type: 'choose', params: () => ({ filters: noShowFilters }) } },
        ],
        'filters.cleared': {
          target: 'every',
          actions: { type: 'choose', params: () => ({ filters: noShowFilters }) },
        },
      },
    },
  },
});
