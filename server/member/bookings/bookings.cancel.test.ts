import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeCall, isDone, removeCall, reserveCall, uuidOf } from '#server/stress/asking.ts';
import {
  booksAt,
  gala,
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

const json = (text: string): unknown => JSON.parse(text);

describe('cancelling', () => {
  test('RES-04: seat and credit come back once, whichever verbs and however often', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const told = await site.ask(camille, changeCall(uuid, 'false'));
    expect([told.status, json(told.body)]).toEqual([
      200,
      { data: { uuid, ...gala.ids, status: 'false', enabled: true } },
    ]);
    expect(await outcomeAt(site, camille, changeCall(uuid, 'false'))).toBe('200');
    expect(await outcomeAt(site, camille, removeCall(uuid))).toBe('200');
    expect(await outcomeAt(site, camille, removeCall(uuid))).toBe('404 not-found');
    expect(await booksAt(site, camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
  });

  test('RES-05: taking a reservation away cancels it; the next one is a new booking', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const removed = await site.ask(camille, removeCall(uuid));
    expect([removed.status, json(removed.body)]).toEqual([
      200,
      { data: { uuid, ...gala.ids, status: 'false', enabled: true } },
    ]);
    expect(await booksAt(site, camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
    const again = await site.ask(camille, reserveCall(gala.ids));
    expect([again.status, uuidOf(again) === uuid]).toEqual([201, false]);
  });

  test.each([
    ['2027-07-16T21:30:00.001Z', '409 closed'],
    ['2027-07-16T23:30:00Z', '409 past'],
  ])('RES-11: after the limit a reservation stays (%s: %s)', async (now, expected) => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    site.clock.set(now);
    expect(await outcomeAt(site, camille, changeCall(uuid, 'false'))).toBe(expected);
    expect(await outcomeAt(site, camille, removeCall(uuid))).toBe(expected);
    expect(await booksAt(site, camille)).toEqual({ reserved: 1, taken: 1, left: 2, used: 1, fewest: 2 });
  });

  test.each(['2027-07-16T21:30:00.001Z', '2027-07-16T23:30:00Z'])(
    'RES-04: what was cancelled in time stays so after the limit, and leaves the list (%s)',
    async (now) => {
      const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
      await site.ask(camille, changeCall(uuid, 'false'));
      site.clock.set(now);
      expect(await outcomeAt(site, camille, changeCall(uuid, 'false'))).toBe('200');
      expect(await outcomeAt(site, camille, removeCall(uuid))).toBe('200');
      expect(await outcomeAt(site, camille, removeCall(uuid))).toBe('404 not-found');
      expect(await booksAt(site, camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
    },
  );

  test('RES-03: reserving again checks what the first time checked', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await site.ask(sam, changeCall(uuid, 'false'));
    const again = await site.ask(sam, changeCall(uuid, 'true'));
    expect(json(again.body)).toEqual({
      data: { uuid, ...gala.ids, status: 'true', enabled: true, code: expect.any(String) },
    });
    await site.ask(sam, changeCall(uuid, 'false'));
    await setSeats(site, 7, 1, 1);
    expect(await outcomeAt(site, sam, changeCall(uuid, 'true'))).toBe('409 sold-out');
    await setSeats(site, 7, 1, 0);
    await site.ask(sam, reserveCall(uncounted.ids));
    expect(await outcomeAt(site, sam, changeCall(uuid, 'true'))).toBe('409 no-credit');
    site.clock.set('2027-07-16T22:00:00Z');
    expect(await outcomeAt(site, sam, changeCall(uuid, 'true'))).toBe('409 closed');
    expect(await booksAt(site, sam)).toEqual({ reserved: 0, taken: 0, left: 0, used: 1, fewest: 0 });
  });

  test('RES-03: reserving a cancelled one by its ids uses the same booking', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await site.ask(sam, changeCall(uuid, 'false'));
    const again = await site.ask(sam, reserveCall(gala.ids));
    expect([again.status, uuidOf(again)]).toEqual([200, uuid]);
    expect(isDone(again)).toBe(true);
  });
});
