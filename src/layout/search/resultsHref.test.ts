import { expect, test } from 'vitest';
import { resultsHref } from './resultsHref.ts';

test.each([
  ['fr', '/fr/recherche'],
  ['en', '/en/search'],
] as const)('SRCH-07 (%s): typed words lead to the results in the language of the page', (lang, path) => {
  expect([resultsHref(lang, ' '), resultsHref(lang, ' gala & nuit '), resultsHref(lang, 'l’été+1#')]).toEqual(
    [path, `${path}?q=gala+%26+nuit`, `${path}?q=l%E2%80%99%C3%A9t%C3%A9%2B1%23`],
  );
});
