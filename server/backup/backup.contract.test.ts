import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { addMember } from '#server/member/testing/visitor.ts';
import { insertRegistration } from '#server/store/members/registrations.ts';
import { insertFamily } from '#server/store/members/sessions.ts';
import { deleteMember } from '#server/member/ownData/deleteAccount.ts';
import { isMigrated } from '#server/store/migrations/migrate.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { openStore, type DataPlace, type Store } from '#server/store/store.ts';
import type { Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { backedUpOf } from './engines/backedUpOf.ts';
import { checkBackup, unpackBackup } from './readBackup.ts';
import { restoreBackup, type RestoreOptions } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';
import { backedUpEngines } from './testing/backedUpEngines.ts';

const clock = createTestClock('2027-06-15T16:00:00Z');
const now = clock.now().epochMilliseconds / 1000;
const log = createLog(() => null);

describe.each(backedUpEngines)('backups on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('taken and restored', () => {
    let engine: Engine;
    let store: Store;
    let folder: string;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      folder = makeFolder({});
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
      rmSync(folder, { recursive: true });
    });

    let count = 0;
    const take = async () => {
      const file = join(folder, `${(count += 1)}.backup`);
      await takeBackup(file, { database: backedUpOf(engine.place, log), festival: null, clock });
      return file;
    };
    const restore = (file: string, place: DataPlace, options: Partial<RestoreOptions> = {}) =>
      restoreBackup(file, {
        database: backedUpOf(place, log),
        dataDirectory: place.dataDirectory,
        festival: null,
        deletions: null,
        clock,
        ...options,
      });
    /** Opens a restored place for the rest of a test. */
    const openAt = async (place: DataPlace): Promise<Store> => {
      const opened = await openStore(place, log);
      onTestFinished(opened.close);
      return opened;
    };
    const keysIn = async ({ db }: Store): Promise<string[]> =>
      (await db.selectFrom('budgets').select('key').where('name', '=', 'written').execute()).map(
        ({ key }) => key,
      );

    /** Writes one row after another, each acknowledged before the next. */
    const startWriting = () => {
      const acknowledged: string[] = [];
      const end = new AbortController();
      const first = Promise.withResolvers<void>();
      const write = async (): Promise<void> => {
        while (!end.signal.aborted) {
          const key = String(acknowledged.length).padStart(6, '0');
          await store.transact((db) =>
            db.insertInto('budgets').values({ name: 'written', key, spent_until: now }).execute(),
          );
          acknowledged.push(key);
          await letOthersGo();
          if (acknowledged.length === 20) first.resolve();
        }
      };
      const writing = write();
      const stop = async (): Promise<void> => {
        end.abort();
        await writing;
      };
      return { acknowledged, first: first.promise, stop };
    };

    test('OPS-01: everything that was acknowledged before its start is in it, and it is the state of one moment', async () => {
      const { acknowledged, first, stop } = startWriting();
      await first;
      const before = acknowledged.length;
      const file = await take();
      const atEnd = acknowledged.length;
      await stop();
      const place = await engine.makePlace();
      await restore(file, place);
      const restored = (await keysIn(await openAt(place))).toSorted();
      expect(atEnd).toBeGreaterThan(before);
      expect(restored.slice(0, before)).toEqual(acknowledged.slice(0, before));
      expect(restored).toEqual(acknowledged.slice(0, restored.length));
      expect(restored.length).toBeLessThanOrEqual(atEnd + 1);
    });

    test('OPS-02: it is one file for its owner alone, nothing else is left, and it takes the place of no other', async () => {
      const file = await take();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).filter((each) => !each.endsWith('.backup'))).toEqual([]);
      const before = readFileSync(file);
      const again = takeBackup(file, { database: backedUpOf(engine.place, log), festival: null, clock });
      await expect(again).rejects.toThrow('is there already, and is not written over');
      expect(readFileSync(file).equals(before)).toBe(true);
    });

    test('OPS-02: what is unpacked is for its owner alone', async () => {
      const file = await take();
      const unpacked = join(folder, 'unpacked');
      await unpackBackup(file, unpacked);
      const modes = readdirSync(unpacked).map((name) => statSync(join(unpacked, name)).mode & 0o777);
      expect(modes.length).toBeGreaterThan(1);
      expect(new Set(modes)).toEqual(new Set([0o600]));
      rmSync(unpacked, { recursive: true });
    });

    test('OPS-02: one that fails leaves nothing behind', async () => {
      const database = backedUpOf(engine.place, log);
      const before = readdirSync(folder);
      const failing = [
        { ...database, copy: () => Promise.reject(new Error('the disk is full')) },
        {
          ...database,
          copy: async (into: string) => {
            const copied = await database.copy(into);
            return { ...copied, part: { ...copied.part, bytes: copied.part.bytes + 1 } };
          },
        },
      ];
      for (const broken of failing)
        await expect(
          takeBackup(join(folder, 'failed.backup'), { database: broken, festival: null, clock }),
        ).rejects.toThrow();
      expect(readdirSync(folder)).toEqual(before);
    });

    test('OPS-05: a place with a database is refused, and stays as it was', async () => {
      const file = await take();
      const place = await engine.makePlace();
      const other = await openAt(place);
      await other.transact((db) =>
        db.insertInto('budgets').values({ name: 'written', key: 'theirs', spent_until: now }).execute(),
      );
      await expect(restore(file, place)).rejects.toThrow('a restore goes into an empty place only');
      expect(await keysIn(other)).toEqual(['theirs']);
      expect(readdirSync(place.dataDirectory)).not.toContain('restoring');
    });

    test('OPS-07: every session has ended, and so has all that waits for a code', async () => {
      const { id } = await addMember(store, 'session@example.test');
      const later = now + 3600;
      await store.transact(async (db) => {
        await insertFamily(db, {
          id: 'family',
          member_id: id,
          token_hash: 'x',
          rotated_at: 0,
          begun_at: now,
          expires_at: later,
          browser: null,
          system: null,
        });
        const waiting = { id: 'waiting', member_id: id, code_hash: '', expires_at: later, used: 0 } as const;
        await db
          .insertInto('login_attempts')
          .values({ ...waiting, tries: 0 })
          .execute();
        await db
          .insertInto('password_resets')
          .values({ ...waiting, userref: '', authorization_hash: null })
          .execute();
        const nobody = { firstname: '', lastname: '', location: '', lang: 'fr', password_hash: '' } as const;
        await insertRegistration(db, {
          ...nobody,
          id: 'waiting',
          userref: '',
          account: '',
          code_hash: '',
          expires_at: later,
        });
      });
      const place = await engine.makePlace();
      await restore(await take(), place);
      const restored = await openAt(place);
      const rowsOf = async ({ db }: Store) => [
        (await db.selectFrom('session_families').select('id').execute()).length,
        (await db.selectFrom('login_attempts').select('id').execute()).length,
        (await db.selectFrom('password_resets').select('id').execute()).length,
        (await db.selectFrom('registrations').select('id').execute()).length,
      ];
      expect([await rowsOf(store), await rowsOf(restored)]).toEqual([
        [1, 1, 1, 1],
        [0, 0, 0, 0],
      ]);
    });

    const emails = async ({ db }: Store): Promise<string[]> =>
      (await db.selectFrom('members').select('email').orderBy('email').execute()).map(({ email }) => email);

    test('OPS-08: an account that was deleted after the backup is deleted again from the list beside the database', async () => {
      const gone = await addMember(store, 'gone@example.test');
      await addMember(store, 'stays@example.test');
      const file = await take();
      await store.transact((db) => deleteMember(db, gone, now));
      await store.keepDeletions();
      const list = join(engine.place.dataDirectory, 'deletions');
      const [with_, without] = [await engine.makePlace(), await engine.makePlace()];
      expect(await restore(file, with_, { deletions: list })).toMatchObject({ deleted: 1 });
      expect(await restore(file, without)).toMatchObject({ deleted: null });
      const restored = await openAt(with_);
      expect(await emails(restored)).toContain('stays@example.test');
      expect(await emails(restored)).not.toContain('gone@example.test');
      expect(await emails(await openAt(without))).toContain('gone@example.test');
      // A list that lies in the place already counts as well.
      const both = await engine.makePlace();
      mkdirSync(both.dataDirectory, { recursive: true });
      writeFileSync(join(both.dataDirectory, 'deletions'), readFileSync(list));
      const nobody = join(folder, 'nobody.backup');
      writeFileSync(nobody, '');
      expect(await restore(file, both, { deletions: nobody })).toMatchObject({ deleted: 1 });
      expect(await emails(await openAt(both))).not.toContain('gone@example.test');
      rmSync(nobody);
      // The next backup of the restored site knows of it, too.
      await restored.keepDeletions();
      expect(readFileSync(join(with_.dataDirectory, 'deletions'), 'utf8')).toContain(gone.uuid);
    });

    test('OPS-10: a restore that broke off leaves a place where no site starts, and that takes it again', async () => {
      const file = await take();
      const place = await engine.makePlace();
      const database = backedUpOf(place, log);
      const broken = {
        ...database,
        finish: () => Promise.reject(new Error('the power went')),
      };
      await expect(restore(file, place, { database: broken })).rejects.toThrow('the power went');
      await expect(openStore(place, log)).rejects.toThrow('a restore has not come to its end here');
      await restore(file, place);
      expect(await emails(await openAt(place))).toEqual(await emails(store));
      expect(readdirSync(place.dataDirectory)).not.toContain('restoring');
    });

    /** Another version of the schema in the database's own list, for the duration of `work`. */
    const withMigrations = async <T>(change: (db: Database) => Promise<unknown>, work: () => Promise<T>) => {
      const { rows } = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(
        store.db,
      );
      await store.transact(change);
      try {
        return await work();
      } finally {
        await store.transact(async (db) => {
          await sql`delete from kysely_migration`.execute(db);
          for (const { name: each, timestamp } of rows)
            await sql`insert into kysely_migration (name, timestamp) values (${each}, ${timestamp})`.execute(
              db,
            );
        });
      }
    };

    test('OPS-06: a newer schema is refused before anything is written', async () => {
      const newer = (db: Database) =>
        sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
      const file = await withMigrations(newer, take);
      const place = await engine.makePlace();
      await expect(restore(file, place)).rejects.toThrow('does not know the schema 999-later');
      expect(readdirSync(place.dataDirectory)).toEqual([]);
    });

    test('OPS-06: an older schema becomes that of this code', async () => {
      const older = async (db: Database): Promise<void> => {
        await sql`delete from kysely_migration where name >= '034-deletions'`.execute(db);
        await sql`alter table deleted_members rename to deleted_members_later`.execute(db);
        await sql`drop index deleted_members_age`.execute(db);
      };
      const file = await withMigrations(older, take);
      await store.transact(async (db) => {
        await sql`alter table deleted_members_later rename to deleted_members`.execute(db);
        await sql`create index deleted_members_age on deleted_members (deleted_at, uuid)`.execute(db);
      });
      const place = await engine.makePlace();
      await restore(file, place);
      const restored = await openAt(place);
      expect([await emails(restored), await isMigrated(restored.db)]).toEqual([await emails(store), true]);
    });

    test('OPS-10: one that broke off before its database was there does so, too', async () => {
      const file = await take();
      const place = await engine.makePlace();
      const database = backedUpOf(place, log);
      const broken = { ...database, load: () => Promise.reject(new Error('the power went')) };
      await expect(restore(file, place, { database: broken })).rejects.toThrow('the power went');
      await expect(openStore(place, log)).rejects.toThrow('a restore has not come to its end here');
      await restore(file, place);
      expect(await emails(await openAt(place))).toEqual(await emails(store));
    });

    test('OPS-02: of a place without a site there is no backup', async () => {
      const place = await engine.makePlace();
      const taking = () =>
        takeBackup(join(folder, 'nothing.backup'), {
          database: backedUpOf(place, log),
          festival: null,
          clock,
        });
      await expect(taking()).rejects.toMatchObject({ name: 'BackupError' });
      if (place.databaseUrl === null) writeFileSync(join(place.dataDirectory, 'chapiteau.sqlite'), '');
      await expect(taking()).rejects.toThrow('This is no database of a site: it has no schema.');
      expect(readdirSync(folder).filter((each) => !/^\d+\.backup$/.test(each))).toEqual([]);
    });

    if (name === 'PostgreSQL')
      test('OPS-05: a backup of a newer PostgreSQL is refused, one of an older or the same is not', async () => {
        const { manifest } = await checkBackup(await take());
        const database = backedUpOf(await engine.makePlace(), log);
        const check = (versions: number) =>
          database.checkPlace({ ...manifest, engineVersion: manifest.engineVersion + versions });
        await check(0);
        await check(-1);
        await expect(check(1)).rejects.toThrow(
          `The backup is of PostgreSQL ${manifest.engineVersion + 1}, and this server is older: PostgreSQL ${manifest.engineVersion}.`,
        );
      });

    test('OPS-05: a backup of another engine is refused', async () => {
      const file = await take();
      const other =
        name === 'SQLite'
          ? { databaseUrl: 'postgres://127.0.0.1:1/nowhere', dataDirectory: folder }
          : { databaseUrl: null, dataDirectory: join(folder, 'other') };
      await expect(restore(file, other)).rejects.toThrow(`The backup is of ${name}`);
    });
  });
});
