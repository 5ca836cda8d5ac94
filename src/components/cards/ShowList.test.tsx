import { expect, test } from 'vitest';
import { partsOf, textOf } from '#src/testing/html.ts';
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
