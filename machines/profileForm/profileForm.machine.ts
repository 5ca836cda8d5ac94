import { assign, setup } from 'xstate';
import type { Fault, HeldOff, Refused } from '../fault.ts';
import { port } from '../port.ts';

/** The changed fields, by name. */
export type Changes = Readonly<Record<string, string>>;

/** `tag`: the version of the profile to change; null if the host has none. */
export interface Save {
  changes: Changes;
  tag: string | null;
}
/** `conflict`: the profile has changed to that version meanwhile. */
export type SaveOutput =
  | { outcome: 'saved' }
  | { outcome: 'conflict'; tag: string | null }
  | Refused
  | HeldOff;

interface ProfileFormContext extends Save {
  faults: readonly Fault[];
  problem: 'too-many' | 'unavailable' | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

export type ProfileFormEvent =
  | { type: 'edit.pressed'; tag: string | null }
  | { type: 'cancel.pressed' }
  /** `faults`: errors that the page found in the fields. */
  | { type: 'form.submitted'; changes: Changes; faults: readonly Fault[] }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

const parts = setup({
  types: {} as { context: ProfileFormContext; events: ProfileFormEvent },
  actors: { save: port<SaveOutput, Save>('save') },
  guards: {
    isFaultless: (_, { faults }: { faults: readonly Fault[] }) => faults.length === 0,
    isSame: (_, { changes }: { changes: Changes }) => Object.keys(changes).length === 0,
    isSaved: (_, { outcome }: SaveOutput) => outcome === 'saved',
    isConflict: (_, { outcome }: SaveOutput) => outcome === 'conflict',
    isHeldOff: (_, { outcome }: SaveOutput) => outcome === 'too-many',
  },
  actions: {
    noteTag: assign((_, { tag }: { tag: string | null }) => ({ tag })),
    noteChanges: assign((_, { changes }: { changes: Changes }) => ({ changes })),
    noteFaults: assign((_, { faults }: { faults: readonly Fault[] }) => ({
      faults,
      problem: null,
      retryAfter: null,
    })),
    noteRefused: assign((_, output: SaveOutput) => ({ faults: 'faults' in output ? output.faults : [] })),
    noteTheirs: assign((_, output: SaveOutput) => ({ tag: 'tag' in output ? output.tag : null })),
    noteHeldOff: assign((_, output: SaveOutput) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    noteUnavailable: assign({ problem: 'unavailable' }),
    forgetTrouble: assign({ faults: [], problem: null, retryAfter: null }),
    forgetDraft: assign({ changes: {}, faults: [], problem: null, retryAfter: null }),
  },
});

/** The form is open: the member can send the changes, or discard them. */
const open = parts.createStateConfig({
  on: {
    'cancel.pressed': { target: 'viewing', actions: 'forgetDraft' },
    'form.submitted': [
      {
        guard: { type: 'isFaultless', params: ({ event }) => event },
        target: 'submitted',
        actions: [{ type: 'noteChanges', params: ({ event }) => event }, 'forgetTrouble'],
      },
      { target: 'refused', actions: { type: 'noteFaults', params: ({ event }) => event } },
    ],
  },
});

/**
 * The member's details (PRO-02, PRO-03): read, changed and saved. A change to an outdated version does not overwrite the
 * newer one: the member chooses. Typed text stays until it is saved or discarded.
 */
export const profileFormMachine = parts.createMachine({
  id: 'profileForm',
  context: { changes: {}, tag: null, faults: [], problem: null, retryAfter: null },
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'edit.pressed': { target: 'editing', actions: { type: 'noteTag', params: ({ event }) => event } },
      },
    },
    editing: open,
    /** An unchanged form is not sent. */
    submitted: {
      always: [
        {
          guard: { type: 'isSame', params: ({ context }) => context },
          target: 'viewing',
          actions: 'forgetDraft',
        },
        { target: 'saving' },
      ],
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { changes, tag } }) => ({ changes, tag }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: 'forgetDraft',
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'noteTheirs', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHeldOff', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'noteHeldOff', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteRefused', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteUnavailable' },
      },
    },
    refused: open,
    /** It may have been saved: a second try with the same version saves it, finds it saved, or reports a conflict. */
    failed: open,
    conflict: {
      on: {
        'mine.kept': { target: 'saving' },
        'theirs.taken': { target: 'viewing', actions: 'forgetDraft' },
      },
    },
    saved: {
      on: {
        'edit.pressed': { target: 'editing', actions: { type: 'noteTag', params: ({ event }) => event } },
      },
    },
  },
});
