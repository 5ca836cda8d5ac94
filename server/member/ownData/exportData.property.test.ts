import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { hour, second } from '#contract/settings/time.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import type { Store } from '#server/store/store.ts';
import { addMembers } from '#server/stress/people.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import type { AccountDeps } from '../account.ts';
import { createRateLimits } from '#server/protection/rateLimits.ts';
import type { Identity } from '../resource.ts';
import { openSecrets } from '#server/protection/secrets.ts';
import { noEffort } from '../testing/noEffort.ts';
import { createTokens } from '../tokens.ts';
import { exportDataResources } from './exportData.ts';

/** One member's acts: reserved and liked dates, sessions, changes of credits, and whether they get letters. */
interface Life {
  bookings: number[];
  wishes: number[];
  sessions: number;
  changes: number;
  hasNewsletter: boolean;
}
const dates = fc.uniqueArray(fc.constantFrom(3, 7), { maxLength: 2 });
const lives: fc.Arbitrary<Life[]> = fc.array(
  fc.record({
    bookings: dates,
    wishes: dates,
    sessions: fc.nat(3),
    changes: fc.nat(3),
    hasNewsletter: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
);

/** A member's data bear a mark: `own-12-`, or an hour of theirs, counted from the beginning of 1970. */
const markOf = ({ id }: Identity): string => `own-${id}-`;
const anHour = hour / second;
const instantOf = ({ id }: Identity): number => id * anHour;
const far = 4_102_444_800;

const live = (store: Store, who: Identity, life: Life): Promise<void> =>
  store.transact(async (db) => {
    const [mark, at, member_id] = [markOf(who), instantOf(who), who.id];
    const words = { firstname: `${mark}first`, lastname: `${mark}last`, location: `${mark}place` };
    const email = `${mark}mail@example.test`;
    await db
      .updateTable('members')
      .set({ ...words, email, created_at: at })
      .where('id', '=', who.id)
      .execute();
    await db
      .updateTable('user_credits')
      .set({ uuid: `${mark}credits` })
      .where('member_id', '=', who.id)
      .execute();
    await db.updateTable('session_families').set({ begun_at: at }).where('member_id', '=', who.id).execute();
    for (const date of life.bookings) {
      const row = { uuid: `${mark}booking-${date}`, code: `${mark}code-${date}`, programmation_id: date };
      const flags = { reserved: 1, enabled: 1, changed_at: at } as const;
      await db
        .insertInto('bookings')
        .values({ ...row, ...flags, member_id })
        .execute();
    }
    for (const date of life.wishes) {
      const row = { uuid: `${mark}wish-${date}`, programmation_id: date, liked: 1 } as const;
      await db
        .insertInto('wishes')
        .values({ ...row, member_id })
        .execute();
    }
    for (let number = 1; number <= life.changes; number += 1) {
      const row = { number, programmation_id: 7, change: 'reserved', changed_at: at } as const;
      await db
        .insertInto('credit_changes')
        .values({ ...row, member_id })
        .execute();
    }
    for (let session = 0; session < life.sessions; session += 1) {
      const token = { token_hash: `${mark}token-${session}`, previous_hash: null, generation: 0 };
      const times = { rotated_at: at * second, begun_at: at, expires_at: far, revoked: 0 } as const;
      const row = { id: `${mark}session-${session}`, member_id, ...token, ...times };
      await db.insertInto('session_families').values(row).execute();
    }
    if (!life.hasNewsletter) return;
    const subscription = {
      id: `${mark}newsletter`,
      email,
      lang: 'fr',
      asked_at: at,
      confirmed_at: at,
    } as const;
    await db.insertInto('newsletter_subscriptions').values(subscription).execute();
  });

const lists = v.object({
  reservations: v.array(v.unknown()),
  wishlist: v.array(v.unknown()),
  credit_history: v.array(v.unknown()),
  sessions: v.array(v.unknown()),
  newsletter: v.nullable(v.unknown()),
});

describe.each(engines)('an export on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('of random members', () => {
    let engine: Engine;
    let deps: AccountDeps;
    beforeAll(async () => {
      engine = await start();
      const [store, settings] = [await engine.open(), readSettings({})];
      await fillTestProgramme(store);
      const clock = createTestClock('2027-07-16T21:30:00Z');
      const secrets = await openSecrets(store, clock);
      const tokens = createTokens(secrets, clock);
      const mailer = createMailer(settings, clock);
      const limits = createRateLimits(clock);
      const log = createLog(() => null);
      deps = {
        settings,
        store,
        clock,
        log,
        secrets,
        tokens,
        mailer,
        limits,
        effort: noEffort,
        festival: testSource,
      };
    });
    afterAll(async () => {
      await deps.store.close();
      await engine.stop();
    });

    const exportOf = async (member: Identity): Promise<string> => {
      const [read] = exportDataResources;
      if (!read) throw new Error('There is no export');
      const nothing = { bearer: null, address: '', devices: '', ifMatch: null, userAgent: '' };
      const caller = { member, idempotencyKey: null, ...nothing };
      const { body } = await read.accept({ params: {}, query: {}, body: undefined }).answer(deps, caller);
      return String(body);
    };
    /** The members whose marks an export has, and its counts. */
    const heldBy = async (member: Identity) => {
      const text = await exportOf(member);
      const { newsletter, ...told } = v.parse(v.pipe(v.string(), v.parseJson(), lists), text);
      const ids = [
        ...text.matchAll(/own-(\d+)-/g).map(([, id]) => Number(id)),
        ...text.matchAll(/"(1970-[^"]*Z)"/g).map(([, instant = '']) => Date.parse(instant) / hour),
        // The first hour belongs to nobody: a session that was never refreshed.
      ].filter((id) => id !== 0);
      const counts = Object.fromEntries(Object.entries(told).map(([name, list]) => [name, list.length]));
      return { ids: [...new Set(ids)], ...counts, newsletter: newsletter !== null };
    };
    const settle = async (of: readonly Life[]): Promise<Identity[]> => {
      const members = await addMembers(deps.store, of.length, 3);
      for (const [index, life] of of.entries()) {
        const who = members[index];
        if (who) await live(deps.store, who, life);
      }
      return members;
    };

    test('an export holds all that is the member’s, and nothing of others', async () => {
      await fc.assert(
        fc.asyncProperty(lives, async (of) => {
          const members = await settle(of);
          for (const [index, life] of of.entries()) {
            const who = members[index];
            expect(who && (await heldBy(who))).toEqual({
              ids: [who?.id],
              reservations: life.bookings.length,
              wishlist: life.wishes.length,
              credit_history: life.changes,
              sessions: 1 + life.sessions,
              newsletter: life.hasNewsletter,
            });
          }
        }),
        { numRuns: 25 },
      );
    });

    test('control: what is given to somebody else by mistake is seen', async () => {
      const life: Life = { bookings: [7], wishes: [], sessions: 0, changes: 0, hasNewsletter: false };
      const [one, other] = await settle([life, { ...life, bookings: [] }]);
      if (!one || !other) throw new Error('Nobody came');
      await deps.store.transact((db) =>
        db.updateTable('bookings').set({ member_id: other.id }).where('member_id', '=', one.id).execute(),
      );
      expect((await heldBy(other)).ids.toSorted()).toEqual([one.id, other.id].toSorted());
    });
  });
});
