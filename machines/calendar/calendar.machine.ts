import { assign, setup } from 'xstate';
import {
  type ChosenFilters,
  type English,
  type Filters,
  noFilters,
} from '#contract/programme/chosenFilters.ts';
import { addMonths, dayWithin, monthOf } from '#contract/programme/months.ts';

export interface CalendarContext {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, always within `month`. */
  day: string | null;
  /** `HH:mm`: in Day view nothing earlier; null is the whole day, as it always is in Month view. */
  after: string | null;
  filters: ChosenFilters;
  english: English;
  /** CAL-40, CAL-41: the allowed months, both inclusive. */
  first: string;
  last: string;
}

export type CalendarEvent =
  | { type: 'month.opened' }
  | { type: 'day.opened'; day: string }
  | { type: 'month.previous' }
  | { type: 'month.next' }
  | { type: 'month.chosen'; month: string }
  | { type: 'day.moved'; day: string }
  | { type: 'time.chosen'; after: string | null }
  | { type: 'filters.applied'; filters: ChosenFilters; english: English }
  | { type: 'filter.removed'; name: keyof Filters }
  | { type: 'filters.cleared' };

/**
 * Where the visitor is in the programme. A URL machine: the address is its store (`resolveState`), so that it has
 * no invoke, no timer and only `assign` (CAL-36…CAL-43).
 */
export const calendarMachine = setup({
  types: {} as { context: CalendarContext; events: CalendarEvent; input: CalendarContext },
  guards: {
    hasPreviousMonth: ({ context }) => context.month > context.first,
    hasNextMonth: ({ context }) => context.month < context.last,
    isAllowed: ({ context }, { month }: { month: string }) => context.first <= month && month <= context.last,
  },
  actions: {
    showMonth: assign(({ context }, { month }: { month: string }) => ({
      month,
      day: dayWithin(context.day, month),
    })),
    showDay: assign((_, { day }: { day: string }) => ({ month: monthOf(day), day, after: null })),
    showAfter: assign((_, chosen: { after: string | null }) => chosen),
    showWholeDay: assign({ after: null }),
    resetFilters: assign({ filters: noFilters }),
    leaveOutEnglish: assign({ english: 'false' }),
    applyFilters: assign((_, chosen: { filters: ChosenFilters; english: English }) => chosen),
    removeFilter: assign(({ context }, { name }: { name: keyof Filters }) =>
      name === 'english' ? { english: 'false' } : { filters: { ...context.filters, [name]: '' } },
    ),
  },
}).createMachine({
  id: 'calendar',
  // A pure `transition` starts an idle actor without any input: it must not throw here, a hundred times for a page.
  context: ({ input }) => ({
    ...input,
    day: input ? dayWithin(input.day, input.month) : null,
    after: null,
  }),
  initial: 'month',
  on: {
    'month.opened': { target: '.month', actions: ['showWholeDay', 'resetFilters', 'leaveOutEnglish'] },
    'day.opened': {
      guard: { type: 'isAllowed', params: ({ event }) => ({ month: monthOf(event.day) }) },
      target: '.day',
      actions: [{ type: 'showDay', params: ({ event }) => ({ day: event.day }) }, 'resetFilters'],
    },
    'filters.applied': {
      actions: {
        type: 'applyFilters',
        params: ({ event }) => ({ filters: event.filters, english: event.english }),
      },
    },
    'filter.removed': {
      actions: { type: 'removeFilter', params: ({ event }) => ({ name: event.name }) },
    },
    'filters.cleared': { actions: ['resetFilters', 'leaveOutEnglish'] },
  },
  states: {
    month: {
      on: {
        'month.previous': {
          guard: 'hasPreviousMonth',
          actions: { type: 'showMonth', params: ({ context }) => ({ month: addMonths(context.month, -1) }) },
        },
        'month.next': {
          guard: 'hasNextMonth',
          actions: { type: 'showMonth', params: ({ context }) => ({ month: addMonths(context.month, 1) }) },
        },
        'month.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ month: event.month }) },
          actions: { type: 'showMonth', params: ({ event }) => ({ month: event.month }) },
        },
      },
    },
    day: {
      on: {
        'day.moved': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ month: monthOf(event.day) }) },
          actions: { type: 'showDay', params: ({ event }) => ({ day: event.day }) },
        },
        'time.chosen': {
          actions: { type: 'showAfter', params: ({ event }) => ({ after: event.after }) },
        },
      },
    },
  },
});
