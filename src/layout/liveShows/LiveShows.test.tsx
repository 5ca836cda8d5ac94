import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ShowLinks } from './ShowLinks.tsx';
import { Tape } from './Tape.tsx';

const shows = {
  live: [
    {
      title: 'Concert <b>',
      url: '/fr/spectacles/concert',
      date: { start: '2027-07-16T19:00:00Z', end: null },
    },
  ],
  upcoming: [
    { title: 'Clowns', url: '/fr/spectacles/clowns', date: { start: '2027-07-16T23:30:00Z', end: null } },
  ],
};
const drawn = (lang: 'fr' | 'en') =>
  renderScreen(
    <ul>
      <ShowLinks shows={shows} timezone="America/Toronto" />
    </ul>,
    { lang },
  );

describe('LAY-07: what is on, then what begins, each with its address', () => {
  test.each([
    ['fr', ['En cours Concert <b>', '19:30 Clowns']],
    ['en', ['On now Concert <b>', '7:30 pm Clowns']],
  ] as const)('LAY-07 (%s)', (lang, texts) => {
    const html = drawn(lang);
    expect(partsOf(html, 'li').map(textOf)).toEqual(texts);
    expect(valuesOf(html, 'href')).toEqual(['/fr/spectacles/concert', '/fr/spectacles/clowns']);
    expect(valuesOf(html, 'dateTime')).toEqual(['2027-07-16T23:30:00Z']);
  });
});

test('LAY-10: the ticker stands still until it is known that the visitor does not mind, and has a Play', () => {
  const html = renderScreen(
    <Tape>
      <li>A</li>
    </Tape>,
  );
  expect([html.includes('data-scope="motion" data-state="paused"'), partsOf(html, 'li').length]).toEqual([
    true,
    1,
  ]);
  expect(valuesOf(html, 'aria-label')).toEqual(['Play the scrolling shows']);
});
