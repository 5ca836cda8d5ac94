import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { runScript } from '#server/testing/runScript.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { loadFolder } from './load.ts';

const log = createLog(() => null);
const size = { shows: 40, dates: 6_000 };

interface Seen {
  shows: number;
  dates: number;
  records: number;
}
const countAll = async ({ db }: Store): Promise<Seen> => {
  const { rows } = await sql<Seen>`select (select count(*) from shows) as shows,
    (select count(*) from programmations) as dates, (select count(*) from folder_records) as records`.execute(
    db,
  );
  const [seen] = rows;
  if (!seen) throw new Error('Nothing was counted');
  return seen;
};

/** A disk that has no room for a load, until it is given more. @returns how */
const fillDisk = async (store: Store, { databaseUrl }: Engine): Promise<() => Promise<unknown>> => {
  if (databaseUrl === null) {
    const limit = (pages: number) =>
      store.transact((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await limit((rows[0]?.page_count ?? 0) + 40);
    return () => limit(1_000_000);
  }
  // The server's own disk is not ours to fill: its error comes with one of the last tables.
  await sql`create function fill_disk() returns trigger language plpgsql as
    'begin raise exception ''The disk is full'' using errcode = ''53100''; end'`.execute(store.db);
  await sql`create trigger full_disk before insert on folder_records
    for each statement execute function fill_disk()`.execute(store.db);
  return () => sql`drop trigger full_disk on folder_records`.execute(store.db);
};

describe.each(engines)('a full disk of $name', ({ start, isHere }) => {
  describe.runIf(isHere)('beneath a load', () => {
    let engine: Engine;
    let store: Store;
    beforeEach(async () => {
      engine = await start();
      store = await engine.openEmpty();
    });
    afterEach(async () => {
      await store.close();
      await engine.stop();
    });

    test('FES-09: it leaves the programme as it was, and a later load ends', async () => {
      const names = Array.from({ length: 400 }, (_, index) => `concert-${index}`);
      const shows = Object.fromEntries(
        names.map((name) => [name, { text: 'Un long texte.\n\n'.repeat(100) }]),
      );
      const dates = names.map((show, index) => ({ id: `d-${index}`, show, start: '2027-08-16 20:00' }));
      const options = { now: Temporal.Instant.from('2027-07-01T12:00:00Z'), cancel: 0, dryRun: false };
      await loadFolder(store, folderOfShort({ name: 'Avant' }), options);
      const [version, before] = [await readVersion(store.db), await countAll(store)];
      const makeRoom = await fillDisk(store, engine);
      await expect(loadFolder(store, folderOfShort({ shows, dates }), options)).rejects.toThrow('full');
      expect([await readVersion(store.db), await countAll(store)]).toEqual([version, before]);
      await makeRoom();
      expect((await loadFolder(store, folderOfShort({ shows, dates }), options)).outcome).toBe('loaded');
      expect(await countAll(store)).toMatchObject({ shows: 400, dates: 400 });
    });
  });
});

describe.each(engines)('a load on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('by the command', () => {
    let engine: Engine;
    let folder = '';
    const openHere = async () => {
      engine = await start();
      return engine.open();
    };
    const settingsOf = (dataDirectory: string) =>
      engine.databaseUrl === null
        ? { DATA_DIR: dataDirectory }
        : { DATABASE_URL: engine.databaseUrl, DATA_DIR: dataDirectory };
    afterEach(() => engine.stop());
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test(
      'shows readers everything or nothing of it, also when it is killed in the middle',
      { timeout: 300_000 },
      async () => {
        folder = makeFolder(jazzFiles(size));
        const dataDirectory = makeFolder({});
        const first = await openHere();
        await first.close();
        const store = await openStore({ databaseUrl: engine.databaseUrl, dataDirectory }, log);
        const nothing = { shows: 0, dates: 0, records: 0 };
        const load = () =>
          runScript('server/festival/festival.cli.ts', {
            args: ['load', folder],
            env: settingsOf(dataDirectory),
          });
        try {
          for (const delay of [0, 15, 40, 90, 180, 350]) {
            const script = load();
            await script.line('Dates:');
            const until = performance.now() + delay;
            while (performance.now() < until) {
              const seen = await countAll(store);
              expect([0, size.dates]).toContain(seen.dates);
            }
            script.process.kill('SIGKILL');
            await script.end();
            const after = await countAll(store);
            if (after.dates === 0) expect(after).toEqual(nothing);
            else expect(after).toMatchObject(size);
            if (after.dates > 0) break;
          }
          const { code, output } = await load().end();
          expect([code, output.split('\n').at(-1)]).toEqual([
            0,
            expect.stringMatching(/The folder is online|Nothing changed/),
          ]);
          expect(await countAll(store)).toMatchObject(size);
          expect((await load().end()).output).toContain('Nothing changed.');
        } finally {
          await store.close();
          rmSync(dataDirectory, { recursive: true, force: true });
        }
      },
    );
  });
});
