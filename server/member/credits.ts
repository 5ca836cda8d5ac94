import * as v from 'valibot';
import { creditsItem } from '#src/api/contract/booking.ts';
import { findCredits, likeCredits, type CreditsRow } from '../store/credits.ts';
import { owned, readOwnedId } from './ownedId.ts';
import { answered, defineForMember, noBody, noQuery, type MemberResource } from './resource.ts';

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
  summary: 'What the member may still reserve: one item, or none (RES-09).',
  query: noQuery,
  body: noBody,
  answer: v.object({ items: v.array(item) }),
  handle: async ({ store: { db } }, _asked, { id }) => {
    const row = await findCredits(db, id);
    return answered({ items: row === undefined ? [] : [toItem(row)] });
  },
});

/** RES-27. What else the body holds has no effect. */
const change = defineForMember({
  method: 'PATCH',
  path: '/v1/me/usercredits/{id}',
  summary: 'Sets `liked`; credits are changed by reserving alone (RES-27).',
  query: noQuery,
  body: v.object({ liked: v.boolean() }),
  answer: v.object({ data: item }),
  handle: async ({ store }, asked, { id }) => {
    const uuid = readOwnedId(asked.id);
    const row = await store.transact((db) =>
      likeCredits(db, { memberId: id, uuid, liked: asked.body.liked }),
    );
    return answered({ data: toItem(owned(row)) });
  },
});

export const creditsResources: readonly MemberResource[] = [list, change];
