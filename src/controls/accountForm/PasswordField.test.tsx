import { expect, test } from 'vitest';
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
