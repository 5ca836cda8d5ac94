import { loginSetup } from './login.setup.ts';

/** The mailed code, typed and checked (SES-03, SES-04). */
export const code = loginSetup.createStateConfig({
  initial: 'typing',
  states: {
    typing: {
      on: { 'code.submitted': { target: 'verifying', actions: 'forgetProblem' } },
    },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context, event }) => ({
          token: context.token,
          code: event.type === 'code.submitted' ? event.code : '',
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: '#login.verified',
            actions: { type: 'tellVerified', params: ({ event }) => event.output },
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
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          {
            target: 'typing',
            actions: [{ type: 'countTry', params: ({ event }) => event.output }, 'keepTries'],
          },
        ],
        onError: { target: 'typing', actions: 'noteUnavailable' },
      },
    },
  },
});
