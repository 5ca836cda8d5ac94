import * as v from 'valibot';
import { fieldLengths, passwordLengths, plainLine } from '#contract/settings/account.ts';
import type { Fault } from '#machines/fault.ts';

const address = v.pipe(v.string(), v.email());

/** PRO-10: the faults of an address, by the server's rules. */
export const emailFaults = (typed: string): Fault[] => {
  const fault = (code: Fault['code']): Fault[] => [{ field: 'Email', code }];
  if (typed === '') return fault('missing');
  if (typed.length > fieldLengths.email) return fault('too-long');
  return v.is(address, typed) ? [] : fault('no-address');
};

export const nameFaults = (typed: string): Fault[] => {
  const fault = (code: Fault['code']): Fault[] => [{ field: 'FullName', code }];
  if (typed === '') return fault('missing');
  if (typed.length > fieldLengths.name) return fault('too-long');
  return plainLine.test(typed) ? [] : fault('characters');
};

/** ASVS 6.2: only its length; the server checks whether it is a common one. */
export const passwordFaults = (typed: string): Fault[] => {
  const fault = (code: Fault['code']): Fault[] => [{ field: 'Password', code }];
  const { length } = [...typed];
  if (length === 0) return fault('missing');
  if (length < passwordLengths.shortest) return fault('too-short');
  return length > passwordLengths.longest ? fault('too-long') : [];
};

/** An old password is right or wrong, in any form. */
export const oldPasswordFaults = (typed: string): Fault[] =>
  typed === '' ? [{ field: 'OldPassword', code: 'missing' }] : [];

export const locationFaults = (isWhole: boolean): Fault[] =>
  isWhole ? [] : [{ field: 'Location', code: 'missing' }];
