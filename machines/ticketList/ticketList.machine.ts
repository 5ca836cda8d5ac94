import { assign, setup } from 'xstate';
import { settings } from '../settings.ts';

interface TicketListContext {
  /** How many of the matching tickets are seen. */
  visible: number;
  /** The city that is asked for; '' is every city. */
  city: string;
}

export type TicketListEvent = { type: 'more.pressed'; total: number } | { type: 'city.chosen'; city: string };

const { first, more } = settings.ticketList;

/** The dates of a show: five at first and five more at each press (SHW-13), of every city or of one (SHW-14). */
export const ticketListMachine = setup({
  types: {} as { context: TicketListContext; events: TicketListEvent },
  guards: {
    hasMore: ({ context }, { total }: { total: number }) => total > context.visible,
    namesCity: (_, { city }: { city: string }) => city !== '',
  },
  actions: {
    showMore: assign({ visible: ({ context }) => context.visible + more }),
    chooseCity: assign((_, { city }: { city: string }) => ({ city, visible: first })),
  },
}).createMachine({
  id: 'ticketList',
  context: { visible: first, city: '' },
  initial: 'everyCity',
  on: {
    'more.pressed': {
      guard: { type: 'hasMore', params: ({ event }) => ({ total: event.total }) },
      actions: 'showMore',
    },
    'city.chosen': [
      {
        guard: { type: 'namesCity', params: ({ event }) => ({ city: event.city }) },
        target: '.oneCity',
        actions: { type: 'chooseCity', params: ({ event }) => ({ city: event.city }) },
      },
      {
        target: '.everyCity',
        actions: { type: 'chooseCity', params: ({ event }) => ({ city: event.city }) },
      },
    ],
  },
  states: { everyCity: {}, oneCity: {} },
});
