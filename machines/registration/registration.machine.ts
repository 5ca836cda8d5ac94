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

/** The form's content (PRO-10). */
export interface RegistrationForm {
  FullName: string;
  Email: string;
  Location: Chosen;
  Password: string;
}
export type RegisterOutput = Mailed | Refused | HeldOff;
export type ValidateOutput =
  | { outcome: 'authorized'; authorization: string }
  | { outcome: 'wrong-code' | 'ended' }
  | HeldOff;
export type ActivateOutput = { outcome: 'activated' | 'wrong-password' | 'ended' } | HeldOff;
type Output = RegisterOutput | ValidateOutput | ActivateOutput;

/** The proof that activates an account (PRO-08). */
export interface Activation {
  request: MailedRequest;
  authorization: string;
  password: string;
}

/** `activation`: on the activation page, without a known request. */
export type RegistrationStart = {
  /** Whether anybody can register here (PRO-11). */
  isOpen: boolean;
} & (
  | { begins: 'form' | 'activation' }
  | { begins: 'code'; request: MailedRequest }
  | { begins: 'link'; link: MailedLink }
);

interface RegistrationContext {
  begins: RegistrationStart['begins'];
  isOpen: boolean;
  request: MailedRequest;
  /** Of a mailed link, until used; else ''. */
  linkCode: string;
  /** The password chosen in this tab, until the account is active; else ''. In memory alone. */
  password: string;
  /** The right in exchange for a correct code, until the account is active; else ''. */
  authorization: string;
  faults: readonly Fault[];
  problem: CodeProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

export type RegistrationEvent =
  /** `faults`: missing fields, found by the page. */
  | { type: 'form.submitted'; form: RegistrationForm; faults: readonly Fault[] }
  | { type: 'code.submitted'; code: string }
  /** The password of the request, typed again. */
  | { type: 'password.submitted'; password: string }
  | { type: 'another.pressed' };

const requestOf = (start: RegistrationStart): MailedRequest => {
  if (start.begins === 'code') return start.request;
  return start.begins === 'link' ? start.link.request : noRequest;
};

/**
 * Registering and activating (PRO-08, PRO-10, PRO-11): a form, then a mailed code or its link, then the password of the form:
 * the tab that has it sends it by itself, any other asks for it. Another code means another request: the form is sent again.
 * The page exchanges a code once: if the activation's answer is lost, it sends only the activation again.
 */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvent;
    input: RegistrationStart;
  },
  actors: {
    register: port<RegisterOutput, RegistrationForm>('register'),
    validate: port<ValidateOutput, { request: MailedRequest; code: string }>('validate'),
    activate: port<ActivateOutput, Activation>('activate'),
    keepRequest,
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isActivation: ({ context }) => context.begins === 'activation',
    isCode: ({ context }) => context.begins === 'code',
    isLink: ({ context }) => context.linkCode !== '',
    isFaultless: (_, { faults }: { faults: readonly Fault[] }) => faults.length === 0,
    isMailed: (_, { outcome }: Output) => outcome === 'mailed',
    isAuthorized: ({ context }) => context.authorization !== '',
    isUnproved: ({ context }) => context.authorization !== '' && context.password === '',
    isRight: (_, { outcome }: Output) => outcome === 'authorized',
    isRightWithPassword: ({ context }, { outcome }: Output) =>
      outcome === 'authorized' && context.password !== '',
    isActivated: (_, { outcome }: Output) => outcome === 'activated',
    isWrongPassword: (_, { outcome }: Output) => outcome === 'wrong-password',
    isEnded: (_, { outcome }: Output) => outcome === 'ended',
    isHeldOff: (_, { outcome }: Output) => outcome === 'too-many',
  },
  actions: {
    noteFaults: assign((_, output: Output | { faults: readonly Fault[] }) => ({
      faults: 'faults' in output ? output.faults : [],
      problem: null,
    })),
    notePassword: assign((_, { password }: { password: string }) => ({ password })),
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
    noteWrongPassword: assign({ problem: 'wrong-password', linkCode: '', password: '' }),
    noteEnded: assign({ problem: 'ended', linkCode: '', authorization: '', password: '' }),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetProblem: assign({ problem: null, retryAfter: null, faults: [] }),
    forgetRequest: assign({ linkCode: '', authorization: '', password: '' }),
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
    isOpen: input.isOpen,
    request: requestOf(input),
    linkCode: input.begins === 'link' ? input.link.code : '',
    password: '',
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
        { guard: 'isLink', target: 'linked' },
        { guard: 'isCode', target: 'coding' },
        { guard: 'isActivation', target: 'waiting' },
        { target: 'beginning' },
      ],
    },
    /** Starts over: another code means another request. */
    beginning: { always: [{ guard: 'isOpen', target: 'filling' }, { target: 'closed' }] },
    // PRO-11: people who registered before can still activate, with the link in the letter.
    closed: { type: 'final' },
    /** No known request: its letter brings one, or the visitor begins another. */
    waiting: { on: { 'another.pressed': { target: 'beginning' } } },
    filling: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'registering',
            actions: [
              'forgetProblem',
              { type: 'notePassword', params: ({ event }) => ({ password: event.form.Password }) },
            ],
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
            actions: ['forgetRequest', { type: 'noteHeldOff', params: ({ event }) => event.output }],
          },
          {
            target: 'filling',
            actions: ['forgetRequest', { type: 'noteFaults', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'filling', actions: ['forgetRequest', 'noteUnavailable'] },
      },
    },
    coding: {
      on: {
        'code.submitted': [
          { guard: 'isAuthorized', target: 'activating', actions: 'forgetProblem' },
          { target: 'validating', actions: 'forgetProblem' },
        ],
        'another.pressed': { target: 'beginning', actions: ['forgetProblem', 'forgetRequest', 'forgetKept'] },
      },
    },
    /** A mailed link was opened: it stays unused until somebody gives the password. */
    linked: {
      on: {
        'password.submitted': [
          {
            guard: 'isAuthorized',
            target: 'activating',
            actions: ['forgetProblem', { type: 'notePassword', params: ({ event }) => event }],
          },
          {
            target: 'validating',
            actions: ['forgetProblem', { type: 'notePassword', params: ({ event }) => event }],
          },
        ],
        'another.pressed': { target: 'beginning', actions: ['forgetProblem', 'forgetRequest', 'forgetKept'] },
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
            guard: { type: 'isRightWithPassword', params: ({ event }) => event.output },
            target: 'activating',
            actions: { type: 'noteAuthorized', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'noteAuthorized', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'beginning',
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
    /** The code was correct, but this tab has no password: it asks for it. */
    proving: {
      on: {
        'password.submitted': { target: 'activating', actions: 'forgetProblem' },
        'another.pressed': { target: 'beginning', actions: ['forgetProblem', 'forgetRequest', 'forgetKept'] },
      },
    },
    activating: {
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context: { request, authorization, password }, event }) => ({
          request,
          authorization,
          password: event.type === 'password.submitted' ? event.password : password,
        }),
        onDone: [
          {
            guard: { type: 'isActivated', params: ({ event }) => event.output },
            target: 'activated',
            actions: ['forgetRequest', 'forgetKept'],
          },
          {
            guard: { type: 'isWrongPassword', params: ({ event }) => event.output },
            target: 'proving',
            actions: 'noteWrongPassword',
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'paused',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'beginning', actions: ['noteEnded', 'forgetKept'] },
        ],
        onError: { target: 'paused', actions: 'noteUnavailable' },
      },
    },
    /** The server gave no verdict: back to the asking state. */
    paused: {
      always: [
        { guard: 'isLink', target: 'linked' },
        { guard: 'isUnproved', target: 'proving' },
        { target: 'coding' },
      ],
    },
    activated: { type: 'final' },
  },
});
