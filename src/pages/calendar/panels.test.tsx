import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  calendarPanelMachine,
  type CalendarPanelEvent,
} from '#machines/calendarPanel/calendarPanel.machine.ts';
import type { Language } from '#contract/address/language.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { linksOf } from './calendar.url.ts';
import { Panels } from './Panels.tsx';
import { frame, july, stateAt, viewQuery } from './testing/sample.ts';
import { atHand } from './testing/atHand.ts';

const path = '/fr/calendrier';
const draft = { venue: '', city: 'Québec', category: '', type: '', english: 'false' } as const;

const panelsAfter = (
  events: CalendarPanelEvent[],
  search: Record<string, string> = {},
  lang: Language = 'fr',
  hasPanelCode = true,
) => {
  const actor = createActor(calendarPanelMachine, { input: { month: '2027-07' } }).start();
  for (const event of events) actor.send(event);
  const state = stateAt(search);
  return renderScreen(
    <Panels
      actor={actor}
      state={state}
      frame={frame}
      path={path}
      link={linksOf(path, state, frame)}
      options={july.options}
      viewQuery={viewQuery}
      countMatches={({ city }) => (city === 'Québec' ? 42 : undefined)}
    />,
    { lang, queries: atHand([july, { ...july, month: '2027-08', days: [] }], hasPanelCode) },
  );
};

describe('the panels', () => {
  test('CAL-47: at first none is open', () => {
    expect(panelsAfter([])).toBe('<div data-scope="calendarPanel" data-state="closed" hidden=""></div>');
  });

  test('LDR-09: a panel whose code is on its way says so', () => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, 'en', false);
    expect([textOf(html), html.includes('data-state="filtering"')]).toEqual(['Loading...', true]);
  });

  test('CAL-47: opening one closes the other', () => {
    const html = panelsAfter([
      { type: 'monthSelector.toggled', year: 2027 },
      { type: 'filters.toggled', draft },
    ]);
    expect([html.match(/<dialog/g)?.length, /data-state="(\w+)"/.exec(html)?.[1]]).toEqual([1, 'filtering']);
  });

  test('CAL-18, CAL-19: the months of a year as links, and the present year and the next two', () => {
    const html = panelsAfter([{ type: 'monthSelector.toggled', year: 2028 }]);
    expect(html.match(/<option[^>]*>\d+/g)?.map((option) => option.slice(-4))).toEqual([
      '2027',
      '2028',
      '2029',
    ]);
    expect(html.match(/<a href="[^"]*"/g)).toHaveLength(12);
    expect(html).toContain(`href="${path}?month=2028-02"`);
  });

  test('CAL-18: choosing a month keeps the filters', () => {
    const html = panelsAfter([{ type: 'monthSelector.toggled', year: 2027 }], { city: 'Laval' });
    expect(html).toContain(`href="${path}?month=2027-08&amp;city=Laval"`);
  });

  test('CAL-20: the days of a month with their number of shows, the present one marked', () => {
    const html = panelsAfter([{ type: 'daySelector.toggled', month: '2027-07' }], {
      mode: 'day',
      day: '2027-07-16',
    });
    expect(html).toContain(`<a href="${path}?mode=day&amp;day=2027-07-16" aria-current="date">`);
    expect(textOf(html)).toContain('vendredi 16 juillet 2027 13 spectacles');
  });

  test('CAL-17: a month without shows says so in the day selector', () => {
    const words = (month: string) =>
      textOf(panelsAfter([{ type: 'daySelector.toggled', month }], { mode: 'day', day: '2027-07-16' }, 'en'));
    expect(words('2027-08')).toContain('No days with shows this month.');
    expect(words('2027-09')).toContain('Loading...');
  });

  test('CAL-21: each dropdown offers all, and a chosen value that the month lacks', () => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, 'en');
    const selects = html.match(/<select.*?<\/select>/gs)?.map(textOf);
    expect(selects).toEqual(['All Théâtre du Coin', 'All Québec Laval Montréal', 'All Stand-up', 'All']);
    expect(textOf(html)).toContain('Select Show 42 results');
  });

  test('CAL-23: an option’s label is its value, but for all; the one of the draft is active', () => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, 'en');
    const city = html.match(/<select.*?<\/select>/gs)?.[1] ?? '';
    expect(city.match(/<option.*?<\/option>/gs)).toEqual([
      '<option value="">All</option>',
      '<option selected="">Québec</option>',
      '<option>Laval</option>',
      '<option>Montréal</option>',
    ]);
  });

  test.each([
    ['fr', true],
    ['en', false],
  ] as const)('CAL-22: the English shows are a toggle of the French interface only (%s)', (lang, has) => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, lang);
    expect(textOf(html).includes('Inclure les shows en anglais')).toBe(has);
    expect(html.includes('role="switch"')).toBe(has);
  });

  test.each(['true', 'false'] as const)('CAL-22: the toggle says whether it is on: %s', (english) => {
    const html = panelsAfter([{ type: 'filters.toggled', draft: { ...draft, english } }]);
    expect(html).toContain(`role="switch" aria-checked="${english}"`);
    expect(/<input type="checkbox"[^>]*>/.exec(html)?.[0].includes('checked=""')).toBe(english === 'true');
  });

  test('CAL-18: the month that is shown is marked, in its own year alone', () => {
    const current = (year: number) =>
      panelsAfter([{ type: 'monthSelector.toggled', year }], { month: '2028-02' }, 'en').match(
        /<a [^>]*aria-current="date"[^>]*>(\w+)/,
      )?.[1];
    expect([current(2027), current(2028)]).toEqual([undefined, 'February']);
  });
});
