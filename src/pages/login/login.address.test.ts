import { describe, expect, test } from 'vitest';
import { renderAt } from '#src/testing/renderAt.ts';
import { valuesOf } from '#src/testing/html.ts';

/** The target of the login page's switcher, and the other language's address for robots. */
const elsewhere = async (address: string) => {
  const page = await renderAt(address);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return valuesOf(page.html, 'href').filter(
    (href) => /\/login\b/.test(href) && !href.startsWith(`/${page.lang}/`),
  );
};

describe('the login page in the other language', () => {
  test.each([
    ['/fr/login?return=%2Ffr%2Fprofile%3Ftab%3D2%23a', '/en/login?return=%2Ffr%2Fprofile%3Ftab%3D2%23a'],
    [
      '/en/login?return=%2Fen%2Fprofile&reason=expired',
      '/fr/login?return=%2Fen%2Fprofile&amp;reason=expired',
    ],
    ['/en/login?reason=inactive', '/fr/login?reason=inactive'],
    ['/en/login', '/fr/login'],
  ])('SES-32: from %s is %s, way back and reason kept', async (from, to) => {
    expect(new Set(await elsewhere(from))).toEqual(new Set([to]));
  });

  test.each([
    '/en/login?return=https%3A%2F%2Fevil.example%2F',
    '/en/login?return=%2F%2Fevil.example',
    '/en/login?return=%2F%5Cevil.example',
    '/en/login?reason=evil&utm_source=x',
  ])('SES-32: nothing of %s goes with it', async (from) => {
    expect(new Set(await elsewhere(from))).toEqual(new Set(['/fr/login']));
  });
});

test.each([
  [
    '/fr/login?return=%2Ffr%2Fma-liste',
    'Votre liste réunit vos réservations et les spectacles que vous aimez',
  ],
  ['/en/login?return=%2Fen%2Fmy-list', 'Your list keeps your reservations and the shows you like'],
])('SES-32: %s says in a sentence what the list holds', async (address, sentence) => {
  const page = await renderAt(address);
  expect(page.kind === 'redirect' ? page.location : page.html).toContain(sentence);
});
