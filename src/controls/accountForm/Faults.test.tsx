import { expect, test } from 'vitest';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { textOf } from '#src/testing/html.ts';
import { faultText } from './faultText.ts';

function Told({ fault }: { fault: Fault }) {
  return faultText(useTranslation().t, fault);
}
const said = (fault: Fault): string[] =>
  (['fr', 'en'] as const).map((lang) => textOf(renderScreen(<Told fault={fault} />, { lang })));

test.each<[Fault, string, string]>([
  [
    { field: 'FullName', code: 'too-long' },
    'C’est trop long : 100 caractères au plus.',
    'This is too long: 100 characters at most.',
  ],
  [
    { field: 'Email', code: 'too-long' },
    'C’est trop long : 254 caractères au plus.',
    'This is too long: 254 characters at most.',
  ],
  [
    { field: 'location', code: 'too-long' },
    'C’est trop long : 200 caractères au plus.',
    'This is too long: 200 characters at most.',
  ],
  [
    { field: 'Location', code: 'too-long' },
    'C’est trop long : 200 caractères au plus.',
    'This is too long: 200 characters at most.',
  ],
  [
    { field: 'Password', code: 'too-long' },
    'C’est trop long : 256 caractères au plus.',
    'This is too long: 256 characters at most.',
  ],
  [
    { field: 'Password', code: 'too-short' },
    'Ce mot de passe est trop court : il faut au moins 8 caractères.',
    'This password is too short: it takes at least 8 characters.',
  ],
  [
    { field: 'OldPassword', code: 'missing' },
    'Donnez votre mot de passe actuel.',
    'Enter your current password.',
  ],
  [{ field: 'Email', code: 'missing' }, 'Donnez votre adresse courriel.', 'Enter your email address.'],
  [
    { field: 'OldPassword', code: 'wrong' },
    'Ce n’est pas votre mot de passe actuel.',
    'This is not your current password.',
  ],
  [{ field: 'Password', code: 'told', words: 'Trop simple.' }, 'Trop simple.', 'Trop simple.'],
])('PRO-10: of %o a form says what would be right', (fault, french, english) => {
  expect(said(fault)).toEqual([french, english]);
});
