import { expect, test } from 'vitest';
import en from '#locales/en/login.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

test('RTE-29, SES-12: the page says why one is here again', () => {
  const html = renderScreen(
    <LoginScreen reason="inactive" open={() => Promise.reject(new Error())} onVerified={() => {}} />,
  );
  expect([
    html.includes('<h1>Log in</h1>'),
    html.includes(en.reason.inactive.replace('{{minutes}}', '30')),
  ]).toEqual([true, true]);
});
