import { act } from 'react';
import { expect, test } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { CityFilter } from './CityFilter.tsx';

const filterOf = (cities: string[], onChosen: (city: string) => void = () => {}) => (
  <CityFilter label="Location" every="Everywhere" cities={cities} city="Laval" onChosen={onChosen} />
);

test('SHW-14: a choice of cities has all of them, and every one; of one city there is none', () => {
  expect(
    [[], ['Laval'], ['Laval', 'Québec']].map((cities) => plainHtml(renderScreen(filterOf(cities)))),
  ).toEqual([
    '',
    '',
    '<label>Location<select data-early=""><option value="">Everywhere</option>' +
      '<option selected="">Laval</option><option>Québec</option></select></label>',
  ]);
});

test('SHW-14: the chosen city is told, or none', async () => {
  const chosen: string[] = [];
  const { find } = await renderLive(filterOf(['Laval', 'Québec'], (city) => chosen.push(city)));
  for (const city of ['Québec', ''])
    await act(async () => {
      find('select').value = city;
      find('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(chosen).toEqual(['Québec', '']);
});
