import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import { settings } from '../settings.ts';

/** LAY-26, ANA-01: whether the site may report the visit. */
export type Consent = 'granted' | 'denied';

interface CookieBannerContext {
  /** The visitor's answer; before it nothing is allowed. */
  consent: Consent;
}

export type CookieBannerEvent = { type: 'cookies.accepted' } | { type: 'cookies.refused' };

/** The footer offers the other answer, as soon as there is one. */
const changeOfMind = {
  'cookies.accepted': { guard: 'isDenied', target: 'changing', actions: 'consent' },
  'cookies.refused': { guard: 'isGranted', target: 'changing', actions: 'refuse' },
} as const;

/**
 * The cookie banner (LAY-24…LAY-26). Unreadable or full storage never traps the visitor: the banner asks, and closes after
 * the answer. The visitor may change the answer later.
 */
export const cookieBannerMachine = setup({
  types: {} as {
    context: CookieBannerContext;
    events: CookieBannerEvent;
    tags: 'resting' | 'shown' | 'leaving';
  },
  actors: {
    /** Reads the earlier answer. */
    recallChoice: port<{ seen: boolean; consent: Consent }>('recallChoice'),
    /** Stores the answer, and that the banner has been seen. */
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
      tags: ['shown', 'leaving'],
      on: changeOfMind,
      after: { fadeOut: { target: 'closed' } },
    },
    // Hidden for good.
    closed: {
      tags: 'resting',
      on: changeOfMind,
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
