import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNewShows } from './newShows.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';

describe.each(engines)('new shows on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const titles = async (limit: number, excluded: string[]) =>
      (await listNewShows(store.db, 'fr', { excluded, limit })).map(({ title, added_at }) => [
        title,
        added_at,
      ]);
    const [muted, nights] = [
      ['Micro fermé', 1_810_000_000],
      ['Les Nuits blanches', 1_800_000_000],
    ];

    test('META-03: the newest first, at most so many', async () => {
      expect(await titles(2, [])).toEqual([muted, nights]);
      expect(await titles(1, [])).toEqual([muted]);
    });

    test('META-03: of one moment the one that was added last is the first', async () => {
      const undone = new Error('undone');
      const told: string[] = [];
      const look = store.transact(async (db) => {
        await db.updateTable('shows').set({ added_at: 1_800_000_000 }).execute();
        const shows = await listNewShows(db, 'fr', { excluded: [], limit: 2 });
        told.push(...shows.map(({ title }) => title));
        throw undone;
      });
      await expect(look).rejects.toBe(undone);
      expect(told).toEqual(['Micro fermé', 'Les Nuits blanches']);
    });

    test('SHW-19: those of festivals that are left out are not among them, in upper case or not', async () => {
      expect(await titles(2, ['chapiteau'])).toEqual([muted]);
      expect(await titles(2, ['another', 'one more'])).toEqual([muted, nights]);
    });
  });
});
