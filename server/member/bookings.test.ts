import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  changeCall,
  isDone,
  outcomeOf,
  removeCall,
  reserveCall,
  uuidOf,
  type Call,
} from '../stress/asking.ts';
import { addMembers, readBooks } from '../stress/people.ts';
import { insertAll } from '../store/insert.ts';
import { evening } from '../store/testing/programme.ts';
import { readVersion } from '../store/version.ts';
import type { Identity } from './resource.ts';
import { openMemberSite, type MemberSite } from './testing/memberSite.ts';

const gala = { id: 7, ids: { programmation: '7', edition: '2027', festival: '8' } };
const soldOut = { id: 8, ids: { ...gala.ids, programmation: '8' } };
const uncounted = { id: 3, ids: { ...gala.ids, programmation: '3' } };
const listing: Call = { method: 'GET', path: '/v1/me/creditbookings?enabled=true' };

let site: MemberSite;
let camille: Identity;
let sam: Identity;
const member = async (credits: number): Promise<Identity> => {
  const [one] = await addMembers(site.store, 1, credits);
  if (!one) throw new Error('Nobody came');
  return one;
};
beforeEach(async () => {
  site = await openMemberSite();
  [camille, sam] = [await member(3), await member(1)];
});
afterEach(() => site.close());

const json = (text: string): unknown => JSON.parse(text);
const outcome = async (who: Identity, call: Call): Promise<string> => outcomeOf(await site.ask(who, call));
const books = (who: Identity, { id, ids } = gala) => readBooks(site.store, [who], [{ id, ids }]);
const setSeats = (id: number, capacity: number, taken: number) =>
  site.store.write((db) =>
    db.updateTable('programmations').set({ capacity, taken }).where('id', '=', id).execute(),
  );

describe('reserving', () => {
  test('RES-02: a reservation takes a seat and a credit, and answers the booking', async () => {
    const told = await site.ask(camille, reserveCall(gala.ids));
    expect([told.status, json(told.body)]).toEqual([
      201,
      { data: { uuid: uuidOf(told), ...gala.ids, status: 'true', enabled: true } },
    ]);
    expect(await books(camille)).toEqual({ reserved: 1, taken: 1, left: 2, used: 1, fewest: 2 });
  });

  test('RES-01: a booking tells its status as a string and whether it is enabled; lists carry `reserved` too', async () => {
    const kept = uuidOf(await site.ask(camille, reserveCall(uncounted.ids)));
    const cancelled = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await site.ask(camille, changeCall(cancelled, 'false'));
    const bookings = [
      { uuid: kept, ...uncounted.ids, status: 'true', enabled: true },
      { uuid: cancelled, ...gala.ids, status: 'false', enabled: true },
    ];
    const singles = bookings.map(async ({ uuid }) => {
      const { body } = await site.ask(camille, { method: 'GET', path: `/v1/me/creditbooking/${uuid}` });
      return json(body);
    });
    expect(await Promise.all(singles)).toEqual(bookings.map((data) => ({ data })));
    const anyShow: unknown = expect.objectContaining({ venue: expect.any(String) });
    expect(json((await site.ask(camille, listing)).body)).toEqual({
      data: {
        items: bookings.map((one) => ({ ...one, reserved: one.status === 'true', show: anyShow })),
      },
    });
  });

  test('RES-24: the list tells of the show in both languages; a single booking is the same one', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const one = { uuid, ...gala.ids, status: 'true', enabled: true };
    const show = {
      title: { fr: 'Les Nuits blanches', en: 'Sleepless Nights' },
      url: { fr: '/fr/spectacles/les-nuits-blanches', en: '/en/shows/sleepless-nights' },
      image_url: '/media/posters/12-800.avif',
      start: '2027-07-16T23:30:00Z',
      timezone: 'America/Toronto',
      venue: 'Théâtre du Coin',
      city: 'Montréal',
    };
    expect(json((await site.ask(camille, listing)).body)).toEqual({
      data: { items: [{ ...one, reserved: true, show }] },
    });
    const single = await site.ask(camille, { method: 'GET', path: `/v1/me/creditbooking/${uuid}` });
    expect(json(single.body)).toEqual({ data: one });
    expect(json((await site.ask(sam, listing)).body)).toEqual({ data: { items: [] } });
  });

  test('RES-24: the list is by start, whatever the ids', async () => {
    const later = {
      id: 2,
      starts_at: evening + 86_400,
      timezone: 'America/Toronto',
      show_id: 1,
      venue_id: 1,
      taken: 0,
    };
    await site.store.write((db) => insertAll(db, 'programmations', [{ ...later, external_id: 'test:2' }]));
    for (const ids of [{ ...gala.ids, programmation: '2' }, gala.ids, uncounted.ids])
      expect(await outcome(camille, reserveCall(ids))).toBe('201');
    const { body } = await site.ask(camille, listing);
    expect([...body.matchAll(/"programmation":"(\d+)"/g)].map(([, id]) => id)).toEqual(['3', '7', '2']);
  });

  test('RES-24: the list can be asked for by status and by being enabled', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await site.ask(camille, reserveCall(uncounted.ids));
    await site.ask(camille, changeCall(uuid, 'false'));
    const programmations = async (query: string): Promise<unknown> => {
      const { body } = await site.ask(camille, { method: 'GET', path: `/v1/me/creditbookings${query}` });
      return [...body.matchAll(/"programmation":"(\d+)"/g)].map(([, id]) => id);
    };
    expect(await programmations('')).toEqual(['3', '7']);
    expect(await programmations('?enabled=true&status=true')).toEqual(['3']);
    expect(await programmations('?status=false')).toEqual(['7']);
    expect(await programmations('?enabled=false')).toEqual([]);
    expect(await outcome(camille, { method: 'GET', path: '/v1/me/creditbookings?status=maybe' })).toBe(
      '400 invalid',
    );
  });

  test.each([
    ['2027-07-16T21:30:00Z', '201'],
    ['2027-07-16T21:30:00.001Z', '409 closed'],
    ['2027-07-16T23:29:59.999Z', '409 closed'],
    ['2027-07-16T23:30:00Z', '409 past'],
  ])('RES-14, RES-15: exactly two hours before the start is still open (%s: %s)', async (now, expected) => {
    site.clock.set(now);
    expect(await outcome(camille, reserveCall(gala.ids))).toBe(expected);
  });

  test('RES-13: sold out by status or by seats; seats that nobody counts never are', async () => {
    await setSeats(7, 1, 1);
    expect(await outcome(camille, reserveCall(gala.ids))).toBe('409 sold-out');
    expect(await outcome(camille, reserveCall(soldOut.ids))).toBe('409 sold-out');
    expect(await outcome(camille, reserveCall(uncounted.ids))).toBe('201');
    expect(await books(camille, uncounted)).toEqual({ reserved: 1, taken: 1, left: 2, used: 1, fewest: 2 });
  });

  test('RES-12: what is refused leaves nothing behind', async () => {
    const nobody = await member(0);
    expect(await outcome(nobody, reserveCall(gala.ids))).toBe('409 no-credit');
    expect(await books(nobody)).toEqual({ reserved: 0, taken: 0, left: 0, used: 0, fewest: 0 });
    expect(json((await site.ask(nobody, listing)).body)).toEqual({ data: { items: [] } });
  });

  test('RES-16: of several refusals the first of past, closed, reserved, sold out, no credit is named', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await setSeats(7, 1, 1);
    const seen: string[] = [];
    for (const now of ['2027-07-16T23:30:00Z', '2027-07-16T23:00:00Z', '2027-07-16T21:30:00Z']) {
      site.clock.set(now);
      seen.push(await outcome(sam, reserveCall(gala.ids)), await outcome(sam, changeCall(uuid, 'true')));
    }
    const nobody = await member(0);
    seen.push(await outcome(nobody, reserveCall(gala.ids)));
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
    expect(await outcome(camille, reserveCall({ ...gala.ids, ...wrong }))).toBe(expected);
    expect(await books(camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
  });

  test('what members do leaves what was prepared of the programme as it is', async () => {
    const before = await readVersion(site.store.db);
    await site.ask(camille, reserveCall(gala.ids));
    expect(await readVersion(site.store.db)).toBe(before);
  });
});

describe('cancelling', () => {
  test('RES-04: seat and credit come back once, whichever verbs and however often', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const told = await site.ask(camille, changeCall(uuid, 'false'));
    expect([told.status, json(told.body)]).toEqual([
      200,
      { data: { uuid, ...gala.ids, status: 'false', enabled: true } },
    ]);
    expect(await outcome(camille, changeCall(uuid, 'false'))).toBe('200');
    expect(await outcome(camille, removeCall(uuid))).toBe('200');
    expect(await outcome(camille, removeCall(uuid))).toBe('404 not-found');
    expect(await books(camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
  });

  test('RES-05: taking a reservation away cancels it; the next one is a new booking', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    expect(await outcome(camille, removeCall(uuid))).toBe('200');
    expect(await books(camille)).toEqual({ reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 });
    const again = await site.ask(camille, reserveCall(gala.ids));
    expect([again.status, uuidOf(again) === uuid]).toEqual([201, false]);
  });

  test.each([
    ['2027-07-16T21:30:00.001Z', '409 closed'],
    ['2027-07-16T23:30:00Z', '409 past'],
  ])('RES-11: after the limit a reservation stays (%s: %s)', async (now, expected) => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    site.clock.set(now);
    expect(await outcome(camille, changeCall(uuid, 'false'))).toBe(expected);
    expect(await outcome(camille, removeCall(uuid))).toBe(expected);
    expect(await books(camille)).toEqual({ reserved: 1, taken: 1, left: 2, used: 1, fewest: 2 });
  });

  test('RES-03: reserving again checks what the first time checked', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await site.ask(sam, changeCall(uuid, 'false'));
    const again = await site.ask(sam, changeCall(uuid, 'true'));
    expect(json(again.body)).toEqual({ data: { uuid, ...gala.ids, status: 'true', enabled: true } });
    await site.ask(sam, changeCall(uuid, 'false'));
    await setSeats(7, 1, 1);
    expect(await outcome(sam, changeCall(uuid, 'true'))).toBe('409 sold-out');
    await setSeats(7, 1, 0);
    await site.ask(sam, reserveCall(uncounted.ids));
    expect(await outcome(sam, changeCall(uuid, 'true'))).toBe('409 no-credit');
    site.clock.set('2027-07-16T22:00:00Z');
    expect(await outcome(sam, changeCall(uuid, 'true'))).toBe('409 closed');
    expect(await books(sam)).toEqual({ reserved: 0, taken: 0, left: 0, used: 1, fewest: 0 });
  });

  test('RES-03: reserving a cancelled one by its ids uses the same booking', async () => {
    const uuid = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    await site.ask(sam, changeCall(uuid, 'false'));
    const again = await site.ask(sam, reserveCall(gala.ids));
    expect([again.status, uuidOf(again)]).toEqual([200, uuid]);
    expect(isDone(again)).toBe(true);
  });
});

describe('barcode', () => {
  const picture = (uuid: string): Call => ({
    method: 'GET',
    path: `/v1/me/creditbooking/${uuid}/barcode/rebuilt`,
  });

  test('RES-25: a picture of its own for each reservation, the same each time, none once it is cancelled', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const other = uuidOf(await site.ask(camille, reserveCall(uncounted.ids)));
    const [first, again, different] = await Promise.all(
      [uuid, uuid, other].map((one) => site.ask(camille, picture(one))),
    );
    expect(
      Buffer.from(first?.body ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(again).toEqual(first);
    expect(different?.body).not.toBe(first?.body);
    await site.ask(camille, changeCall(uuid, 'false'));
    expect(await outcome(camille, picture(uuid))).toBe('404 not-found');
  });
});
