import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
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
    helps: ['type', 'inputMode', 'autoComplete', 'spellCheck'].flatMap((name) => valuesOf(input, name)),
    isInvalid: valuesOf(input, 'aria-invalid').join(),
    says: valuesOf(words, 'role').join(),
    words: textOf(words),
    busy: [...valuesOf(html, 'aria-busy'), ...valuesOf(html, 'aria-disabled')],
  };
};

test('PRO-18: the field of a refused code says that it is wrong, and by which words; before, where the code was sent to', () => {
  expect(atCode('wrong-code')).toEqual({
    helps: ['text', 'numeric', 'one-time-code', 'false'],
    isInvalid: 'true',
    says: 'alert',
    words: 'This is not the right code. Check the latest email and try again.',
    busy: ['false', 'false', 'false'],
  });
  expect(atCode(null, true)).toEqual({
    helps: ['text', 'numeric', 'one-time-code', 'false'],
    isInvalid: 'false',
    says: 'status',
    words: expect.stringContaining('We have written to jo@example.test.'),
    busy: ['true', 'true', 'true'],
  });
  expect(atCode('unavailable')).toMatchObject({ isInvalid: 'false', says: 'alert' });
});

test.each([
  [{ passes: false }, true, ['/en/calendar']],
  [{ passes: false }, false, ['/en/login']],
  [{ credits: false }, true, ['/en/calendar']],
  [{ credits: false }, false, ['/en/login']],
] as const)(
  'FES-21: a festival of which is said %o has no way to passes (logged in: %s)',
  (lacks, isLoggedIn, ways) => {
    const html = renderScreen(
      <PartsContext value={{ ...allParts, ...lacks }}>
        <Registered isLoggedIn={isLoggedIn} lang="en" />
      </PartsContext>,
    );
    expect([valuesOf(html, 'href'), html.includes('One credit reserves')]).toEqual([
      ways,
      !('credits' in lacks),
    ]);
  },
);

test('PRO-06: a code is sent as it was meant, however it was pasted; a refused one is marked for the next', async () => {
  openWindow();
  const sent: unknown[] = [];
  const drawn = (problem: 'wrong-code' | null) => (
    <MailedCode
      picture={{
        state: 'code.coding',
        step: 'code',
        isBusy: false,
        email: 'jo@example.test',
        faults: [],
        problem,
        retryAfter: null,
      }}
      send={(event) => sent.push(event)}
      submitLabel="Continue"
      anotherLabel="Another"
      link={null}
    />
  );
  const { find, redraw } = await renderLive(drawn(null));
  const input = find('input');
  input.value = ' 012-3 45';
  expect(document.activeElement).toBe(document.body);
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await redraw(drawn('wrong-code'));
  expect([document.activeElement === input, input.selectionStart, input.selectionEnd]).toEqual([true, 0, 9]);
  await act(async () => find('button', 1).click());
  expect(sent).toEqual([{ type: 'code.submitted', code: '012345' }, { type: 'another.pressed' }]);
});
