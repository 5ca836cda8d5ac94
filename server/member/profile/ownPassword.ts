import { Refusal } from '#server/refusal.ts';
import type { AccountDeps } from '../account.ts';
import { isPassword } from '../passwords.ts';
import type { Identity } from '../resource.ts';

/**
 * Checks the password that a member repeats before an irreversible act. Counted by session, for all such acts together
 * (PRO-04).
 * @throws Refusal `too-many`, `wrong-password`
 */
export const proveOwn = async (
  { limits }: Pick<AccountDeps, 'limits'>,
  { family }: Identity,
  given: string,
  hash: string | null,
): Promise<void> => {
  limits.count('passwords', family);
  if (!(await isPassword(given, hash))) throw new Refusal('wrong-password', 'The password is wrong');
  limits.takeBack('passwords', family);
};
