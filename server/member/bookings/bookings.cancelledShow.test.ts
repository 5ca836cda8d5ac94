import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { changeCall, removeCall, reserveCall, uuidOf } from '#server/stress/asking.ts';
import { conditionalSteps, reserve } from './bookingsRules.ts';
import { callOff } from './callOff.ts';
import {
  booksAt,
  gala,
  listing,
  openBookingSite,
  outcomeAt,
  setSeats,
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
