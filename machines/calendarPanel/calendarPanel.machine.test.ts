import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { noFilters, type Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { type CalendarPanelEvent, calendarPanelMachine } from './calendarPanel.machine.ts';

const emptyDraft: Filters = { ...noFilters, english: 'false' };
const draft: Filters = { ...emptyDraft, venue: 'Club Soda', english: 'true' };

const openMonths = { type: 'monthSelector.toggled', year: 2028 } as const;
const openDays = { type: 'daySelector.toggled', month: '2027-06' } as const;
const openFilters = { type: 'filters.toggled', draft } as const;

/** The panel's state and its emitted events. */
const after = (...events: CalendarPanelEvent[]) => {
  const told: unknown[] = [];
  const actor = createActor(calendarPanelMachine, { input: { month: '2027-05' } });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context, told };
};

const closed = { value: 'closed', year: 2027, month: '2027-05', draft: emptyDraft, told: [] };

describe('CAL-47: only one panel is open', () => {
  test('CAL-47: nothing is open at first', () => {
    expect(after()).toEqual(closed);
  });

  test('CAL-47: opening the filter panel closes the month selector', () => {
    expect(after(openMonths, openFilters)).toEqual({ ...closed, value: 'filtering', year: 2028, draft });
  });

  test('CAL-47: opening the month selector closes the filter panel', () => {
    expect(after(openFilters, openMonths)).toEqual({ ...closed, value: 'choosingMonth', year: 2028, draft });
  });

  test('CAL-47: opening the day selector closes the filter panel', () => {
    expect(after(openFilters, openDays)).toEqual({
      ...closed,
      value: 'choosingDay',
      month: '2027-06',
      draft,
    });
  });

  test.each([openMonths, openDays, openFilters])('CAL-47: $type twice closes again', (toggled) => {
    expect(after(toggled, toggled)).toEqual({ ...after(toggled), value: 'closed' });
  });

  test.each([openMonths, openDays, openFilters])(
    'CAL-47: Escape, backdrop, close button and Back close what $type opened',
    (toggled) => {
      expect(after(toggled, { type: 'panel.dismissed' })).toEqual({ ...after(toggled), value: 'closed' });
    },
  );

  test('CAL-47: dismissing when nothing is open changes nothing', () => {
    expect(after({ type: 'panel.dismissed' })).toEqual(closed);
  });
});

describe('selectors', () => {
  test('CAL-18: the month selector offers another year and stays open', () => {
    expect(after(openMonths, { type: 'year.chosen', year: 2029 })).toEqual({
      ...closed,
      value: 'choosingMonth',
      year: 2029,
    });
  });

  test('CAL-20: in the day selector another year keeps the number of the month', () => {
    expect(after(openDays, { type: 'year.chosen', year: 2029 })).toEqual({
      ...closed,
      value: 'choosingDay',
      year: 2029,
      month: '2029-06',
    });
  });

  test('CAL-20: browsing a month offers its days', () => {
    expect(after(openDays, { type: 'month.browsed', month: '2028-01' })).toEqual({
      ...closed,
      value: 'choosingDay',
      year: 2028,
      month: '2028-01',
    });
  });

  test.each([openMonths, openDays])('CAL-18: choosing closes what $type opened', (toggled) => {
    expect(after(toggled, { type: 'link.followed' })).toEqual({ ...after(toggled), value: 'closed' });
  });
});

describe('filter panel', () => {
  test('CAL-21: it opens with what is applied', () => {
    expect(after(openFilters)).toEqual({ ...closed, value: 'filtering', draft });
  });

  test('CAL-21: changes stay in the draft until they are applied', () => {
    const city = { type: 'draft.changed', name: 'city', value: ['Québec'] } as const;
    expect(after(openFilters, city)).toEqual({
      ...closed,
      value: 'filtering',
      draft: { ...draft, city: ['Québec'] },
    });
  });

  test('CAL-21: a further city stands beside the first, and goes by the same box', () => {
    const toggled = (value: string) => ({ type: 'draft.toggled', name: 'city', value }) as const;
    const cities = (...events: CalendarPanelEvent[]) => after(openFilters, ...events).draft.city;
    expect([
      cities(toggled('Québec'), toggled('Laval')),
      cities(toggled('Québec'), toggled('Laval'), toggled('Québec')),
      cities(toggled('Québec'), { type: 'draft.changed', name: 'city', value: [] }),
    ]).toEqual([['Laval', 'Québec'], ['Laval'], []]);
  });

  test('CAL-21: applying closes the panel and tells the draft', () => {
    const english = { type: 'draft.changed', name: 'english', value: 'false' } as const;
    const applied = { ...draft, english: 'false' };
    expect(after(openFilters, english, { type: 'draft.applied' })).toEqual({
      ...closed,
      draft: applied,
      told: [{ type: 'applied', draft: applied }],
    });
  });

  test('CAL-24: clearing empties the draft and leaves out English shows', () => {
    expect(after(openFilters, { type: 'draft.cleared' })).toEqual({ ...closed, value: 'filtering' });
  });

  test('CAL-21: a dismissed draft is replaced when the panel opens again', () => {
    const venue = { type: 'draft.changed', name: 'venue', value: 'Gesù' } as const;
    const again = { type: 'filters.toggled', draft: emptyDraft } as const;
    expect(after(openFilters, venue, { type: 'panel.dismissed' }, again)).toEqual({
      ...closed,
      value: 'filtering',
    });
  });
});
