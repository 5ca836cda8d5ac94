import { expect, test } from 'vitest';
import en from '#locales/en/login.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

test('SES-11: where the server said why, in its own words, the page says that', () => {
  const html = renderScreen(
    <LoginScreen
      lang="en"
      reason="expired"
      words="Closed <b>for good</b>"
      isForList={false}
      open={() => Promise.reject(new Error())}
      onVerified={() => {}}
    />,
  );
  expect(html).toContain('role="status">Closed &lt;b&gt;for good&lt;/b&gt;</p>');
});

test('SES-12: the page says why one is here again', () => {
  const html = renderScreen(
    <LoginScreen
      lang="en"
      reason="inactive"
      words=""
      isForList={false}
      open={() => Promise.reject(new Error())}
      onVerified={() => {}}
    />,
  );
  expect([
    html.includes('<h1>Log in</h1>'),
    html.includes(en.reason.inactive.replace('{{minutes}}', '30')),
  ]).toEqual([true, true]);
});
