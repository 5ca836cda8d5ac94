import { assign, emit, setup } from 'xstate';
import { port, source } from '../port.ts';
import { automaticAttempts, pauseBeforeProbe, pauseBeforeRetry } from './backoff.ts';

/** What came of one attempt. `unreached`: nobody answered, there is no network; `retryAfter` in seconds. */
interface RetryOutput {
  outcome: 'recovered' | 'unavailable' | 'unreached';
  retryAfter: number | null;
}

interface UnavailableInput {
  /** The `Retry-After` of the answer that brought the visitor here, in seconds. */
  retryAfter: number | null;
  /** 0.7…1.3, drawn by the screen: a chart has no chance of its own. */
  jitter: number;
  /** False where it was the network that brought the visitor here. */
  online: boolean;
}

interface UnavailableContext extends UnavailableInput {
  /** Automatic attempts made so far. */
  attempt: number;
  visible: boolean;
}

/** Whether somebody can see the page, and whether there is a network. */
export type PresenceHeard =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'went.offline' }
  | { type: 'went.online' };
export type UnavailableEvent = PresenceHeard | { type: 'retry.pressed' };

const outputOf = ({ event }: { event: { output: RetryOutput } }): RetryOutput => event.output;
/** What an attempt may come to, however it was made; else the server is to be heeded. */
const settled = [
  { guard: { type: 'hasRecovered', params: outputOf }, target: 'recovered', actions: 'tellRecovered' },
  { guard: { type: 'isUnreached', params: outputOf }, target: 'offline', actions: 'noteOffline' },
] as const;
const heedServer = { type: 'heedServer', params: outputOf } as const;

const retryNow = { target: 'retrying' } as const;
/** What was asked before may never be answered. */
const lookNow = { target: 'probing', reenter: true } as const;
const lookInNewNetwork = { ...lookNow, actions: 'noteOnline' } as const;

/**
 * The error view (LDR-08): asks again by itself, five times, only while somebody can see it; the button always works.
 * Without a network it looks for one every few seconds, as long as it takes: a browser does not always tell that it is back.
 */
export const unavailableMachine = setup({
  types: {} as {
    context: UnavailableContext;
    events: UnavailableEvent;
    emitted: { type: 'recovered' };
    input: UnavailableInput;
  },
  actors: {
    presence: source<PresenceHeard>('presence'),
    retry: port<RetryOutput>('retry'),
  },
  guards: {
    hasRecovered: (_, { outcome }: RetryOutput) => outcome === 'recovered',
    isUnreached: (_, { outcome }: RetryOutput) => outcome === 'unreached',
    attemptsAreSpent: ({ context }) => context.attempt >= automaticAttempts,
    isHidden: ({ context }) => !context.visible,
    isOffline: ({ context }) => !context.online,
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    startAnew: assign({ attempt: 0, retryAfter: null }),
    heedServer: assign((_, { retryAfter }: RetryOutput) => ({ retryAfter, online: true })),
    forgetServer: assign({ retryAfter: null }),
    noteHidden: assign({ visible: false }),
    noteShown: assign({ visible: true }),
    noteOffline: assign({ online: false }),
    noteOnline: assign({ online: true }),
    tellRecovered: emit({ type: 'recovered' }),
  },
  delays: {
    backoff: ({ context }) => pauseBeforeRetry(context),
    probe: ({ context }) => pauseBeforeProbe(context),
  },
}).createMachine({
  id: 'unavailable',
  context: ({ input }) => ({ ...input, attempt: 0, visible: true }),
  invoke: { id: 'presence', src: 'presence' },
  initial: 'waiting',
  on: {
    'page.hidden': { actions: 'noteHidden' },
    'page.shown': { actions: 'noteShown' },
    'went.offline': { actions: 'noteOffline' },
    'went.online': { actions: 'noteOnline' },
  },
  states: {
    waiting: {
      always: [
        { guard: 'isHidden', target: 'paused' },
        { guard: 'isOffline', target: 'offline' },
      ],
      after: { backoff: { target: 'retrying', actions: 'countAttempt' } },
      on: {
        // Another network: what failed in the last one may be well in this.
        'went.online': { target: 'retrying', actions: ['noteOnline', 'countAttempt'] },
        'retry.pressed': retryNow,
      },
    },
    offline: {
      entry: 'startAnew',
      always: { guard: 'isHidden', target: 'paused' },
      after: { probe: 'probing' },
      on: { 'went.online': lookInNewNetwork, 'retry.pressed': lookNow },
    },
    /** Looks for the network without a word: it would be said every few seconds. */
    probing: {
      // Nothing is counted here: as long as nobody answers, nobody is bothered.
      invoke: {
        id: 'retry',
        src: 'retry',
        onDone: [...settled, { target: 'waiting', actions: heedServer }],
        onError: { target: 'offline' },
      },
      on: { 'went.online': lookInNewNetwork, 'retry.pressed': lookNow },
    },
    retrying: {
      invoke: {
        id: 'retry',
        src: 'retry',
        onDone: [
          ...settled,
          { guard: 'attemptsAreSpent', target: 'exhausted', actions: heedServer },
          { target: 'waiting', actions: heedServer },
        ],
        onError: [
          { guard: 'attemptsAreSpent', target: 'exhausted', actions: 'forgetServer' },
          { target: 'waiting', actions: 'forgetServer' },
        ],
      },
    },
    paused: {
      on: {
        'page.shown': { target: 'waiting', actions: 'noteShown' },
        'retry.pressed': retryNow,
      },
    },
    exhausted: {
      on: {
        'went.offline': { target: 'offline', actions: 'noteOffline' },
        'went.online': { target: 'retrying', actions: 'noteOnline' },
        'retry.pressed': retryNow,
      },
    },
    recovered: { type: 'final' },
  },
});
