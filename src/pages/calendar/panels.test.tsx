import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  calendarPanelMachine,
  type CalendarPanelEvent,
} from '#machines/calendarPanel/calendarPanel.machine.ts';
import type { Language } from '#contract/address/language.ts';
import { nearMeTexts } from '#src/controls/nearMe/nearMeTexts.ts';
import { attributesOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { linksOf } from './calendar.url.ts';
import { Panels } from './Panels.tsx';
import { FilterForm } from './panels/FilterForm.tsx';
import { MonthSelector } from './panels/MonthSelector.tsx';
import { noFilters, unfiltered, type Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { facets, frame, july, panelQueries, stateAt } from './testing/sample.ts';
import { atHand } from './testing/atHand.ts';

const path = '/fr/calendrier';
const draft: Filters = { ...noFilters, city: ['Québec'], english: 'false' };

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
      panelQueries={panelQueries}
      loadTexts={() => Promise.resolve()}
    />,
    {
      lang,
      queries: atHand({
        views: [july, { ...july, month: '2027-08', days: [] }],
        draft,
        left: { ...july, total: 42 },
        hasPanelCode,
      }),
    },
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

  test('CAL-21: the form of the filters goes to the place in the calendar; the filters are its fields', () => {
    const search = { mode: 'day', day: '2027-07-16', city: 'Laval', price: '0-25' };
    const html = panelsAfter([{ type: 'filters.toggled', draft }], search);
    expect([
      valuesOf(html, 'action'),
      attributesOf(html, 'input').flatMap(({ type, name, value }) =>
        type === 'hidden' ? [[name, value]] : [],
      ),
    ]).toEqual([
      [path],
      [
        ['mode', 'day'],
        ['day', '2027-07-16'],
      ],
    ]);
  });

  test('CAL-18: the twelve months of a year are links', () => {
    const html = panelsAfter([{ type: 'monthSelector.toggled', year: 2028 }]);
    expect(html.match(/<a href="[^"]*"/g)).toEqual(
      Array.from(
        { length: 12 },
        (_, index) => `<a href="${path}?month=2028-${String(index + 1).padStart(2, '0')}"`,
      ),
    );
  });

  test('CAL-18: choosing a month closes the selector', () => {
    const sent: CalendarPanelEvent[] = [];
    const state = stateAt({});
    renderScreen(
      <MonthSelector
        state={state}
        link={linksOf(path, state, frame)}
        year={2027}
        send={(event) => sent.push(event)}
      />,
      { presses: ['September'] },
    );
    expect(sent).toEqual([{ type: 'link.followed' }]);
  });

  test.each([
    ['the present month', {}],
    ['a month of another year', { month: '2028-02' }],
  ])('CAL-19: the month selector has the present year and the next two, in %s', (_, search) => {
    const html = panelsAfter([{ type: 'monthSelector.toggled', year: 2028 }], search);
    expect(html.match(/<option[^>]*>\d+/g)?.map((option) => option.slice(-4))).toEqual([
      '2027',
      '2028',
      '2029',
    ]);
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

  const foldsIn = (html: string) => html.match(/<details.*?<\/details>/gs)?.map(textOf);
  const selectsIn = (html: string) => html.match(/<select.*?<\/select>/gs)?.map(textOf);

  test.each([
    [
      'en',
      'Show 42 results',
      [
        'All Théâtre du Coin (403)',
        'All In venue (401) Online (2)',
        'All Stand-up (403)',
        'All Headliners (12) Cirque (1)',
        'All Free (5) Under $25 (80) $25 – $50 (1,200) $100 and up (7)',
      ],
      [
        'City Québec City All Québec Laval (3) Montréal (400)',
        'Accessibility All Accessibility All LSQ interpretation (4) Step-free access (300)',
      ],
    ],
    [
      'fr',
      'Afficher 42 résultats',
      [
        'Tout Théâtre du Coin (403)',
        'Tout En salle (401) En ligne (2)',
        'Tout Stand-up (403)',
        'Tout Têtes d’affiche (12) Cirque (1)',
        'Tout Gratuit (5) Moins de 25 $ (80) 25 $ – 50 $ (1 200) 100 $ et plus (7)',
      ],
      [
        'Ville Québec Ville Tout Québec Laval (3) Montréal (400)',
        'Accessibilité Tout Accessibilité Tout Interprétation en LSQ (4) Accès sans marche (300)',
      ],
    ],
  ] as const)(
    'CAL-21 (%s): each dropdown and fold offers all, choices in words with counts, and a chosen value without shows',
    (lang, results, choices, several) => {
      const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, lang);
      expect(selectsIn(html)?.map((words) => words.replaceAll(/\s/g, ' '))).toEqual(choices);
      expect(foldsIn(html)?.map((words) => words.replaceAll(/\s/g, ' '))).toEqual(several);
      expect(textOf(html)).toContain(results);
    },
  );

  test('CAL-21: city, venue and kind of place are one question', () => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, 'en');
    const [places = ''] =
      /<fieldset class="[^"]*places.*?<label for="[^"]*">(?=[^<]*<\/label><select[^>]* name="genre")/s.exec(
        html,
      ) ?? [];
    const asked = places.slice(0, places.lastIndexOf('</fieldset>'));
    expect(textOf(asked)).toMatch(/^Where/);
    expect([...new Set(valuesOf(asked, 'name'))]).toEqual(['city', 'venue', 'kind']);
  });

  test('CAL-23: an option has its value, its label and its count; the one of the draft is active', () => {
    const html = panelsAfter([{ type: 'filters.toggled', draft }], {}, 'en');
    const [, kind = ''] = html.match(/<select.*?<\/select>/gs) ?? [];
    expect(html.match(/<label><input[^>]* name="city".*?<\/label>/gs)).toEqual([
      '<label><input type="checkbox" name="city" value=""/>All</label>',
      '<label><input type="checkbox" name="city" checked="" value="Québec"/>Québec</label>',
      '<label><input type="checkbox" name="city" value="Laval"/>Laval (3)</label>',
      '<label><input type="checkbox" name="city" value="Montréal"/>Montréal (400)</label>',
    ]);
    expect(kind.match(/<option.*?<\/option>/gs)).toEqual([
      '<option value="" selected="">All</option>',
      '<option value="venue">In venue (401)</option>',
      '<option value="online">Online (2)</option>',
    ]);
  });

  test('ANA-03: "near me" stands at the cities once the host tells where they are, and its words are there', () => {
    const queries = atHand({ views: [july], draft, left: july });
    const actor = createActor(calendarPanelMachine, { input: { month: '2027-07' } }).start();
    actor.send({ type: 'filters.toggled', draft });
    const state = stateAt();
    const isOffered = (): boolean => {
      const panels = (
        <Panels
          {...{ actor, state, frame, path, panelQueries }}
          link={linksOf(path, state, frame)}
          loadTexts={() => Promise.resolve()}
        />
      );
      const html = renderScreen(panels, { lang: 'fr', queries });
      return html.includes('data-scope="nearMe" data-state="idle"') && textOf(html).includes('Près de moi');
    };
    const city = facets.city.map((choice) => ({ ...choice, position: { latitude: 45.5, longitude: -73.6 } }));
    const words = nearMeTexts(() => Promise.resolve(), 'fr').queryKey;
    queries.setQueryData(words, true);
    const seen = [isOffered()];
    queries.setQueryData(panelQueries.facets(draft).queryKey, { ...facets, city });
    seen.push(isOffered());
    queries.removeQueries({ queryKey: words });
    seen.push(isOffered());
    expect(seen).toEqual([false, true, false]);
  });

  test('CAL-21: while its choices are on their way, a filter offers all and what is chosen, and no count is told', () => {
    const other: Filters = { ...draft, city: ['Laval'], genre: 'Impro' };
    const html = panelsAfter([{ type: 'filters.toggled', draft: other }], {}, 'en');
    expect([selectsIn(html), /results?/.test(textOf(html))]).toEqual([
      ['All', 'All', 'All Impro', 'All', 'All'],
      false,
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
    expect(/<input type="checkbox"[^>]* name="english"[^>]*>/.exec(html)?.[0].includes('checked=""')).toBe(
      english === 'true',
    );
  });

  test.each([true, false])('CAL-22: the toggle is turned the way that it is pressed: %s', (checked) => {
    const turned: string[] = [];
    const ignore = () => {};
    renderScreen(
      <FilterForm
        path={path}
        place={{}}
        draft={unfiltered}
        facets={{ ...facets, city: [], accessibility: [] }}
        listener={{
          onChoose: ignore,
          onToggle: ignore,
          onEnglish: (english) => turned.push(english),
          onApply: ignore,
        }}
      >
        {null}
      </FilterForm>,
      { lang: 'fr', presses: [''], event: { target: { checked } } },
    );
    expect(turned).toEqual([String(checked)]);
  });

  test('CAL-18: the month that is shown is marked, in its own year alone', () => {
    const current = (year: number) =>
      panelsAfter([{ type: 'monthSelector.toggled', year }], { month: '2028-02' }, 'en').match(
        /<a [^>]*aria-current="date"[^>]*>(\w+)/,
      )?.[1];
    expect([current(2027), current(2028)]).toEqual([undefined, 'February']);
  });
});
