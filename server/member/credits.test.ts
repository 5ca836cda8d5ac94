import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../stress/asking.ts';
import { addMembers } from '../stress/people.ts';
import type { Identity } from './resource.ts';
import { openMemberSite, type MemberSite } from './testing/memberSite.ts';

const list: Call = { method: 'GET', path: '/v1/me/usercredits' };
const answer = v.object({ items: v.array(v.object({ uuid: v.string() })) });

let site: MemberSite;
let camille: Identity;
let uuid: string;
beforeEach(async () => {
  site = await openMemberSite();
  const [member] = await addMembers(site.store, 1, 10);
  if (!member) throw new Error('Nobody came');
  camille = member;
  uuid = v.parse(answer, await told(camille, list)).items[0]?.uuid ?? '';
});
afterEach(() => site.close());

const told = async (who: Identity, call: Call): Promise<unknown> =>
  JSON.parse((await site.ask(who, call)).body);
const credits = { used_nb_credit: 0, left_nb_credit: 10, nb_pass: 0, liked: false };

test('RES-09: what is left and used stands in one item', async () => {
  expect(await told(camille, list)).toEqual({ items: [{ uuid, ...credits }] });
});

test('RES-09: a member without credits has no item', async () => {
  await site.store.transact((db) => db.deleteFrom('user_credits').execute());
  expect(await told(camille, list)).toEqual({ items: [] });
});

test('RES-27: `liked` is the only field that a member changes', async () => {
  const path = `/v1/me/usercredits/${uuid}` as const;
  const body = { liked: true, left_nb_credit: 1_000, left_credits: 1_000, nb_pass: 5, used_nb_credit: -1 };
  expect(await told(camille, { method: 'PATCH', path, body })).toEqual({
    data: { uuid, ...credits, liked: true },
  });
  const refused = await site.ask(camille, { method: 'PATCH', path, body: { left_nb_credit: 1_000 } });
  expect([refused.status, await told(camille, list)]).toEqual([
    400,
    { items: [{ uuid, ...credits, liked: true }] },
  ]);
});

test('RES-26: there is no ticketing partner', async () => {
  expect(await told(camille, { method: 'GET', path: '/v1/me/tm_bookings' })).toEqual({ data: { items: [] } });
});
