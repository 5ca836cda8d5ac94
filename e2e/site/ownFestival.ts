import { dirname } from 'node:path';
import { noWords } from '#contract/words.ts';
import { createLog } from '#server/log.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { openStore, type Store } from '#server/store/store.ts';
import type { RunningSite } from './runningSite.ts';

/** Opens the database of a running site from outside. */
export const openDatabase = ({ outbox }: Pick<RunningSite, 'outbox'>): Promise<Store> =>
  openStore(
    { databaseUrl: null, dataDirectory: dirname(outbox) },
    createLog(() => null),
  );

/** Makes the site that of another festival, as a folder would. */
export const becomeFestival = async (store: Store, changed: Partial<FestivalProfile>): Promise<void> => {
  const profile: FestivalProfile = {
    name: { fr: 'Jazz au Lac', en: 'Jazz au Lac' },
    languages: ['fr', 'en'],
    timezone: 'America/Toronto',
    currency: 'CAD',
    ticketsUrl: null,
    socialUrls: [],
    members: true,
    newsletter: true,
    reservable: null,
    drawnBySeries: [],
    placeholders: [],
    words: noWords,
    look: { colours: {}, series: {}, fonts: {} },
    ...changed,
  };
  await store.write(async (db) => {
    await db.deleteFrom('festival').execute();
    await db
      .insertInto('festival')
      .values({ id: 1, profile: JSON.stringify(profile) })
      .execute();
  });
};
