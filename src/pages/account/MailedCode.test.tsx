import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Finished, MailedCode, Registered } from './MailedCode.tsx';

describe.each([true, false])('the end of a registration (logged in: %s)', (isLoggedIn) => {
  test.each([
    ['fr', 'Un crédit réserve une place. Les crédits viennent avec un passe : si ', '/fr/choisir-son-passe'],
    ['en', 'One credit reserves one seat. Credits come with a pass: if ', '/en/choose-your-pass'],
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

const atCode = (problem: 'wrong-code' | 'unavailable' | null, isBusy = false) => {
  const html = renderScreen(
    <MailedCode
      picture={{
        state: 'code.coding',
        step: 'code',
        isBusy,
        email: 'jo@example.test',
        faults: [],
        problem,
        retryAfter: null,
      }}
      send={() => {}}
      submitLabel="Continue"
      anotherLabel="Another"
      link={null}
    />,
  );
  const [input = ''] = html.match(/<input [^>]*>/) ?? [];
  const [described] = valuesOf(input, 'aria-describedby');
  const words = partsOf(html, 'p').find((part) => part.includes(`id="${described}"`)) ?? '';
  return {
    isInvalid: valuesOf(input, 'aria-invalid').join(),
    says: valuesOf(words, 'role').join(),
    words: textOf(words),
    busy: [...valuesOf(html, 'aria-busy'), ...valuesOf(html, 'aria-disabled')],
  };
};

test('PRO-18: the field of a refused code says that it is wrong, and by which words; before, where the code was sent to', () => {
  expect(atCode('wrong-code')).toEqual({
    isInvalid: 'true',
    says: 'alert',
    words: 'This is not the right code. Check the latest email and try again.',
    busy: ['false', 'false', 'false'],
  });
  expect(atCode(null, true)).toEqual({
    isInvalid: 'false',
    says: 'status',
    words: expect.stringContaining('We have written to jo@example.test.'),
    busy: ['true', 'true', 'true'],
  });
  expect(atCode('unavailable')).toMatchObject({ isInvalid: 'false', says: 'alert' });
});
