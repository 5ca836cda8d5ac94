import { expect, test } from 'vitest';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ShareView } from './ShareView.tsx';

const drawn = (state: Parameters<typeof ShareView>[0]['state'], lang: 'fr' | 'en' = 'en') => {
  const address = 'https://fest.example/en/nuits';
  const html = renderScreen(<ShareView state={state} address={address} onPressed={() => {}} />, { lang });
  return {
    button: partsOf(html, 'button').map(textOf),
    isBusy: html.includes('aria-disabled="true"'),
    says: /<span role="status">(.*?)<\/span>/.exec(html)?.[1] ?? null,
    field: html.match(/<input[^>]*>/)?.[0] ?? null,
  };
};

test('what came of sharing is said, in a place that is there before; at work and after a closed sheet nothing is', () => {
  const quiet = { button: ['Share'], isBusy: false, says: '', field: null };
  expect((['idle', 'sharing', 'copying', 'copied'] as const).map((state) => drawn(state))).toEqual([
    quiet,
    { ...quiet, isBusy: true },
    { ...quiet, isBusy: true },
    { ...quiet, says: 'Link copied' },
  ]);
  expect(drawn('copied', 'fr')).toEqual({ ...quiet, button: ['Partager'], says: 'Adresse copiée' });
});

test('an address that cannot be copied is there to be selected, by its name', () => {
  expect(drawn('shown')).toEqual({
    button: ['Share'],
    isBusy: false,
    says: 'Copy this link:',
    field: '<input readOnly="" aria-label="Link to the show" value="https://fest.example/en/nuits"/>',
  });
});
