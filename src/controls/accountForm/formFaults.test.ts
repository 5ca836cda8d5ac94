import { describe, expect, test } from 'vitest';
import {
  emailFaults,
  hasNewFault,
  locationFaults,
  nameFaults,
  passwordChangeFaults,
  passwordFaults,
} from './formFaults.ts';

test('PRO-19: a submission with faults takes the focus to them, a correction leaves it in its field', () => {
  const [email, name, again] = [emailFaults(''), nameFaults(''), emailFaults('')];
  const submitted = [...email, ...name];
  expect({
    first: hasNewFault(submitted, []),
    anew: hasNewFault([...again, ...name], submitted),
    corrected: hasNewFault(name, submitted),
    whole: hasNewFault([], name),
  }).toEqual({ first: true, anew: true, corrected: false, whole: false });
});

describe('PRO-10: what a form says of what was typed', () => {
  /** An address of so many characters. */
  const addressOf = (length: number) => `${'a'.repeat(length - '@example.test'.length)}@example.test`;

  test.each([
    ['', 'missing'],
    ['camille', 'no-address'],
    ['camille@example.test', null],
    [addressOf(254), null],
    [addressOf(255), 'too-long'],
  ])('PRO-10: the address "%s": %s', (typed, code) => {
    expect(emailFaults(typed)).toEqual(code === null ? [] : [{ field: 'Email', code }]);
  });

  test.each([
    ['', 'missing'],
    ['Camille Tremblay', null],
    ['Camille\nTremblay', 'characters'],
    ['a'.repeat(100), null],
    ['a'.repeat(101), 'too-long'],
  ])('PRO-10: the name %j: %s', (typed, code) => {
    expect(nameFaults(typed)).toEqual(code === null ? [] : [{ field: 'FullName', code }]);
  });

  test.each([
    ['', 'missing', 'missing'],
    ['a'.repeat(7), 'too-short', null],
    ['a'.repeat(8), null, null],
    // Seven characters for people, fourteen for the language.
    ['🎪'.repeat(7), 'too-short', null],
    ['a'.repeat(256), null, null],
    ['🎪'.repeat(256), null, null],
    ['a'.repeat(257), 'too-long', null],
  ])('PRO-10: the password "%s": by our bounds %s, by those of another host %s', (typed, ours, theirs) => {
    const fault = (code: string | null) => (code === null ? [] : [{ field: 'Password', code }]);
    expect([passwordFaults(typed, true), passwordFaults(typed, false)]).toEqual([fault(ours), fault(theirs)]);
  });

  test('PRO-04: a password is changed with the old one and a new one', () => {
    const oldMissing = { field: 'OldPassword', code: 'missing' };
    const newMissing = { field: 'Password', code: 'missing' };
    expect([
      passwordChangeFaults('', ''),
      passwordChangeFaults('old', ''),
      passwordChangeFaults('', 'new'),
      passwordChangeFaults('old', 'new'),
    ]).toEqual([[oldMissing, newMissing], [newMissing], [oldMissing], []]);
  });

  test('PRO-10: a place is chosen whole', () => {
    expect([locationFaults(false), locationFaults(true)]).toEqual([
      [{ field: 'Location', code: 'missing' }],
      [],
    ]);
  });
});
