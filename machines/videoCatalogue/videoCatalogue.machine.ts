import { assign, setup } from 'xstate';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { catalogueOf, choosing, goesBack, type CatalogueContext } from '../catalogue.ts';

export interface VideoCatalogueContext extends CatalogueContext {
  /** The collection's word in the address; null is every video. */
  collection: string | null;
}

export type VideoCatalogueEvent =
  | { type: 'collection.chosen'; collection: string | null }
  /** `size`: of a page, in this window (VID-11). */
  | { type: 'more.asked'; size: number }
  | { type: 'earlier.asked' };

const { hasEarlier, earlier, more, chosen } = catalogueOf(pageSizes.showsAtOnce);
const collectionOf = ({ event }: { event: { collection: string | null } }) => ({
  collection: event.collection,
});

/**
 * The visitor's place in the list of videos (VID-04, VID-12). A URL machine: the address is its store (`resolveState`), so
 * that it has no invoke, no timer and only `assign`. Another collection begins at its first page.
 */
export const videoCatalogueMachine = setup({
  types: {} as {
    context: VideoCatalogueContext;
    events: VideoCatalogueEvent;
    input: VideoCatalogueContext;
  },
  guards: {
    narrows: (_, { collection }: { collection: string | null }) => collection !== null,
    hasEarlier,
  },
  actions: {
    choose: assign((_, { collection }: { collection: string | null }) => chosen({ collection })),
    showMore: assign(({ context }, { size }: { size: number }) => more(context, size)),
    showEarlier: assign(({ context }) => earlier(context)),
  },
}).createMachine({
  id: 'videoCatalogue',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({ collection: input?.collection ?? null, offset: input?.offset ?? 0 }),
  initial: 'all',
  on: {
    'collection.chosen': choosing({ narrowed: '.collected', whole: '.all' }, collectionOf),
    'more.asked': { actions: { type: 'showMore', params: ({ event }) => ({ size: event.size }) } },
    ...goesBack,
  },
  states: { all: {}, collected: {} },
});
