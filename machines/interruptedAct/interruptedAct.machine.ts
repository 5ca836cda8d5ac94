import { assign, setup } from 'xstate';
import { settings } from '../settings.ts';

/** A member's act that the end of the session interrupted: after a login it happens again, with the same key (SES-32). */
export interface Intent {
  kind: 'like' | 'reserve' | 'cancel';
  /** Id of the programmation. */
  programmation: string;
  /** Idempotency key of the attempt. */
  key: string;
}

/** The control that acts. */
export type IntentOwner = Pick<Intent, 'kind' | 'programmation'>;

export interface InterruptedActContext {
  intent: Intent | null;
}

/**
 * After its member's return, an act waits for its control, which may appear later and takes it once (SES-32). The session
 * says which act resumes, and when it ends.
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
