import { describe, expect, test } from 'vitest';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import {
  emailFaults,
  locationFaults,
  nameFaults,
  passwordChangeFaults,
  passwordFaults,
} from '#src/controls/accountForm/formFaults.ts';
import { readLink } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { matching, named } from './matching.ts';
import { createDraft, noDraft } from './registration.draft.ts';
import { strengthOf } from '#src/controls/accountForm/strength.ts';

const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);

describe('PRO-10: what a form lacks', () => {
  test.each([
    ['Jo Tremblay', []],
    ['', ['missing']],
    ['J'.repeat(100), []],
    ['J'.repeat(101), ['too-long']],
    ['Jo\u202eyalbmert', ['characters']],
    ['Jo\u0007', ['characters']],
  ])('PRO-10: the name %j', (typed, told) => {
    expect(codes(nameFaults(typed))).toEqual(told);
  });

  test.each([
    ['jo@example.test', []],
    ['', ['missing']],
    ['jo', ['no-address']],
    ['jo@example.test, li@example.test', ['no-address']],
    [
      `jo@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.example`.padEnd(254, 's'),
      [],
    ],
    [
      `jo@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.example`.padEnd(255, 's'),
      ['too-long'],
    ],
  ])('PRO-10: the address %j', (typed, told) => {
    expect(codes(emailFaults(typed))).toEqual(told);
  });

  test.each([
    ['eight888', []],
    ['a b c d ', []],
    ['', ['missing']],
    ['seven77', ['too-short']],
    ['🎪'.repeat(7), ['too-short']],
    ['🎪'.repeat(256), []],
    ['p'.repeat(257), ['too-long']],
  ])('PRO-10: the password %j, by its characters alone', (typed, told) => {
    expect(codes(passwordFaults(typed, true))).toEqual(told);
  });

  test.each([
    ['short', []],
    ['', ['missing']],
    ['p'.repeat(257), []],
  ])('HST-46: the password %j on a host with bounds of its own', (typed, told) => {
    expect(codes(passwordFaults(typed, false))).toEqual(told);
  });

  test('PRO-04: a change of password takes both', () => {
    const lacks = (...typed: [string, string]) => passwordChangeFaults(...typed).map(({ field }) => field);
    expect([lacks('old', 'new'), lacks('', 'new'), lacks('old', ''), lacks('', '')]).toEqual([
      [],
      ['OldPassword'],
      ['Password'],
      ['OldPassword', 'Password'],
    ]);
    expect(codes(passwordChangeFaults('', ''))).toEqual(['missing', 'missing']);
  });

  test('PRO-10: a location is whole or missing', () => {
    expect([locationFaults(true), locationFaults(false)]).toEqual([
      [],
      [{ field: 'Location', code: 'missing' }],
    ]);
  });
});

test.each([
  ['seven77', 'short'],
  ['eight888', 'fair'],
  ['aaaaaaaaaaaaaaaaaaaa', 'fair'],
  ['abcdabcdabcdabcdabcd', 'fair'],
  ['abcdeabcdea', 'fair'],
  ['abcdeabcdeab', 'good'],
  ['abcdeabcdeabcde', 'good'],
  ['abcdeabcdeabcdea', 'strong'],
  ['twelve chars', 'good'],
  ['correct horse battery', 'strong'],
] as const)('PRO-10: the strength of %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

describe('PRO-17: finding a place', () => {
  const places = [
    { id: '1', name: 'Saint-Jérôme' },
    { id: '2', name: 'Montréal' },
    { id: '3', name: 'Mont-Saint-Hilaire' },
  ];
  test('PRO-17: without accents, hyphens and capitals; what begins so comes first', () => {
    expect(matching(places, 'saint').map(({ id }) => id)).toEqual(['1', '3']);
    expect(matching(places, 'SAINT JEROME').map(({ id }) => id)).toEqual(['1']);
    expect(matching(places, '')).toEqual(places);
  });
  test('PRO-17: a name that is typed in full is that place, if it is one', () => {
    expect([
      named(places, ' montreal ')?.id,
      named(places, 'mont'),
      named([...places, ...places], 'Montréal'),
    ]).toEqual(['2', null, null]);
  });
});

test('PRO-10: the draft survives a reload, and holds no password', () => {
  const tab = createFakeStorage();
  const draft = createDraft(createSafeStorage(() => tab));
  expect(draft.read()).toBe(noDraft);
  const typed = { FullName: 'Jo', Email: 'jo@', Location: { country: 'CA', province: '', city: '' } };
  draft.keep(typed);
  expect(createDraft(createSafeStorage(() => tab)).read()).toEqual(typed);
  tab.setItem('registration_draft', '{"FullName":7}');
  expect(draft.read()).toBe(noDraft);
  draft.forget();
  expect(tab.getItem('registration_draft')).toBe(null);
});

test('PRO-06: a mailed link is read whole or not at all', () => {
  const whole = '#token=1.a&uuid=u&userref=r&email=jo%2B1%40example.test&code=012345';
  expect(readLink(whole)).toEqual({
    request: { token: '1.a', uuid: 'u', userref: 'r', email: 'jo+1@example.test' },
    code: '012345',
  });
  expect([readLink(''), readLink(whole.replace('&code=012345', '')), readLink('#main')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('PRO-09: what another page has kept is not read', () => {
  const storage = createSafeStorage(() => createFakeStorage());
  storage.set(requestKeys.passwordReset, '{"email":"jo@example.test"}');
  expect(createMailedRequests(storage, requestKeys.passwordReset).read()).toBe(null);
  expect(createMailedRequests(storage, requestKeys.registration).read()).toBe(null);
});

test.each([{}, { secret: 's' }])(
  'PRO-08: a request survives a reload of its tab with all that it has: %o',
  (more) => {
    const tab = createFakeStorage();
    const request = { email: 'jo@example.test', token: '1.a', uuid: 'u', userref: 'r', ...more };
    tab.setItem(requestKeys.registration, JSON.stringify(request));
    const storage = createSafeStorage(() => tab);
    expect(createMailedRequests(storage, requestKeys.registration).read()).toEqual(request);
  },
);
