import { assign, sendTo, setup } from 'xstate';
import type { Fault, HeldOff, Refused } from '../fault.ts';
import { port } from '../port.ts';
import {
  beginsWith,
  begun,
  mailedCodeActors,
  mailedCodeGuards,
  noted,
  over,
  without,
  type FieldCorrected,
  type MailedCodeContext,
  type MailedCodeStart,
  type MailOutput,
  type Proof,
} from '../mailedCode/mailedCode.parts.ts';
import { corrected, mailed, mailedCode } from '../mailedCode/mailedCode.state.ts';
import { noRequest, type MailedRequest } from '../mailedCode/mailedRequest.ts';

export type FinalizeOutput = { outcome: 'done' | 'ended' } | Refused | HeldOff;

/** The input that sets a password (PRO-07). */
export interface Finish {
  request: MailedRequest;
  proof: Proof;
  password: string;
}

export type ResetStart = MailedCodeStart | { begins: 'asking' };

export type ResetEvent =
  /** `faults`: errors that the page found in the fields. */
  | { type: 'address.submitted'; email: string; faults: readonly Fault[] }
  | FieldCorrected
  | { type: 'code.submitted'; code: string }
  | { type: 'link.confirmed' }
  | { type: 'another.pressed' }
  | { type: 'password.submitted'; password: string; faults: readonly Fault[] };

/**
 * A forgotten password (PRO-05…PRO-07, PRO-09): the address, the mailed code or its link, a new password, and done. It logs
 * nobody in. The password passes through and is never stored.
 */
export const passwordResetMachine = setup({
  types: {} as { context: MailedCodeContext; events: ResetEvent; input: ResetStart },
  actors: {
    ...mailedCodeActors,
    mail: port<MailOutput, { email: string }>('mail'),
    finalize: port<FinalizeOutput, Finish>('finalize'),
  },
  guards: mailedCodeGuards,
  actions: {
    noteAddress: assign((_, { email }: { email: string }) => ({ request: { ...noRequest, email } })),
    noteFaults: assign(noted.faults),
    noteCorrection: assign(({ context }, event: FieldCorrected) => without(context.faults, event)),
    noteRequest: assign(noted.request),
    noteProof: assign(noted.proof),
    noteHeldOff: assign(noted.heldOff),
    noteWrongCode: assign(noted.wrongCode),
    noteEnded: assign(noted.ended),
    noteUnavailable: assign(noted.unavailable),
    forgetProblem: assign(noted.noProblem),
    forgetCode: assign(noted.noCode),
    forgetLink: assign({ linkCode: '' }),
    keepRequest: sendTo('keepRequest', ({ context }) => begun(context.request)),
    forgetKept: sendTo('keepRequest', over),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => beginsWith(input),
  invoke: { id: 'keepRequest', src: 'keepRequest' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isMailedAlready', target: 'code' }, { target: 'asking' }] },
    asking: {
      entry: 'forgetCode',
      on: {
        'address.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'mailing',
            actions: ['forgetProblem', { type: 'noteAddress', params: ({ event }) => event }],
          },
          { target: 'asking', actions: { type: 'noteFaults', params: ({ event }) => event } },
        ],
        'field.corrected': corrected,
      },
    },
    mailing: {
      invoke: {
        id: 'mail',
        src: 'mail',
        input: ({ context }) => ({ email: context.request.email }),
        ...mailed('asking'),
      },
    },
    code: {
      ...mailedCode({ on: { 'link.confirmed': { target: 'validating', actions: 'forgetProblem' } } }),
      onDone: [
        { guard: 'isAuthorized', target: 'choosing', actions: ['forgetLink', 'forgetKept'] },
        { target: 'asking' },
      ],
    },
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
        'field.corrected': corrected,
      },
    },
    finalizing: {
      invoke: {
        id: 'finalize',
        src: 'finalize',
        input: ({ context: { request, proof }, event }) => ({
          request,
          proof,
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: 'forgetCode',
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
