import { expect, test } from 'vitest';
import { loginAddress, readReason, safeReturn } from './loginAddress.ts';

test.each([
  ['/fr/calendrier?month=2027-06#jour', '/fr/calendrier?month=2027-06#jour'],
  ['/en', '/en'],
  ['//evil.example', null],
  ['//[', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/./\\/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['fr/calendrier', null],
  ['', null],
  [`/${'a'.repeat(2_047)}`, `/${'a'.repeat(2_047)}`],
  [`/${'a'.repeat(2_048)}`, null],
  [undefined, null],
  [['/fr'], null],
])('SES-32: a login leads to %j only if that is here', (wanted, expected) => {
  expect(safeReturn(wanted)).toBe(expected);
});

test('SES-32: the way in knows the way back, but not to itself', () => {
  expect([
    loginAddress('fr', '/fr/calendrier?month=2027-06'),
    loginAddress('en', '/en/profile', 'expired'),
    loginAddress('en', '/en/login?return=%2Fen'),
    loginAddress('fr', null),
    loginAddress('fr', '/fr/spectacles/login'),
    loginAddress('en', '/en/logins'),
  ]).toEqual([
    '/fr/login?return=%2Ffr%2Fcalendrier%3Fmonth%3D2027-06',
    '/en/login?return=%2Fen%2Fprofile&reason=expired',
    '/en/login',
    '/fr/login',
    '/fr/login?return=%2Ffr%2Fspectacles%2Flogin',
    '/en/login?return=%2Fen%2Flogins',
  ]);
});

test('SES-32: a reason is one of ours, or none', () => {
  const given = ['expired', 'inactive', 'deleted', 'Expired', '', null, ['expired']];
  expect(given.map(readReason)).toEqual([
    'expired',
    'inactive',
    'deleted',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
