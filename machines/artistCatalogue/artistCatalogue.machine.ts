import { assign, setup } from 'xstate';
import type { ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { catalogueOf, choosing, goesBack, type CatalogueContext } from '../catalogue.ts';

export interface ArtistCatalogueContext extends CatalogueContext {
  /** Its id; '' is every category. */
  category: string;
  /** How many artists a page has. */
  size: ArtistsPage;
}

/** `size`: the page size of the first window; all pages of a continued list keep it (ART-09). */
export type ArtistCatalogueEvent =
  | { type: 'category.chosen'; category: string }
  | { type: 'more.asked'; size: ArtistsPage }
  | { type: 'earlier.asked' };

const { hasEarlier, earlier, more, chosen } = catalogueOf(pageSizes.artistsAtOnce);
const categoryOf = ({ event }: { event: { category: string } }) => ({ category: event.category });

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
    narrows: (_, { category }: { category: string }) => category !== '',
    hasBegun: ({ context }) => context.offset > 0,
    hasEarlier,
  },
  actions: {
    choose: assign((_, { category }: { category: string }) => chosen({ category })),
    showMore: assign(({ context }) => more(context, context.size)),
    showSecond: assign((_, { size }: { size: ArtistsPage }) => ({ offset: size, size })),
    showEarlier: assign(({ context }) => earlier(context)),
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
    'category.chosen': choosing({ narrowed: '.ofCategory', whole: '.every' }, categoryOf),
    'more.asked': [
      { guard: 'hasBegun', actions: 'showMore' },
      { actions: { type: 'showSecond', params: ({ event }) => ({ size: event.size }) } },
    ],
    ...goesBack,
  },
  states: {
    every: {},
    ofCategory: {},
  },
});
