import { assign, emit, setup } from 'xstate';
import { settings } from '../settings.ts';

interface BuyPopupContext {
  isMember: boolean;
}

export type BuyPopupEvent =
  | { type: 'popup.opened'; isMember: boolean }
  | { type: 'pass.owned' }
  | { type: 'pass.missing' }
  | { type: 'pass.wanted' }
  /** `hasTab`: the browser opened the tab for the ticket page. */
  | { type: 'ticket.wanted'; hasTab: boolean }
  | { type: 'popup.dismissed' };

/** `passDue`, `ticketDue`: the wait is over, the screen goes there. `dismissed`: the screen must close a waiting tab. */
type BuyPopupEmitted = { type: 'passDue' } | { type: 'ticketDue' } | { type: 'dismissed' };

/**
 * The BUY NOW popup (BUY-01…BUY-06): does the visitor have a pass, or want one, or the ticket alone? The screen opens
 * the tab of the ticket page in the click, because a browser blocks one that is opened later (BUY-05).
 */
export const buyPopupMachine = setup({
  types: {} as { context: BuyPopupContext; events: BuyPopupEvent; emitted: BuyPopupEmitted },
  guards: {
    isMember: ({ context }) => context.isMember,
    hasTab: (_, { hasTab }: { hasTab: boolean }) => hasTab,
  },
  actions: {
    noteVisitor: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    forget: assign({ isMember: false }),
    tellDismissed: emit({ type: 'dismissed' }),
    tellPassDue: emit({ type: 'passDue' }),
    tellTicketDue: emit({ type: 'ticketDue' }),
  },
  delays: { redirectDelay: settings.buyPopup.redirectDelay },
}).createMachine({
  id: 'buyPopup',
  context: { isMember: false },
  initial: 'closed',
  on: {
    'popup.dismissed': { target: '.closed', actions: ['forget', 'tellDismissed'] },
  },
  states: {
    closed: {
      on: {
        'popup.opened': {
          target: 'askingPass',
          actions: { type: 'noteVisitor', params: ({ event }) => ({ isMember: event.isMember }) },
        },
        // Nothing is open.
        'popup.dismissed': {},
      },
    },
    askingPass: {
      on: {
        'pass.owned': [{ guard: 'isMember', target: 'usingCredits' }, { target: 'promptingLogin' }],
        'pass.missing': { target: 'offeringPass' },
      },
    },
    usingCredits: {},
    promptingLogin: {},
    offeringPass: {
      on: {
        'pass.wanted': { target: 'leaving' },
        'ticket.wanted': [
          {
            guard: { type: 'hasTab', params: ({ event }) => ({ hasTab: event.hasTab }) },
            target: 'openingTicket',
          },
          { target: 'ticketBlocked' },
        ],
      },
    },
    leaving: {
      after: { redirectDelay: { target: 'left', actions: 'tellPassDue' } },
    },
    left: {},
    openingTicket: {
      after: { redirectDelay: { target: 'ticketOpened', actions: 'tellTicketDue' } },
    },
    ticketOpened: {},
    ticketBlocked: {},
  },
});
