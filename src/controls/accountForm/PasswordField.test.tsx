import { expect, test } from 'vitest';
import { valuesOf } from '#src/testing/html.ts';
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
