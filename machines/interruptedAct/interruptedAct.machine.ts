import { assign, setup } from 'xstate';
import { settings } from '../settings.ts';

/** What a member was doing with a show when the session ended: done once more after a login, with the same key (SES-32). */
export interface Intent {
  kind: 'like' | 'reserve' | 'cancel';
  /** Id of the programmation. */
  programmation: string;
  /** Idempotency key of the attempt. */
  key: string;
}

/** The control whose an act is. */
export type IntentOwner = Pick<Intent, 'kind' | 'programmation'>;

export interface InterruptedActContext {
  intent: Intent | null;
}

/**
 * An act whose member is back waits for the control whose it is, which may be drawn later, and is taken once (SES-32).
 * The session tells what was resumed, and when it ends.
 */
export const interruptedActMachine = setup({
  types: {} as {
    context: InterruptedActContext;
    events:
      | { type: 'act.resumed'; intent: Intent }
      | ({ type: 'act.taken' } & IntentOwner)
      | { type: 'session.ended' };
  },
  guards: {
    isOwner: ({ context: { intent } }, { kind, programmation }: IntentOwner) =>
      intent?.kind === kind && intent.programmation === programmation,
  },
  actions: {
    keep: assign((_, { intent }: { intent: Intent }) => ({ intent })),
    forget: assign({ intent: null }),
  },
  delays: { intentLifetime: settings.session.intentLifetime },
}).createMachine({
  id: 'interruptedAct',
  context: { intent: null },
  initial: 'none',
  states: {
    none: {
      entry: 'forget',
      on: {
        'act.resumed': {
          target: 'waiting',
          actions: { type: 'keep', params: ({ event }) => ({ intent: event.intent }) },
        },
      },
    },
    waiting: {
      after: { intentLifetime: { target: 'none' } },
      on: {
        'act.taken': { guard: { type: 'isOwner', params: ({ event }) => event }, target: 'none' },
        'session.ended': { target: 'none' },
      },
    },
  },
});
