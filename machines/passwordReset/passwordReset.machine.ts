import { assign, sendTo, setup } from 'xstate';
import type { Fault, HeldOff, Refused } from '../fault.ts';
import {
  keepRequest,
  noRequest,
  type CodeProblem,
  type Mailed,
  type MailedLink,
  type MailedRequest,
} from '../mailedRequest.ts';
import { port } from '../port.ts';

/** The right for one new password, in exchange for a correct code. */
interface Authorized {
  code: string;
  authorization: string;
}
export type MailOutput = Mailed | Refused | HeldOff;
export type ValidateOutput =
  | ({ outcome: 'authorized' } & Authorized)
  | { outcome: 'wrong-code' | 'ended' }
  | HeldOff;
export type FinalizeOutput = { outcome: 'done' | 'ended' } | Refused | HeldOff;
type Output = MailOutput | ValidateOutput | FinalizeOutput;

/** A new password with its right (PRO-07). */
export interface Finish extends Authorized {
  request: MailedRequest;
  password: string;
}

export type ResetStart =
  | { begins: 'asking' }
  | { begins: 'code'; request: MailedRequest }
  | { begins: 'link'; link: MailedLink };

interface ResetContext extends Authorized {
  begins: ResetStart['begins'];
  request: MailedRequest;
  /** Of a mailed link, until used; else ''. */
  linkCode: string;
  faults: readonly Fault[];
  problem: CodeProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

export type ResetEvent =
  /** `faults`: errors that the page found in the fields. */
  | { type: 'address.submitted'; email: string; faults: readonly Fault[] }
  | { type: 'code.submitted'; code: string }
  | { type: 'link.confirmed' }
  | { type: 'another.pressed' }
  | { type: 'password.submitted'; password: string; faults: readonly Fault[] };

const requestOf = (start: ResetStart): MailedRequest => {
  if (start.begins === 'code') return start.request;
  return start.begins === 'link' ? start.link.request : noRequest;
};
const nothing: Authorized = { code: '', authorization: '' };

/**
 * A forgotten password (PRO-05…PRO-07, PRO-09): the address, the mailed code or its link, a new password, and done. It logs
 * nobody in. The password passes through and is never stored.
 */
export const passwordResetMachine = setup({
  types: {} as { context: ResetContext; events: ResetEvent; input: ResetStart },
  actors: {
    mail: port<MailOutput, { email: string }>('mail'),
    validate: port<ValidateOutput, { request: MailedRequest; code: string }>('validate'),
    finalize: port<FinalizeOutput, Finish>('finalize'),
    keepRequest,
  },
  guards: {
    isAsking: ({ context }) => context.begins === 'asking',
    isLink: ({ context }) => context.linkCode !== '',
    isFaultless: (_, { faults }: { faults: readonly Fault[] }) => faults.length === 0,
    isMailed: (_, { outcome }: Output) => outcome === 'mailed',
    isAuthorized: (_, { outcome }: Output) => outcome === 'authorized',
    isDone: (_, { outcome }: Output) => outcome === 'done',
    isEnded: (_, { outcome }: Output) => outcome === 'ended',
    isHeldOff: (_, { outcome }: Output) => outcome === 'too-many',
  },
  actions: {
    noteFaults: assign((_, output: Output | { faults: readonly Fault[] }) => ({
      faults: 'faults' in output ? output.faults : [],
      problem: null,
    })),
    noteAddress: assign((_, { email }: { email: string }) => ({ request: { ...noRequest, email } })),
    noteRequest: assign((_, output: Output) => ({
      request: 'request' in output ? output.request : noRequest,
      linkCode: '',
    })),
    noteAuthorized: assign((_, output: Output) => ({
      ...('authorization' in output ? { code: output.code, authorization: output.authorization } : nothing),
      linkCode: '',
    })),
    noteHeldOff: assign((_, output: Output) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    noteWrongCode: assign({ problem: 'wrong-code', linkCode: '' }),
    noteEnded: assign({ ...nothing, problem: 'ended', linkCode: '' }),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetProblem: assign({ problem: null, retryAfter: null, faults: [] }),
    forgetProof: assign(nothing),
    keepRequest: sendTo('keepRequest', ({ context }) => ({
      type: 'request.began' as const,
      request: context.request,
    })),
    forgetKept: sendTo('keepRequest', { type: 'request.ended' }),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    ...nothing,
    begins: input.begins,
    request: requestOf(input),
    linkCode: input.begins === 'link' ? input.link.code : '',
    faults: [],
    problem: null,
    retryAfter: null,
  }),
  invoke: { id: 'keepRequest', src: 'keepRequest' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAsking', target: 'asking' },
        { guard: 'isLink', target: 'linked' },
        { target: 'coding' },
      ],
    },
    asking: {
      on: {
        'address.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'mailing',
            actions: ['forgetProblem', { type: 'noteAddress', params: ({ event }) => event }],
          },
          { target: 'asking', actions: { type: 'noteFaults', params: ({ event }) => event } },
        ],
      },
    },
    mailing: {
      invoke: {
        id: 'mail',
        src: 'mail',
        input: ({ context }) => ({ email: context.request.email }),
        onDone: [
          {
            guard: { type: 'isMailed', params: ({ event }) => event.output },
            target: 'coding',
            actions: [{ type: 'noteRequest', params: ({ event }) => event.output }, 'keepRequest'],
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'noteUnavailable' },
      },
    },
    coding: {
      on: {
        'code.submitted': { target: 'validating', actions: 'forgetProblem' },
        'another.pressed': { target: 'asking', actions: ['forgetProblem', 'forgetKept'] },
      },
    },
    /** A mailed link was opened: it stays unused until somebody presses. */
    linked: { on: { 'link.confirmed': { target: 'validating', actions: 'forgetProblem' } } },
    validating: {
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { request, linkCode }, event }) => ({
          request,
          code: event.type === 'code.submitted' ? event.code : linkCode,
        }),
        onDone: [
          {
            guard: { type: 'isAuthorized', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [{ type: 'noteAuthorized', params: ({ event }) => event.output }, 'forgetKept'],
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'asking',
            actions: ['noteEnded', 'forgetKept'],
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'paused',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'coding', actions: 'noteWrongCode' },
        ],
        onError: { target: 'paused', actions: 'noteUnavailable' },
      },
    },
    /** The server gave no verdict: back to the source of the code. */
    paused: { always: [{ guard: 'isLink', target: 'linked' }, { target: 'coding' }] },
    choosing: {
      on: {
        'password.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'finalizing',
            actions: 'forgetProblem',
          },
          { target: 'choosing', actions: { type: 'noteFaults', params: ({ event }) => event } },
        ],
      },
    },
    finalizing: {
      invoke: {
        id: 'finalize',
        src: 'finalize',
        input: ({ context: { request, code, authorization }, event }) => ({
          request,
          code,
          authorization,
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: 'forgetProof',
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'asking',
            actions: 'noteEnded',
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: 'noteUnavailable' },
      },
    },
    done: { type: 'final' },
  },
});
