import { expect, test } from 'vitest';
import type { Passport } from '#contract/wire/passport.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { PassCard } from './PassCard.tsx';

const pass: Passport = {
  id: '1',
  title: 'Matou',
  image: '/c.avif',
  starting_at: 89,
  detail_url: '/p/cat',
  saving: 'Less.',
};
const draw = (facts: Partial<Passport> = {}, lang: 'fr' | 'en' = 'en') =>
  renderScreen(<PassCard pass={{ ...pass, ...facts }} />, { lang });

test.each([
  ['en', 'Matou Less. From $89 See this pass Matou'],
  ['fr', 'Matou Less. À partir de 89 $ Voir ce passe Matou'],
] as const)(
  'HOM-14 (%s): picture, title, what it saves, its price, and a button that leads to it',
  (lang, text) => {
    const html = draw({}, lang);
    expect([textOf(html), valuesOf(html, 'src')]).toEqual([text, ['/c.avif']]);
    expect(partsOf(html, 'a').map((link) => link.match(/href="([^"]*)"/)?.[1])).toEqual(['/p/cat']);
  },
);

test('PIC-07: the picture of a pass is fetched once it comes near, in the first screen at once', () => {
  const loading = (isUrgent?: boolean) =>
    valuesOf(renderScreen(<PassCard pass={pass} {...(isUrgent && { isUrgent })} />), 'loading');
  expect([loading(), loading(true)]).toEqual([['lazy'], ['eager']]);
});

test('HOM-14: without its address there is no button, without its price none is told; a free pass says so', () => {
  expect(textOf(draw({ detail_url: null, starting_at: null, saving: '' }))).toBe('Matou');
  expect(textOf(draw({ detail_url: null, starting_at: 0 }))).toBe('Matou Less. Free');
});
