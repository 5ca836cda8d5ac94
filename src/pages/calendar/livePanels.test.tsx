import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import {
  calendarPanelMachine,
  type CalendarPanelEvent,
} from '#machines/calendarPanel/calendarPanel.machine.ts';
import { mostValues, noFilters, type Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { linksOf } from './calendar.url.ts';
import { panelCode } from './panelCode.ts';
import { Panels } from './Panels.tsx';
import { DaySelector } from './panels/DaySelector.tsx';
import { FilterForm } from './panels/FilterForm.tsx';
import { FilterPanel } from './panels/FilterPanel.tsx';
import { Fold } from './panels/Fold.tsx';
import { MonthSelector } from './panels/MonthSelector.tsx';
import { atHand } from './testing/atHand.ts';
import { facets, frame, july, panelQueries, sixteenth, stateAt } from './testing/sample.ts';

const path = '/en/calendar';

test('CAL-26: once ten values are chosen no other can be, and each of them can be taken back', () => {
  const chosen = Array.from({ length: mostValues }, (_, index) => `City ${index}`);
  const choices = [...chosen, 'Laval'].map((value) => ({ value, words: value }));
  const boxesOf = (some: readonly string[]) =>
    renderScreen(
      <Fold
        name="city"
        label="City"
        chosen={some}
        choices={choices}
        labelOf={(value) => value}
        listener={{ onToggle: () => {}, onAll: () => {} }}
      />,
    )
      .match(/<input[^>]*>/g)
      ?.map((box) => [box.includes(' disabled=""'), box.includes(' checked=""')]);
  const [all, taken, free] = [
    [false, false],
    [false, true],
    [true, false],
  ];
  expect(boxesOf(chosen)).toEqual([all, ...chosen.map(() => taken), free]);
  expect(boxesOf(chosen.slice(1))?.filter(([isDisabled]) => isDisabled)).toEqual([]);
});

test('CAL-21: of a day the button tells how many shows of that day the draft would leave', () => {
  const draft: Filters = { ...noFilters, english: 'false' };
  const saidOf = (left: typeof july) =>
    /Show [\d,]+ results/.exec(
      textOf(
        renderScreen(
          <FilterPanel
            path={path}
            place={{}}
            draft={draft}
            queries={panelQueries}
            loadTexts={() => Promise.resolve()}
            send={() => {}}
          />,
          { queries: atHand({ draft, left }) },
        ),
      ),
    )?.[0];
  expect([saidOf(july), saidOf(sixteenth)]).toEqual(['Show 403 results', 'Show 130 results']);
});

test('CAL-56: the days of a month that did not come are asked for again by a press', async () => {
  const queries = new QueryClient();
  let asked = 0;
  const monthQuery: typeof panelQueries.month = (month) => ({
    ...panelQueries.month(month),
    retry: false,
    queryFn: () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(july);
    },
  });
  const state = stateAt({ mode: 'day', day: '2027-07-16' });
  const { find, html, until } = await renderLive(
    <DaySelector
      state={state}
      link={linksOf(path, state, frame)}
      year={2027}
      month="2027-07"
      monthQuery={monthQuery}
      send={() => {}}
    />,
    { queries },
  );
  await until(() => expect(html()).toContain('role="alert"'));
  const [retry] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Try again',
  );
  await act(async () => retry?.click());
  await until(() => expect(find('a').textContent).toBe('Thursday, July 1, 2027 13 shows'));
});

/** Chooses a value of a list, as a visitor does. */
const choose = (list: HTMLSelectElement, value: string) =>
  act(async () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (element: HTMLElement) => act(async () => element.click());
const buttonNamed = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
/** In a window that goes nowhere. */
const stay = () => {
  openWindow();
  addEventListener(
    'click',
    (event) => event.target instanceof HTMLElement && event.target.closest('a') && event.preventDefault(),
  );
};

describe('what the panels are asked for', () => {
  test('CAL-21: each control of the filters changes the draft by its own value, and the page stays', async () => {
    stay();
    const draft: Filters = { ...noFilters, city: ['Laval'], english: 'false' };
    const sent: CalendarPanelEvent[] = [];
    const { find } = await renderLive(
      <FilterPanel
        path={path}
        place={{}}
        draft={draft}
        queries={panelQueries}
        loadTexts={() => Promise.resolve()}
        send={(event) => sent.push(event)}
      />,
      { lang: 'fr', queries: atHand({ draft, left: july }) },
    );
    const boxOf = (name: string, value: string) => {
      const box = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
      if (!box) throw new Error(`No box ${name} ${value}`);
      return box;
    };
    const lists = [...document.querySelectorAll('select')].map(({ name }) => name);
    await choose(find('select'), 'Théâtre du Coin');
    await choose(find('select', lists.indexOf('price')), '25-50');
    await press(boxOf('city', 'Montréal'));
    await press(boxOf('city', ''));
    await press(boxOf('accessibility', 'lsq'));
    await press(boxOf('accessibility', ''));
    await press(boxOf('english', 'true'));
    await press(buttonNamed('Effacer les filtres'));
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void find('form').dispatchEvent(event));
    await press(buttonNamed('Fermer'));
    expect([sent, event.defaultPrevented]).toEqual([
      [
        { type: 'draft.changed', name: 'venue', value: 'Théâtre du Coin' },
        { type: 'draft.changed', name: 'price', value: '25-50' },
        { type: 'draft.toggled', name: 'city', value: 'Montréal' },
        { type: 'draft.changed', name: 'city', value: [] },
        { type: 'draft.toggled', name: 'accessibility', value: 'lsq' },
        { type: 'draft.changed', name: 'accessibility', value: [] },
        { type: 'draft.changed', name: 'english', value: 'true' },
        { type: 'draft.cleared' },
        { type: 'draft.applied' },
        { type: 'panel.dismissed' },
      ],
      true,
    ]);
  });

  test('CAL-21: the choices stay until those beside the changed draft have come', async () => {
    const draft: Filters = { ...noFilters, english: 'false' };
    const panelOf = (drawn: Filters) => (
      <FilterPanel
        path={path}
        place={{}}
        draft={drawn}
        queries={panelQueries}
        loadTexts={() => Promise.resolve()}
        send={() => {}}
      />
    );
    const { redraw } = await renderLive(panelOf(draft), { queries: atHand({ draft, left: july }) });
    await redraw(panelOf({ ...draft, price: 'free' }));
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[name="city"]')].map(({ value }) => value),
    ).toEqual(['', 'Laval', 'Montréal']);
  });

  test('CAL-18: another year offers its months; a month that is chosen is gone to, and closes them', async () => {
    stay();
    const sent: CalendarPanelEvent[] = [];
    const state = stateAt({});
    const link = linksOf(path, state, frame);
    const { find } = await renderLive(
      <MonthSelector {...{ state, link }} year={2027} send={(event) => sent.push(event)} />,
    );
    await choose(find('select'), '2029');
    await press(find('a', 2));
    await press(buttonNamed('Close'));
    expect([sent, find('a', 2).getAttribute('href')]).toEqual([
      [{ type: 'year.chosen', year: 2029 }, { type: 'link.followed' }, { type: 'panel.dismissed' }],
      `${path}?month=2027-03`,
    ]);
  });

  test('CAL-20: the present day comes into sight; another year or month offers its days; one that is chosen closes them', async () => {
    stay();
    const inSight: (string | null)[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      inSight.push(this.textContent);
    });
    const sent: CalendarPanelEvent[] = [];
    const state = stateAt({ mode: 'day', day: '2027-07-16' });
    const link = linksOf(path, state, frame);
    const { find } = await renderLive(
      <DaySelector
        {...{ state, link }}
        year={2027}
        month="2027-07"
        monthQuery={panelQueries.month}
        send={(event) => sent.push(event)}
      />,
      { queries: atHand({ views: [july] }) },
    );
    const names = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    await choose(find('select'), '2028');
    await choose(find('select', 1), '2027-09');
    await press(find('a', 3));
    await press(buttonNamed('Close'));
    expect([names, find('select').value, find('select', 1).value, inSight, sent]).toEqual([
      ['Year', 'Month'],
      '2027',
      '2027-07',
      ['Friday, July 16, 2027 13 shows'],
      [
        { type: 'year.chosen', year: 2028 },
        { type: 'month.browsed', month: '2027-09' },
        { type: 'link.followed' },
        { type: 'panel.dismissed' },
      ],
    ]);
  });

  test('LDR-11: a panel whose code does not come says so; another press of its button asks for it again', async () => {
    openWindow();
    const draft: Filters = { ...noFilters, english: 'false' };
    const queries = atHand({ draft, left: july, hasPanelCode: false });
    queries.setQueryDefaults(panelCode.queryKey, { retryOnMount: false });
    await queries.prefetchQuery({ ...panelCode, queryFn: () => Promise.reject(new Error('offline')) });
    const actor = createActor(calendarPanelMachine, { input: { month: '2027-07' } }).start();
    actor.send({ type: 'filters.toggled', draft });
    const state = stateAt();
    const { html, until } = await renderLive(
      <Panels
        {...{ actor, state, frame, path, panelQueries }}
        link={linksOf(path, state, frame)}
        loadTexts={() => Promise.resolve()}
      />,
      { queries },
    );
    expect(html()).toMatch(/role="alert"/);
    const alert = textOf(html());
    await press(buttonNamed('Try again'));
    await until(() => expect(html()).toContain('<dialog'));
    expect(alert).toBe('This panel did not load. Try again');
  });
});

describe('the choices of the filters', () => {
  const draw = (changes: Partial<Parameters<typeof FilterForm>[0]>) =>
    renderScreen(
      <FilterForm
        path={path}
        place={{ mode: 'day', day: '2027-07-16', after: '17:00' }}
        draft={{ ...noFilters, city: ['Québec'], english: 'false' }}
        facets={facets}
        {...changes}
      >
        {null}
      </FilterForm>,
    );

  test('ANA-03: the cities alone are sorted by their distance, and tell it', () => {
    const near = {
      state: 'sorted' as const,
      press: () => {},
      sort: <Placed extends object>(cities: readonly Placed[]) =>
        cities.toReversed().map((city, place) => ({ ...city, kilometres: place === 0 ? null : 12 * place })),
    };
    const folds = partsOf(draw({ near }), 'details').map((part) => partsOf(part, 'label').map(textOf));
    expect(folds).toEqual([
      ['All', 'Montréal (400)', 'Laval · 12 km (3)', 'Québec · 24 km'],
      ['All', 'LSQ interpretation (4)', 'Step-free access (300)'],
    ]);
  });

  test('CAL-23: what has no choices is not asked, unless it is chosen; the place goes with the form', () => {
    const html = draw({ facets: { ...facets, city: [], genre: [], price: [], accessibility: [] } });
    const fields = [...html.matchAll(/<(select|input)[^>]* name="(\w+)"(?:[^>]* value="([^"]*)")?/g)].map(
      ([, , name, value]) => (value === undefined ? name : `${name}=${value}`),
    );
    expect(fields).toEqual([
      'mode=day',
      'day=2027-07-16',
      'after=17:00',
      'city=',
      'city=Québec',
      'venue',
      'kind',
      'type',
    ]);
  });
});
