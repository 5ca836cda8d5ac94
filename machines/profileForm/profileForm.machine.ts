import { assign, setup } from 'xstate';
import type { Fault, HeldOff, Refused } from '../fault.ts';
import { port } from '../port.ts';

/** What the member wants to be otherwise, by the names of the fields. */
export type Changes = Readonly<Record<string, string>>;

/** `tag`: the version of the profile that is changed; null where the host tells none. */
export interface Save {
  changes: Changes;
  tag: string | null;
}
/** `conflict`: the profile is another one by now, of that version. */
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
  /** `faults`: what is wrong with what was typed, as the page judges it. */
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

/** The form is open: what was typed can be sent, or given up. */
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
 * The member's details (PRO-02, PRO-03): read, changed and saved; a change of a version that is no longer the present one
 * is not made over it, the member chooses. What was typed is kept until it is saved or given up.
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
    /** Nothing is sent where nothing was changed. */
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
    /** Nobody knows whether it was saved: asked again with the same version, it is, or was, or is a conflict. */
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
