import { initialTransition, type StateValueFrom, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../testing/chart.ts';
import { type CalendarContext, type CalendarEvent, calendarMachine } from './calendar.machine.ts';
import { filterNames, noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { allowedMonths } from '#contract/programme/time/months.ts';

const someFilters = {
  venue: 'Club Soda',
  city: ['Montréal'],
  kind: 'venue',
  genre: 'Stand-up',
  type: 'the42',
  price: 'free',
  accessibility: ['lsq'],
};

const start: CalendarContext = {
  month: '2027-05',
  day: null,
  days: null,
  after: null,
  before: null,
  filters: noFilters,
  english: 'false',
  ...allowedMonths(2027),
};
const filtered = { ...start, filters: someFilters, english: 'true' } as const;

/** Mode and context after the events, from the state of an address. */
const after = (
  mode: StateValueFrom<typeof calendarMachine>,
  context: CalendarContext,
  ...events: CalendarEvent[]
) => {
  let snapshot = calendarMachine.resolveState({ value: mode, context });
  for (const event of events) [snapshot] = transition(calendarMachine, snapshot, event);
  return { mode: snapshot.value, ...snapshot.context };
};

const can = (
  mode: StateValueFrom<typeof calendarMachine>,
  context: CalendarContext,
  event: CalendarEvent,
): boolean => calendarMachine.resolveState({ value: mode, context }).can(event);

describe('modes', () => {
  test('CAL-01: Month is the default', () => {
    const [snapshot] = initialTransition(calendarMachine, start);
    expect({ mode: snapshot.value, ...snapshot.context }).toEqual({ mode: 'month', ...start });
  });

  test('CAL-36: opening a day resets the filters and keeps the English toggle', () => {
    expect(after('month', filtered, { type: 'day.opened', day: '2027-05-03' })).toEqual({
      ...start,
      mode: 'day',
      day: '2027-05-03',
      english: 'true',
    });
  });

  test('CAL-36: opening a day of another month shows that month', () => {
    expect(after('month', start, { type: 'day.opened', day: '2027-06-01' })).toEqual({
      ...start,
      mode: 'day',
      month: '2027-06',
      day: '2027-06-01',
    });
  });

  test('CAL-36: the Day tab resets the filters in Day view too', () => {
    const context = { ...filtered, day: '2027-05-03' };
    expect(after('day', context, { type: 'day.opened', day: '2027-05-03' })).toEqual({
      ...context,
      mode: 'day',
      filters: noFilters,
    });
  });

  test.each([
    ['CAL-40', '2026-12-31'],
    ['CAL-41', '2030-01-01'],
  ])('%s: the day %s is refused', (_, day) => {
    expect(can('month', start, { type: 'day.opened', day })).toBe(false);
    expect(can('day', { ...start, day: '2027-05-03' }, { type: 'day.moved', day })).toBe(false);
  });

  test('CAL-37: the Month tab clears the filters and resets the English toggle', () => {
    expect(after('day', { ...filtered, day: '2027-05-03' }, { type: 'month.opened' })).toEqual({
      ...start,
      mode: 'month',
      day: '2027-05-03',
    });
  });

  test('CAL-38: a day outside the first month is forgotten', () => {
    const [snapshot] = initialTransition(calendarMachine, { ...start, day: '2027-06-01' });
    expect(snapshot.context).toEqual(start);
  });
});

describe('moving', () => {
  test('CAL-36: arrows keep the filters; the day of another month is forgotten', () => {
    const context = { ...filtered, day: '2027-05-03' };
    expect(after('month', context, { type: 'month.next' })).toEqual({
      ...filtered,
      mode: 'month',
      month: '2027-06',
    });
    expect(after('month', context, { type: 'month.previous' })).toEqual({
      ...filtered,
      mode: 'month',
      month: '2027-04',
    });
  });

  test('CAL-40: previous month is refused in January of the current year', () => {
    const january = { ...start, month: '2027-01' };
    expect(can('month', january, { type: 'month.previous' })).toBe(false);
    expect(after('month', january, { type: 'month.previous' })).toEqual({ mode: 'month', ...january });
  });

  test.each(['2027-02', '2028-01'])('CAL-40: previous month is allowed in %s', (month) => {
    expect(can('month', { ...start, month }, { type: 'month.previous' })).toBe(true);
  });

  test('CAL-41: next month is refused in December two years later', () => {
    const december = { ...start, month: '2029-12' };
    expect(can('month', december, { type: 'month.next' })).toBe(false);
    expect(after('month', december, { type: 'month.next' })).toEqual({ mode: 'month', ...december });
  });

  test.each(['2029-11', '2028-12'])('CAL-41: next month is allowed in %s', (month) => {
    expect(can('month', { ...start, month }, { type: 'month.next' })).toBe(true);
  });

  test('CAL-18: choosing a month shows it and keeps the filters', () => {
    expect(after('month', filtered, { type: 'month.chosen', month: '2028-02' })).toEqual({
      ...filtered,
      mode: 'month',
      month: '2028-02',
    });
  });

  test('CAL-18: choosing the month that is shown keeps its day', () => {
    const context = { ...filtered, day: '2027-05-03' };
    expect(after('month', context, { type: 'month.chosen', month: '2027-05' })).toEqual({
      ...context,
      mode: 'month',
    });
  });

  test.each(['2026-12', '2030-01'])('CAL-19: the month %s is not offered', (month) => {
    expect(can('month', start, { type: 'month.chosen', month })).toBe(false);
  });

  test('CAL-43: moving to a day keeps the filters, and its month follows', () => {
    const context = { ...filtered, day: '2027-05-31' };
    expect(after('day', context, { type: 'day.moved', day: '2027-06-02' })).toEqual({
      ...filtered,
      mode: 'day',
      month: '2027-06',
      day: '2027-06-02',
    });
  });

  test.each<[string, 'day' | 'month', CalendarEvent]>([
    ['CAL-03', 'day', { type: 'month.next' }],
    ['CAL-03', 'day', { type: 'month.previous' }],
    ['CAL-18', 'day', { type: 'month.chosen', month: '2027-06' }],
    ['CAL-42', 'month', { type: 'day.moved', day: '2027-05-04' }],
  ])('%s: in the mode %s this is refused: %o', (_id, mode, event) => {
    expect(can(mode, { ...start, day: '2027-05-03' }, event)).toBe(false);
  });

  test('CAL-10: a time of a day is chosen and given up, and the filters stay', () => {
    const context = { ...filtered, day: '2027-05-03' };
    expect(after('day', context, { type: 'time.chosen', after: '20:20' })).toEqual({
      ...context,
      mode: 'day',
      after: '20:20',
    });
    expect(after('day', { ...context, after: '20:20' }, { type: 'time.chosen', after: null })).toEqual({
      ...context,
      mode: 'day',
    });
  });

  const evening = { ...start, day: '2027-05-03', after: '20:20', before: '04:00' };

  test.each<CalendarEvent>([
    { type: 'day.moved', day: '2027-05-04' },
    { type: 'day.opened', day: '2027-05-04' },
    { type: 'month.opened' },
  ])('CAL-10: a chosen time is of its day alone: $type forgets it', (event) => {
    const { after: from, before } = after('day', evening, event);
    expect([from, before]).toEqual([null, null]);
  });

  test('CAL-36: the Day tab drops the filters of an evening, and keeps its times', () => {
    const context = { ...evening, filters: someFilters };
    expect(after('day', context, { type: 'day.opened', day: '2027-05-03' })).toEqual({
      ...evening,
      mode: 'day',
    });
  });

  test.each(['month', 'day'] as const)(
    'CAL-36: an evening is opened from %s view with its times, without the filters',
    (mode) => {
      const opened = { type: 'day.opened', day: '2027-05-04', after: '17:00', before: '04:00' } as const;
      expect(after(mode, { ...filtered, day: '2027-05-03' }, opened)).toEqual({
        ...start,
        mode: 'day',
        english: 'true',
        day: '2027-05-04',
        after: '17:00',
        before: '04:00',
      });
    },
  );

  test('CAL-36: a day that is opened from a time on has no end, whatever evening was shown', () => {
    const opened = { type: 'day.opened', day: '2027-05-04', after: '17:00' } as const;
    expect(after('day', evening, opened)).toEqual({
      ...evening,
      mode: 'day',
      day: '2027-05-04',
      after: '17:00',
      before: null,
    });
  });

  test('CAL-10: another time of an evening, and its whole day, have no end', () => {
    expect(after('day', evening, { type: 'time.chosen', after: '21:00' })).toEqual({
      ...evening,
      mode: 'day',
      after: '21:00',
      before: null,
    });
    expect(after('day', evening, { type: 'time.chosen', after: null })).toEqual({
      ...start,
      mode: 'day',
      day: '2027-05-03',
    });
  });

  test.each<CalendarEvent>([
    { type: 'filters.applied', filters: someFilters, english: 'true' },
    { type: 'filter.removed', name: 'venue', value: someFilters.venue },
    { type: 'filters.cleared' },
  ])('CAL-10: filters are applied from the chosen time on: $type keeps it', (event) => {
    expect(after('day', { ...start, day: '2027-05-03', after: '20:20' }, event).after).toBe('20:20');
  });

  test('CAL-10: a month has no time of day', () => {
    expect(can('month', { ...start, day: '2027-05-03' }, { type: 'time.chosen', after: '20:20' })).toBe(
      false,
    );
    const [snapshot] = initialTransition(calendarMachine, { ...start, after: '20:20' });
    expect(snapshot.context).toEqual(start);
  });

  test('CAL-42: two events in one tick both count', () => {
    expect(after('month', start, { type: 'month.next' }, { type: 'month.next' })).toEqual({
      ...start,
      mode: 'month',
      month: '2027-07',
    });
  });
});

describe('some days of a month', () => {
  const days = { from: '2027-06-04', to: '2027-06-06' };
  const chosen = { type: 'days.chosen', days, after: '17:00' } as const;
  const weekend = { ...filtered, month: '2027-06', days, after: '17:00' };

  test.each(['month', 'day'] as const)(
    'CAL-24: are chosen from %s view, narrow the month beside the filters, and can be removed alone',
    (mode) => {
      const context = { ...filtered, day: '2027-05-03', after: '20:20', before: '04:00' };
      expect(after(mode, context, chosen)).toEqual({ ...weekend, mode: 'month' });
      expect(after(mode, context, chosen, { type: 'days.removed' })).toEqual({
        ...filtered,
        mode: 'month',
        month: '2027-06',
      });
    },
  );

  test('CAL-24: they are cleared with the filters', () => {
    expect(after('month', weekend, { type: 'filters.cleared' })).toEqual({
      ...start,
      mode: 'month',
      month: '2027-06',
    });
  });

  test.each<CalendarEvent>([
    { type: 'filters.applied', filters: noFilters, english: 'false' },
    { type: 'filter.removed', name: 'city', value: 'Laval' },
  ])('CAL-24: filters are applied to them: $type keeps them', (event) => {
    expect(after('month', weekend, event)).toMatchObject({ mode: 'month', days, after: '17:00' });
  });

  test.each<CalendarEvent>([
    { type: 'month.next' },
    { type: 'month.previous' },
    { type: 'month.chosen', month: '2027-06' },
    { type: 'month.opened' },
  ])('CAL-18: a month is shown whole: $type forgets them', (event) => {
    expect(after('month', weekend, event)).toMatchObject({ days: null, after: null });
  });

  test('CAL-36: the first of them opens from its time on, another one whole', () => {
    const opened = (day: string) => after('month', weekend, { type: 'day.opened', day });
    expect([opened('2027-06-04'), opened('2027-06-05')]).toEqual([
      { ...start, month: '2027-06', mode: 'day', day: '2027-06-04', after: '17:00', english: 'true' },
      { ...start, month: '2027-06', mode: 'day', day: '2027-06-05', english: 'true' },
    ]);
  });

  test.each([
    ['CAL-40', { from: '2027-01-01', to: '2027-01-03' }],
    ['CAL-41', { from: '2029-12-29', to: '2029-12-31' }],
  ])('%s: days at the end of the reach are chosen like any: %o', (_, within) => {
    expect(can('month', start, { ...chosen, days: within })).toBe(true);
  });

  test.each([
    ['CAL-40', { from: '2026-12-31', to: '2027-01-02' }],
    ['CAL-41', { from: '2029-12-31', to: '2030-01-02' }],
  ])('%s: days beyond the reach are refused: %o', (_, beyond) => {
    expect(can('month', start, { ...chosen, days: beyond })).toBe(false);
  });

  test('CAL-24: removing them where there are none changes nothing', () => {
    const evening = { ...start, day: '2027-05-03', after: '17:00', before: '04:00' };
    expect(after('day', evening, { type: 'days.removed' })).toEqual({ ...evening, mode: 'day' });
  });
});

describe.each(['month', 'day'] as const)('filters in %s view', (mode) => {
  const context = { ...filtered, day: '2027-05-03' };

  test('CAL-21: applying keeps mode and day', () => {
    const applied = { filters: { ...noFilters, city: ['Québec'] }, english: 'false' } as const;
    expect(after(mode, context, { type: 'filters.applied', ...applied })).toEqual({
      ...context,
      ...applied,
      mode,
    });
  });

  test.each(filterNames)('CAL-24: the %s can be removed alone', (name) => {
    expect(after(mode, context, { type: 'filter.removed', name, value: String(someFilters[name]) })).toEqual({
      ...context,
      mode,
      filters: { ...someFilters, [name]: noFilters[name] },
    });
  });

  test('CAL-24: one of two cities, and one of two needs, can be removed alone', () => {
    const two = { ...someFilters, city: ['Laval', 'Québec'], accessibility: ['asl', 'step_free'] };
    expect(
      after(
        mode,
        { ...context, filters: two },
        { type: 'filter.removed', name: 'city', value: 'Laval' },
        { type: 'filter.removed', name: 'accessibility', value: 'step_free' },
        { type: 'filter.removed', name: 'city', value: 'Gatineau' },
      ).filters,
    ).toEqual({ ...someFilters, city: ['Québec'], accessibility: ['asl'] });
  });

  test('CAL-29: the English toggle can be removed alone', () => {
    expect(after(mode, context, { type: 'filter.removed', name: 'english', value: 'true' })).toEqual({
      ...context,
      mode,
      english: 'false',
    });
  });

  test('CAL-24: clearing clears every filter and the English toggle', () => {
    expect(after(mode, context, { type: 'filters.cleared' })).toEqual({ ...start, mode, day: '2027-05-03' });
  });
});

test('CAL-36: the calendar is a URL machine: it never invokes, waits or acts, it only assigns', () => {
  const nodes = [calendarMachine.root, ...statesOf(calendarMachine.root)];
  const restless = nodes.filter(
    ({ invoke, after: delays, always, entry, exit }) =>
      [...invoke, ...delays, ...(always ?? []), ...entry, ...exit].length > 0,
  );
  const actions = nodes.flatMap((node) =>
    [...node.transitions.values()].flat().flatMap((branch) => branch.actions),
  );
  const nameOf = (action: (typeof actions)[number]): string => {
    if (typeof action === 'string') return action;
    return 'type' in action ? action.type : 'unnamed';
  };
  const named = Object.entries(calendarMachine.implementations.actions);
  const names = actions.map(nameOf);
  expect(restless).toEqual([]);
  expect([...new Set(names)].toSorted()).toEqual(named.map(([name]) => name).toSorted());
  const isAssign = (action: unknown): boolean =>
    typeof action === 'function' && 'type' in action && action.type === 'xstate.assign';
  expect(named.filter(([, action]) => !isAssign(action))).toEqual([]);
});
