import { assign, emit, setup } from 'xstate';
import {
  type English,
  type Filters,
  type ListFilterName,
  noFilters,
  type SingleFilterName,
  withToggled,
} from '#contract/programme/calendar/chosenFilters.ts';
import { yearOf } from '#contract/programme/time/months.ts';

type DraftChange =
  | { name: SingleFilterName; value: string }
  | { name: ListFilterName; value: readonly string[] }
  | { name: 'english'; value: English };

interface CalendarPanelContext {
  /** The year of the offered months or days. */
  year: number;
  /** `YYYY-MM`: the month of the offered days. */
  month: string;
  /** The filter panel's choices before they are applied (CAL-21, CAL-29). */
  draft: Filters;
}

export type CalendarPanelEvent =
  | { type: 'monthSelector.toggled'; year: number }
  | { type: 'daySelector.toggled'; month: string }
  | { type: 'filters.toggled'; draft: Filters }
  | { type: 'year.chosen'; year: number }
  | { type: 'month.browsed'; month: string }
  | ({ type: 'draft.changed' } & DraftChange)
  /** Chooses one more value of a list, or lets it go. */
  | { type: 'draft.toggled'; name: ListFilterName; value: string }
  | { type: 'draft.cleared' }
  | { type: 'draft.applied' }
  | { type: 'link.followed' }
  /** Closed without a choice, or left by Back. */
  | { type: 'panel.dismissed' };

/** The screen sends the draft to the calendar. */
interface CalendarPanelEmitted {
  type: 'applied';
  draft: Filters;
}

const emptyDraft: Filters = { ...noFilters, english: 'false' };
const withYear = (month: string, year: number): string => `${year}${month.slice('YYYY'.length)}`;

const panelSetup = setup({
  types: {} as {
    context: CalendarPanelContext;
    events: CalendarPanelEvent;
    emitted: CalendarPanelEmitted;
    input: { month: string };
  },
  actions: {
    offerYear: assign((_, { year }: { year: number }) => ({ year })),
    offerMonth: assign((_, { month }: { month: string }) => ({ year: yearOf(month), month })),
    offerSameMonthOf: assign(({ context }, { year }: { year: number }) => ({
      year,
      month: withYear(context.month, year),
    })),
    takeDraft: assign((_, { draft }: { draft: Filters }) => ({ draft })),
    changeDraft: assign(({ context }, { name, value }: DraftChange) => ({
      draft: { ...context.draft, [name]: value },
    })),
    toggleDraft: assign(({ context }, { name, value }: { name: ListFilterName; value: string }) => ({
      draft: withToggled(context.draft, name, value),
    })),
    clearDraft: assign({ draft: emptyDraft }),
    tellApplied: emit(({ context }) => ({ type: 'applied', draft: context.draft })),
  },
});

const closed = { target: 'closed' } as const;

/** The open panel of the calendar: one at most (CAL-18…CAL-21, CAL-47). */
export const calendarPanelMachine = panelSetup.createMachine({
  id: 'calendarPanel',
  context: ({ input }) => ({ year: yearOf(input.month), month: input.month, draft: emptyDraft }),
  initial: 'closed',
  on: {
    'monthSelector.toggled': {
      target: '.choosingMonth',
      actions: { type: 'offerYear', params: ({ event }) => ({ year: event.year }) },
    },
    'daySelector.toggled': {
      target: '.choosingDay',
      actions: { type: 'offerMonth', params: ({ event }) => ({ month: event.month }) },
    },
    'filters.toggled': {
      target: '.filtering',
      actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.draft }) },
    },
  },
  states: {
    closed: {},
    choosingMonth: {
      on: {
        'monthSelector.toggled': closed,
        'year.chosen': {
          actions: { type: 'offerYear', params: ({ event }) => ({ year: event.year }) },
        },
        'link.followed': closed,
        'panel.dismissed': closed,
      },
    },
    choosingDay: {
      on: {
        'daySelector.toggled': closed,
        'year.chosen': {
          actions: { type: 'offerSameMonthOf', params: ({ event }) => ({ year: event.year }) },
        },
        'month.browsed': {
          actions: { type: 'offerMonth', params: ({ event }) => ({ month: event.month }) },
        },
        'link.followed': closed,
        'panel.dismissed': closed,
      },
    },
    filtering: {
      on: {
        'filters.toggled': closed,
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'draft.toggled': {
          actions: { type: 'toggleDraft', params: ({ event }) => ({ name: event.name, value: event.value }) },
        },
        'draft.cleared': { actions: 'clearDraft' },
        'draft.applied': { target: 'closed', actions: 'tellApplied' },
        'panel.dismissed': closed,
      },
    },
  },
});
