import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Finished, Registered } from './MailedCode.tsx';

describe.each([true, false])('the end of a registration (logged in: %s)', (isLoggedIn) => {
  test.each([
    ['fr', 'Un crédit réserve une place. Les crédits viennent avec un passe.', '/fr/choisir-son-passe'],
    ['en', 'One credit reserves one seat. Credits come with a pass.', '/en/choose-your-pass'],
  ] as const)('PRO-21 (%s): it says how one gets credits, and leads to the passes', (lang, says, passes) => {
    const html = renderScreen(<Registered {...{ isLoggedIn, lang }} />, { lang });
    expect(partsOf(html, 'p').map(textOf).join(' ')).toContain(says);
    expect(valuesOf(html, 'href')).toContain(passes);
  });
});

test.each([
  ['fr', 'Se connecter'],
  ['en', 'Log in'],
] as const)('PRO-09 (%s): what is done says so, and leads to the login in its language', (lang, words) => {
  const html = renderScreen(<Finished text="Done." lang={lang} />, { lang });
  const [link = ''] = partsOf(html, 'a');
  expect([textOf(html), textOf(link), valuesOf(link, 'href')]).toEqual([
    `Done. ${words}`,
    words,
    [`/${lang}/login`],
  ]);
});
