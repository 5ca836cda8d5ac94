import { assign, sendTo, setup } from 'xstate';
import type { Acting, Interruption } from '../interruption.ts';
import { port, source } from '../port.ts';
import { noFacts, type WishlistFacts, type WishlistFactsHeard } from './facts.ts';

export interface Liking {
  isLiked: boolean;
  entryId: string | null;
}
/** `changed`: the server's new state. `gone`: there is no such entry any more. */
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
  /** Key of the act to resume as soon as possible, after a login (SES-32). */
  intent: string | null;
  /** The wanted state of the heart. */
  isWanted: boolean;
  /** The same for every try of one press. */
  key: string;
  /** The last press failed (WSH-07). */
  hasTrouble: boolean;
}

export type WishlistEvent =
  | WishlistFactsHeard
  | { type: 'heart.toggled'; key: string }
  | Interruption<'like'>;

type Outcome = Pick<ChangeOutput, 'outcome'>;

const wishlistSetup = setup({
  types: {} as {
    context: WishlistContext;
    events: WishlistEvent;
    children: { facts: 'facts'; session: 'session' };
    input: { facts?: WishlistFacts; intent?: string | null } | undefined;
  },
  actors: {
    facts: source<WishlistFactsHeard>('facts'),
    /** The fate of a press when the session ends meanwhile. */
    session: source<Interruption<'like'>, Acting<'like'>>('session'),
    change: port<ChangeOutput, ChangeInput>('change'),
    /** Reads the state after a change without a known outcome. */
    look: port<Liking>('look'),
  },
  guards: {
    isHidden: ({ context: { facts } }) => facts.memberData !== 'loaded' || !facts.hasIds,
    isLiked: ({ context }) => context.facts.isLiked,
    resumesAdding: ({ context }) => context.intent !== null && !context.facts.isLiked,
    resumesRemoving: ({ context }) => context.intent !== null && context.facts.isLiked,
    wantsHeart: ({ context }) => context.isWanted,
    hasChanged: (_, { outcome }: Outcome) => outcome === 'changed',
    isGone: (_, { outcome }: Outcome) => outcome === 'gone',
    isStaleEntry: ({ context }, { outcome }: Outcome) => outcome === 'gone' && context.facts.entryId !== null,
    isUnauthorised: (_, { outcome }: Outcome) => outcome === 'unauthorised',
    isUnknown: (_, { outcome }: Outcome) => outcome === 'unknown',
    isAsWanted: ({ context }, { isLiked }: Liking) => isLiked === context.isWanted,
  },
  actions: {
    noteFacts: assign((_, { facts }: WishlistFactsHeard) => ({ facts })),
    noteIntent: assign((_, { intent }: { intent: { key: string } }) => ({ intent: intent.key })),
    takeIntent: assign(({ context: { intent, key, facts } }) => ({
      intent: null,
      key: intent ?? key,
      isWanted: !facts.isLiked,
      hasTrouble: false,
    })),
    beginToggling: assign(({ context }, { key }: { key: string }) => ({
      key,
      isWanted: !context.facts.isLiked,
      hasTrouble: false,
    })),
    forgetEntry: assign(({ context: { facts } }) => ({
      facts: { ...facts, isLiked: false, entryId: null },
    })),
    noteAnswer: assign(({ context: { facts } }, answer: Outcome | Liking) => ({
      facts: 'isLiked' in answer ? { ...facts, isLiked: answer.isLiked, entryId: answer.entryId } : facts,
    })),
    noteTrouble: assign({ hasTrouble: true }),
    tellAtWork: sendTo(
      'session',
      ({ context: { key } }) =>
        ({ type: 'action.began', intent: { kind: 'like', key } }) satisfies Acting<'like'>,
    ),
    tellAtRest: sendTo(
      'session',
      ({ context: { key } }) => ({ type: 'action.ended', key }) satisfies Acting<'like'>,
    ),
    tellParked: sendTo('session', { type: 'action.parked' } satisfies Acting<'like'>),
    /** WSH-07: for the provider to implement. */
    tellTrouble: () => {},
  },
});

const { createStateConfig } = wishlistSetup;

const resting = createStateConfig({
  on: {
    'facts.changed': {
      target: 'evaluating',
      actions: { type: 'noteFacts', params: ({ event }) => event },
    },
    'intent.resumed': { target: 'evaluating', actions: { type: 'noteIntent', params: ({ event }) => event } },
  },
});
/** At work: the session must know the act, in case it ends meanwhile (SES-32). */
const atWork = createStateConfig({ entry: 'tellAtWork', exit: 'tellAtRest' });

/**
 * The heart of one date (WSH-01…WSH-09): drawn at once as wanted, then as the server answers. Presses during a change are
 * ignored (WSH-06).
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    facts: input?.facts ?? noFacts,
    intent: input?.intent ?? null,
    isWanted: false,
    key: '',
    hasTrouble: false,
  }),
  initial: 'evaluating',
  // The facts first: they judge an act that returns with a login.
  invoke: [
    { id: 'facts', src: 'facts' },
    { id: 'session', src: 'session' },
  ],
  on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event } } },
  states: {
    evaluating: {
      always: [
        { guard: 'isHidden', target: 'hidden' },
        { guard: 'resumesAdding', target: 'adding', actions: 'takeIntent' },
        { guard: 'resumesRemoving', target: 'removing', actions: 'takeIntent' },
        { guard: 'isLiked', target: 'on' },
        { target: 'off' },
      ],
    },
    hidden: resting,
    off: {
      on: {
        ...resting.on,
        'heart.toggled': {
          target: 'adding',
          actions: { type: 'beginToggling', params: ({ event }) => event },
        },
      },
    },
    on: {
      on: {
        ...resting.on,
        'heart.toggled': {
          target: 'removing',
          actions: { type: 'beginToggling', params: ({ event }) => event },
        },
      },
    },
    adding: {
      ...atWork,
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
      ...atWork,
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
    checking: {
      ...atWork,
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
    parked: {
      ...atWork,
      entry: ['tellAtWork', 'tellParked'],
      on: {
        'intent.resumed': [{ guard: 'wantsHeart', target: 'adding' }, { target: 'removing' }],
        'intent.dropped': { target: 'evaluating' },
      },
    },
  },
});
