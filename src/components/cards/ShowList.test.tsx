import { act } from 'react';
import { expect, test } from 'vitest';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ShowList } from './ShowList.tsx';

const shows = [{ id: '1', title: 'Gala', url: '/en/shows/gala', image: null, cities: ['Laval'] }];

test.each([
  ['fr', 'Spectacles en vedette'],
  ['en', 'featured shows'],
] as const)(
  'SHW-01 (%s): a list is called ‘featured shows’ unless it has a title of its own',
  (lang, featured) => {
    const titleOf = (title?: string) =>
      partsOf(renderScreen(<ShowList {...{ shows, title }} allHref="/all" />, { lang }), 'h2').map(textOf);
    expect([titleOf(), titleOf('More of it')]).toEqual([[featured], ['More of it']]);
  },
);

test('SHW-01: the chosen city limits the list; once no show has it any more, every city is shown', async () => {
  const listOf = (cities: Record<string, string>) => (
    <ShowList
      shows={Object.entries(cities).map(([title, city]) => ({
        id: title,
        title,
        url: `/en/shows/${title}`,
        image: null,
        cities: [city],
      }))}
      allHref="/all"
    />
  );
  const { find, html, redraw } = await renderLive(listOf({ Gala: 'Laval', Cirque: 'Montréal' }));
  const seen = () => [find('select').value, ...partsOf(html(), 'h3').map(textOf)];
  await act(async () => {
    find('select').value = 'Laval';
    find('select').dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(seen()).toEqual(['Laval', 'Gala']);
  await redraw(listOf({ Revue: 'Québec', Cirque: 'Montréal' }));
  expect(seen()).toEqual(['', 'Revue', 'Cirque']);
});
