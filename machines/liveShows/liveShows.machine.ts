import { assign, sendTo, setup } from 'xstate';
import { source } from '../port.ts';
import { settings } from '../settings.ts';

/** A moment of the shows that are on or begin soon. */
interface Moment {
  /** Milliseconds since the epoch, by the site's clock. */
  at: number;
  /** Milliseconds until one of them begins or ends; `Infinity` if none does. */
  changesIn: number;
}

interface Told extends Moment {
  /** Whether something is on or begins soon. */
  isOn: boolean;
}

interface LiveShowsContext extends Told {
  /** Whether the visitor wants to see them. */
  isOpen: boolean;
  /** The news is out of date: the chart has asked for more. */
  isDue: boolean;
}

export type LiveShowsEvent =
  | { type: 'opening.told'; isOpen: boolean }
  | ({ type: 'shows.told' } & Told)
  | { type: 'shows.toggled' };

/** Stores the visitor's choice. */
export interface OpeningKept {
  type: 'opening.kept';
  isOpen: boolean;
}
/** Asks the programme for the present shows. */
export interface NewsWanted {
  type: 'news.wanted';
}

const { period, refresh } = settings.liveShows;
const isWithin = (at: number): boolean => period.from <= at && at < period.until;

/** How long the latest news is valid, in milliseconds: until a show, or the period, begins or ends. */
export const lasts = ({ at, changesIn }: Moment): number => {
  const bounds = [period.from, period.until].filter((bound) => bound > at).map((bound) => bound - at);
  return [changesIn, ...bounds].reduce((one, other) => (other < one ? other : one), refresh);
};

/**
 * The live widget (LAY-07…LAY-09): present only while something is on or begins soon, open unless the visitor closed it, and
 * away for a period. It asks the programme again when the site's clock brings a change, without a reload.
 */
export const liveShowsMachine = setup({
  types: {} as { context: LiveShowsContext; events: LiveShowsEvent; tags: 'shown' },
  actors: {
    /** Sends the last choice, of this tab or another one, and stores the present one (LAY-08). */
    memory: source<Extract<LiveShowsEvent, { type: 'opening.told' }>, OpeningKept>('memory'),
    /** Answers at once and whenever asked. */
    programme: source<Extract<LiveShowsEvent, { type: 'shows.told' }>, NewsWanted>('programme'),
  },
  guards: {
    isAway: ({ context }) => isWithin(context.at),
    isNothingOn: ({ context }) => !context.isOn,
    isWanted: ({ context }) => context.isOpen,
  },
  actions: {
    noteMoment: assign((_, { isOn, at, changesIn }: Told) => ({ isOn, at, changesIn, isDue: false })),
    noteOpening: assign((_, { isOpen }: { isOpen: boolean }) => ({ isOpen })),
    keepOpening: sendTo('memory', ({ context }) => ({ type: 'opening.kept', isOpen: context.isOpen })),
    noteDue: assign({ isDue: true }),
    askForNews: sendTo('programme', { type: 'news.wanted' }),
  },
  delays: { change: ({ context }) => lasts(context) },
}).createMachine({
  id: 'liveShows',
  context: { isOpen: true, isDue: false, isOn: false, at: 0, changesIn: Infinity },
  invoke: [
    { id: 'memory', src: 'memory' },
    { id: 'programme', src: 'programme' },
  ],
  initial: 'recalling',
  states: {
    recalling: {
      on: {
        'opening.told': { target: 'known', actions: { type: 'noteOpening', params: ({ event }) => event } },
      },
    },
    // One timer for all: it restarts when it has run out, and with every answer of the programme.
    known: {
      after: { change: { target: '.judging', reenter: true, actions: ['noteDue', 'askForNews'] } },
      on: {
        'shows.told': {
          target: '.judging',
          reenter: true,
          actions: { type: 'noteMoment', params: ({ event }) => event },
        },
        'opening.told': {
          target: '.judging',
          actions: { type: 'noteOpening', params: ({ event }) => event },
        },
      },
      initial: 'judging',
      states: {
        judging: {
          always: [
            { guard: 'isAway', target: 'away' },
            { guard: 'isNothingOn', target: 'none' },
            { guard: 'isWanted', target: 'open' },
            { target: 'closed' },
          ],
        },
        // LAY-09
        away: {},
        // Nothing is on, or it is not known yet.
        none: {},
        open: {
          tags: ['shown'],
          on: {
            'shows.toggled': {
              target: 'closed',
              actions: [{ type: 'noteOpening', params: { isOpen: false } }, 'keepOpening'],
            },
          },
        },
        closed: {
          tags: ['shown'],
          on: {
            'shows.toggled': {
              target: 'open',
              actions: [{ type: 'noteOpening', params: { isOpen: true } }, 'keepOpening'],
            },
          },
        },
      },
    },
  },
});
