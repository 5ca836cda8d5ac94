import { sessionSetup } from './session.setup.ts';

const refresh = { target: 'refreshing' } as const;
const follow = { target: 'fresh', reenter: true, actions: 'noteSibling' } as const;

/** The member's tokens, traded for new ones before they expire (SES-09…SES-11). */
export const tokens = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: {
      after: { refreshInterval: refresh },
      on: {
        'refresh.asked': refresh,
        'page.shown': {
          guard: { type: 'wantsTokens', params: ({ event }) => event },
          ...refresh,
        },
        'tokens.rotated': follow,
      },
    },
    refreshing: {
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: [
          {
            guard: { type: 'isRefreshed', params: ({ event }) => event.output },
            target: 'fresh',
            actions: 'noteOwnTokens',
          },
          {
            guard: 'isActingOpenly',
            target: '#session.interrupted.inDialog',
            actions: { type: 'noteWords', params: ({ event }) => event.output },
          },
          {
            guard: 'isActing',
            target: '#session.interrupted.elsewhere',
            actions: [
              { type: 'noteWords', params: ({ event }) => event.output },
              'noteExpired',
              'tellSignedOut',
            ],
          },
          {
            target: '#session.anonymous',
            actions: [
              { type: 'noteWords', params: ({ event }) => event.output },
              'noteExpired',
              'tellSignedOut',
            ],
          },
        ],
        onError: { target: 'waiting', actions: 'countAttempt' },
      },
      on: { 'tokens.rotated': follow },
    },
    waiting: {
      after: { backoff: refresh },
      on: {
        'refresh.asked': refresh,
        'page.shown': { guard: { type: 'isStillIn', params: ({ event }) => event }, ...refresh },
        'went.online': refresh,
        'tokens.rotated': follow,
      },
    },
  },
});
