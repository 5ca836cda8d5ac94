import { transition, type ActorLogic, type SnapshotFrom } from 'xstate';
import { calendarMachine, type CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import {
  chosenOf,
  filterNames,
  namesInEveryLanguage,
  type FilterName,
} from '#contract/programme/calendar/chosenFilters.ts';
import type { Language } from '#contract/address/language.ts';
import { readDays, writeDays, type DayRange } from '#contract/programme/time/dayRange.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import { writeSearchText } from '#src/routing/searchText.ts';
import { shownDay } from './calendar.selectors.ts';
import { repairSearch, type CalendarSearch } from './calendar.search.ts';

export type { CalendarEvent };

/** The context of an address: its language, the allowed months (CAL-40, CAL-41), the landing of an empty one (CAL-38). */
export interface CalendarFrame {
  /** In English `english` adds nothing (CAL-22). */
  lang: Language;
  first: string;
  last: string;
  /** `YYYY-MM-DD` in the site's zone: what a day means that is not told. */
  today: string;
  /** `YYYY-MM-DD`: later days are not there (RTE-04); null is no end. */
  until: string | null;
  landing: { month: string; day: string | null };
  /** The address's city, if it is the visitor's own: links that reset the filters keep it (TON-12). */
  ownCity?: string;
}

export type CalendarState = SnapshotFrom<typeof calendarMachine>;

const reaches = ({ first, last, until }: CalendarFrame, from: string, to: string): boolean =>
  monthOf(from) >= first && monthOf(to) <= last && (until === null || to <= until);

/** The days that an address means, where the calendar reaches them all. */
const daysMeant = ({ days }: CalendarSearch, frame: CalendarFrame): DayRange | null => {
  const range = readDays(days ?? '');
  return range !== null && reaches(frame, range.from, range.to) ? range : null;
};

/** The day that an address means, where the calendar reaches it: today, if it asks for a day and names none. */
const dayMeant = ({ mode, day: named }: CalendarSearch, frame: CalendarFrame): string | null => {
  const day = named ?? (mode === 'day' ? frame.today : null);
  return day !== null && reaches(frame, day, day) ? day : null;
};

/** The month, the day and the times of an address; in Day view the day decides, in Month view days or the month. */
const placeMeant = (search: CalendarSearch, frame: CalendarFrame) => {
  const { first, last, landing } = frame;
  const whole = { days: null, after: null, before: null } as const;
  const within = (month: string | undefined) => month !== undefined && month >= first && month <= last;
  const day = dayMeant(search, frame);
  if (search.mode === 'day' && day !== null) {
    const { after = null, before = null } = search;
    return { value: 'day', month: monthOf(day), day, days: null, after, before } as const;
  }
  const days = daysMeant(search, frame);
  if (days) {
    const { after = null } = search;
    return { value: 'month', month: monthOf(days.from), day: null, days, after, before: null } as const;
  }
  const month = within(search.month) ? search.month : undefined;
  if (month === undefined && day === null) return { value: 'month', ...whole, ...landing } as const;
  const shown = month ?? (day === null ? landing.month : monthOf(day));
  const ofMonth = day !== null && monthOf(day) === shown ? day : null;
  return { value: 'month', ...whole, month: shown, day: ofMonth } as const;
};

/** The state of an address; an invalid one is the landing (the URL is the store). */
export const fromUrl = (search: Record<string, unknown>, frame: CalendarFrame): CalendarState => {
  const repaired = repairSearch(search);
  const { value, ...place } = placeMeant(repaired, frame);
  const { first, last, lang } = frame;
  const {
    venue = '',
    city = [],
    kind = '',
    genre = '',
    type = '',
    price = '',
    accessibility = [],
  } = repaired;
  const filters = {
    venue,
    city: [city].flat(),
    kind,
    genre,
    type,
    price,
    accessibility: [accessibility].flat(),
  };
  const english = lang === 'en' ? 'false' : (repaired.english ?? 'false');
  return calendarMachine.resolveState({
    value,
    context: { ...place, filters, english, first, last },
  });
};

/** Mode, month, days, day and times in the form of the address. */
export const placeOf = (state: CalendarState, { landing }: CalendarFrame): CalendarSearch => {
  const { month, day, days, after, before } = state.context;
  const times = { ...(after !== null && { after }), ...(before !== null && { before }) };
  const shown = shownDay(state);
  if (shown !== null) return { mode: 'day', day: shown, ...times };
  if (days !== null) return { days: writeDays(days), ...times };
  if (month === landing.month && day === landing.day) return {};
  const monthIsImplied = month === landing.month && day !== null;
  return { ...(monthIsImplied ? {} : { month }), ...(day === null ? {} : { day }) };
};

const searchOf = ({ context }: CalendarState, names: readonly FilterName[]): CalendarSearch =>
  Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...others] = chosenOf(context.filters, name);
      return first === undefined ? [] : [[name, others.length === 0 ? first : [first, ...others]]];
    }),
  );

/** The address of a state: defaults are absent, the order is always the same. `fromUrl` reads it back unchanged. */
export const toUrl = (state: CalendarState, frame: CalendarFrame): CalendarSearch => {
  const { english } = state.context;
  return {
    ...placeOf(state, frame),
    ...searchOf(state, filterNames),
    ...(english === 'true' ? { english } : {}),
  };
};

/** The parts of an address with the same meaning in another language (RTE-37): mode, month, days, day, times and names. */
export const toUrlElsewhere = (state: CalendarState, frame: CalendarFrame): CalendarSearch => ({
  ...placeOf(state, frame),
  ...searchOf(state, namesInEveryLanguage),
});

/**
 * The machine's next state. `transition` starts an actor for each question, which costs several times the answer with the
 * whole machine: this actor starts in the present state.
 */
export const nextState = (state: CalendarState, event: CalendarEvent): CalendarState => {
  const law: ActorLogic<CalendarState, CalendarEvent> = {
    transition: calendarMachine.transition.bind(calendarMachine),
    getInitialSnapshot: () => state,
    getPersistedSnapshot: () => state,
  };
  return transition(law, state, event)[0];
};

/** The address after an event; the machine decides, the present address is its memory. */
export const nextUrl = (
  search: Record<string, unknown>,
  frame: CalendarFrame,
  event: CalendarEvent,
): CalendarSearch => toUrl(nextState(fromUrl(search, frame), event), frame);

export const hrefFor = (path: string, search: CalendarSearch): string => {
  const text = writeSearchText(search);
  return text === '' ? path : `${path}?${text}`;
};

/** The start of a hundred of a long day: by the clock, and the number of earlier shows. */
export interface HundredOfDay {
  after: string | null;
  offset: number;
}

/** The address of the same place, from another show of its day on; of the first one for offset 0. */
export const hrefFrom = (
  path: string,
  state: CalendarState,
  frame: CalendarFrame,
  { after, offset }: HundredOfDay,
): string => {
  const { mode, day, ...rest } = toUrl(state, frame);
  const place = { ...(mode && { mode }), ...(day && { day }) };
  // A count from the present time must keep that time later.
  const from = offset > 0 && after !== null && { after };
  return hrefFor(path, { ...place, ...from, ...rest, ...(offset > 0 && { offset: String(offset) }) });
};

/** The address after an event, in cities if any are given, or null if the machine does not allow it (CAL-44). */
export type CalendarLink = (event: CalendarEvent, cities?: readonly string[]) => string | null;

const inCities = (state: CalendarState, city: readonly string[]): CalendarState => {
  const { filters, english } = state.context;
  return nextState(state, { type: 'filters.applied', filters: { ...filters, city }, english });
};

/** The next state of a link: the visitor's own city is none of the filters that CAL-36 and CAL-37 reset (TON-12). */
const linkedState = (
  state: CalendarState,
  event: CalendarEvent,
  { ownCity = '' }: CalendarFrame,
  cities: readonly string[] = [],
): CalendarState => {
  const next = nextState(state, event);
  const isReset = event.type === 'day.opened' || event.type === 'month.opened';
  const own = isReset && ownCity !== '' ? [ownCity] : [];
  const kept = cities.length > 0 ? cities : own;
  return kept.length === 0 ? next : inCities(next, kept);
};

/** Links of a state: every one is the machine's own next state, written as an address. */
export const linksOf =
  (path: string, state: CalendarState, frame: CalendarFrame): CalendarLink =>
  (event, cities) =>
    state.can(event) ? hrefFor(path, toUrl(linkedState(state, event, frame, cities), frame)) : null;

/**
 * The addresses of opening a day, for all days of a month (`YYYY-MM`): equal except for the date, so computed once (CAL-36),
 * and except for the first of chosen days, which may have a time.
 */
export const dayLinksOf = (
  path: string,
  state: CalendarState,
  frame: CalendarFrame,
  month: string,
): ((day: string) => string | null) => {
  const link = linksOf(path, state, frame);
  const { days, day: shown } = state.context;
  const own = days?.from ?? shown;
  // Any day of the month that opens whole.
  const other = [`${month}-01`, `${month}-02`].find((day) => day !== own) ?? month;
  const opened = { type: 'day.opened', day: other } as const;
  if (!state.can(opened)) return () => null;
  const search = toUrl(linkedState(state, opened, frame), frame);
  return (day) => (day === own ? link({ type: 'day.opened', day }) : hrefFor(path, { ...search, day }));
};

/** From when on all of today is shown, which else is read from the present on (CAL-38). */
export const fromMidnight = '00:00';

/** The link to all shows of a day that Month view counts: the whole of it, or those from a time that was chosen. */
export const wholeDayLinkOf = (
  path: string,
  state: CalendarState,
  frame: CalendarFrame,
  day: string,
): string | null => {
  const { days, after } = state.context;
  const from = day === days?.from ? (after ?? fromMidnight) : fromMidnight;
  return linksOf(path, state, frame)({ type: 'day.opened', day, after: from });
};
