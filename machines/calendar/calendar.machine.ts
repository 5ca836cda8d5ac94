import { assign, setup } from 'xstate';
import {
  type ChosenFilters,
  type English,
  type Filters,
  noFilters,
  withoutValue,
} from '#contract/programme/calendar/chosenFilters.ts';
import type { DayRange } from '#contract/programme/time/dayRange.ts';
import { addMonths, dayWithin, monthOf } from '#contract/programme/time/months.ts';

export interface CalendarContext {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, always within `month`. */
  day: string | null;
  /** In Month view only these days, the first of them within `month`; null for all of it, and in Day view. */
  days: DayRange | null;
  /** `HH:mm`: hides earlier shows of the day, or of the first of `days`; null for the whole day. */
  after: string | null;
  /** `HH:mm`: hides shows from then on, of the next morning where it is before `after`; null in Month view. */
  before: string | null;
  filters: ChosenFilters;
  english: English;
  /** CAL-40, CAL-41: the allowed months, both inclusive. */
  first: string;
  last: string;
}

export type CalendarEvent =
  | { type: 'month.opened' }
  | { type: 'day.opened'; day: string; after?: string; before?: string }
  | { type: 'month.previous' }
  | { type: 'month.next' }
  | { type: 'month.chosen'; month: string }
  | { type: 'day.moved'; day: string }
  | { type: 'time.chosen'; after: string | null }
  | { type: 'days.chosen'; days: DayRange; after: string | null }
  | { type: 'days.removed' }
  | { type: 'filters.applied'; filters: ChosenFilters; english: English }
  | { type: 'filter.removed'; name: keyof Filters; value: string }
  | { type: 'filters.cleared' };

/** All of a month or a day. */
const wholly = { days: null, after: null, before: null } as const;

type Opened = Pick<CalendarContext, 'after' | 'before'> & { day: string };

/**
 * The shown day, or the first of chosen days, keeps its time (CAL-36): a reset drops filters. Any other day opens whole,
 * unless the event names an evening.
 */
const openedBy = (
  { day: shown, days, after, before }: CalendarContext,
  { day, ...evening }: Extract<CalendarEvent, { type: 'day.opened' }>,
): Opened => {
  if (evening.after !== undefined) return { day, after: evening.after, before: evening.before ?? null };
  const isKept = day === (days?.from ?? shown);
  return isKept ? { day, after, before } : { day, after: null, before: null };
};

/**
 * The visitor's place in the programme. A URL machine: the address is its store (`resolveState`), so that it has no invoke,
 * no timer and only `assign` (CAL-36…CAL-43).
 */
export const calendarMachine = setup({
  types: {} as { context: CalendarContext; events: CalendarEvent; input: CalendarContext },
  guards: {
    hasPreviousMonth: ({ context }) => context.month > context.first,
    hasNextMonth: ({ context }) => context.month < context.last,
    isAllowed: ({ context }, { month }: { month: string }) => context.first <= month && month <= context.last,
    areAllowed: ({ context }, { from, to }: DayRange) =>
      context.first <= monthOf(from) && monthOf(to) <= context.last,
  },
  actions: {
    showMonth: assign(({ context }, { month }: { month: string }) => ({
      month,
      day: dayWithin(context.day, month),
      ...wholly,
    })),
    showDay: assign((_, { day, ...evening }: Opened) => ({
      month: monthOf(day),
      day,
      ...wholly,
      ...evening,
    })),
    showAfter: assign((_, { after }: { after: string | null }) => ({ after, before: null })),
    showDays: assign((_, { days, after }: { days: DayRange; after: string | null }) => ({
      ...wholly,
      month: monthOf(days.from),
      day: null,
      days,
      after,
    })),
    showWhole: assign(wholly),
    showAllDays: assign(({ context }) => (context.days === null ? {} : wholly)),
    resetFilters: assign({ filters: noFilters }),
    leaveOutEnglish: assign({ english: 'false' }),
    applyFilters: assign((_, chosen: { filters: ChosenFilters; english: English }) => chosen),
    removeFilter: assign(({ context }, { name, value }: { name: keyof Filters; value: string }) =>
      name === 'english' ? { english: 'false' } : { filters: withoutValue(context.filters, name, value) },
    ),
  },
}).createMachine({
  id: 'calendar',
  // A pure `transition` starts an idle actor without any input: it must not throw here.
  context: ({ input }) => ({
    ...input,
    day: input ? dayWithin(input.day, input.month) : null,
    ...wholly,
  }),
  initial: 'month',
  on: {
    'month.opened': { target: '.month', actions: ['showWhole', 'resetFilters', 'leaveOutEnglish'] },
    'day.opened': {
      guard: { type: 'isAllowed', params: ({ event }) => ({ month: monthOf(event.day) }) },
      target: '.day',
      actions: [
        { type: 'showDay', params: ({ context, event }) => openedBy(context, event) },
        'resetFilters',
      ],
    },
    'days.chosen': {
      guard: { type: 'areAllowed', params: ({ event }) => event.days },
      target: '.month',
      actions: {
        type: 'showDays',
        params: ({ event }) => ({ days: event.days, after: event.after }),
      },
    },
    'days.removed': { actions: 'showAllDays' },
    'filters.applied': {
      actions: {
        type: 'applyFilters',
        params: ({ event }) => ({ filters: event.filters, english: event.english }),
      },
    },
    'filter.removed': {
      actions: { type: 'removeFilter', params: ({ event }) => ({ name: event.name, value: event.value }) },
    },
    'filters.cleared': { actions: ['resetFilters', 'leaveOutEnglish', 'showAllDays'] },
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
          actions: {
            type: 'showDay',
            params: ({ event }) => ({ day: event.day, after: null, before: null }),
          },
        },
        'time.chosen': {
          actions: { type: 'showAfter', params: ({ event }) => ({ after: event.after }) },
        },
      },
    },
  },
});
