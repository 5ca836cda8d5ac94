import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemberSite, type MemberSite } from '../member/testing/memberSite.ts';
import { isDone, type Ask } from './asking.ts';
import { addPerformances } from './people.ts';
import { isHonoured, openRound, reserveWhile, settle, type Round } from './reserving.ts';

const shows = 3;
const everybody = 16 * shows;

let site: MemberSite;
let round: Round;
beforeEach(async () => {
  site = await openMemberSite();
  round = await openRound(site.store, await addPerformances(site.store, Array(shows).fill(null), site.now));
});
afterEach(() => site.close());

/** Reserves until every member has every performance. */
const reserveAll = (ask: Ask) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const counting: Ask = async (member, call) => {
    const told = await ask(member, call);
    done += isDone(told) ? 1 : 0;
    if (done === everybody) resolve();
    return told;
  };
  return reserveWhile(counting, round, () => promise);
};
const quiet = { unavailable: 0, silent: 0, faults: [] };
const kept = { acknowledged: everybody, lost: 0, unanswered: 0, ...quiet, isBalanced: true };

describe('QA: reservations while something happens to the site', () => {
  test('are all there afterwards', async () => {
    const result = await settle(site.ask, site.store, round, await reserveAll(site.ask));
    expect([result, isHonoured(result)]).toEqual([kept, true]);
  });

  test('what cannot be answered now is sent again with its key', async () => {
    let [asked, unavailable, silent] = [0, 0, 0];
    const sometimes: Ask = (member, call) => {
      asked += 1;
      if (asked % 3 === 1) return site.ask(member, call);
      if (asked % 3 === 0) {
        silent += 1;
        return Promise.reject(new Error('gone'));
      }
      unavailable += 1;
      return Promise.resolve({
        status: 503,
        body: '{"error":{"code":"unavailable","message":"Try again later"}}',
      });
    };
    const result = await settle(site.ask, site.store, round, await reserveAll(sometimes));
    expect([result, isHonoured(result)]).toEqual([{ ...kept, unavailable, silent }, true]);
  });

  test('one that was not answered comes to a reservation when it is sent again', async () => {
    const silent: Ask = async (member, call) => {
      await site.ask(member, call);
      throw new Error('gone');
    };
    const first = Promise.withResolvers<void>();
    const written = await reserveWhile(
      (member, call) => {
        first.resolve();
        return silent(member, call);
      },
      round,
      () => first.promise,
    );
    const result = await settle(site.ask, site.store, round, written);
    expect(result).toMatchObject({ acknowledged: 0, lost: 0, isBalanced: true });
    expect(result.unanswered).toBeGreaterThan(0);
  });

  test('control: an answered reservation that is not there any more is noticed', async () => {
    const written = await reserveAll(site.ask);
    const uuid = await site.store.transact(async (db) => {
      const lost = await db.selectFrom('bookings').select(['uuid', 'member_id']).executeTakeFirstOrThrow();
      await db.deleteFrom('bookings').where('uuid', '=', lost.uuid).execute();
      await db.deleteFrom('idempotent_answers').where('body', 'like', `%${lost.uuid}%`).execute();
      return lost.uuid;
    });
    const result = await settle(site.ask, site.store, round, written);
    expect([uuid.length, result, isHonoured(result)]).toEqual([
      36,
      { ...kept, lost: 1, isBalanced: false },
      false,
    ]);
  });

  test('control: an answer that nobody may get is noticed', async () => {
    let asked = 0;
    const failing: Ask = (member, call) => {
      asked += 1;
      return asked === 5
        ? Promise.resolve({
            status: 500,
            body: '{"error":{"code":"internal","message":"It is not foreseen"}}',
          })
        : site.ask(member, call);
    };
    const result = await settle(site.ask, site.store, round, await reserveAll(failing));
    expect([result.faults, isHonoured(result)]).toEqual([['500 internal'], false]);
  });
});
