import * as v from 'valibot';
import { fieldLengths, passwordLengths, plainLine } from '#contract/settings/account.ts';
import type { Fault, FaultCode } from '#machines/fault.ts';

const address = v.pipe(v.string(), v.email());

/** PRO-10: the faults of an address, by the server's rules. */
export const emailFaults = (typed: string): Fault[] => {
  const fault = (code: FaultCode): Fault[] => [{ field: 'Email', code }];
  if (typed === '') return fault('missing');
  if (typed.length > fieldLengths.email) return fault('too-long');
  return v.is(address, typed) ? [] : fault('no-address');
};

export const nameFaults = (typed: string): Fault[] => {
  const fault = (code: FaultCode): Fault[] => [{ field: 'FullName', code }];
  if (typed === '') return fault('missing');
  if (typed.length > fieldLengths.name) return fault('too-long');
  return plainLine.test(typed) ? [] : fault('characters');
};

/**
 * ASVS 6.2: only its length; the server checks whether it is a common one.
 * @param hasOurBounds another host's bounds are its own to tell (HST-46)
 */
export const passwordFaults = (typed: string, hasOurBounds: boolean): Fault[] => {
  const fault = (code: FaultCode): Fault[] => [{ field: 'Password', code }];
  const { length } = [...typed];
  if (length === 0) return fault('missing');
  if (!hasOurBounds) return [];
  if (length < passwordLengths.shortest) return fault('too-short');
  return length > passwordLengths.longest ? fault('too-long') : [];
};

/** PRO-04: both must be there; whether the old one is right and the new one good is the server's to say. */
export const passwordChangeFaults = (oldPassword: string, newPassword: string): Fault[] => [
  ...(oldPassword === '' ? [{ field: 'OldPassword', code: 'missing' } satisfies Fault] : []),
  ...(newPassword === '' ? [{ field: 'Password', code: 'missing' } satisfies Fault] : []),
];

export const locationFaults = (isWhole: boolean): Fault[] =>
  isWhole ? [] : [{ field: 'Location', code: 'missing' }];

/**
 * PRO-19: whether there is a fault to be told with the focus: after each submission with faults, the same ones too; a
 * correction only takes one away.
 */
export const hasNewFault = (faults: readonly Fault[], told: readonly Fault[]): boolean =>
  faults.some((fault) => !told.includes(fault));
