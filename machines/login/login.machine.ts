import { assign, emit, setup, stateIn } from 'xstate';
import { port } from '../port.ts';
import { settings } from '../settings.ts';

/** What stands in the way of the member; `unavailable`: nobody could be asked. */
export type LoginProblem = 'wrong-credentials' | 'wrong-code' | 'too-many' | 'unavailable';

/** `retryAfter` in seconds; null where the server does not say. */
type TooMany = { outcome: 'too-many'; retryAfter: number | null };
export type InitiateOutput = { outcome: 'sent'; token: string } | { outcome: 'wrong-credentials' } | TooMany;
export type VerifyOutput =
  | { outcome: 'verified'; memberId: string }
  | { outcome: 'wrong-code' | 'dead' | 'expired' }
  | TooMany;
export type ResendOutput = { outcome: 'sent'; token: string } | { outcome: 'dead' | 'expired' } | TooMany;
type Output = InitiateOutput | VerifyOutput | ResendOutput;

interface LoginContext {
  username: string;
  problem: LoginProblem | null;
  /** SES-03: wrong codes that are left before the attempt is dead. */
  triesLeft: number;
  /** SES-04: the pending token, in memory only. */
  token: string;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
  /** The code that was mailed last is not the first. */
  isResent: boolean;
}

export type LoginEvent =
  | { type: 'credentials.submitted'; username: string; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'resend.pressed' }
  | { type: 'back.pressed' }
  | { type: 'restarted' };

const { codeLifetime, resendPause, tries } = settings.login;

const tokenOf = (output: Output): string => ('token' in output ? output.token : '');

/**
 * Logging in, in two steps (SES-01…SES-04): a password, then a mailed code. A session begins after the second only.
 * The password and the code are passed on and never kept.
 */
export const loginMachine = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    emitted: { type: 'verified'; memberId: string };
    input: { username?: string };
  },
  actors: {
    initiate: port<InitiateOutput, { username: string; password: string }>('initiate'),
    verify: port<VerifyOutput, { token: string; code: string }>('verify'),
    resend: port<ResendOutput, { token: string }>('resend'),
  },
  guards: {
    isSent: (_, { outcome }: Output) => outcome === 'sent',
    isVerified: (_, { outcome }: Output) => outcome === 'verified',
    isDead: (_, { outcome }: Output) => outcome === 'dead',
    isExpired: (_, { outcome }: Output) => outcome === 'expired',
    isTooMany: (_, { outcome }: Output) => outcome === 'too-many',
    isTyping: stateIn({ attempt: { code: 'typing' } }),
  },
  actions: {
    noteUsername: assign((_, { username }: { username: string }) => ({ username })),
    beginAttempt: assign((_, output: Output) => ({
      token: tokenOf(output),
      triesLeft: tries,
      problem: null,
      isResent: false,
    })),
    noteResent: assign({ isResent: true }),
    countTry: assign(({ context }) => ({
      triesLeft: context.triesLeft - 1,
      problem: 'wrong-code' as const,
    })),
    noteWrongCredentials: assign({ problem: 'wrong-credentials' }),
    noteTooMany: assign((_, output: Output) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetProblem: assign({ problem: null, isResent: false }),
    forgetAttempt: assign({ problem: null, isResent: false, token: '' }),
    tellVerified: emit((_, output: Output) => ({
      type: 'verified',
      memberId: 'memberId' in output ? output.memberId : '',
    })),
  },
  delays: { codeLifetime, resendPause },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    username: '',
    problem: null,
    triesLeft: tries,
    token: '',
    retryAfter: null,
    isResent: false,
    ...input,
  }),
  initial: 'idle',
  states: {
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
            guard: { type: 'isTooMany', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'noteTooMany', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: 'noteWrongCredentials' },
        ],
        onError: { target: 'idle', actions: 'noteUnavailable' },
      },
    },
    attempt: {
      type: 'parallel',
      after: { codeLifetime: { target: 'expired' } },
      on: { 'back.pressed': { target: 'idle', actions: 'forgetAttempt' } },
      states: {
        code: {
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
                  },
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event.output },
                    target: '#login.expired',
                  },
                  {
                    guard: { type: 'isTooMany', params: ({ event }) => event.output },
                    target: 'typing',
                    actions: { type: 'noteTooMany', params: ({ event }) => event.output },
                  },
                  { target: 'typing', actions: 'countTry' },
                ],
                onError: { target: 'typing', actions: 'noteUnavailable' },
              },
            },
          },
        },
        resend: {
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
                  },
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event.output },
                    target: '#login.expired',
                  },
                  {
                    target: 'cooling',
                    actions: { type: 'noteTooMany', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'ready', actions: 'noteUnavailable' },
              },
            },
          },
        },
      },
    },
    expired: { on: { restarted: { target: 'idle', actions: 'forgetAttempt' } } },
    dead: { on: { restarted: { target: 'idle', actions: 'forgetAttempt' } } },
    verified: { type: 'final' },
  },
});
