import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** What came of one question. `unreached`: nobody answered, there is no network. */
export type SearchOutcome = 'found' | 'none' | 'unreached';

/** A question as the address writes it, '' where nothing is asked, and the words of it as they stand in the box. */
export interface Asked {
  asked: string;
  text: string;
}

interface SearchInput extends Asked {
  /** What the page came with; null: it came without an answer. */
  outcome: SearchOutcome | null;
}

interface SearchContext extends SearchInput {
  /** The question that the address has, as far as is known here. */
  address: string;
}

export type SearchEvent =
  | ({ type: 'typed' } & Asked)
  /** A link was followed, Back, Forward, or what `settled` led to. */
  | ({ type: 'address.changed' } & Asked)
  | { type: 'retry.pressed' }
  | { type: 'went.online' };

/** What was typed has been answered, one way or another: the address takes it over. */
type SearchEmitted = { type: 'settled'; asked: string };

const searchSetup = setup({
  types: {} as {
    context: SearchContext;
    events: SearchEvent;
    emitted: SearchEmitted;
    input: SearchInput;
  },
  actors: { ask: port<{ outcome: SearchOutcome }, { asked: string }>('ask') },
  guards: {
    isAsked: ({ context }, { asked }: Pick<Asked, 'asked'>) => context.asked === asked,
    isInAddress: ({ context }, { asked }: Pick<Asked, 'asked'>) => context.address === asked,
    isNone: (_, { outcome }: { outcome: SearchOutcome }) => outcome === 'none',
    isUnreached: (_, { outcome }: { outcome: SearchOutcome }) => outcome === 'unreached',
    cameWith: ({ context }, { outcome }: { outcome: SearchOutcome }) => context.outcome === outcome,
    asksNothing: ({ context }) => context.asked === '',
    asksNothingAndCame: ({ context }) => context.asked === '' && context.outcome === 'found',
  },
  actions: {
    take: assign((_, { asked, text }: Asked) => ({ asked, text })),
    takeText: assign((_, { text }: Pick<Asked, 'text'>) => ({ text })),
    takeAddress: assign((_, { asked, text }: Asked) => ({ asked, text, address: asked })),
    settle: assign({ address: ({ context }) => context.asked }),
    tellSettled: emit(({ context }) => ({ type: 'settled', asked: context.asked })),
  },
});

/** What is typed stands in the address from now on: a reload asks for it again. */
const settle = ['settle', 'tellSettled'] as const;

/**
 * A search (SRCH-10, SRCH-12). What is typed is asked at once and comes into the address with its answer; what the
 * address says is asked as it changes. A new question ends the one before: its answer, should it come, is nobody's.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, address: input.asked }),
  initial: 'opening',
  on: {
    typed: [
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        actions: { type: 'takeText', params: ({ event }) => event },
      },
      {
        target: '.typing',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => event },
      },
    ],
    'address.changed': [
      { guard: { type: 'isInAddress', params: ({ event }) => event } },
      {
        target: '.searching',
        reenter: true,
        actions: { type: 'takeAddress', params: ({ event }) => event },
      },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'asksNothingAndCame', target: 'idle' },
        { guard: { type: 'cameWith', params: { outcome: 'found' } }, target: 'results' },
        { guard: { type: 'cameWith', params: { outcome: 'none' } }, target: 'none' },
        { target: 'searching' },
      ],
    },
    /** Nothing is asked: everything is there. */
    idle: {},
    typing: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none', actions: settle },
          {
            guard: { type: 'isUnreached', params: ({ event }) => event.output },
            target: 'offline',
            actions: settle,
          },
          { guard: 'asksNothing', target: 'idle', actions: settle },
          { target: 'results', actions: settle },
        ],
        onError: { target: 'failed', actions: settle },
      },
    },
    searching: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          { guard: { type: 'isUnreached', params: ({ event }) => event.output }, target: 'offline' },
          { guard: 'asksNothing', target: 'idle' },
          { target: 'results' },
        ],
        onError: { target: 'failed' },
      },
    },
    results: {},
    none: {},
    failed: { on: { 'retry.pressed': { target: 'searching' } } },
    offline: {
      on: {
        'retry.pressed': { target: 'searching' },
        'went.online': { target: 'searching' },
      },
    },
  },
});
