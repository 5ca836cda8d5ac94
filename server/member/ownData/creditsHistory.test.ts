import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { creditChange } from '#contract/wire/member/ownData.ts';
import { noteCreditChange } from '#server/store/members/creditChanges.ts';
import { changeCall, removeCall, reserveCall, uuidOf, type Call } from '#server/stress/asking.ts';
import { callOff } from '../bookings/callOff.ts';
import { memberLimits } from '../limits.ts';
import type { Identity } from '../resource.ts';
import { addMember, gala, uncounted } from '../testing/bookingSite.ts';
import { askOnStore, openMemberSite, type MemberSite } from '../testing/memberSite.ts';
import { creditsHistoryResources } from './creditsHistory.ts';

const answer = v.object({ data: v.object({ items: v.array(creditChange), hasMore: v.boolean() }) });
const asking: Call = { method: 'GET', path: '/v1/me/credits/history' };
let site: MemberSite;
let camille: Identity;
beforeEach(async () => {
  site = await openMemberSite();
  camille = await addMember(site, 3);
});
afterEach(() => site.close());

const read = async (who = camille) =>
  v.parse(answer, JSON.parse((await askOnStore(site.store, creditsHistoryResources).ask(who, asking)).body))
    .data;
/** The list in short: kind, time and show. */
const told = async (who = camille) =>
  (await read(who)).items.map(({ change, at, credits, show }) => [change, at, credits, show?.title.en]);
const [one, two, three, four] = [
  '2027-07-16T10:00:00Z',
  '2027-07-16T11:00:00Z',
  '2027-07-16T12:00:00Z',
  '2027-07-16T13:00:00Z',
];
const askAt = (instant: string, call: Call) => {
  site.clock.set(instant);
  return site.ask(camille, call);
};

test('RES-09: each reservation and cancellation is told with its own moment, the newest first', async () => {
  expect(await read()).toEqual({ items: [], hasMore: false });
  const uuid = uuidOf(await askAt(one, reserveCall(gala.ids)));
  await askAt(two, changeCall(uuid, 'false'));
  await askAt(two, changeCall(uuid, 'false'));
  await askAt(three, changeCall(uuid, 'true'));
  await askAt(four, removeCall(uuid));
  expect(await told()).toEqual([
    ['cancelled', four, 1, 'Sleepless Nights'],
    ['reserved', three, -1, 'Sleepless Nights'],
    ['cancelled', two, 1, 'Sleepless Nights'],
    ['reserved', one, -1, 'Sleepless Nights'],
  ]);
  expect((await read()).items[0]?.show).toMatchObject({
    start: '2027-07-16T23:30:00Z',
    timezone: 'America/Toronto',
  });
});

test('RES-12: what is refused is none of it, and what is of others neither', async () => {
  const nobody = await addMember(site, 0);
  await site.ask(nobody, reserveCall(gala.ids));
  await site.ask(camille, reserveCall(uncounted.ids, 'k'));
  await site.ask(camille, reserveCall(uncounted.ids, 'k'));
  await site.ask(camille, reserveCall(uncounted.ids));
  expect([(await read(nobody)).items, (await read()).items.length]).toEqual([[], 1]);
});

test('RES-16: a show that the festival cancels gives each credit back, and is told so', async () => {
  await askAt(one, reserveCall(gala.ids));
  const at = Date.parse(two) / 1000;
  await site.store.write((db) => callOff(db, [gala.id], at));
  expect((await told())[0]).toEqual(['show-cancelled', two, 1, 'Sleepless Nights']);
});

test('what is told at once has an end, and says that there is more', async () => {
  const note = (count: number) =>
    site.store.transact(async (db) => {
      for (let at = 0; at < count; at += 1)
        await noteCreditChange(db, { memberId: camille.id, programmationId: gala.id }, 'reserved', at);
    });
  await note(memberLimits.history);
  const { items, hasMore } = await read();
  expect([items.length, hasMore]).toEqual([memberLimits.history, false]);
  await note(1);
  const after = await read();
  expect([after.items.length, after.hasMore]).toEqual([memberLimits.history, true]);
});
