import { assign, emit, sendTo, setup, stateIn } from 'xstate';
import { port, source } from '../port.ts';
import { settings } from '../settings.ts';

/** What stands in the way of the member; `blocked`: the server says in words why; `unavailable`: nobody could be asked. */
export type LoginProblem = 'wrong-credentials' | 'wrong-code' | 'too-many' | 'blocked' | 'unavailable';

/** `retryAfter` in seconds; null where the server does not say. */
type HeldOff = { outcome: 'too-many'; retryAfter: number | null } | { outcome: 'blocked'; words: string };
export type InitiateOutput = { outcome: 'sent'; token: string } | { outcome: 'wrong-credentials' } | HeldOff;
export type VerifyOutput =
  | { outcome: 'verified'; memberId: string }
  | { outcome: 'wrong-code' | 'dead' | 'expired' }
  | HeldOff;
export type ResendOutput = { outcome: 'sent'; token: string } | { outcome: 'dead' | 'expired' } | HeldOff;
type Output = InitiateOutput | VerifyOutput | ResendOutput;

/** An attempt whose code is on its way (SES-04). */
export interface PendingAttempt {
  username: string;
  /** The pending token: it proves nothing, and only the second step takes it. */
  token: string;
  /** SES-03: wrong codes that are left before the attempt is dead. */
  triesLeft: number;
  /** The code that was mailed last is not the first. */
  isResent: boolean;
  /** For how long the code is still good, and no other is sent, in ms. */
  codeLeft: number;
  pauseLeft: number;
}

interface LoginContext extends PendingAttempt {
  problem: LoginProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
  /** The server's own, with the problem `blocked`. */
  words: string;
}

/** What is kept of an attempt, for a page that is loaded anew. */
export type AttemptKept =
  | { type: 'attempt.began'; attempt: PendingAttempt }
  | { type: 'try.counted'; triesLeft: number }
  | { type: 'pause.began' }
  | { type: 'attempt.ended' };

export type LoginEvent =
  | { type: 'credentials.submitted'; username: string; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'resend.pressed' }
  | { type: 'back.pressed' }
  | { type: 'restarted' };

const { codeLifetime, resendPause, tries } = settings.login;

const tokenOf = (output: Output): string => ('token' in output ? output.token : '');

const noAttempt: PendingAttempt = {
  username: '',
  token: '',
  triesLeft: tries,
  isResent: false,
  codeLeft: codeLifetime,
  pauseLeft: resendPause,
};

/**
 * Logging in, in two steps (SES-01…SES-04): a password, then a mailed code. A session begins after the second only.
 * The password and the code are passed on and never kept; the attempt is, as long as it is good for something.
 */
export const loginMachine = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    emitted: { type: 'verified'; memberId: string };
    input: { pending: PendingAttempt | null };
  },
  actors: {
    initiate: port<InitiateOutput, { username: string; password: string }>('initiate'),
    verify: port<VerifyOutput, { token: string; code: string }>('verify'),
    resend: port<ResendOutput, { token: string }>('resend'),
    /** Where a page that is loaded anew finds the attempt. It hears nothing. */
    keepAttempt: source<never, AttemptKept>('keepAttempt'),
  },
  guards: {
    isPending: ({ context }) => context.token !== '',
    isSent: (_, { outcome }: Output) => outcome === 'sent',
    isVerified: (_, { outcome }: Output) => outcome === 'verified',
    isDead: (_, { outcome }: Output) => outcome === 'dead',
    isExpired: (_, { outcome }: Output) => outcome === 'expired',
    isHeldOff: (_, { outcome }: Output) => outcome === 'too-many' || outcome === 'blocked',
    isTyping: stateIn({ attempt: { code: 'typing' } }),
  },
  actions: {
    noteUsername: assign((_, { username }: { username: string }) => ({ username })),
    beginAttempt: assign((_, output: Output) => ({
      token: tokenOf(output),
      triesLeft: tries,
      problem: null,
      isResent: false,
      codeLeft: codeLifetime,
      pauseLeft: resendPause,
    })),
    noteResent: assign({ isResent: true }),
    countTry: assign(({ context }) => ({
      triesLeft: context.triesLeft - 1,
      problem: 'wrong-code' as const,
    })),
    noteWrongCredentials: assign({ problem: 'wrong-credentials' }),
    noteHeldOff: assign((_, output: Output) => ({
      problem: output.outcome === 'blocked' ? output.outcome : ('too-many' as const),
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
      words: 'words' in output ? output.words : '',
    })),
    beginPause: assign({ pauseLeft: resendPause }),
    keepAttempt: sendTo(
      'keepAttempt',
      ({ context: { username, token, triesLeft, isResent, codeLeft, pauseLeft } }) => ({
        type: 'attempt.began',
        attempt: { username, token, triesLeft, isResent, codeLeft, pauseLeft },
      }),
    ),
    keepTries: sendTo('keepAttempt', ({ context }) => ({
      type: 'try.counted',
      triesLeft: context.triesLeft,
    })),
    keepPause: sendTo('keepAttempt', { type: 'pause.began' }),
    forgetKept: sendTo('keepAttempt', { type: 'attempt.ended' }),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetProblem: assign({ problem: null, isResent: false }),
    forgetAttempt: assign({ problem: null, isResent: false, token: '' }),
    tellVerified: emit((_, output: Output) => ({
      type: 'verified',
      memberId: 'memberId' in output ? output.memberId : '',
    })),
  },
  delays: {
    codeLifetime: ({ context }) => context.codeLeft,
    resendPause: ({ context }) => context.pauseLeft,
  },
}).createMachine({
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
    // SES-04: where the tab's storage leads; nothing rests here.
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
          { target: 'idle', actions: 'noteWrongCredentials' },
        ],
        onError: { target: 'idle', actions: 'noteUnavailable' },
      },
    },
    attempt: {
      type: 'parallel',
      entry: 'keepAttempt',
      exit: 'forgetKept',
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
                    guard: { type: 'isHeldOff', params: ({ event }) => event.output },
                    target: 'typing',
                    actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
                  },
                  { target: 'typing', actions: ['countTry', 'keepTries'] },
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
        },
      },
    },
    expired: { on: { restarted: { target: 'idle', actions: 'forgetAttempt' } } },
    dead: { on: { restarted: { target: 'idle', actions: 'forgetAttempt' } } },
    verified: { type: 'final' },
  },
});
