import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { reserveCall, uuidOf, type Ask, type Call } from '../stress/asking.ts';
import { addMembers } from '../stress/people.ts';
import type { Identity } from './resource.ts';
import { askOnStore } from './testing/memberSite.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const creditsAnswer = v.object({ items: v.array(v.object({ uuid: v.string() })) });

const wrongIds = (own: string): Record<string, string> => ({
  'somebody else’s': own,
  random: randomUUID(),
  'in capitals': own.toUpperCase(),
  number: '1',
  word: 'undefined',
  SQL: `${own}' or '1'='1`,
  zero: '\u0000',
  long: 'f'.repeat(5_000),
});

const paths: { name: string; suffix: string; method: Call['method']; body?: object }[] = [
  { name: 'creditbooking', suffix: '', method: 'GET' },
  { name: 'creditbooking', suffix: '', method: 'PATCH', body: { status: 'false' } },
  { name: 'creditbooking', suffix: '', method: 'PATCH', body: { status: 'true' } },
  { name: 'creditbooking', suffix: '', method: 'DELETE' },
  { name: 'creditbooking', suffix: '/barcode/rebuilt', method: 'GET' },
  { name: 'programmationwishlist', suffix: '', method: 'GET' },
  { name: 'programmationwishlist', suffix: '', method: 'PATCH', body: { liked: false } },
  { name: 'programmationwishlist', suffix: '', method: 'DELETE' },
  { name: 'usercredits', suffix: '', method: 'PATCH', body: { liked: true } },
];

describe.each(engines)('ids of others on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('every path', () => {
    let engine: Engine;
    let store: Store;
    let ask: Ask;
    let sam: Identity;
    let alex: Identity;
    /** Camille's things, by their paths. */
    let owned: Record<string, string>;

    /** All rows of members and programmations. */
    const everything = (): Promise<string[][]> =>
      Promise.all(
        (['bookings', 'wishes', 'user_credits', 'idempotent_answers', 'programmations'] as const).map(
          async (table) =>
            (await store.db.selectFrom(table).selectAll().execute())
              .map((row) => JSON.stringify(row))
              .toSorted(),
        ),
      );

    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      ({ ask } = askOnStore(store));
      const [first, second, third] = await addMembers(store, 3, 2);
      if (!first || !second || !third) throw new Error('Nobody came');
      [sam, alex] = [second, third];
      const path = '/v1/me/programmationwishlist' as const;
      const wished = await ask(first, { method: 'POST', path, body: { ...ids, liked: true } });
      const credits = await ask(first, { method: 'GET', path: '/v1/me/usercredits' });
      const parsed = v.parse(creditsAnswer, JSON.parse(credits.body));
      owned = {
        creditbooking: uuidOf(await ask(first, reserveCall(ids))),
        programmationwishlist: uuidOf(wished),
        usercredits: parsed.items[0]?.uuid ?? '',
      };
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    describe.each(paths)('$method $name$suffix $body', ({ name, suffix, method, body }) => {
      test('what is not the member’s own is not there, and stays as it is', async () => {
        const before = await everything();
        const told = await Promise.all(
          Object.values(wrongIds(owned[name] ?? '')).map((id) =>
            ask(sam, {
              method,
              path: `/v1/me/${name}/${encodeURIComponent(id)}${suffix}`,
              ...(body && { body }),
              key: randomUUID(),
            }),
          ),
        );
        expect([...new Set(told.map((one) => `${one.status} ${one.body}`))]).toEqual([
          '404 {"error":{"code":"not-found","message":"There is no such thing of yours"}}',
        ]);
        expect(await everything()).toEqual(before);
      });
    });

    test('control: to its owner the same request is answered', async () => {
      const [camille] = await addMembers(store, 1, 1);
      if (!camille) throw new Error('Nobody came');
      const uuid = uuidOf(await ask(camille, reserveCall(ids)));
      const before = await everything();
      const told = await ask(camille, {
        method: 'PATCH',
        path: `/v1/me/creditbooking/${uuid}`,
        body: { status: 'false' },
      });
      expect(told.status).toBe(200);
      expect(await everything()).not.toEqual(before);
    });

    test('fields that are not the member’s to say have no effect', async () => {
      const more = { uuid: owned['creditbooking'], member_id: sam.id, reserved: 0, enabled: false, taken: 0 };
      const call = reserveCall(ids);
      const told = await ask(alex, { ...call, body: { ...call.body, ...more } });
      expect(JSON.parse(told.body)).toEqual({
        data: { uuid: uuidOf(told), ...ids, status: 'true', enabled: true, code: expect.any(String) },
      });
      const rows = await store.db
        .selectFrom('bookings')
        .select(['reserved'])
        .where('member_id', '=', alex.id)
        .execute();
      expect([uuidOf(told) === owned['creditbooking'], rows]).toEqual([false, [{ reserved: 1 }]]);
    });
  });
});
