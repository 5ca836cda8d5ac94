import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import { automaticAttempts, pauseBeforeRetry } from './backoff.ts';

/** What came of one attempt; `retryAfter` in seconds. */
interface RetryOutput {
  outcome: 'recovered' | 'unavailable';
  retryAfter: number | null;
}

interface UnavailableInput {
  /** The `Retry-After` of the answer that brought the visitor here, in seconds. */
  retryAfter: number | null;
  /** 0.7…1.3, drawn by the screen: a chart has no chance of its own. */
  jitter: number;
}

interface UnavailableContext extends UnavailableInput {
  /** Automatic attempts made so far. */
  attempt: number;
  visible: boolean;
  online: boolean;
}

export type UnavailableEvent =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'went.offline' }
  | { type: 'went.online' }
  | { type: 'retry.pressed' };

const retryNow = { target: 'retrying' } as const;

/**
 * The error view (LDR-08): asks again by itself, five times, only while somebody can see it and the network is there;
 * the button always works.
 */
export const unavailableMachine = setup({
  types: {} as {
    context: UnavailableContext;
    events: UnavailableEvent;
    emitted: { type: 'recovered' };
    input: UnavailableInput;
  },
  actors: { retry: port<RetryOutput>('retry') },
  guards: {
    hasRecovered: (_, { outcome }: Pick<RetryOutput, 'outcome'>) => outcome === 'recovered',
    attemptsAreSpent: ({ context }) => context.attempt >= automaticAttempts,
    nobodyIsThere: ({ context }) => !context.visible || !context.online,
    isVisible: ({ context }) => context.visible,
    isOnline: ({ context }) => context.online,
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    heedServer: assign((_, { retryAfter }: Pick<RetryOutput, 'retryAfter'>) => ({ retryAfter })),
    forgetServer: assign({ retryAfter: null }),
    noteHidden: assign({ visible: false }),
    noteShown: assign({ visible: true }),
    noteOffline: assign({ online: false }),
    noteOnline: assign({ online: true }),
    tellRecovered: emit({ type: 'recovered' }),
  },
  delays: { backoff: ({ context }) => pauseBeforeRetry(context) },
}).createMachine({
  id: 'unavailable',
  context: ({ input }) => ({ ...input, attempt: 0, visible: true, online: true }),
  initial: 'waiting',
  on: {
    'page.hidden': { actions: 'noteHidden' },
    'page.shown': { actions: 'noteShown' },
    'went.offline': { actions: 'noteOffline' },
    'went.online': { actions: 'noteOnline' },
  },
  states: {
    waiting: {
      after: { backoff: { target: 'retrying', actions: 'countAttempt' } },
      on: {
        'page.hidden': { target: 'paused', actions: 'noteHidden' },
        'went.offline': { target: 'paused', actions: 'noteOffline' },
        'retry.pressed': retryNow,
      },
    },
    retrying: {
      invoke: {
        id: 'retry',
        src: 'retry',
        onDone: [
          {
            guard: { type: 'hasRecovered', params: ({ event }) => event.output },
            target: 'recovered',
            actions: 'tellRecovered',
          },
          {
            guard: 'attemptsAreSpent',
            target: 'exhausted',
            actions: { type: 'heedServer', params: ({ event }) => event.output },
          },
          {
            guard: 'nobodyIsThere',
            target: 'paused',
            actions: { type: 'heedServer', params: ({ event }) => event.output },
          },
          { target: 'waiting', actions: { type: 'heedServer', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'attemptsAreSpent', target: 'exhausted', actions: 'forgetServer' },
          { guard: 'nobodyIsThere', target: 'paused', actions: 'forgetServer' },
          { target: 'waiting', actions: 'forgetServer' },
        ],
      },
    },
    paused: {
      on: {
        'page.shown': { guard: 'isOnline', target: 'waiting', actions: 'noteShown' },
        'went.online': { guard: 'isVisible', target: 'retrying', actions: ['noteOnline', 'countAttempt'] },
        'retry.pressed': retryNow,
      },
    },
    exhausted: {
      on: { 'retry.pressed': retryNow },
    },
    recovered: { type: 'final' },
  },
});
