import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** From the outside in; each lies in the one before. */
export const levels = ['country', 'province', 'city'] as const;
export type Level = (typeof levels)[number];
/** Ids; '' for no choice, or nothing to choose. */
export type Chosen = Readonly<Record<Level, string>>;
export const nowhere: Chosen = { country: '', province: '', city: '' };

/** Whether a level has places within the one above: without any, nothing is missing. */
export interface Listed {
  outcome: 'some' | 'none';
}
interface LocationContext {
  chosen: Chosen;
}
export type LocationEvent = { type: 'place.chosen'; level: Level; id: string } | { type: 'retry.pressed' };

const missing = (chosen: Chosen): Level | undefined => levels.find((level) => chosen[level] === '');

/** The next level to choose, and the place around it. */
const nextOf = (chosen: Chosen): { level: Level; within: string } => {
  const level = missing(chosen) ?? 'city';
  const above = levels[levels.indexOf(level) - 1];
  return { level, within: above === undefined ? '' : chosen[above] };
};

/** Sets a level and clears the levels below it. */
const choose = (chosen: Chosen, level: Level, id: string): Chosen => {
  const kept = levels.slice(0, levels.indexOf(level)).map((each) => [each, chosen[each]] as const);
  return { ...nowhere, ...Object.fromEntries(kept), [level]: id };
};

/**
 * A person's home, from the country to the city (PRO-13…PRO-17). Another choice leaves the waiting state, so that a late list
 * for an old choice has no effect.
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
    // Any choice can change at any time.
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
    /** The next missing level waits for its choice. */
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
