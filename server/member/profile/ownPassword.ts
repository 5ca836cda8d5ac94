import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import { giveBack, type Budget } from '#server/store/members/budgets.ts';
import type { AccountDeps } from '../account.ts';
import { askerBudgets } from '../limits.ts';
import { isPassword } from '../passwords.ts';
import { spendOrRefuse } from '../requestLimits.ts';
import type { Identity } from '../resource.ts';

/**
 * Checks the password that a member repeats before an irreversible act. Counted by session, for all such acts together
 * (PRO-04).
 * @throws Refusal `too-many`, `wrong-password`
 */
export const proveOwn = async (
  { store, clock }: Pick<AccountDeps, 'store' | 'clock'>,
  { family }: Identity,
  given: string,
  hash: string | null,
): Promise<void> => {
  const budget: Budget = { name: 'passwords', key: family, ...askerBudgets.passwords };
  await store.transact((db) => spendOrRefuse(db, budget, epochSeconds(clock.now())));
  if (!(await isPassword(given, hash))) throw new Refusal('wrong-password', 'The password is wrong');
  await store.transact((db) => giveBack(db, budget));
};
