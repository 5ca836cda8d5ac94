import * as v from 'valibot';
import { chooseNewsletterBody, newsletterChoice } from '#contract/wire/member/ownData.ts';
import { epochSeconds } from '#server/clock.ts';
import { welcomeBudget } from '#server/newsletter/limits.ts';
import { toListed } from '#server/newsletter/subscribe.ts';
import { Refusal } from '#server/refusal.ts';
import { spend } from '#server/store/members/budgets.ts';
import type { MemberRow } from '#server/store/members/members.ts';
import {
  askForNewsletter,
  confirmSubscription,
  findSubscriptionOf,
  oweNewsletterLetter,
  removeSubscriptionOf,
} from '#server/store/members/newsletter.ts';
import type { AccountDeps } from '../account.ts';
import { ownRow } from '../profile/profile.ts';
import { defineForMember } from '../resource.ts';

const path = '/v1/me/newsletter';
const answer = v.object({ data: newsletterChoice });
const refusals = { 404: 'The newsletter is kept by somebody else.' } as const;

/** @throws Refusal `not-found` for an external list */
const refuseOthers = ({ settings }: Pick<AccountDeps, 'settings'>): void => {
  if (settings.newsletterUrl !== null)
    throw new Refusal('not-found', 'The newsletter is kept by somebody else');
};

/** An invalid address has no subscription: the list would refuse it. */
const addressOf = ({ email }: MemberRow): string => {
  const address = toListed(email);
  if (address === null) throw new Refusal('invalid', 'Mail cannot be sent to the address of this member');
  return address;
};

const read = defineForMember({
  path,
  summary: 'Whether the newsletter goes to the address of the member.',
  request: {},
  answer,
  refusals,
  handle: async (deps: AccountDeps, { member }) => {
    refuseOthers(deps);
    const address = toListed((await ownRow(deps.store.db, member)).email);
    const known = address === null ? undefined : await findSubscriptionOf(deps.store.db, address);
    return { body: { data: { subscribed: known !== undefined && known.confirmed_at !== null } } };
  },
});

/** Subscribes a proved address: no confirmation is needed. */
const subscribe = async (
  { store, clock, secrets }: AccountDeps,
  reader: Pick<MemberRow, 'email' | 'lang'>,
): Promise<void> => {
  const now = epochSeconds(clock.now());
  const key = secrets.hash('newsletter', reader.email);
  await store.transact(async (db) => {
    const { id } = await askForNewsletter(db, reader, now);
    if (!(await confirmSubscription(db, id, now))) return;
    const wait = await spend(db, { ...welcomeBudget, key }, now);
    if (wait === 0) await oweNewsletterLetter(db, id, 'newsletterWelcome', now);
  });
};

const choose = defineForMember({
  method: 'PUT',
  path,
  summary: 'Subscribes the address of the member, which is confirmed by being theirs, or leaves.',
  request: { body: chooseNewsletterBody },
  answer,
  refusals,
  handle: async (deps: AccountDeps, { body, member }) => {
    refuseOthers(deps);
    const row = await ownRow(deps.store.db, member);
    const email = addressOf(row);
    if (body.subscribed) await subscribe(deps, { email, lang: body.lang ?? row.lang });
    else {
      await deps.store.transact((db) => removeSubscriptionOf(db, email));
      await deps.store.purge();
    }
    return { body: { data: { subscribed: body.subscribed } } };
  },
});

export const newsletterSwitchResources = [read, choose];
