import { dirname } from 'node:path';
import { createLog } from '#server/log.ts';
import { parseFestivalProfile, type FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { openStore } from '#server/store/store.ts';
import { expect } from './expect.ts';
import type { RunningSite } from './runningSite.ts';

/** Makes a running site's festival say something else, and waits until its pages show it: they then have its other name. */
export const changeFestival = async (
  { url, outbox }: RunningSite,
  changed: Partial<FestivalProfile> & { name: FestivalProfile['name'] },
): Promise<void> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory: dirname(outbox) },
    createLog(() => null),
  );
  await store.write(async (db) => {
    const { profile } = await db.selectFrom('festival').select('profile').executeTakeFirstOrThrow();
    const said = JSON.stringify({ ...parseFestivalProfile(profile), ...changed });
    await db.updateTable('festival').set({ profile: said }).execute();
  });
  await store.close();
  const lang = (changed.languages ?? ['fr'])[0] ?? 'fr';
  await expect.poll(async () => (await fetch(`${url}/${lang}`)).text()).toContain(changed.name[lang]);
};
