import { expect, test } from 'vitest';
import { plainHtml, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { PasswordField } from './PasswordField.tsx';

test('PRO-04: a password says that the server refused it, and otherwise nothing', () => {
  const isInvalid = (isRefused?: boolean): boolean =>
    renderScreen(
      <PasswordField
        field="Password"
        label="Password"
        faults={[]}
        autoComplete="current-password"
        {...(isRefused !== undefined && { isRefused })}
      />,
    ).includes('aria-invalid="true"');
  expect([isInvalid(), isInvalid(false), isInvalid(true)]).toEqual([false, false, true]);
});

test('PRO-04: of two passwords each button names its own', () => {
  const names = (['OldPassword', 'Password'] as const).flatMap((field) =>
    valuesOf(
      renderScreen(
        <PasswordField field={field} label="Present password" faults={[]} autoComplete="current-password" />,
      ),
      'aria-label',
    ),
  );
  expect(names).toEqual(['Show password (Present password)', 'Show password']);
});

test.each([
  ['en', ['Show', 'Show password (Old)'], ['Hide', 'Hide password (Old)']],
  ['fr', ['Afficher', 'Afficher le mot de passe (Old)'], ['Masquer', 'Masquer le mot de passe (Old)']],
] as const)(
  'PRO-04 (%s): a password says what it is for; its button shows it, and hides it again',
  (lang, show, hide) => {
    const after = (...presses: string[]) =>
      plainHtml(
        renderScreen(
          <PasswordField field="OldPassword" label="Old" faults={[]} autoComplete="current-password">
            <i>below</i>
          </PasswordField>,
          { lang, presses },
        ),
      );
    const drawn = (type: string, [text, name]: readonly [string, string]) =>
      '<div><label for="account-OldPassword">Old</label>' +
      `<input type="${type}" autoComplete="current-password" id="account-OldPassword"${type === 'text' ? ' autoCapitalize="none"' : ''} ` +
      'autoCorrect="off" spellCheck="false" required="" name="OldPassword"/>' +
      `<button type="button" aria-controls="account-OldPassword" aria-label="${name}">${text}</button>` +
      '<div><i>below</i></div></div>';
    expect([after(), after(show[1]), after(show[1], hide[1])]).toEqual([
      drawn('password', show),
      drawn('text', hide),
      drawn('password', show),
    ]);
  },
);
