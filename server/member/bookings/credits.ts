import * as v from 'valibot';
import { creditsItem } from '#contract/wire/member/booking.ts';
import { findCredits, likeCredits, type CreditsRow } from '#server/store/members/credits.ts';
import { ofOwn, owned } from '../ownedId.ts';
import { defineForMember, type MemberResource } from '../resource.ts';

const toItem = (row: CreditsRow) => ({
  uuid: row.uuid,
  used_nb_credit: row.used_credits,
  left_nb_credit: row.left_credits,
  nb_pass: row.passes,
  liked: row.liked === 1,
});
const item = v.object({ ...creditsItem.entries, liked: v.boolean() });

const list = defineForMember({
  method: 'GET',
  path: '/v1/me/usercredits',
  summary: 'The credits that the member has left: one item, or none (RES-09).',
  request: {},
  answer: v.object({ items: v.array(item) }),
  handle: async ({ store: { db } }, { member }) => {
    const row = await findCredits(db, member.id);
    return { body: { items: row === undefined ? [] : [toItem(row)] } };
  },
});

/** RES-27. Other fields of the body have no effect. */
const change = defineForMember({
  method: 'PATCH',
  path: '/v1/me/usercredits/{id}',
  summary: 'Sets `liked`; credits are changed by reserving alone (RES-27).',
  request: { params: ofOwn, body: v.object({ liked: v.boolean() }) },
  answer: v.object({ data: item }),
  handle: async ({ store }, { params: { id: uuid }, body: { liked }, member }) => {
    const row = await store.transact((db) => likeCredits(db, { memberId: member.id, uuid, liked }));
    return { body: { data: toItem(owned(row)) } };
  },
});

export const creditsResources: readonly MemberResource[] = [list, change];
