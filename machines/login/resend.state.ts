import { loginSetup } from './login.setup.ts';

/** Another code, after a pause. */
export const resend = loginSetup.createStateConfig({
  initial: 'cooling',
  states: {
    cooling: { after: { resendPause: { target: 'ready' } } },
    ready: {
      on: {
        'resend.pressed': { guard: 'isTyping', target: 'resending', actions: 'forgetProblem' },
      },
    },
    resending: {
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: '#login.attempt',
            reenter: true,
            actions: [{ type: 'beginAttempt', params: ({ event }) => event.output }, 'noteResent'],
          },
          {
            guard: { type: 'isDead', params: ({ event }) => event.output },
            target: '#login.dead',
            actions: { type: 'noteWords', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: '#login.expired',
            actions: { type: 'noteWords', params: ({ event }) => event.output },
          },
          {
            target: 'cooling',
            actions: [
              { type: 'noteHeldOff', params: ({ event }) => event.output },
              'beginPause',
              'keepPause',
            ],
          },
        ],
        onError: { target: 'ready', actions: 'noteUnavailable' },
      },
    },
  },
});
