import { noWords } from '#contract/words.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { Store } from '#server/store/store.ts';

const jazz: FestivalProfile = {
  name: { fr: 'Jazz <du> Nord', en: 'Northern “Jazz”' },
  languages: ['fr', 'en'],
  timezone: 'Europe/Paris',
  currency: 'EUR',
  members: true,
  newsletter: true,
  reservable: null,
  drawnBySeries: [],
  ticketsUrl: 'https://tickets.example/{lang}',
  socialUrls: ['https://x.com/jazz'],
  placeholders: [],
  words: noWords,
  look: { colours: {}, series: {}, fonts: {} },
};

/** For tests: the festival as a folder would leave it in the database. */
export const writeProfile = (store: Store, changed: Partial<FestivalProfile> = {}): Promise<void> =>
  store.write(async (db) => {
    await db.deleteFrom('festival').execute();
    const profile = JSON.stringify({ ...jazz, ...changed });
    await db.insertInto('festival').values({ id: 1, profile }).execute();
  });
