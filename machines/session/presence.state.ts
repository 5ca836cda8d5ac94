import { sessionSetup } from './session.setup.ts';

const signOutIdle = { target: '#session.signingOut', actions: 'noteInactive' } as const;

/** Whether the member is present: after a long silence the page asks, then logs them out (SES-12). */
export const presence = sessionSetup.createStateConfig({
  initial: 'active',
  states: {
    active: {
      after: { idle: { target: 'warning' } },
      on: {
        'activity.seen': {
          target: 'active',
          reenter: true,
          actions: ['noteActivity', 'shareActivity'],
        },
        'activity.elsewhere': {
          target: 'active',
          reenter: true,
          actions: { type: 'noteIdleness', params: ({ event }) => event },
        },
        'page.shown': [
          {
            guard: { type: 'isIdle', params: ({ event }) => event },
            ...signOutIdle,
          },
          {
            guard: { type: 'isNearlyIdle', params: ({ event }) => event },
            target: 'warning',
          },
          {
            target: 'active',
            reenter: true,
            actions: {
              type: 'noteIdleness',
              params: ({ event }) => event,
            },
          },
        ],
      },
    },
    // Asks the other tabs first. Activity in this tab does not answer the question: the member has to press a button.
    warning: {
      entry: 'askActivity',
      after: { lastCall: signOutIdle },
      on: {
        'activity.elsewhere': {
          guard: { type: 'isBusy', params: ({ event }) => event },
          target: 'active',
          actions: { type: 'noteIdleness', params: ({ event }) => event },
        },
        'session.extended': { target: 'active', actions: ['noteActivity', 'shareActivity'] },
        'page.shown': [
          {
            guard: { type: 'isIdle', params: ({ event }) => event },
            ...signOutIdle,
          },
          // The member was active in another tab.
          {
            guard: { type: 'isBusy', params: ({ event }) => event },
            target: 'active',
            actions: { type: 'noteIdleness', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
