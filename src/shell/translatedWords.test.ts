import { expect, test } from 'vitest';
import { renderAt } from '#src/testing/renderAt.ts';

test.each([
  ['/en/artistes', '/en/artists'],
  ['/fr/search?q=x', '/fr/recherche?q=x'],
  ['/fr/videos-ondemand/galas?a=b', '/fr/videos-surdemande/galas?a=b'],
  ['/en/spectacles?city=Laval', '/en/shows?city=Laval'],
  ['/fr/choose-your-pass', '/fr/choisir-son-passe'],
  ['/fr/jobs', '/fr/emplois'],
])('RTE-22: %s leads to %s, with its query', async (from, to) => {
  const page = await renderAt(from);
  expect(page.kind === 'redirect' && page.location).toBe(to);
});
