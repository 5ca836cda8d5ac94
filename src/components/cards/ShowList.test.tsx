import { act } from 'react';
import { expect, test } from 'vitest';
import { partsOf, plainHtml, textOf } from '#src/testing/html.ts';
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

test('SHW-02: a show of a list has its title, cut for the eye alone, its language, and its city if it has one', () => {
  const title = 'A very long night of songs and other things';
  const listed = [
    { id: '1', title: 'Gala', url: '/en/shows/gala', image: null, cities: ['Québec'] },
    {
      id: '2',
      title,
      writtenIn: 'fr' as const,
      url: '/en/shows/night',
      image: null,
      cities: ['Laval', 'Québec'],
    },
    { id: '3', title: 'Revue', url: '/en/shows/revue', image: null, cities: [] },
  ];
  const html = plainHtml(renderScreen(<ShowList shows={listed} allHref="/en/shows" />));
  expect([partsOf(html, 'article'), partsOf(html, 'option').map(textOf), partsOf(html, 'a').at(0)]).toEqual([
    [
      '<article><span></span><div><h3><a href="/en/shows/gala">Gala</a></h3><p>Québec</p></div></article>',
      '<article><span></span><div><h3><a href="/en/shows/night" lang="fr">' +
        '<span aria-hidden="true">A very long night of songs and…</span>' +
        '<span>A very long night of songs and other things</span></a></h3><p>Multiple</p></div></article>',
      '<article><span></span><div><h3><a href="/en/shows/revue">Revue</a></h3></div></article>',
    ],
    ['Everywhere', 'Laval', 'Québec'],
    '<a href="/en/shows">view all</a>',
  ]);
});

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
