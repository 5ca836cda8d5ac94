import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { mostValues, noFilters, type Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { linksOf } from './calendar.url.ts';
import { DaySelector } from './panels/DaySelector.tsx';
import { FilterPanel } from './panels/FilterPanel.tsx';
import { Fold } from './panels/Fold.tsx';
import { atHand } from './testing/atHand.ts';
import { frame, july, panelQueries, sixteenth, stateAt } from './testing/sample.ts';

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
