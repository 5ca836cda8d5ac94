import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** What decides whether there is a heart, and how it is drawn (WSH-02). */
export interface WishlistFacts {
  standing: 'signed-out' | 'loading' | 'failed' | 'loaded';
  /** Whether the ticket has its three ids. */
  hasIds: boolean;
  isLiked: boolean;
  /** The member's entry, liked or not; null where there never was one (WSH-04). */
  entryId: string | null;
}

export interface Liking {
  isLiked: boolean;
  entryId: string | null;
}
/** `changed`: the server says how it is now. `gone`: there is no such entry any more. */
export type ChangeOutput =
  | ({ outcome: 'changed' } & Liking)
  | { outcome: 'gone' | 'refused' | 'unauthorised' | 'unknown' };

export interface ChangeInput {
  entryId: string | null;
  isLiked: boolean;
  key: string;
}

interface WishlistContext {
  facts: WishlistFacts;
  /** Key of what is to be done as soon as it may be, after a login (SES-32). */
  intent: string | null;
  /** What the heart is being made. */
  isWanted: boolean;
  /** The same for every try of one press. */
  key: string;
  /** The last press came to nothing (WSH-07). */
  hasTrouble: boolean;
}

export type WishlistEvent =
  | { type: 'facts.changed'; facts: WishlistFacts }
  | { type: 'toggled'; key: string }
  | { type: 'intent.resumed'; key: string }
  | { type: 'intent.dropped' };

type Outcome = Pick<ChangeOutput, 'outcome'>;

const unknown: WishlistFacts = { standing: 'loading', hasIds: false, isLiked: false, entryId: null };

const resting = {
  'facts.changed': { target: 'evaluating', actions: 'noteFacts' },
  'intent.resumed': { target: 'evaluating', actions: 'noteIntent' },
} as const;

/**
 * The heart of one date (WSH-01…WSH-09): drawn at once as it is wanted, and as the server says afterwards. Presses
 * while it changes are ignored (WSH-06).
 */
export const wishlistMachine = setup({
  types: {} as {
    context: WishlistContext;
    events: WishlistEvent;
    emitted: { type: 'troubled' };
    input: { facts?: WishlistFacts; intent?: string | null } | undefined;
    /** At work: the session must know what for, should it end meanwhile. */
    tags: 'working';
  },
  actors: {
    change: port<ChangeOutput, ChangeInput>('change'),
    /** Asks how it is, where nobody knows what came of a change. */
    look: port<Liking>('look'),
  },
  guards: {
    isHidden: ({ context: { facts } }) => facts.standing !== 'loaded' || !facts.hasIds,
    isLiked: ({ context }) => context.facts.isLiked,
    resumesAdding: ({ context }) => context.intent !== null && !context.facts.isLiked,
    resumesRemoving: ({ context }) => context.intent !== null && context.facts.isLiked,
    hasEntry: ({ context }) => context.facts.entryId !== null,
    wantsHeart: ({ context }) => context.isWanted,
    hasChanged: (_, { outcome }: Outcome) => outcome === 'changed',
    isGone: (_, { outcome }: Outcome) => outcome === 'gone',
    isStaleEntry: ({ context }, { outcome }: Outcome) => outcome === 'gone' && context.facts.entryId !== null,
    isUnauthorised: (_, { outcome }: Outcome) => outcome === 'unauthorised',
    isUnknown: (_, { outcome }: Outcome) => outcome === 'unknown',
    isAsWanted: ({ context }, { isLiked }: Liking) => isLiked === context.isWanted,
  },
  actions: {
    noteFacts: assign(({ event }) => {
      assertEvent(event, 'facts.changed');
      return { facts: event.facts };
    }),
    noteIntent: assign(({ event }) => {
      assertEvent(event, 'intent.resumed');
      return { intent: event.key };
    }),
    takeIntent: assign(({ context: { intent, key, facts } }) => ({
      intent: null,
      key: intent ?? key,
      isWanted: !facts.isLiked,
      hasTrouble: false,
    })),
    beginToggling: assign(({ context, event }) => {
      assertEvent(event, 'toggled');
      return { key: event.key, isWanted: !context.facts.isLiked, hasTrouble: false };
    }),
    forgetEntry: assign(({ context: { facts } }) => ({
      facts: { ...facts, isLiked: false, entryId: null },
    })),
    noteAnswer: assign(({ context: { facts } }, answer: Outcome | Liking) => ({
      facts: 'isLiked' in answer ? { ...facts, isLiked: answer.isLiked, entryId: answer.entryId } : facts,
    })),
    noteTrouble: assign({ hasTrouble: true }),
    tellTrouble: emit({ type: 'troubled' }),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    facts: input?.facts ?? unknown,
    intent: input?.intent ?? null,
    isWanted: false,
    key: '',
    hasTrouble: false,
  }),
  initial: 'evaluating',
  on: { 'facts.changed': { actions: 'noteFacts' } },
  states: {
    checking: {
      tags: ['working'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isAsWanted', params: ({ event }) => event.output },
            target: 'evaluating',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'evaluating',
            actions: [
              { type: 'noteAnswer', params: ({ event }) => event.output },
              'noteTrouble',
              'tellTrouble',
            ],
          },
        ],
        onError: { target: 'evaluating', actions: ['noteTrouble', 'tellTrouble'] },
      },
    },
    evaluating: {
      always: [
        { guard: 'isHidden', target: 'hidden' },
        { guard: 'resumesAdding', target: 'adding', actions: 'takeIntent' },
        { guard: 'resumesRemoving', target: 'removing', actions: 'takeIntent' },
        { guard: 'isLiked', target: 'on' },
        { target: 'off' },
      ],
    },
    hidden: { on: resting },
    off: { on: { ...resting, toggled: { target: 'adding', actions: 'beginToggling' } } },
    on: { on: { ...resting, toggled: { target: 'removing', actions: 'beginToggling' } } },
    adding: {
      tags: ['working'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { facts, key } }) => ({ entryId: facts.entryId, isLiked: true, key }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event.output },
            target: 'evaluating',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStaleEntry', params: ({ event }) => event.output },
            target: 'adding',
            reenter: true,
            actions: 'forgetEntry',
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'evaluating', actions: ['noteTrouble', 'tellTrouble'] },
        ],
        onError: { target: 'checking' },
      },
    },
    removing: {
      tags: ['working'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { facts, key } }) => ({ entryId: facts.entryId, isLiked: false, key }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event.output },
            target: 'evaluating',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'evaluating',
            actions: 'forgetEntry',
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'evaluating', actions: ['noteTrouble', 'tellTrouble'] },
        ],
        onError: { target: 'checking' },
      },
    },
    parked: {
      tags: ['working'],
      on: {
        'intent.resumed': [{ guard: 'wantsHeart', target: 'adding' }, { target: 'removing' }],
        'intent.dropped': { target: 'evaluating' },
      },
    },
  },
});
