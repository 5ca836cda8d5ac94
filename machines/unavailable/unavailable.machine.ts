import { assign, emit, setup } from 'xstate';
import { port, source } from '../port.ts';
import { automaticAttempts, pauseBeforeProbe, pauseBeforeRetry } from './backoff.ts';

/** The result of one attempt. `unreached`: no network; `retryAfter` in seconds. */
interface RetryOutput {
  outcome: 'recovered' | 'unavailable' | 'unreached';
  retryAfter: number | null;
}

interface UnavailableInput {
  /** The `Retry-After` of the failed answer, in seconds. */
  retryAfter: number | null;
  /** 0.7…1.3, from the screen: a chart draws no random numbers. */
  jitter: number;
  /** False if the network failed. */
  online: boolean;
}

interface UnavailableContext extends UnavailableInput {
  /** Automatic attempts made so far. */
  attempt: number;
  visible: boolean;
}

/** Whether the page is visible, and whether there is a network. */
export type PresenceHeard =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'went.offline' }
  | { type: 'went.online' };
export type UnavailableEvent = PresenceHeard | { type: 'retry.pressed' };

const outputOf = ({ event }: { event: { output: RetryOutput } }): RetryOutput => event.output;
/** Outcomes of an attempt, however it was made; else the server is to be heeded. */
const settled = [
  { guard: { type: 'hasRecovered', params: outputOf }, target: 'recovered', actions: 'tellRecovered' },
  { guard: { type: 'isUnreached', params: outputOf }, target: 'offline', actions: 'noteOffline' },
] as const;
const heedServer = { type: 'heedServer', params: outputOf } as const;

const retryNow = { target: 'retrying' } as const;
/** An earlier request may never be answered. */
const lookNow = { target: 'probing', reenter: true } as const;
const lookInNewNetwork = { ...lookNow, actions: 'noteOnline' } as const;

/**
 * The error view (LDR-08): asks again by itself, five times, only while visible; the button always works. Without a network
 * it looks for one every few seconds, for as long as it takes: a browser does not always announce its return.
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
        // Another network: it may succeed where the last one failed.
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
    /** Looks for the network silently: every few seconds would be too often to say. */
    probing: {
      // Nothing counts here: without an answer no server is burdened.
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
