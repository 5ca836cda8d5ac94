import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** The reason for a failure, for the member to mend. */
export type DeletionProblem = 'missing' | 'wrong-password' | 'too-many';
export type RemoveOutput =
  | { outcome: 'deleted' | 'wrong-password' }
  /** Seconds; null if the server gives none. */
  | { outcome: 'too-many'; retryAfter: number | null };

export type AccountDeletionEvent =
  | { type: 'deletion.opened' }
  | { type: 'deletion.dismissed' }
  | { type: 'deletion.confirmed'; password: string };

interface DeletionContext {
  problem: DeletionProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

const outcomeIs = (wanted: RemoveOutput['outcome']) => (_: unknown, output: RemoveOutput) =>
  output.outcome === wanted;
const calm: DeletionContext = { problem: null, retryAfter: null };

/**
 * The end of an account: lists the data to delete, asks for the password, deletes, and confirms. The password passes through
 * and is never stored; once begun, it cannot be dismissed.
 */
export const accountDeletionMachine = setup({
  types: {} as {
    context: DeletionContext;
    events: AccountDeletionEvent;
    emitted: { type: 'deleted' } | { type: 'refused' };
  },
  actors: { remove: port<RemoveOutput, { password: string }>('remove') },
  guards: {
    isMissing: (_, { password }: { password: string }) => password === '',
    isDeleted: outcomeIs('deleted'),
    isWrong: outcomeIs('wrong-password'),
  },
  actions: {
    noteMissing: assign({ problem: 'missing', retryAfter: null }),
    noteWrong: assign({ problem: 'wrong-password', retryAfter: null }),
    noteTooMany: assign((_, output: RemoveOutput) => ({
      problem: 'too-many' as const,
      retryAfter: 'retryAfter' in output ? output.retryAfter : null,
    })),
    forgetProblem: assign(calm),
    askForTheField: emit({ type: 'refused' }),
    tellDeleted: emit({ type: 'deleted' }),
  },
}).createMachine({
  id: 'accountDeletion',
  context: calm,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetProblem',
      on: { 'deletion.opened': 'asking' },
    },
    asking: {
      on: {
        'deletion.dismissed': 'closed',
        'deletion.confirmed': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            actions: ['noteMissing', 'askForTheField'],
          },
          { target: 'deleting' },
        ],
      },
    },
    // The connection broke, or no answer came: it may have happened; trying again does no harm.
    failed: {
      on: {
        'deletion.dismissed': 'closed',
        'deletion.confirmed': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'asking',
            actions: ['noteMissing', 'askForTheField'],
          },
          { target: 'deleting' },
        ],
      },
    },
    deleting: {
      entry: 'forgetProblem',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ event }) => ({ password: event.type === 'deletion.confirmed' ? event.password : '' }),
        onDone: [
          { guard: { type: 'isDeleted', params: ({ event }) => event.output }, target: 'deleted' },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'asking',
            actions: ['noteWrong', 'askForTheField'],
          },
          {
            target: 'asking',
            actions: { type: 'noteTooMany', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    deleted: { type: 'final', entry: 'tellDeleted' },
  },
});
