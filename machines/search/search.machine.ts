import { assign, enqueueActions, setup } from 'xstate';
import { port, source } from '../port.ts';

/** The result of a question. `unreached`: no network. */
export type SearchOutcome = 'found' | 'none' | 'unreached';

/** A question in the form of the address, '' for none, and its words as typed. */
export interface Asked {
  asked: string;
  text: string;
}

interface SearchInput extends Asked {
  /** The page's own result; null if it came without one. */
  outcome: SearchOutcome | null;
}

interface SearchContext extends Asked {
  /** The last question's result. */
  outcome: SearchOutcome | 'failed' | null;
  /** The question in the address, as far as known. */
  address: string;
}

/** The visitor followed a link or went back or forward, or the page followed `settled`. */
export type AddressHeard = { type: 'address.changed' } & Asked;
export type NetworkHeard = { type: 'went.online' };

export type SearchEvent =
  | ({ type: 'question.typed' } & Asked)
  | AddressHeard
  | NetworkHeard
  | { type: 'retry.pressed' };

/** The typed question has its answer, good or bad: the address adopts it. */
type SearchEmitted = { type: 'settled'; asked: string };

/**
 * A search (SRCH-10, SRCH-12). It asks a typed question at once and puts it into the address with the answer; it asks the
 * address's question whenever that changes. A new question ends the one before and drops its answer.
 */
export const searchMachine = setup({
  types: {} as {
    context: SearchContext;
    events: SearchEvent;
    emitted: SearchEmitted;
    input: SearchInput;
  },
  actors: {
    address: source<AddressHeard>('address'),
    network: source<NetworkHeard>('network'),
    ask: port<{ outcome: SearchOutcome }, { asked: string }>('ask'),
  },
  guards: {
    isAsked: ({ context }, { asked }: Pick<Asked, 'asked'>) => context.asked === asked,
    isInAddress: ({ context }, { asked }: Pick<Asked, 'asked'>) => context.address === asked,
    isUnanswered: ({ context }) => context.outcome === null,
    hasFailed: ({ context }) => context.outcome === 'failed',
    isUnreached: ({ context }) => context.outcome === 'unreached',
    isNone: ({ context }) => context.outcome === 'none',
    asksNothing: ({ context }) => context.asked === '',
  },
  actions: {
    take: assign((_, { asked, text }: Asked) => ({ asked, text })),
    takeText: assign((_, { text }: Pick<Asked, 'text'>) => ({ text })),
    takeAddress: assign((_, { asked, text }: Asked) => ({ asked, text, address: asked })),
    noteOutcome: assign((_, { outcome }: Pick<SearchContext, 'outcome'>) => ({ outcome })),
    /** From now on the address has the typed question: a reload asks it again. */
    settle: enqueueActions(({ context: { asked, address }, enqueue }) => {
      if (asked === address) return;
      enqueue.assign({ address: asked });
      enqueue.emit({ type: 'settled', asked });
    }),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, address: input.asked }),
  invoke: { id: 'address', src: 'address' },
  initial: 'judging',
  on: {
    'question.typed': [
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        actions: { type: 'takeText', params: ({ event }) => event },
      },
      { target: '.searching', actions: { type: 'take', params: ({ event }) => event } },
    ],
    'address.changed': [
      { guard: { type: 'isInAddress', params: ({ event }) => event } },
      { target: '.searching', actions: { type: 'takeAddress', params: ({ event }) => event } },
    ],
  },
  states: {
    judging: {
      always: [
        { guard: 'isUnanswered', target: 'searching' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'isUnreached', target: 'offline' },
        { guard: 'isNone', target: 'none' },
        { guard: 'asksNothing', target: 'idle' },
        { target: 'results' },
      ],
    },
    searching: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: {
          target: 'judging',
          actions: [{ type: 'noteOutcome', params: ({ event }) => event.output }, 'settle'],
        },
        onError: {
          target: 'judging',
          actions: [{ type: 'noteOutcome', params: { outcome: 'failed' } }, 'settle'],
        },
      },
    },
    /** No question is open. */
    idle: {},
    results: {},
    none: {},
    failed: { on: { 'retry.pressed': 'searching' } },
    offline: {
      invoke: { id: 'network', src: 'network' },
      on: { 'retry.pressed': 'searching', 'went.online': 'searching' },
    },
  },
});
