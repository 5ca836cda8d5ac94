import { expect, test } from 'vitest';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NearMeButton, NearMeStatus } from './NearMe.tsx';
import type { NearMeState } from './nearMe.picture.ts';

const said = (state: NearMeState, lang: 'fr' | 'en'): string =>
  textOf(renderScreen(<NearMeStatus state={state} />, { lang }));

test('ANA-03: a browser that cannot tell where it is is told in these words', () => {
  expect([said('unsupported', 'en'), said('unsupported', 'fr')]).toEqual([
    'Geolocation not supported',
    'La géolocalisation n’est pas prise en charge',
  ]);
});

test('ANA-03: before a press nothing is said, and after it that the position stays in the page', () => {
  expect([said('idle', 'en'), said('idle', 'fr')]).toEqual(['', '']);
  expect(said('sorted', 'en')).toContain('Your location never leaves this page.');
  expect(said('sorted', 'fr')).toContain('Votre position ne quitte pas cette page.');
});

test.each([
  ['fr', 'Près de moi'],
  ['en', 'Near me'],
] as const)(
  'ANA-03 (%s): the control is a button that says whether it sorts, and is off where nothing can be asked',
  (lang, words) => {
    const drawn = (state: NearMeState) => {
      const [button = ''] = partsOf(
        renderScreen(<NearMeButton state={state} press={() => {}} />, { lang }),
        'button',
      );
      return [
        textOf(button),
        button.includes('aria-pressed="true"'),
        button.includes('aria-disabled="true"'),
      ];
    };
    expect([drawn('idle'), drawn('sorted'), drawn('unsupported')]).toEqual([
      [words, false, false],
      [words, true, false],
      [words, false, true],
    ]);
  },
);
