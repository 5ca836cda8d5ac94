import { expect, test } from 'vitest';
import { additionNames, type AdditionName } from '#contract/wire/member/additions.ts';
import { AdditionsContext } from '#src/session/additions.ts';
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
