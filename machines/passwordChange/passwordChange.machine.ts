import { assign, setup } from 'xstate';
import type { Fault, HeldOff, Refused } from '../fault.ts';
import { port } from '../port.ts';

export interface Passwords {
  oldPassword: string;
  newPassword: string;
}
export type ChangeOutput = { outcome: 'changed' } | Refused | HeldOff;

interface PasswordChangeContext {
  faults: readonly Fault[];
  problem: 'too-many' | 'unavailable' | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

export type PasswordChangeEvent =
  /** `faults`: errors that the page found in the fields. */
  { type: 'passwords.submitted'; passwords: Passwords; faults: readonly Fault[] } | { type: 'again.pressed' };

/** A new password for the old one (PRO-04, PRO-12). Passwords pass through and are never stored. */
export const passwordChangeMachine = setup({
  types: {} as { context: PasswordChangeContext; events: PasswordChangeEvent },
  actors: { change: port<ChangeOutput, Passwords>('change') },
  guards: {
    isFaultless: (_, { faults }: { faults: readonly Fault[] }) => faults.length === 0,
    isChanged: (_, { outcome }: ChangeOutput) => outcome === 'changed',
    isHeldOff: (_, { outcome }: ChangeOutput) => outcome === 'too-many',
  },
  actions: {
    noteFaults: assign((_, output: ChangeOutput | { faults: readonly Fault[] }) => ({
      faults: 'faults' in output ? output.faults : [],
      problem: null,
    })),
    noteHeldOff: assign((_, output: ChangeOutput) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetTrouble: assign({ faults: [], problem: null, retryAfter: null }),
  },
}).createMachine({
  id: 'passwordChange',
  context: { faults: [], problem: null, retryAfter: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'passwords.submitted': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'saving',
            actions: 'forgetTrouble',
          },
          { target: 'editing', actions: { type: 'noteFaults', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event }) => {
          if (event.type !== 'passwords.submitted') throw new Error('Nothing was submitted');
          return event.passwords;
        },
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'noteUnavailable' },
      },
    },
    changed: { on: { 'again.pressed': { target: 'editing' } } },
  },
});
