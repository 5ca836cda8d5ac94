import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { changeCall, reserveCall, uuidOf, type Call } from '#server/stress/asking.ts';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { readCode } from '#server/testing/readCode.ts';
import { evening } from '#server/store/testing/programme.ts';
import {
  gala,
  listing,
  openBookingSite,
  outcomeAt,
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

/** RES-25: twelve of Crockford's letters and digits. */
const anyCode: unknown = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/);
const json = (text: string): unknown => JSON.parse(text);

describe('what is told of bookings', () => {
  test('RES-01: a booking tells its status as a string and whether it is enabled; lists carry `reserved` too', async () => {
    const kept = uuidOf(await site.ask(camille, reserveCall(uncounted.ids)));
    const cancelled = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    await site.ask(camille, changeCall(cancelled, 'false'));
    const bookings = [
      { uuid: kept, ...uncounted.ids, status: 'true', enabled: true, code: anyCode },
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
    const one = { uuid, ...gala.ids, status: 'true', enabled: true, code: anyCode };
    const show = {
      title: { fr: 'Les Nuits blanches', en: 'Sleepless Nights' },
      url: { fr: '/fr/spectacles/les-nuits-blanches', en: '/en/shows/sleepless-nights' },
      image_url: '/media/posters/12-800.avif',
      start: '2027-07-16T23:30:00Z',
      end: '2027-07-17T00:30:00Z',
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
    await site.store.write((db) => insertProgrammations(db, [{ ...later, external_id: 'test:2' }]));
    for (const ids of [{ ...gala.ids, programmation: '2' }, gala.ids, uncounted.ids])
      expect(await outcomeAt(site, camille, reserveCall(ids))).toBe('201');
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
    expect(
      await outcomeAt(site, camille, { method: 'GET', path: '/v1/me/creditbookings?status=maybe' }),
    ).toBe('400 invalid');
  });
});

describe('what lets a member in', () => {
  const pictureOf = async (uuid: string): Promise<Uint8Array> => {
    const path = `/v1/me/creditbooking/${uuid}/barcode/rebuilt` as const;
    return Buffer.from((await site.ask(camille, { method: 'GET', path })).body, 'base64');
  };
  const toldCode = async (uuid: string): Promise<unknown> => {
    const { body } = await site.ask(camille, { method: 'GET', path: `/v1/me/creditbooking/${uuid}` });
    return v.parse(v.object({ data: v.object({ code: v.optional(v.string()) }) }), json(body)).data.code;
  };

  test('RES-25: each reservation has a code of its own, which stays; its picture says what the booking tells', async () => {
    const uuids = [
      uuidOf(await site.ask(camille, reserveCall(gala.ids))),
      uuidOf(await site.ask(camille, reserveCall(uncounted.ids))),
      uuidOf(await site.ask(sam, reserveCall(gala.ids))),
    ];
    const rows = await site.store.db.selectFrom('bookings').select(['uuid', 'code']).execute();
    const codes = uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.code);
    expect([codes, new Set(codes).size]).toEqual([[anyCode, anyCode, anyCode], 3]);
    for (const [index, uuid] of uuids.slice(0, 2).entries())
      for (const _ of ['first', 'again'])
        expect([await toldCode(uuid), (await readCode(await pictureOf(uuid)))?.text]).toEqual([
          codes[index],
          codes[index],
        ]);
  });

  test('RES-25: once it is cancelled there is neither code nor picture; reserved again it is the same one', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const code = await toldCode(uuid);
    const picture: Call = { method: 'GET', path: `/v1/me/creditbooking/${uuid}/barcode/rebuilt` };
    const cancelled = await site.ask(camille, changeCall(uuid, 'false'));
    expect([json(cancelled.body), await toldCode(uuid), await outcomeAt(site, camille, picture)]).toEqual([
      { data: { uuid, ...gala.ids, status: 'false', enabled: true } },
      undefined,
      '404 not-found',
    ]);
    const again = await site.ask(camille, changeCall(uuid, 'true'));
    expect(json(again.body)).toEqual({ data: { uuid, ...gala.ids, status: 'true', enabled: true, code } });
    expect((await readCode(await pictureOf(uuid)))?.text).toBe(code);
  });

  test('RES-25: no two bookings have one code', async () => {
    const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
    const other = uuidOf(await site.ask(sam, reserveCall(gala.ids)));
    const { code } = await site.store.db
      .selectFrom('bookings')
      .select('code')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await expect(
      site.store.transact((db) =>
        db.updateTable('bookings').set({ code }).where('uuid', '=', other).execute(),
      ),
    ).rejects.toThrow(/unique/i);
  });
});
