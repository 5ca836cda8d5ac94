import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { changeWishBody, createWishBody, wish, wishItem } from '#contract/wire/member/wishlist.ts';
import {
  changeWish,
  findWish,
  listWishes,
  removeWish,
  saveWish,
  type WishRow,
} from '#server/store/members/wishes.ts';
import { showsOfMember } from '#server/store/members/showsOfMember.ts';
import { toListedShow } from './listedShow.ts';
import { idempotencyHeader, keyRefused, runOnce } from '../idempotency.ts';
import { ofOwn, owned } from '../ownedId.ts';
import { findByIds, idsOf, unknownDate } from './programmationIds.ts';
import { defineForMember, type MemberResource } from '../resource.ts';

const collection = '/v1/me/programmationwishlist';
const single = `${collection}/{id}` as const;
const answer = v.object({ data: wish });

const toWish = ({ uuid, programmation_id: id, liked, ...start }: WishRow, siteId: number) => ({
  uuid,
  ...idsOf({ id, ...start }, siteId),
  liked: liked === 1,
});

const list = defineForMember({
  method: 'GET',
  path: '/v1/me/programmationwishlists',
  summary: 'The dates that the member likes, by start; always all of them (WSH-08).',
  request: {
    query: v.object({
      liked: v.optional(v.picklist(['true', 'false'])),
      items_per_page: v.optional(v.string()),
    }),
  },
  answer: v.object({ data: v.object({ items: v.array(wishItem) }) }),
  handle: async ({ store: { db }, settings: { siteId } }, { query, member: { id } }) => {
    const [rows, shows] = await Promise.all([listWishes(db, id), showsOfMember(db, 'wishes', id)]);
    const items = rows
      .map((row) => ({ ...toWish(row, siteId), show: toListedShow(shows.get(row.programmation_id)) }))
      .filter(({ liked }) => query.liked === undefined || String(liked) === query.liked);
    return { body: { data: { items } } };
  },
});

const read = defineForMember({
  method: 'GET',
  path: single,
  summary: 'One wish of the member (WSH-08).',
  request: { params: ofOwn },
  answer,
  handle: async ({ store: { db }, settings: { siteId } }, { params, member }) => {
    const row = owned(await findWish(db, member.id, params.id));
    return { body: { data: toWish(row, siteId) } };
  },
});

/** WSH-04: one wish a programmation, however many requests. */
const create = defineForMember({
  method: 'POST',
  path: collection,
  summary: 'Likes a programmation, or says so again (WSH-04).',
  request: { body: createWishBody },
  answer,
  successes: [200, 201],
  headers: idempotencyHeader,
  refusals: { ...keyRefused, ...unknownDate },
  handle: (deps, asked) =>
    runOnce(deps, { method: 'POST', path: collection }, asked, async (db) => {
      const { member, body } = asked;
      const { siteId } = deps.settings;
      const { id } = await findByIds(db, body, siteId);
      const fresh = randomUUID();
      const wanted = { memberId: member.id, programmationId: id, uuid: fresh, liked: body.liked };
      const uuid = await saveWish(db, wanted);
      const row = owned(await findWish(db, member.id, uuid));
      return { status: uuid === fresh ? 201 : 200, body: { data: toWish(row, siteId) } };
    }),
});

const change = defineForMember({
  method: 'PATCH',
  path: single,
  summary: 'Likes or no longer likes (WSH-05).',
  request: { params: ofOwn, body: changeWishBody },
  answer,
  headers: idempotencyHeader,
  refusals: keyRefused,
  handle: (deps, asked) => {
    const { params, body, member } = asked;
    const command = { method: 'PATCH', path: `${collection}/${params.id}` } as const;
    return runOnce(deps, command, asked, async (db) => {
      await changeWish(db, { memberId: member.id, uuid: params.id, liked: body.liked });
      const row = owned(await findWish(db, member.id, params.id));
      return { status: 200, body: { data: toWish(row, deps.settings.siteId) } };
    });
  },
});

const remove = defineForMember({
  method: 'DELETE',
  path: single,
  summary: 'Takes a wish off the list.',
  request: { params: ofOwn },
  answer,
  headers: idempotencyHeader,
  refusals: keyRefused,
  handle: (deps, asked) => {
    const { params, member } = asked;
    const command = { method: 'DELETE', path: `${collection}/${params.id}` } as const;
    return runOnce(deps, command, asked, async (db) => {
      const row = owned(await findWish(db, member.id, params.id));
      await removeWish(db, member.id, params.id);
      return { status: 200, body: { data: { ...toWish(row, deps.settings.siteId), liked: false } } };
    });
  },
});

/** The paths of WSH-04, WSH-05 and WSH-08. */
export const wishlistResources: readonly MemberResource[] = [list, read, create, change, remove];
