import { sessionSetup } from './session.setup.ts';

/** The session ended while a control was at work. Its act waits until the same member logs in (SES-32). */
export const interrupted = sessionSetup.createStateConfig({
  invoke: {
    id: 'keepParked',
    src: 'keepParked',
    input: ({ context: { intent, memberId, remaining } }) => ({ intent, memberId, remaining }),
  },
  initial: 'inDialog',
  on: {
    'login.verified': [
      {
        guard: { type: 'isSameMember', params: ({ event }) => ({ memberId: event.memberId }) },
        target: 'authenticated',
        actions: [
          { type: 'welcome', params: ({ event }) => ({ memberId: event.memberId }) },
          'noteReturn',
          'resumeAct',
          'forgetIntent',
        ],
      },
      {
        target: 'authenticated',
        actions: [
          { type: 'welcome', params: ({ event }) => ({ memberId: event.memberId }) },
          'dropAct',
          'forgetIntent',
        ],
      },
    ],
  },
  after: { intentLifetime: { target: 'anonymous', actions: 'dropAct' } },
  states: {
    inDialog: { on: { 'login.dismissed': { target: '#session.anonymous', actions: 'dropAct' } } },
    elsewhere: {},
  },
});
