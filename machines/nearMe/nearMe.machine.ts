import { assign, setup } from 'xstate';
import type { Position } from '#contract/programme/shows/position.ts';
import { settings } from '../settings.ts';
import { port } from '../port.ts';

/**
 * `denied`: the visitor or the browser's settings refuse. `unavailable`: the device does not know. `timedOut`: it takes too
 * long.
 */
export type LocateOutput =
  | { outcome: 'located'; position: Position }
  | { outcome: 'denied' | 'unavailable' | 'timedOut' };
export type LocateInput = (typeof settings)['nearMe'];

interface NearMeContext {
  /** The visitor's position, while it sorts something: it never leaves the browser. */
  position: Position | null;
}
/** `isSupported`: the browser can be asked, as it tells at the press. */
export type NearMeEvent = { type: 'nearMe.pressed'; isSupported: boolean };

const machine = setup({
  types: {} as { context: NearMeContext; events: NearMeEvent; tags: 'resting' },
  actors: { locate: port<LocateOutput, LocateInput>('locate') },
  guards: {
    isSupported: (_, { isSupported }: Pick<NearMeEvent, 'isSupported'>) => isSupported,
    is: (_, { output, outcome }: { output: LocateOutput; outcome: LocateOutput['outcome'] }) =>
      output.outcome === outcome,
  },
  actions: {
    keepPosition: assign((_, { output }: { output: LocateOutput }) => ({
      position: output.outcome === 'located' ? output.position : null,
    })),
    forgetPosition: assign({ position: null }),
  },
});

const ask = [
  {
    guard: {
      type: 'isSupported',
      params: ({ event: { isSupported } }: { event: NearMeEvent }) => ({ isSupported }),
    },
    target: 'asking',
  },
  { target: 'unsupported' },
] as const;

/**
 * "Near me" (ANA-03): asks for the visitor's position at a press and never before, then sorts cities by distance until the
 * next press. A press while the browser asks withdraws the wish: a late answer has no effect.
 */
export const nearMeMachine = machine.createMachine({
  id: 'nearMe',
  context: { position: null },
  initial: 'idle',
  states: {
    idle: { on: { 'nearMe.pressed': ask } },
    asking: {
      invoke: {
        id: 'locate',
        src: 'locate',
        input: settings.nearMe,
        onDone: [
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, outcome: 'located' }) },
            target: 'sorted',
            actions: { type: 'keepPosition', params: ({ event: { output } }) => ({ output }) },
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, outcome: 'denied' }) },
            target: 'denied',
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, outcome: 'timedOut' }) },
            target: 'timedOut',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable' },
      },
      on: { 'nearMe.pressed': { target: 'idle' } },
    },
    sorted: { on: { 'nearMe.pressed': { target: 'idle', actions: 'forgetPosition' } } },
    denied: { on: { 'nearMe.pressed': ask } },
    unavailable: { on: { 'nearMe.pressed': ask } },
    timedOut: { on: { 'nearMe.pressed': ask } },
    unsupported: { tags: 'resting' },
  },
});
