import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type Call, outcomeOf } from '#server/stress/asking.ts';
import { addMembers } from '#server/stress/people.ts';
import type { Identity } from '../resource.ts';
import { openMemberSite, type MemberSite } from '../testing/memberSite.ts';

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

test.each([
  { left_credits: 10, used_credits: 0, passes: 0 },
  { left_credits: 7, used_credits: 3, passes: 1 },
  { left_credits: 0, used_credits: 10, passes: 0 },
  { left_credits: 0, used_credits: 0, passes: 2 },
  { left_credits: 0, used_credits: 0, passes: 0 },
])('RES-09: what is left and used stands in one item, also where nothing is left: %j', async (row) => {
  await site.store.transact((db) => db.updateTable('user_credits').set(row).execute());
  const { left_credits: left_nb_credit, used_credits: used_nb_credit, passes: nb_pass } = row;
  expect(await told(camille, list)).toEqual({
    items: [{ uuid, left_nb_credit, used_nb_credit, nb_pass, liked: false }],
  });
});

test('RES-09: a member without credits has no item', async () => {
  await site.store.transact((db) => db.deleteFrom('user_credits').execute());
  expect(await told(camille, list)).toEqual({ items: [] });
});

describe('RES-27: PATCH /v1/me/usercredits/{id}', () => {
  const change = (who: Identity, body: object) =>
    site.ask(who, { method: 'PATCH', path: `/v1/me/usercredits/${uuid}`, body });
  const answered = async (who: Identity, body: object): Promise<unknown> => {
    const { status, body: text } = await change(who, body);
    return [status, JSON.parse(text)];
  };

  test.each([[[true]], [[false]], [[true, false]], [[true, true]]])(
    'RES-27: `liked` %s is answered with the whole item, and kept',
    async (values) => {
      for (const liked of values)
        expect([await answered(camille, { liked }), await told(camille, list)]).toEqual([
          [200, { data: { uuid, ...credits, liked } }],
          { items: [{ uuid, ...credits, liked }] },
        ]);
    },
  );

  test('RES-27: nothing else is changed with it, whatever the body holds', async () => {
    const more = { left_nb_credit: 1_000, left_credits: 1_000, nb_pass: 5, used_nb_credit: -1, uuid: 'mine' };
    expect(await answered(camille, { liked: true, ...more })).toEqual([
      200,
      { data: { uuid, ...credits, liked: true } },
    ]);
  });

  test.each([{}, { left_nb_credit: 1_000 }, { liked: 'true' }, { liked: 1 }, { liked: null }])(
    'RES-27: %j is no such payload, and changes nothing',
    async (body) => {
      expect([outcomeOf(await change(camille, body)), await told(camille, list)]).toEqual([
        '400 invalid',
        { items: [{ uuid, ...credits }] },
      ]);
    },
  );

  test('RES-27: credits of somebody else are not there, and stay as they are', async () => {
    const [sam] = await addMembers(site.store, 1, 3);
    if (!sam) throw new Error('Nobody came');
    const before = await told(sam, list);
    expect([
      outcomeOf(await change(sam, { liked: true })),
      await told(sam, list),
      await told(camille, list),
    ]).toEqual(['404 not-found', before, { items: [{ uuid, ...credits }] }]);
  });
});

test('RES-26: there is no ticketing partner', async () => {
  expect(await told(camille, { method: 'GET', path: '/v1/me/tm_bookings' })).toEqual({ data: { items: [] } });
});
