import { expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { accountNames } from './account.names.ts';
import { AccountScreen } from './AccountScreen.tsx';

const waysFrom = (name: (typeof accountNames)[number], lang: 'fr' | 'en', isMember = false) =>
  valuesOf(renderScreen(<AccountScreen {...{ name, lang, isMember }}>form</AccountScreen>, { lang }), 'href');

test.each([
  ['en', { register: '/en/register', activate: '/en/activate', 'reset-password': '/en/reset-password' }],
  ['fr', { register: '/fr/inscription', activate: '/fr/activer', 'reset-password': '/fr/mot-de-passe' }],
] as const)(
  'PRO-09 (%s): each page of an account leads to the login and to the others; a member’s to none',
  (lang, paths) => {
    for (const name of accountNames)
      expect([waysFrom(name, lang), waysFrom(name, lang, true)]).toEqual([
        [`/${lang}/login`, ...accountNames.filter((other) => other !== name).map((other) => paths[other])],
        [],
      ]);
  },
);

test.each([
  ['register', true, 'Reserve with your credits, and find your favourites wherever you are.'],
  ['register', false, 'Find your favourites wherever you are.'],
  ['activate', false, 'One code by email, and the account is yours.'],
] as const)('FES-22: what the page to %s is for, with credits: %s', (name, credits, says) => {
  const html = renderScreen(
    <PartsContext value={{ ...allParts, credits }}>
      <AccountScreen {...{ name }} lang="en" isMember={false}>
        form
      </AccountScreen>
    </PartsContext>,
  );
  expect([textOf(partsOf(html, 'p')[0] ?? ''), attributesOf(html, 'a').map(({ rel }) => rel)]).toEqual([
    says,
    ['nofollow', 'nofollow', 'nofollow'],
  ]);
});
