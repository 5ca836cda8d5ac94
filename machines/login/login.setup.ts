import { assign, emit, sendTo, setup, stateIn } from 'xstate';
import { port, source } from '../port.ts';
import { settings } from '../settings.ts';

/**
 * The obstacle to a login; `refused`: the server does not let the member in, and it is not what they typed;
 * `unavailable`: nobody could be asked.
 */
export type LoginProblem = 'wrong-credentials' | 'wrong-code' | 'too-many' | 'refused' | 'unavailable';

/** `words`: what the server says of it itself; '' where it leaves that to the page (SES-11). */
export interface Refused<Outcome extends string> {
  outcome: Outcome;
  words: string;
}
/** `retryAfter` in seconds; null where the server does not say. */
type HeldOff = (Refused<'too-many'> & { retryAfter: number | null }) | Refused<'refused' | 'unavailable'>;
export type InitiateOutput = { outcome: 'sent'; token: string } | Refused<'wrong-credentials'> | HeldOff;
export type VerifyOutput =
  | { outcome: 'verified'; memberId: string }
  | Refused<'wrong-code' | 'dead' | 'expired'>
  | HeldOff;
export type ResendOutput = { outcome: 'sent'; token: string } | Refused<'dead' | 'expired'> | HeldOff;
type Output = InitiateOutput | VerifyOutput | ResendOutput;

/** An attempt whose code is in the mail (SES-04). */
export interface PendingAttempt {
  username: string;
  /** The pending token: it proves nothing, and is valid for the second step only. */
  token: string;
  /** SES-03: wrong codes left before the attempt ends. */
  triesLeft: number;
  /** Whether the last mailed code replaced an earlier one. */
  isResent: boolean;
  /** Remaining lifetime of the code, and remaining pause before another one, in ms. */
  codeLeft: number;
  pauseLeft: number;
}

export interface LoginContext extends PendingAttempt {
  problem: LoginProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
  /** The server's own, of a problem or of the end of the attempt; else ''. */
  words: string;
}

/** Messages that store an attempt for a reload. */
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
  | { type: 'restart.pressed' };

const { codeLifetime, resendPause, tries } = settings.login;

const tokenOf = (output: Output): string => ('token' in output ? output.token : '');
const wordsOf = (output: Output): string => ('words' in output ? output.words : '');
const heldOff: readonly string[] = ['too-many', 'refused', 'unavailable'];

export const noAttempt: PendingAttempt = {
  username: '',
  token: '',
  triesLeft: tries,
  isResent: false,
  codeLeft: codeLifetime,
  pauseLeft: resendPause,
};

export const loginSetup = setup({
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
    /** Stores the attempt for a reload. It sends nothing. */
    keepAttempt: source<never, AttemptKept>('keepAttempt'),
  },
  guards: {
    isPending: ({ context }) => context.token !== '',
    isSent: (_, { outcome }: Output) => outcome === 'sent',
    isVerified: (_, { outcome }: Output) => outcome === 'verified',
    isDead: (_, { outcome }: Output) => outcome === 'dead',
    isExpired: (_, { outcome }: Output) => outcome === 'expired',
    isHeldOff: (_, { outcome }: Output) => heldOff.includes(outcome),
    isTyping: stateIn({ attempt: { code: 'typing' } }),
  },
  actions: {
    noteUsername: assign((_, { username }: { username: string }) => ({ username })),
    beginAttempt: assign((_, output: Output) => ({
      token: tokenOf(output),
      triesLeft: tries,
      problem: null,
      words: '',
      isResent: false,
      codeLeft: codeLifetime,
      pauseLeft: resendPause,
    })),
    noteResent: assign({ isResent: true }),
    countTry: assign(({ context }, output: Output) => ({
      triesLeft: context.triesLeft - 1,
      problem: 'wrong-code' as const,
      words: wordsOf(output),
    })),
    noteWrongCredentials: assign((_, output: Output) => ({
      problem: 'wrong-credentials' as const,
      words: wordsOf(output),
    })),
    noteHeldOff: assign((_, output: Output) => ({
      problem:
        output.outcome === 'refused' || output.outcome === 'unavailable'
          ? output.outcome
          : ('too-many' as const),
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
      words: wordsOf(output),
    })),
    noteWords: assign((_, output: Output) => ({ words: wordsOf(output) })),
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
    noteUnavailable: assign({ problem: 'unavailable', words: '' }),
    forgetProblem: assign({ problem: null, words: '', isResent: false }),
    forgetAttempt: assign({ problem: null, words: '', isResent: false, token: '' }),
    tellVerified: emit((_, output: Output) => ({
      type: 'verified',
      memberId: 'memberId' in output ? output.memberId : '',
    })),
  },
  delays: {
    codeLifetime: ({ context }) => context.codeLeft,
    resendPause: ({ context }) => context.pauseLeft,
  },
});
