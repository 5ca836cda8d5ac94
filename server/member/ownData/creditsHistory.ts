import * as v from 'valibot';
import { creditChange, creditHistory } from '#contract/wire/member/ownData.ts';
import { isoOf } from '#server/programme/instants.ts';
import { listCreditChanges, type CreditChange } from '#server/store/members/creditChanges.ts';
import { showsOfMember, type ShowOfMember } from '#server/store/members/showsOfMember.ts';
import { memberLimits } from '../limits.ts';
import { toListedShow } from '../bookings/listedShow.ts';
import { defineForMember } from '../resource.ts';

/** A change of credits, as the answer lists it. */
export const toCreditChange = (
  { change, changed_at: changedAt, programmation_id: id, credits, pass }: CreditChange,
  shows: ReadonlyMap<number, ShowOfMember>,
): v.InferOutput<typeof creditChange> => ({
  change,
  at: changedAt === null ? null : isoOf(changedAt),
  credits: credits ?? (change === 'reserved' ? -1 : 1),
  ...(pass !== null && { pass }),
  show: id === null ? null : (toListedShow(shows.get(id)) ?? null),
});

const list = defineForMember({
  path: '/v1/me/credits/history',
  summary: `The history of the credits of the member: each reservation, cancellation and pass, the newest ${memberLimits.history} first.`,
  request: {},
  answer: v.object({ data: v.object({ ...creditHistory.entries, items: v.array(creditChange) }) }),
  handle: async ({ store: { db } }, { member: { id } }) => {
    const [rows, shows] = await Promise.all([
      listCreditChanges(db, id, memberLimits.history + 1),
      showsOfMember(db, 'credit_changes', id),
    ]);
    const items = rows.slice(0, memberLimits.history).map((row) => toCreditChange(row, shows));
    return { body: { data: { items, hasMore: rows.length > items.length } } };
  },
});

export const creditsHistoryResources = [list];
