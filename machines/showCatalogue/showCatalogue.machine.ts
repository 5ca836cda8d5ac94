import { assign, setup } from 'xstate';
import {
  type ChosenShowFilters,
  narrows,
  noShowFilters,
  type ShowFilterName,
} from '#contract/programme/calendar/showFilters.ts';
import { stretchStart } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

export interface ShowCatalogueContext {
  filters: ChosenShowFilters;
  /** The offset of the last shown page; the earlier pages of its stretch are shown with it. */
  offset: number;
}

export type ShowCatalogueEvent =
  | { type: 'filters.applied'; filters: ChosenShowFilters }
  | { type: 'filter.removed'; name: ShowFilterName }
  | { type: 'filters.cleared' }
  | { type: 'more.asked' }
  | { type: 'earlier.asked' };

const without = (filters: ChosenShowFilters, name: ShowFilterName): ChosenShowFilters => ({
  ...filters,
  [name]: '',
});

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
    choosesSome: (_, { filters }: { filters: ChosenShowFilters }) => narrows(filters),
    hasEarlier: ({ context }) => stretchStart(context.offset) > 0,
  },
  actions: {
    choose: assign((_, { filters }: { filters: ChosenShowFilters }) => ({ filters, offset: 0 })),
    showMore: assign(({ context }) => ({ offset: context.offset + pageSizes.shows })),
    showEarlier: assign(({ context }) => ({ offset: stretchStart(context.offset) - pageSizes.showsAtOnce })),
  },
}).createMachine({
  id: 'showCatalogue',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({ filters: input?.filters ?? noShowFilters, offset: input?.offset ?? 0 }),
  initial: 'every',
  on: {
    'filters.applied': [
      {
        guard: { type: 'choosesSome', params: ({ event }) => ({ filters: event.filters }) },
        target: '.narrowed',
        actions: { type: 'choose', params: ({ event }) => ({ filters: event.filters }) },
      },
      {
        target: '.every',
        actions: { type: 'choose', params: ({ event }) => ({ filters: event.filters }) },
      },
    ],
    'more.asked': { actions: 'showMore' },
    'earlier.asked': { guard: 'hasEarlier', actions: 'showEarlier' },
  },
  states: {
    every: {},
    narrowed: {
      on: {
        'filter.removed': [
          {
            guard: {
              type: 'choosesSome',
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
