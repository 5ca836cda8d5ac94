import type { Language } from '#contract/address/language.ts';
import type { Evenings, LocalSpan } from '#contract/programme/time/dayRange.ts';
import type { CalendarFacets, MonthSummaryWire } from '#contract/wire/calendar.ts';
import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import type { ProgrammationWire } from '#contract/wire/programmation.ts';

/** A question about the programme, of any days. */
export interface CalendarQuestion {
  lang: Language;
  filters: CalendarFilters;
}

/** The source of the calendar's answers: the embedded database, or an external content host. */
export interface CalendarSource {
  /** The days of a month, or some of them, or a part of these. */
  readSummary: (days: Evenings, question: CalendarQuestion) => Promise<MonthSummaryWire>;
  /** The filter panel's choices for the same. */
  readFacets: (days: Evenings, question: CalendarQuestion) => Promise<CalendarFacets>;
  /** One page of the shows of a span, by the clocks on their tiles. */
  readSpan: (
    span: LocalSpan,
    question: CalendarQuestion,
    page: { limit: number; offset: number },
  ) => Promise<{ items: ProgrammationWire[]; total: number }>;
  /** An answer's lifetime in milliseconds; null until the data change. */
  lifetime: number | null;
}
