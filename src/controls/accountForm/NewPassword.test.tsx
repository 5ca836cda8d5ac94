import { act } from 'react';
import { expect, test } from 'vitest';
import { additionNames, type AdditionName } from '#contract/wire/member/additions.ts';
import { AdditionsContext } from '#src/session/additions.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NewPassword } from './NewPassword.tsx';

/** The hint below the field, with what is hidden in it. */
const hintOf = (additions: readonly AdditionName[] | null, lang: 'fr' | 'en'): string | undefined =>
  /id="account-password-hint">(.*?)<\/p>/.exec(
    renderScreen(
      <AdditionsContext value={additions}>
        <NewPassword faults={[]} />
      </AdditionsContext>,
      { lang },
    ),
  )?.[1];

test.each([
  ['en', 'A sentence is easy to remember and hard to guess.', '8 to 256 characters.'],
  ['fr', 'Une phrase se retient bien, et se devine mal.', 'De 8 à 256 caractères.'],
] as const)('HST-46: our bounds of a new password are told where they hold (%s)', (lang, hint, bounds) => {
  expect([additionNames, null, []].map((known) => hintOf(known, lang))).toEqual([
    `${hint}<span data-known="true"> ${bounds}</span>`,
    `${hint}<span data-known="false"> ${bounds}</span>`,
    hint,
  ]);
});

test('PRO-10: a new password is new to a browser, too, and described by its hint; its name is the form’s own, or its own', () => {
  const html = renderScreen(<NewPassword faults={[]} />);
  expect([
    valuesOf(html, 'autoComplete'),
    valuesOf(html, 'aria-describedby'),
    partsOf(html, 'label').map(textOf),
    partsOf(renderScreen(<NewPassword faults={[]} label="New password" />), 'label').map(textOf),
  ]).toEqual([['new-password'], ['account-password-hint'], ['Password'], ['New password']]);
});

test.each([
  ['where our bounds hold', additionNames, ['short', 'Strength: too short', '1']],
  ['where they do not', [], [undefined, '', undefined]],
  ['while that is not known', null, [undefined, '', undefined]],
] as const)('HST-46: how strong a new password is; a short one is told %s', async (_, additions, short) => {
  const { find, html } = await renderLive(
    <AdditionsContext value={additions}>
      <NewPassword faults={[]} />
    </AdditionsContext>,
  );
  const type = async (password: string) => {
    const input = find('input');
    input.value = password;
    await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    const told = find('p', 1);
    return [told.dataset['strength'], told.textContent, told.querySelector('meter')?.getAttribute('value')];
  };
  expect([await type('sesame7'), await type('sesame 7')]).toEqual([short, ['fair', 'Strength: fair', '2']]);
  expect([await type('open sesame 7'), await type('open sesame, please'), await type('')]).toEqual([
    ['good', 'Strength: good', '3'],
    ['strong', 'Strength: excellent', '4'],
    [undefined, '', undefined],
  ]);
  expect(textOf(html())).toMatch(/^Password Show /);
});
