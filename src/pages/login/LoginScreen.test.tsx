import { expect, test } from 'vitest';
import en from '#locales/en/login.json' with { type: 'json' };
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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

test.each([
  ['fr', ['/fr/mot-de-passe', '/fr/inscription', '/fr/activer']],
  ['en', ['/en/reset-password', '/en/register', '/en/activate']],
] as const)(
  'RTE-29 (%s): from the login ways lead to a new password and to an account, in its language',
  (lang, ways) => {
    const html = renderScreen(
      <LoginScreen
        lang={lang}
        reason={null}
        words=""
        isForList={false}
        open={() => Promise.reject(new Error())}
        onVerified={() => {}}
      />,
      { lang },
    );
    expect(valuesOf(html, 'href').filter((href) => href.startsWith(`/${lang}/`))).toEqual(ways);
  },
);

test.each([
  [false, true, en.intro],
  [false, false, en.introWithoutCredits],
  [true, true, en.introList],
  [true, false, en.introListWithoutCredits],
])('FES-22: what a login is for is told; for the list %s, with credits %s', (isForList, credits, says) => {
  const html = renderScreen(
    <PartsContext value={{ ...allParts, credits }}>
      <LoginScreen
        lang="en"
        reason={null}
        words=""
        isForList={isForList}
        open={() => Promise.reject(new Error())}
        onVerified={() => {}}
      />
    </PartsContext>,
  );
  expect([textOf(partsOf(html, 'p')[0] ?? ''), attributesOf(html, 'a').map(({ rel }) => rel)]).toEqual([
    says,
    ['nofollow', 'nofollow', 'nofollow'],
  ]);
});
