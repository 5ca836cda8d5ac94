import { expect, test } from 'vitest';
import { valuesOf } from '#src/testing/html.ts';
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
