import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeCall, reserveCall, uuidOf } from '#server/stress/asking.ts';
import { readVersion } from '#server/store/schema/version.ts';
import {
  addMember,
  booksAt,
  gala,
  listing,
  openBookingSite,
  outcomeAt,
  setSeats,
  soldOut,
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

describe('reserving', () => {
  test('RES-02: a reservation takes a seat and a credit, and answers the booking', async () => {
    const told = await site.ask(camille, reserveCall(gala.ids));
    expect([told.status, json(told.body)]).toEqual([
      201,
      { data: { uuid: uuidOf(told), ...gala.ids, status: 'true', enabled: true, code: expect.any(String) } },
    ]);
    expect(await booksAt(site, camille)).toEqual({ reserved: 1, taken: 1, left: 2, used: 1, fewest: 2 });
  });

  test.each([
    ['2027-07-16T21:30:00Z', '201'],
    ['2027-07-16T21:30:00.001Z', '409 closed'],
    ['2027-07-16T23:29:59.999Z', '409 closed'],
    ['2027-07-16T23:30:00Z', '409 past'],
  ])('RES-14: exactly two hours before the start is still open (%s: %s)', async (now, expected) => {
    site.clock.set(now);
    expect(await outcomeAt(site, camille, reserveCall(gala.ids))).toBe(expected);
  });

  test('RES-13: sold out by status or by seats; seats that nobody counts never are', async () => {
    await setSeats(site, 7, 1, 1);
    expect(await outcomeAt(site, camille, reserveCall(gala.ids))).toBe('409 sold-out');
    expect(await outcomeAt(site, camille, reserveCall(soldOut.ids))).toBe('409 sold-out');
    expect(await outcomeAt(site, camille, reserveCall(uncounted.ids))).toBe('201');
    expect(await booksAt(site, camille, uncounted)).toEqual({
      reserved: 1,
      taken: 1,
      left: 2,
      used: 1,
      fewest: 2,
    });
  });

  test('RES-12: what is refused leaves nothing behind', async () => {
    const nobody = await addMember(site, 0);
    expect(await outcomeAt(site, nobody, reserveCall(gala.ids))).toBe('409 no-credit');
    expect(await booksAt(site, nobody)).toEqual({ reserved: 0, taken: 0, left: 0, used: 0, fewest: 0 });
    expect(json((await site.ask(nobody, listing)).body)).toEqual({ data: { items: [] } });
  });

  test('RES-16: of several refusals the first of past, closed, reserved, sold out, no credit is named', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await setSeats(site, 7, 1, 1);
    const seen: string[] = [];
    for (const now of ['2027-07-16T23:30:00Z', '2027-07-16T23:00:00Z', '2027-07-16T21:30:00Z']) {
      site.clock.set(now);
      seen.push(
        await outcomeAt(site, sam, reserveCall(gala.ids)),
        await outcomeAt(site, sam, changeCall(uuid, 'true')),
      );
    }
    const nobody = await addMember(site, 0);
    seen.push(await outcomeAt(site, nobody, reserveCall(gala.ids)));
    expect(seen).toEqual([
      '409 past',
      '409 past',
      '409 closed',
      '409 closed',
      '409 already-reserved',
      '409 already-reserved',
      '409 sold-out',
    ]);
  });

  test.each([
    [{ edition: '2026' }, '422 contradictory'],
    [{ festival: '9' }, '422 contradictory'],
    [{ programmation: '4' }, '404 not-found'],
    [{ programmation: '7 or 1=1' }, '404 not-found'],
    [{ programmation: '99999999999' }, '404 not-found'],
    [{ programmation: '\u0000' }, '404 not-found'],
  ])('the three ids are judged together (%j: %s)', async (wrong, expected) => {
    expect(await outcomeAt(site, camille, reserveCall({ ...gala.ids, ...wrong }))).toBe(expected);
    expect(await booksAt(site, camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
  });

  test('what members do leaves what was prepared of the programme as it is', async () => {
    const before = await readVersion(site.store.db);
    await site.ask(camille, reserveCall(gala.ids));
    expect(await readVersion(site.store.db)).toBe(before);
  });
});
