import { assign, setup } from 'xstate';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

export interface ArtistCatalogueContext {
  /** Its id; '' for every category. */
  category: string;
  /** The offset of the last shown page; the earlier pages of its stretch are shown with it. */
  offset: number;
  /** Artists of a page. */
  size: ArtistsPage;
}

/** `size`: the page size of the first window; all pages of a continued list keep it (ART-09). */
export type ArtistCatalogueEvent =
  | { type: 'category.chosen'; category: string }
  | { type: 'more.asked'; size: ArtistsPage }
  | { type: 'earlier.asked' };

/**
 * The visitor's place in the list of artists (ART-01…ART-04). A URL machine: the address is its store (`resolveState`), so
 * that it has no invoke, no timer and only `assign`. Another category begins at the first page.
 */
export const artistCatalogueMachine = setup({
  types: {} as {
    context: ArtistCatalogueContext;
    events: ArtistCatalogueEvent;
    input: ArtistCatalogueContext;
  },
  guards: {
    isCategory: (_, { category }: { category: string }) => category !== '',
    hasBegun: ({ context }) => context.offset > 0,
    hasEarlier: ({ context }) => artistStretches(context.size).stretchStart(context.offset) > 0,
  },
  actions: {
    choose: assign((_, { category }: { category: string }) => ({ category, offset: 0 })),
    showMore: assign(({ context }) => ({ offset: context.offset + context.size })),
    showSecond: assign((_, { size }: { size: ArtistsPage }) => ({ offset: size, size })),
    showEarlier: assign(({ context }) => ({
      offset: artistStretches(context.size).stretchStart(context.offset) - pageSizes.artistsAtOnce,
    })),
  },
}).createMachine({
  id: 'artistCatalogue',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({
    category: input?.category ?? '',
    offset: input?.offset ?? 0,
    size: input?.size ?? pageSizes.artists,
  }),
  initial: 'every',
  on: {
    'category.chosen': [
      {
        guard: { type: 'isCategory', params: ({ event }) => ({ category: event.category }) },
        target: '.ofCategory',
        actions: { type: 'choose', params: ({ event }) => ({ category: event.category }) },
      },
      { target: '.every', actions: { type: 'choose', params: () => ({ category: '' }) } },
    ],
    'more.asked': [
      { guard: 'hasBegun', actions: 'showMore' },
      { actions: { type: 'showSecond', params: ({ event }) => ({ size: event.size }) } },
    ],
    'earlier.asked': { guard: 'hasEarlier', actions: 'showEarlier' },
  },
  states: {
    every: {},
    ofCategory: {},
  },
});
