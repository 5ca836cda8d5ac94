import type { Fault, HeldOff } from '#machines/fault.ts';
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

/** The server's faults of a form that the page accepted. */
export const refused =
  (field: Fault['field'], code: Exclude<Fault['code'], 'missing'>) =>
  (error: MemberError): { outcome: 'refused'; faults: Fault[] } | null => {
    if (error.reason === 'weak-password')
      return { outcome: 'refused', faults: [{ field: 'Password', code: 'common' }] };
    return error.code === 'invalid' ? { outcome: 'refused', faults: [{ field, code }] } : null;
  };

/** The server's verdict on a code: it is wrong, or its request has ended. */
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
