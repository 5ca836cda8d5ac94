import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { changeCall, removeCall, reserveCall, uuidOf } from '#server/stress/asking.ts';
import { conditionalSteps, reserve } from './bookingsRules.ts';
import { callOff } from './callOff.ts';
import { evening } from '#server/store/testing/programme.ts';
import {
  addMember,
  booksAt,
  gala,
  listing,
  openBookingSite,
  outcomeAt,
  setSeats,
  uncounted,
  type BookingSite,
} from '../testing/bookingSite.ts';

let site: BookingSite['site'];
let camille: BookingSite['camille'];
let sam: BookingSite['sam'];
beforeEach(async () => {
  ({ site, camille, sam } = await openBookingSite());
});
afterEach(() => site.close());

const setState = (state: ProgrammationState) =>
  site.store.write((db) =>
    db.updateTable('programmations').set({ state }).where('id', '=', gala.id).execute(),
  );
const cancelGala = async () => {
  await setState('cancelled');
  await site.store.write((db) => callOff(db, [gala.id], 0));
};
const untouched = { reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 };

test('D6: of dates that are cancelled together, members get their credits back in one order, so that no two wait for each other', async () => {
  expect(await outcomeAt(site, sam, reserveCall(gala.ids))).toBe('201');
  expect(await outcomeAt(site, camille, reserveCall(uncounted.ids))).toBe('201');
  await site.store.write((db) => callOff(db, [gala.id, uncounted.id], 0));
  const changes = await site.store.db
    .selectFrom('credit_changes')
    .select('member_id')
    .where('change', '=', 'show-cancelled')
    .orderBy(sql`rowid`)
    .execute();
  expect(changes.map(({ member_id: id }) => id)).toEqual([camille.id, sam.id]);
});

describe('reserving a cancelled show', () => {
  test('RES-16: refused with 409 cancelled, for the first time and again, whatever else is so', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await cancelGala();
    await setSeats(site, gala.id, 1, 1);
    for (const now of ['2027-07-16T21:30:00Z', '2027-07-16T23:00:00Z', '2027-07-16T23:30:00Z']) {
      site.clock.set(now);
      expect(await outcomeAt(site, camille, reserveCall(gala.ids))).toBe('409 cancelled');
      expect(await outcomeAt(site, camille, changeCall(uuid, 'true'))).toBe('409 cancelled');
      expect(await outcomeAt(site, sam, reserveCall(gala.ids))).toBe('409 cancelled');
    }
    expect(await booksAt(site, camille)).toEqual({ ...untouched, taken: 1 });
  });

  test('RES-16: with a key, the refusal is the answer again', async () => {
    await cancelGala();
    const call = reserveCall(gala.ids, 'k1');
    expect([await outcomeAt(site, camille, call), await outcomeAt(site, camille, call)]).toEqual([
      '409 cancelled',
      '409 cancelled',
    ]);
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['postponed', 'closed'],
  ] as const)('RES-16: a show that became %s while it was being reserved: %s', async (state, code) => {
    await setState(state);
    const asItWas = {
      memberId: camille.id,
      programmationId: gala.id,
      startsAt: Number.MAX_SAFE_INTEGER / 1000,
      state: 'scheduled',
    } as const;
    const when = { uuid: 'new', now: site.clock.now() };
    const reserved = site.store.transact((db) => reserve(db, asItWas, when, conditionalSteps));
    await expect(reserved).rejects.toMatchObject({ code });
    expect(await booksAt(site, camille)).toEqual(untouched);
  });

  test('RES-24: the list says why a reservation ended; taken away or made again, it does not', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await cancelGala();
    const ended = () =>
      site.ask(camille, listing).then(({ body }) => body.includes('"ended":"show-cancelled"'));
    expect(await ended()).toBe(true);
    await setState('scheduled');
    await site.ask(camille, changeCall(uuid, 'true'));
    expect(await ended()).toBe(false);
    await site.ask(camille, changeCall(uuid, 'false'));
    expect(await ended()).toBe(false);
    expect(await booksAt(site, camille)).toEqual(untouched);
  });

  test('RES-04: cancelling what has ended already changes nothing', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await cancelGala();
    expect(await outcomeAt(site, camille, changeCall(uuid, 'false'))).toBe('200');
    expect(await outcomeAt(site, camille, removeCall(uuid))).toBe('200');
    expect(await booksAt(site, camille)).toEqual(untouched);
  });
});

describe('a postponed or rescheduled show', () => {
  test('RES-14: as long as nobody knows when, it takes no reservation, and one can be cancelled', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await setState('postponed');
    expect(await outcomeAt(site, sam, reserveCall(gala.ids))).toBe('409 closed');
    expect(await outcomeAt(site, camille, changeCall(uuid, 'false'))).toBe('200');
    expect(await outcomeAt(site, camille, changeCall(uuid, 'true'))).toBe('409 closed');
    expect(await booksAt(site, camille)).toEqual(untouched);
  });

  test('RES-02: at its new time it is reserved like any other', async () => {
    await setState('rescheduled');
    expect(await outcomeAt(site, sam, reserveCall(gala.ids))).toBe('201');
  });
});

test('RES-16: before the first announced hour of a date and after it, a reservation is made or refused by its state', async () => {
  const states = dateStates({
    scheduled: ['201', '409 past'],
    cancelled: ['409 cancelled', '409 cancelled'],
    'cancelled, given after all': ['201', '409 past'],
    postponed: ['409 closed', '409 past'],
    'postponed, given at its old hour': ['201', '409 past'],
    'postponed, then moved': ['201', '201'],
    moved: ['201', '201'],
    'moved back': ['201', '409 past'],
    'moved twice': ['201', '201'],
  });
  const outcomes = [];
  for (const { name, state, day } of states) {
    await site.store.write((db) =>
      db
        .updateTable('programmations')
        .set({ state, starts_at: evening + day * 86_400, ends_at: null })
        .where('id', '=', gala.id)
        .execute(),
    );
    const reservedAt = async (instant: string) => {
      site.clock.set(instant);
      return outcomeAt(site, await addMember(site, 1), reserveCall(gala.ids));
    };
    outcomes.push([
      name,
      [await reservedAt('2027-07-16T21:30:00Z'), await reservedAt('2027-07-16T23:30:00Z')],
    ]);
  }
  expect(outcomes).toEqual(states.map(({ name, told }) => [name, told]));
});
