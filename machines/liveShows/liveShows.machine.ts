import { assign, sendTo, setup } from 'xstate';
import { source } from '../port.ts';
import { settings } from '../settings.ts';

/** A moment of the shows that are on or begin soon. */
interface Moment {
  /** Milliseconds since the epoch, by the site's clock. */
  at: number;
  /** Milliseconds until one of them begins or ends; `Infinity` where none does. */
  changesIn: number;
}

interface LiveShowsContext extends Moment {
  /** Whether the visitor wants to see them. */
  isOpen: boolean;
  /** What was told has had its time: the programme is asked for news. */
  isDue: boolean;
}

export type LiveShowsEvent =
  | { type: 'opening.told'; isOpen: boolean }
  | ({ type: 'shows.told'; isOn: boolean } & Moment)
  | { type: 'toggled' };

/** What the memory is told: whether the visitor wants to see the shows. */
export interface OpeningKept {
  type: 'opening.kept';
  isOpen: boolean;
}
/** What the programme is asked: what is on by now? */
export interface NewsWanted {
  type: 'news.wanted';
}

const { period, refresh } = settings.liveShows;
const isWithin = (at: number): boolean => period.from <= at && at < period.until;

/** How long what was told stays true, in milliseconds: until a show, or the period, begins or ends. */
export const lasts = ({ at, changesIn }: Moment): number => {
  const bounds = [period.from, period.until].filter((bound) => bound > at).map((bound) => bound - at);
  return [changesIn, ...bounds].reduce((one, other) => (other < one ? other : one), refresh);
};

/**
 * The live widget (LAY-07…LAY-09): there only while something is on or begins soon, open unless the visitor closed it,
 * and away for a period. The programme is asked again when something changes by the site's clock: no page is loaded anew.
 */
export const liveShowsMachine = setup({
  types: {} as { context: LiveShowsContext; events: LiveShowsEvent },
  actors: {
    /** Tells how the widget was left, here or in another tab, and keeps how it is left now (LAY-08). */
    memory: source<Extract<LiveShowsEvent, { type: 'opening.told' }>, OpeningKept>('memory'),
    /** Tells at once and whenever it is asked. */
    programme: source<Extract<LiveShowsEvent, { type: 'shows.told' }>, NewsWanted>('programme'),
  },
  guards: {
    isAway: (_, { at }: { at: number }) => isWithin(at),
    isOn: (_, { isOn }: { isOn: boolean }) => isOn,
    isOnAndWanted: ({ context }, { isOn }: { isOn: boolean }) => isOn && context.isOpen,
    isOpened: (_, { isOpen }: { isOpen: boolean }) => isOpen,
    isClosed: (_, { isOpen }: { isOpen: boolean }) => !isOpen,
  },
  actions: {
    noteMoment: assign((_, { at, changesIn }: Moment) => ({ at, changesIn, isDue: false })),
    noteOpening: assign((_, { isOpen }: { isOpen: boolean }) => ({ isOpen })),
    keepOpening: sendTo('memory', ({ context }) => ({ type: 'opening.kept', isOpen: context.isOpen })),
    noteDue: assign({ isDue: true }),
    askForNews: sendTo('programme', { type: 'news.wanted' }),
  },
  delays: { change: ({ context }) => lasts(context) },
}).createMachine({
  id: 'liveShows',
  context: { isOpen: true, isDue: false, at: 0, changesIn: Infinity },
  invoke: { id: 'memory', src: 'memory' },
  initial: 'recalling',
  states: {
    recalling: {
      on: {
        'opening.told': {
          target: 'known',
          actions: { type: 'noteOpening', params: ({ event }) => ({ isOpen: event.isOpen }) },
        },
      },
    },
    known: {
      invoke: { id: 'programme', src: 'programme' },
      on: {
        'shows.told': [
          {
            guard: { type: 'isAway', params: ({ event }) => ({ at: event.at }) },
            target: '.away',
            actions: { type: 'noteMoment', params: ({ event: { at, changesIn } }) => ({ at, changesIn }) },
          },
          {
            guard: { type: 'isOnAndWanted', params: ({ event }) => ({ isOn: event.isOn }) },
            target: '.open',
            actions: { type: 'noteMoment', params: ({ event: { at, changesIn } }) => ({ at, changesIn }) },
          },
          {
            guard: { type: 'isOn', params: ({ event }) => ({ isOn: event.isOn }) },
            target: '.closed',
            actions: { type: 'noteMoment', params: ({ event: { at, changesIn } }) => ({ at, changesIn }) },
          },
          {
            target: '.none',
            actions: { type: 'noteMoment', params: ({ event: { at, changesIn } }) => ({ at, changesIn }) },
          },
        ],
        'opening.told': {
          actions: { type: 'noteOpening', params: ({ event }) => ({ isOpen: event.isOpen }) },
        },
      },
      initial: 'none',
      states: {
        // Nothing is on, or nobody knows yet.
        none: { after: { change: { target: 'none', reenter: true, actions: ['noteDue', 'askForNews'] } } },
        // LAY-09
        away: { after: { change: { target: 'away', reenter: true, actions: ['noteDue', 'askForNews'] } } },
        open: {
          after: { change: { target: 'open', reenter: true, actions: ['noteDue', 'askForNews'] } },
          on: {
            toggled: {
              target: 'closed',
              actions: [{ type: 'noteOpening', params: { isOpen: false } }, 'keepOpening'],
            },
            'opening.told': {
              guard: { type: 'isClosed', params: ({ event }) => ({ isOpen: event.isOpen }) },
              target: 'closed',
              actions: { type: 'noteOpening', params: { isOpen: false } },
            },
          },
        },
        closed: {
          after: { change: { target: 'closed', reenter: true, actions: ['noteDue', 'askForNews'] } },
          on: {
            toggled: {
              target: 'open',
              actions: [{ type: 'noteOpening', params: { isOpen: true } }, 'keepOpening'],
            },
            'opening.told': {
              guard: { type: 'isOpened', params: ({ event }) => ({ isOpen: event.isOpen }) },
              target: 'open',
              actions: { type: 'noteOpening', params: { isOpen: true } },
            },
          },
        },
      },
    },
  },
});
