import { assign, sendTo, setup } from 'xstate';
import type { Chosen } from '../location/location.machine.ts';
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

/** What is posted (PRO-10). */
export interface RegistrationForm {
  FullName: string;
  Email: string;
  Location: Chosen;
  Password: string;
}
export type RegisterOutput = Mailed | Refused | HeldOff;
export type MailOutput = Mailed | Refused | HeldOff;
export type ValidateOutput =
  | { outcome: 'authorized'; authorization: string }
  | { outcome: 'wrong-code' | 'ended' }
  | HeldOff;
export type ActivateOutput = { outcome: 'activated' | 'ended' } | HeldOff;
type Output = RegisterOutput | ValidateOutput | ActivateOutput;

/** How the page begins. `closed`: nobody can register here (PRO-11); `activation`: whoever has registered before. */
export type RegistrationStart =
  | { begins: 'closed' | 'form' | 'activation' }
  | { begins: 'code'; request: MailedRequest }
  | { begins: 'link'; link: MailedLink };

interface RegistrationContext {
  begins: RegistrationStart['begins'];
  request: MailedRequest;
  /** Of a mailed link, until it was given; else ''. */
  linkCode: string;
  /** What a right code was exchanged for, until the account is active; else ''. */
  authorization: string;
  faults: readonly Fault[];
  problem: CodeProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

export type RegistrationEvent =
  /** `faults`: what the form lacks, as the page judges it. */
  | { type: 'form.submitted'; form: RegistrationForm; faults: readonly Fault[] }
  | { type: 'code.submitted'; code: string }
  | { type: 'link.confirmed' }
  | { type: 'another.pressed' }
  | { type: 'address.submitted'; email: string; faults: readonly Fault[] };

const requestOf = (start: RegistrationStart): MailedRequest => {
  if (start.begins === 'code') return start.request;
  return start.begins === 'link' ? start.link.request : noRequest;
};

/**
 * Registering and activating (PRO-08, PRO-10, PRO-11): a form, then a mailed code or its link; another code for an
 * address. The password and the code are passed on and never kept. A code is exchanged once: whoever hears no answer to the
 * activation asks for that again, and for nothing else.
 */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvent;
    input: RegistrationStart;
  },
  actors: {
    register: port<RegisterOutput, RegistrationForm>('register'),
    /** Mails another code to an address. */
    mail: port<MailOutput, { email: string }>('mail'),
    validate: port<ValidateOutput, { request: MailedRequest; code: string }>('validate'),
    activate: port<ActivateOutput, { request: MailedRequest; authorization: string }>('activate'),
    keepRequest,
  },
  guards: {
    isClosed: ({ context }) => context.begins === 'closed',
    isForm: ({ context }) => context.begins === 'form',
    isActivation: ({ context }) => context.begins === 'activation',
    isLink: ({ context }) => context.linkCode !== '',
    isFaultless: (_, { faults }: { faults: readonly Fault[] }) => faults.length === 0,
    isMailed: (_, { outcome }: Output) => outcome === 'mailed',
    isAuthorized: ({ context }) => context.authorization !== '',
    isRight: (_, { outcome }: Output) => outcome === 'authorized',
    isActivated: (_, { outcome }: Output) => outcome === 'activated',
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
      request: output.outcome === 'mailed' ? output.request : noRequest,
      linkCode: '',
      authorization: '',
    })),
    noteAuthorized: assign((_, output: Output) => ({
      authorization: output.outcome === 'authorized' ? output.authorization : '',
    })),
    noteHeldOff: assign((_, output: Output) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    noteWrongCode: assign({ problem: 'wrong-code', linkCode: '' }),
    noteEnded: assign({ problem: 'ended', linkCode: '', authorization: '' }),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetProblem: assign({ problem: null, retryAfter: null, faults: [] }),
    keepRequest: sendTo('keepRequest', ({ context }) => ({
      type: 'request.began' as const,
      request: context.request,
    })),
    forgetKept: sendTo('keepRequest', { type: 'request.ended' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    begins: input.begins,
    request: requestOf(input),
    linkCode: input.begins === 'link' ? input.link.code : '',
    authorization: '',
    faults: [],
    problem: null,
    retryAfter: null,
  }),
  invoke: { id: 'keepRequest', src: 'keepRequest' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isForm', target: 'filling' },
        { guard: 'isActivation', target: 'asking' },
        { guard: 'isLink', target: 'linked' },
        { target: 'coding' },
      ],
    },
    // PRO-11: who has registered before can still activate.
    closed: { on: { 'another.pressed': { target: 'asking' } } },
    filling: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'registering',
            actions: 'forgetProblem',
          },
          { target: 'filling', actions: { type: 'noteFaults', params: ({ event }) => event } },
        ],
      },
    },
    registering: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'form.submitted') throw new Error('Nobody filled the form');
          return event.form;
        },
        onDone: [
          {
            guard: { type: 'isMailed', params: ({ event }) => event.output },
            target: 'coding',
            actions: [{ type: 'noteRequest', params: ({ event }) => event.output }, 'keepRequest'],
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'filling',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'filling', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling', actions: 'noteUnavailable' },
      },
    },
    coding: {
      on: {
        'code.submitted': [
          { guard: 'isAuthorized', target: 'activating', actions: 'forgetProblem' },
          { target: 'validating', actions: 'forgetProblem' },
        ],
        'another.pressed': { target: 'asking', actions: ['forgetProblem', 'forgetKept'] },
      },
    },
    /** A mailed link was opened: nothing is used up before somebody presses. */
    linked: {
      on: {
        'link.confirmed': [
          { guard: 'isAuthorized', target: 'activating', actions: 'forgetProblem' },
          { target: 'validating', actions: 'forgetProblem' },
        ],
      },
    },
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
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'activating',
            actions: { type: 'noteAuthorized', params: ({ event }) => event.output },
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
    activating: {
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context: { request, authorization } }) => ({ request, authorization }),
        onDone: [
          {
            guard: { type: 'isActivated', params: ({ event }) => event.output },
            target: 'activated',
            actions: 'forgetKept',
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'paused',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: ['noteEnded', 'forgetKept'] },
        ],
        onError: { target: 'paused', actions: 'noteUnavailable' },
      },
    },
    /** Nothing was judged: back to where the code came from. */
    paused: { always: [{ guard: 'isLink', target: 'linked' }, { target: 'coding' }] },
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
    activated: { type: 'final' },
  },
});
