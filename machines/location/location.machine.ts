import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** From the outside in; each lies in the one before. */
export const levels = ['country', 'province', 'city'] as const;
export type Level = (typeof levels)[number];
/** Ids; '' is not chosen, or nothing to choose. */
export type Chosen = Readonly<Record<Level, string>>;
export const nowhere: Chosen = { country: '', province: '', city: '' };

/** Whether there are places of a level within the one above: where there are none, nothing is missing. */
export interface Listed {
  outcome: 'some' | 'none';
}
interface LocationContext {
  chosen: Chosen;
}
export type LocationEvent = { type: 'place.chosen'; level: Level; id: string } | { type: 'retry.pressed' };

const missing = (chosen: Chosen): Level | undefined => levels.find((level) => chosen[level] === '');

/** The level that is asked for next, and the place that it lies in. */
const nextOf = (chosen: Chosen): { level: Level; within: string } => {
  const level = missing(chosen) ?? 'city';
  const above = levels[levels.indexOf(level) - 1];
  return { level, within: above === undefined ? '' : chosen[above] };
};

/** A choice, without what lay in another place. */
const choose = (chosen: Chosen, level: Level, id: string): Chosen => {
  const kept = levels.slice(0, levels.indexOf(level)).map((each) => [each, chosen[each]] as const);
  return { ...nowhere, ...Object.fromEntries(kept), [level]: id };
};

/**
 * Where somebody lives, from the country to the city (PRO-13…PRO-17). A list that comes late is of a place that is no
 * longer meant: whoever chooses another one leaves the state that waits for it.
 */
export const locationMachine = setup({
  types: {} as { context: LocationContext; events: LocationEvent; input: { chosen: Chosen } },
  actors: {
    /** Fetches the places of a level within another place. */
    list: port<Listed, { level: Level; within: string }>('list'),
  },
  guards: {
    isWhole: ({ context }) => missing(context.chosen) === undefined,
    isNext: ({ context }, { level }: { level: Level }) => level === missing(context.chosen),
    isAnother: ({ context }, { level }: { level: Level }) => context.chosen[level] !== '',
    isNone: (_, { outcome }: Listed) => outcome === 'none',
  },
  actions: {
    choose: assign(({ context }, { level, id }: { level: Level; id: string }) => ({
      chosen: choose(context.chosen, level, id),
    })),
  },
}).createMachine({
  id: 'location',
  context: ({ input }) => ({ chosen: input.chosen }),
  initial: 'opening',
  on: {
    // What is chosen can be chosen anew at any time.
    'place.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => ({ level: event.level }) },
      target: '.opening',
      actions: { type: 'choose', params: ({ event: { level, id } }) => ({ level, id }) },
    },
  },
  states: {
    opening: { always: [{ guard: 'isWhole', target: 'whole' }, { target: 'listing' }] },
    listing: {
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => nextOf(context.chosen),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'whole' },
          { target: 'choosing' },
        ],
        onError: { target: 'failed' },
      },
    },
    /** The level that is missing next waits for its choice. */
    choosing: {
      on: {
        'place.chosen': {
          guard: { type: 'isNext', params: ({ event }) => ({ level: event.level }) },
          target: 'opening',
          actions: { type: 'choose', params: ({ event: { level, id } }) => ({ level, id }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'listing' } } },
    whole: {},
  },
});
