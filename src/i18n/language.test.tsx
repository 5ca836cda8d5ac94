import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useLanguage } from './language.ts';

function Language() {
  return useLanguage();
}

test('RTE-02: a part is in the language of its page; without one in the default one', () => {
  expect([
    renderScreen(<Language />, { lang: 'en' }),
    renderScreen(<Language />, { lang: 'fr' }),
    renderToStaticMarkup(<Language />),
  ]).toEqual(['en', 'fr', 'fr']);
});
