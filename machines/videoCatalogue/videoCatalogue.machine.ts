import { assign, setup } from 'xstate';
import { stretchStart } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

export interface VideoCatalogueContext {
  /** The collection's word in the address; null for every video. */
  collection: string | null;
  /** The offset of the last shown page; the earlier pages of its stretch are shown with it. */
  offset: number;
}

export type VideoCatalogueEvent =
  | { type: 'collection.chosen'; collection: string | null }
  /** `size`: of a page, in this window (VID-11). */
  | { type: 'more.asked'; size: number }
  | { type: 'earlier.asked' };

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
    namesOne: (_, { collection }: { collection: string | null }) => collection !== null,
    hasEarlier: ({ context }) => stretchStart(context.offset) > 0,
  },
  actions: {
    choose: assign((_, { collection }: { collection: string | null }) => ({ collection, offset: 0 })),
    showMore: assign(({ context }, { size }: { size: number }) => ({ offset: context.offset + size })),
    showEarlier: assign(({ context }) => ({ offset: stretchStart(context.offset) - pageSizes.showsAtOnce })),
  },
}).createMachine({
  id: 'videoCatalogue',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({ collection: input?.collection ?? null, offset: input?.offset ?? 0 }),
  initial: 'all',
  on: {
    'collection.chosen': [
      {
        guard: { type: 'namesOne', params: ({ event }) => ({ collection: event.collection }) },
        target: '.collected',
        actions: { type: 'choose', params: ({ event }) => ({ collection: event.collection }) },
      },
      { target: '.all', actions: { type: 'choose', params: () => ({ collection: null }) } },
    ],
    'more.asked': { actions: { type: 'showMore', params: ({ event }) => ({ size: event.size }) } },
    'earlier.asked': { guard: 'hasEarlier', actions: 'showEarlier' },
  },
  states: { all: {}, collected: {} },
});
