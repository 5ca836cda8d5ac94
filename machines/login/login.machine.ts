import { code } from './code.state.ts';
import { loginSetup, noAttempt } from './login.setup.ts';
import { resend } from './resend.state.ts';

/**
 * Logging in, in two steps (SES-01…SES-04): a password, then a mailed code. Only the second step begins a session. The
 * password and the code pass through and are never stored; the attempt is, while it is of use.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...(input.pending ?? noAttempt),
    problem: null,
    retryAfter: null,
    words: '',
  }),
  invoke: { id: 'keepAttempt', src: 'keepAttempt' },
  initial: 'opening',
  states: {
    // SES-04: reads the tab's storage; nothing rests here.
    opening: { always: [{ guard: 'isPending', target: 'attempt' }, { target: 'idle' }] },
    idle: {
      on: {
        'credentials.submitted': {
          target: 'initiating',
          actions: [
            { type: 'noteUsername', params: ({ event }) => ({ username: event.username }) },
            'forgetProblem',
          ],
        },
      },
    },
    initiating: {
      invoke: {
        id: 'initiate',
        src: 'initiate',
        input: ({ context, event }) => ({
          username: context.username,
          password: event.type === 'credentials.submitted' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'attempt',
            actions: { type: 'beginAttempt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: { type: 'noteWrongCredentials', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'idle', actions: 'noteUnavailable' },
      },
    },
    attempt: {
      type: 'parallel',
      entry: 'keepAttempt',
      exit: 'forgetKept',
      after: { codeLifetime: { target: 'expired', actions: 'forgetProblem' } },
      on: { 'back.pressed': { target: 'idle', actions: 'forgetAttempt' } },
      states: {
        code,
        resend,
      },
    },
    expired: { on: { 'restart.pressed': { target: 'idle', actions: 'forgetAttempt' } } },
    dead: { on: { 'restart.pressed': { target: 'idle', actions: 'forgetAttempt' } } },
    verified: { type: 'final' },
  },
});
