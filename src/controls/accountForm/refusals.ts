import type { Fault, FaultCode, HeldOff, Refused } from '#machines/fault.ts';
import { MemberError } from '#src/api/member/memberError.ts';

/** The work, with its expected refusals as results; any other error is thrown on. */
export const judged = async <T>(
  work: () => Promise<T>,
  refusal: (error: MemberError) => T | null,
): Promise<T | HeldOff> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MemberError)) throw error;
    if (error.code === 'too-many') return { outcome: 'too-many', retryAfter: error.retryAfter };
    const foreseen = refusal(error);
    if (foreseen === null) throw error;
    return foreseen;
  }
};

const refusedWith = (...faults: Fault[]) => ({ outcome: 'refused', faults }) as const;

/** Faults that the server finds in a password, by its reason. */
const passwordCodes: ReadonlyMap<string, Exclude<FaultCode, 'missing'>> = new Map([
  ['short-password', 'too-short'],
  ['long-password', 'too-long'],
  ['weak-password', 'common'],
]);

/** HST-46: a refusal in a host's own words, beside the field that they are most likely about. */
export const told =
  (field: 'Password' | 'Email') =>
  ({ code, words }: MemberError): Refused | null =>
    words !== '' && (code === 'invalid' || code === 'refused')
      ? refusedWith({ field, code: 'told', words })
      : null;

/** The server's refusal of a form that the page let through. */
export const refused =
  (field: Fault['field'], code: Exclude<FaultCode, 'missing'>) =>
  (error: MemberError): Refused | null => {
    const found = error.words === '' ? passwordCodes.get(error.reason) : undefined;
    if (found) return refusedWith({ field: 'Password', code: found });
    return error.code === 'invalid' ? refusedWith({ field, code }) : null;
  };

/** PRO-04: the bounds of a new password are the server's, and so is what it says of them. */
export const changeRefused = (error: MemberError): Refused | null => {
  const { reason, words, field } = error;
  if (reason === 'wrong-password' || (field === 'oldpassword' && words === ''))
    return refusedWith({ field: 'OldPassword', code: 'wrong' });
  // Our API reads what is twice as long as a password may be, and no more.
  return told('Password')(error) ?? refused('Password', 'too-long')(error);
};

/** The server's refusal of a code: it is wrong, or its request is over. */
export const codeRefused = (error: MemberError): { outcome: 'wrong-code' | 'ended' } | null => {
  if (error.code === 'dead') return { outcome: 'ended' };
  if (error.reason === 'wrong-code' || error.code === 'invalid') return { outcome: 'wrong-code' };
  return null;
};

/** PRO-08: the password is not that of the request. */
export const passwordRefused = (error: MemberError): { outcome: 'wrong-password' } | null =>
  error.reason === 'other-password' ? { outcome: 'wrong-password' } : null;

/** The exchanged right is no longer valid: in any case only a new request helps. */
export const proofRefused = (error: MemberError): { outcome: 'ended' } | null =>
  error.reason === 'wrong-code' || error.code === 'dead' ? { outcome: 'ended' } : null;
