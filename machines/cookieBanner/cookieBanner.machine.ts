import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import { settings } from '../settings.ts';

/** LAY-26, ANA-01: whether anything may be told of the visit. */
export type Consent = 'granted' | 'denied';

interface CookieBannerContext {
  /** The visitor's answer; nothing is allowed before there is one. */
  consent: Consent;
}

export type CookieBannerEvent = { type: 'cookies.accepted' } | { type: 'cookies.refused' };

/**
 * The cookie banner (LAY-24…LAY-26). Storage that cannot be read or written never traps the visitor: the banner asks,
 * and it goes away once it is answered. Later on the visitor may think otherwise.
 */
export const cookieBannerMachine = setup({
  types: {} as { context: CookieBannerContext; events: CookieBannerEvent; tags: 'resting' | 'shown' },
  actors: {
    /** Was the banner answered before, and how? */
    recallChoice: port<{ seen: boolean; consent: Consent }>('recallChoice'),
    /** Stores that the banner was seen, and the answer. */
    rememberChoice: port<void, { consent: Consent }>('rememberChoice'),
  },
  guards: {
    wasSeen: (_, { seen }: { seen: boolean }) => seen,
    isDenied: ({ context }) => context.consent === 'denied',
    isGranted: ({ context }) => context.consent === 'granted',
  },
  actions: {
    recall: assign({ consent: (_, { consent }: { consent: Consent }) => consent }),
    consent: assign({ consent: 'granted' }),
    refuse: assign({ consent: 'denied' }),
  },
  delays: { fadeOut: settings.cookieBanner.fadeOut },
}).createMachine({
  id: 'cookieBanner',
  context: { consent: 'denied' },
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recallChoice',
        src: 'recallChoice',
        onDone: [
          {
            guard: { type: 'wasSeen', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'recall', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
    },
    asking: {
      tags: 'shown',
      on: {
        'cookies.accepted': { target: 'remembering', actions: 'consent' },
        'cookies.refused': { target: 'remembering', actions: 'refuse' },
      },
    },
    remembering: {
      tags: 'shown',
      invoke: {
        id: 'rememberChoice',
        src: 'rememberChoice',
        input: ({ context }) => ({ consent: context.consent }),
        onDone: { target: 'fading' },
        onError: { target: 'fading' },
      },
    },
    fading: {
      tags: 'shown',
      after: { fadeOut: { target: 'closed' } },
    },
    // Hidden for good. The footer has the other answer.
    closed: {
      tags: 'resting',
      on: {
        'cookies.accepted': { guard: 'isDenied', target: 'changing', actions: 'consent' },
        'cookies.refused': { guard: 'isGranted', target: 'changing', actions: 'refuse' },
      },
    },
    changing: {
      invoke: {
        id: 'rememberChoice',
        src: 'rememberChoice',
        input: ({ context }) => ({ consent: context.consent }),
        onDone: { target: 'closed' },
        onError: { target: 'closed' },
      },
    },
  },
});
