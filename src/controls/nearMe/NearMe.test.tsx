import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import en from '#locales/en/nearMe.json' with { type: 'json' };
import fr from '#locales/fr/nearMe.json' with { type: 'json' };
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NearMeButton, NearMeStatus } from './NearMe.tsx';
import type { NearMeState } from './nearMe.picture.ts';
import { nearMeTexts } from './nearMeTexts.ts';

const said = (state: NearMeState, lang: 'fr' | 'en'): string =>
  textOf(renderScreen(<NearMeStatus state={state} />, { lang }));

test('ANA-03: a browser that cannot tell where it is is told in these words', () => {
  expect([said('unsupported', 'en'), said('unsupported', 'fr')]).toEqual([
    'Geolocation not supported',
    'La géolocalisation n’est pas prise en charge',
  ]);
});

test.each([
  ['en', en],
  ['fr', fr],
] as const)(
  'ANA-03 (%s): what came of it is told, each in its own words; who made the places known is named',
  (lang, texts) => {
    const states = ['asking', 'denied', 'unavailable', 'timedOut', 'unsupported'] as const;
    expect(states.map((state) => said(state, lang))).toEqual(states.map((state) => texts[state]));
    expect(said('sorted', lang)).toBe(textOf(`${texts.sorted} ${texts.credit} GeoNames (CC BY 4.0)`));
  },
);

test('RTE-40: in another language the words are fetched anew, in that language', async () => {
  const loaded: string[] = [];
  const queries = new QueryClient();
  for (const lang of ['fr', 'en', 'fr'] as const)
    await queries.query(nearMeTexts(async (name) => void loaded.push(`${name} ${lang}`), lang));
  expect(loaded).toEqual(['nearMe fr', 'nearMe en']);
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
