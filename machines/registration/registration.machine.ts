import { assign, emit, sendTo, setup } from 'xstate';
import type { Chosen } from '../location/location.machine.ts';
import type { Fault, HeldOff } from '../fault.ts';
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
} from '../mailedCode/mailedCode.parts.ts';
import { corrected, mailed, mailedCode } from '../mailedCode/mailedCode.state.ts';
import type { MailedRequest } from '../mailedCode/mailedRequest.ts';

/** The form's content (PRO-10). */
export interface RegistrationForm {
  FullName: string;
  Email: string;
  Location: Chosen;
  Password: string;
}
/** `entered`: the activation has begun the session of its member in this tab (SES-04). */
export type ActivateOutput =
  | { outcome: 'done' | 'wrong-password' | 'ended' }
  | { outcome: 'entered'; memberId: string }
  | HeldOff;

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
} & (MailedCodeStart | { begins: 'form' | 'activation' });

interface RegistrationContext extends MailedCodeContext {
  begins: RegistrationStart['begins'];
  isOpen: boolean;
  /** Chosen in this tab, until the account is active; else ''. In memory alone. */
  password: string;
}

export type RegistrationEvent =
  /** `faults`: missing fields, found by the page. */
  | { type: 'form.submitted'; form: RegistrationForm; faults: readonly Fault[] }
  | FieldCorrected
  | { type: 'code.submitted'; code: string }
  /** The password of the request, typed again. */
  | { type: 'password.submitted'; password: string }
  | { type: 'another.pressed' };

/** The member is logged in here. */
interface Entered {
  type: 'entered';
  memberId: string;
}

const passwordOf = ({ event }: { event: { password: string } }) => event;

const registrationSetup = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvent;
    emitted: Entered;
    input: RegistrationStart;
  },
  actors: {
    ...mailedCodeActors,
    register: port<MailOutput, RegistrationForm>('register'),
    activate: port<ActivateOutput, Activation>('activate'),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isActivation: ({ context }) => context.begins === 'activation',
    isAuthorizedHere: ({ context }) => context.proof.authorization !== '' && context.password !== '',
    holdsPassword: ({ context }) => context.linkCode === '' && context.password !== '',
    isEntered: (_, { outcome }: ActivateOutput) => outcome === 'entered',
    isWrongPassword: (_, { outcome }: ActivateOutput) => outcome === 'wrong-password',
  },
  actions: {
    notePassword: assign((_, { password }: { password: string }) => ({ password })),
    noteFaults: assign(noted.faults),
    noteCorrection: assign(({ context }, event: FieldCorrected) => without(context.faults, event)),
    noteRequest: assign(noted.request),
    noteProof: assign(noted.proof),
    noteHeldOff: assign(noted.heldOff),
    noteWrongCode: assign(noted.wrongCode),
    noteWrongPassword: assign({ problem: 'wrong-password', linkCode: '', password: '' }),
    noteEnded: assign(noted.ended),
    noteUnavailable: assign(noted.unavailable),
    forgetProblem: assign(noted.noProblem),
    forgetCode: assign({ ...noted.noCode, password: '' }),
    tellEntered: emit((_, told: ActivateOutput) => ({
      type: 'entered',
      memberId: 'memberId' in told ? told.memberId : '',
    })),
    keepRequest: sendTo('keepRequest', ({ context }) => begun(context.request)),
    forgetKept: sendTo('keepRequest', over),
  },
}).extend({ guards: mailedCodeGuards });

/**
 * Registering and activating (PRO-08, PRO-10, PRO-11): a form, then a mailed code or its link, then the password of the form:
 * the tab that has it sends it by itself, any other asks for it. Another code means another request: the form is sent again.
 * The page exchanges a code once: if the activation's answer is lost, it sends only the activation again.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...beginsWith(input),
    begins: input.begins,
    isOpen: input.isOpen,
    password: '',
  }),
  invoke: { id: 'keepRequest', src: 'keepRequest' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isMailedAlready', target: 'code' },
        { guard: 'isActivation', target: 'waiting' },
        { target: 'beginning' },
      ],
    },
    /** Starts over: another code means another request. */
    beginning: {
      entry: 'forgetCode',
      always: [{ guard: 'isOpen', target: 'filling' }, { target: 'closed' }],
    },
    // PRO-11: those who registered before can still activate, with the link in the letter.
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
        'field.corrected': corrected,
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
        ...mailed('beginning'),
      },
    },
    code: {
      ...mailedCode({
        on: {
          'password.submitted': {
            target: 'validating',
            actions: ['forgetProblem', { type: 'notePassword', params: passwordOf }],
          },
          'another.pressed': 'another',
        },
      }),
      onDone: [
        { guard: 'isAuthorizedHere', target: 'activating' },
        { guard: 'isAuthorized', target: 'proving' },
        { target: 'beginning' },
      ],
    },
    /** The code was correct, but this tab has no password: it asks for it. */
    proving: {
      on: {
        'password.submitted': { target: 'activating', actions: 'forgetProblem' },
        'another.pressed': { target: 'beginning', actions: ['forgetProblem', 'forgetKept'] },
      },
    },
    /** The code was right, and so may the password be that this tab holds: another press sends both again. */
    repeating: {
      on: {
        'code.submitted': { target: 'activating', actions: 'forgetProblem' },
        'another.pressed': { target: 'beginning', actions: ['forgetProblem', 'forgetKept'] },
      },
    },
    activating: {
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context: { request, proof, password }, event }) => ({
          request,
          authorization: proof.authorization,
          password: event.type === 'password.submitted' ? event.password : password,
        }),
        onDone: [
          {
            guard: { type: 'isEntered', params: ({ event }) => event.output },
            target: 'entered',
            actions: [
              'forgetCode',
              'forgetKept',
              { type: 'tellEntered', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'activated',
            actions: ['forgetCode', 'forgetKept'],
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
    /** Nothing was judged: back to where it was asked. */
    paused: { always: [{ guard: 'holdsPassword', target: 'repeating' }, { target: 'proving' }] },
    /** The account is active; its member logs in. */
    activated: { type: 'final' },
    /** The account is active, and its member logged in: one code was enough (SES-04). */
    entered: { type: 'final' },
  },
});
