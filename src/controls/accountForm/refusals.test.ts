import { describe, expect, test } from 'vitest';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import {
  changeRefused,
  codeRefused,
  judged,
  passwordRefused,
  proofRefused,
  refused,
  told,
} from './refusals.ts';

const codes = [
  'unauthorised',
  'refused',
  'conflict',
  'dead',
  'too-many',
  'gone',
  'forbidden',
  'unavailable',
  'malformed',
  'invalid',
] as const satisfies readonly MemberErrorCode[];

/** The outcomes of a rule by code, without those of which it makes nothing. */
const madeOf = (
  rule: (error: MemberError) => unknown,
  details: ConstructorParameters<typeof MemberError>[1] = {},
) =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const made = rule(new MemberError(code, details));
      return made === null ? [] : [[code, made]];
    }),
  );
/** The same for every code. */
const always = (made: object) => Object.fromEntries(codes.map((code) => [code, made]));
const faults = (field: string, code: string, more: object = {}) => ({
  outcome: 'refused',
  faults: [{ field, code, ...more }],
});

describe('what the server refuses in an account', () => {
  test('HST-46: a host’s own words stand beside the field, where it refuses what was typed', () => {
    const words = 'Too plain.';
    expect(madeOf(told('Password'), { words })).toEqual({
      refused: faults('Password', 'told', { words }),
      invalid: faults('Password', 'told', { words }),
    });
    expect(madeOf(told('Email'), { words })['refused']).toEqual(faults('Email', 'told', { words }));
    expect(madeOf(told('Password'))).toEqual({});
  });

  test.each([
    ['short-password', 'too-short'],
    ['long-password', 'too-long'],
    ['weak-password', 'common'],
  ])('PRO-10: %s is the fault of the password: %s; in other words it is not', (reason, code) => {
    const rule = refused('FullName', 'characters');
    expect(madeOf(rule, { reason })).toEqual(always(faults('Password', code)));
    expect(madeOf(rule, { reason, words: 'No.' })).toEqual({ invalid: faults('FullName', 'characters') });
  });

  test('PRO-10: what else is invalid is the fault of the field of the form', () => {
    expect(madeOf(refused('Email', 'no-address'))).toEqual({ invalid: faults('Email', 'no-address') });
  });

  test('PRO-04: a password is changed with the right one; what the server says of the new one stands by that', () => {
    const wrong = always(faults('OldPassword', 'wrong'));
    expect(madeOf(changeRefused, { reason: 'wrong-password', words: 'No.' })).toEqual(wrong);
    expect(madeOf(changeRefused, { field: 'oldpassword' })).toEqual(wrong);
    const ofNew = faults('Password', 'told', { words: 'No.' });
    expect(madeOf(changeRefused, { field: 'oldpassword', words: 'No.' })).toEqual({
      refused: ofNew,
      invalid: ofNew,
    });
    expect(madeOf(changeRefused)).toEqual({ invalid: faults('Password', 'too-long') });
  });

  test('PRO-06: a mailed code is wrong, or over', () => {
    const wrong = { outcome: 'wrong-code' };
    expect(madeOf(codeRefused)).toEqual({ dead: { outcome: 'ended' }, invalid: wrong });
    expect(madeOf(codeRefused, { reason: 'wrong-code' })).toEqual({
      ...always(wrong),
      dead: { outcome: 'ended' },
    });
    expect(madeOf(proofRefused)).toEqual({ dead: { outcome: 'ended' } });
    expect(madeOf(proofRefused, { reason: 'wrong-code' })).toEqual(always({ outcome: 'ended' }));
  });

  test('PRO-08: another password than that of the request', () => {
    expect(madeOf(passwordRefused, { reason: 'other-password' })).toEqual(
      always({ outcome: 'wrong-password' }),
    );
    expect(madeOf(passwordRefused)).toEqual({});
  });

  test('PRO-10: too many are held off for as long as the server says; what nobody foresaw is thrown on', async () => {
    const judge = (error: unknown) =>
      judged(
        () => Promise.reject(error),
        ({ code }) => (code === 'dead' ? { outcome: 'ended' } : null),
      );
    expect([
      await judged(
        () => Promise.resolve('done'),
        () => null,
      ),
      await judge(new MemberError('too-many', { retryAfter: 30 })),
      await judge(new MemberError('too-many')),
      await judge(new MemberError('dead')),
    ]).toEqual([
      'done',
      { outcome: 'too-many', retryAfter: 30 },
      { outcome: 'too-many', retryAfter: null },
      { outcome: 'ended' },
    ]);
    for (const error of [new MemberError('unavailable'), new Error('dead')])
      await expect(judge(error)).rejects.toBe(error);
  });
});
