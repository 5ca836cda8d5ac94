import { transition, type ActorLogic, type SnapshotFrom } from 'xstate';
import { calendarMachine, type CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import {
  filterNames,
  namesInEveryLanguage,
  noFilters,
  type ChosenFilters,
  type FilterName,
} from '#contract/programme/chosenFilters.ts';
import type { Language } from '#contract/address/language.ts';
import { monthOf } from '#contract/programme/months.ts';
import { repairSearch, type CalendarSearch } from './calendar.search.ts';

export type { CalendarEvent };

/** What an address is read against: its language, the allowed months (CAL-40, CAL-41), where an empty one lands (CAL-38). */
export interface CalendarFrame {
  /** In English there is nothing that `english` could add (CAL-22). */
  lang: Language;
  first: string;
  last: string;
  landing: { month: string; day: string | null };
}

export type CalendarState = SnapshotFrom<typeof calendarMachine>;

/** The month and the day that an address means; in Day view the day decides, in Month view the month does. */
const placeMeant = (search: CalendarSearch, { first, last, landing }: CalendarFrame) => {
  const within = (month: string | undefined) => month !== undefined && month >= first && month <= last;
  const day = search.day !== undefined && within(monthOf(search.day)) ? search.day : null;
  if (search.mode === 'day' && day !== null) return { value: 'day', month: monthOf(day), day } as const;
  const month = within(search.month) ? search.month : undefined;
  if (month === undefined && day === null) return { value: 'month', ...landing } as const;
  const shown = month ?? (day === null ? landing.month : monthOf(day));
  return { value: 'month', month: shown, day: day !== null && monthOf(day) === shown ? day : null } as const;
};

/** The state that an address stands for; an address that makes no sense is the landing (the URL is the store). */
export const fromUrl = (search: Record<string, unknown>, frame: CalendarFrame): CalendarState => {
  const repaired = repairSearch(search);
  const { value, month, day } = placeMeant(repaired, frame);
  const { first, last, lang } = frame;
  const filters: ChosenFilters = { ...noFilters };
  for (const name of filterNames) filters[name] = repaired[name] ?? '';
  const english = lang === 'en' ? 'false' : (repaired.english ?? 'false');
  const after = value === 'day' ? (repaired.after ?? null) : null;
  return calendarMachine.resolveState({
    value,
    context: { month, day, after, filters, english, first, last },
  });
};

/** Mode, month, day and time as the address of a state holds them. */
export const placeOf = (state: CalendarState, { landing }: CalendarFrame): CalendarSearch => {
  const { month, day, after } = state.context;
  if (state.value === 'day' && day !== null) return { mode: 'day', day, ...(after !== null && { after }) };
  if (month === landing.month && day === landing.day) return {};
  const monthIsImplied = month === landing.month && day !== null;
  return { ...(monthIsImplied ? {} : { month }), ...(day === null ? {} : { day }) };
};

const chosenOf = ({ context }: CalendarState, names: readonly FilterName[]): CalendarSearch =>
  Object.fromEntries(
    names.filter((name) => context.filters[name] !== '').map((name) => [name, context.filters[name]]),
  );

/** The address of a state: defaults are absent, the order is always the same. `fromUrl` reads it back unchanged. */
export const toUrl = (state: CalendarState, frame: CalendarFrame): CalendarSearch => {
  const { english } = state.context;
  return {
    ...placeOf(state, frame),
    ...chosenOf(state, filterNames),
    ...(english === 'true' ? { english } : {}),
  };
};

/** What an address says that means the same in another language (RTE-37): mode, month, day, time and names. */
export const toUrlElsewhere = (state: CalendarState, frame: CalendarFrame): CalendarSearch => ({
  ...placeOf(state, frame),
  ...chosenOf(state, namesInEveryLanguage),
});

/**
 * The machine's next state. `transition` starts an actor for each question, which by the machine itself costs several
 * times what the answer does: this one begins where we are.
 */
const next = (state: CalendarState, event: CalendarEvent): CalendarState => {
  const law: ActorLogic<CalendarState, CalendarEvent> = {
    transition: calendarMachine.transition.bind(calendarMachine),
    getInitialSnapshot: () => state,
    getPersistedSnapshot: () => state,
  };
  return transition(law, state, event)[0];
};

/** What the address becomes when something happens; the machine decides, the present address is its memory. */
export const nextUrl = (
  search: Record<string, unknown>,
  frame: CalendarFrame,
  event: CalendarEvent,
): CalendarSearch => toUrl(next(fromUrl(search, frame), event), frame);

export const hrefFor = (path: string, search: CalendarSearch): string => {
  const text = new URLSearchParams(Object.entries(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The address of the same place, from another show of its day on; of the first one where that is none. */
export const hrefFrom = (path: string, state: CalendarState, frame: CalendarFrame, offset: number): string =>
  hrefFor(path, { ...toUrl(state, frame), ...(offset > 0 && { offset: String(offset) }) });

/** The address of what an event leads to, or null where the machine does not allow it (CAL-44). */
export type CalendarLink = (event: CalendarEvent) => string | null;

/** Links of a state: every one is the machine's own next state, written as an address. */
export const linksOf =
  (path: string, state: CalendarState, frame: CalendarFrame): CalendarLink =>
  (event) =>
    state.can(event) ? hrefFor(path, toUrl(next(state, event), frame)) : null;

/** What opening a day leads to, for all days of a month (`YYYY-MM`): alike but for the date, so asked once (CAL-36). */
export const dayLinksOf = (
  path: string,
  state: CalendarState,
  frame: CalendarFrame,
  month: string,
): ((day: string) => string | null) => {
  const opened = { type: 'day.opened', day: `${month}-01` } as const;
  if (!state.can(opened)) return () => null;
  const search = toUrl(next(state, opened), frame);
  return (day) => hrefFor(path, { ...search, day });
};
