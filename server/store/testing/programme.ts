import { insertAll, insertProgrammations } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import type { Database } from '../schema/tables.ts';

/** 2027-07-16T23:30:00Z, the evening of the examples. */
export const evening = 1_815_780_600;

const insertSurroundings = async (db: Database): Promise<void> => {
  await insertAll(db, 'categories', [
    { id: 1, code: 'venue', title_fr: 'En salle', title_en: 'In venue' },
    { id: 2, code: 'outdoor', title_fr: 'Extérieur', title_en: 'Outdoor' },
    { id: 3, code: 'online', title_fr: 'En ligne', title_en: 'Online' },
    { id: 10, code: 'standUp', title_fr: 'Stand-up', title_en: 'Stand-up' },
    { id: 11, code: 'clown', title_fr: 'Clown', title_en: 'Clowning' },
  ]);
  await insertAll(db, 'venues', [
    {
      id: 1,
      external_id: 'test:1',
      name: 'Théâtre du Coin',
      city: 'Montréal',
      region: 'QC',
      map_url: 'https://map.example/1',
    },
  ]);
  await insertAll(db, 'artist_categories', [{ id: 1, title_fr: 'Humoriste', title_en: 'Comedian' }]);
  await insertAll(db, 'artists', [
    {
      id: 1,
      name: 'Tante Bricole',
      category_id: 1,
      bio_fr: 'Raconte.',
      bio_en: 'Tells.',
      slug: 'tante-bricole',
      portrait: 73,
    },
  ]);
};

const insertShows = async (db: Database): Promise<void> => {
  const show = { language: 'fr', show_type: 'headliners', belong_to: 'Chapiteau', fingerprint: null };
  await insertAll(db, 'shows', [
    {
      id: 1,
      external_id: 'test:1',
      kind: 'venue',
      poster: 12,
      image_url: null,
      added_at: 1_800_000_000,
      ...show,
    },
    {
      id: 2,
      external_id: 'test:2',
      kind: 'online',
      poster: null,
      image_url: 'https://pictures.example/2.jpg',
      language: '',
      show_type: null,
      belong_to: null,
      fingerprint: null,
      added_at: 1_810_000_000,
    },
  ]);
  await insertAll(db, 'show_texts', [
    {
      show_id: 1,
      lang: 'fr',
      slug: 'les-nuits-blanches',
      title: 'Les Nuits blanches',
      summary: 'On veille.',
      description: '<p>Toute la nuit.</p>',
    },
    {
      show_id: 1,
      lang: 'en',
      slug: 'sleepless-nights',
      title: 'Sleepless Nights',
      summary: 'We stay up.',
      description: '<p>All night.</p>',
    },
    { show_id: 2, lang: 'fr', slug: 'micro-ferme', title: 'Micro fermé', summary: '', description: '' },
    { show_id: 2, lang: 'en', slug: 'on-mute', title: 'On Mute', summary: '', description: '' },
  ]);
  await insertAll(db, 'show_categories', [
    { show_id: 1, category_id: 1, position: 0 },
    { show_id: 1, category_id: 10, position: 1 },
    { show_id: 2, category_id: 3, position: 0 },
  ]);
  await insertAll(db, 'show_artists', [{ show_id: 1, artist_id: 1, position: 0 }]);
};

const hour = 3600;
const insertDates = (db: Database): Promise<void> => {
  const common = { timezone: 'America/Toronto', ticket_url: 'https://tickets.example/1', taken: 0 };
  const inVenue = { show_id: 1, venue_id: 1, price_min: 25_000, price_max: 48_500, capacity: 220, ...common };
  return insertProgrammations(db, [
    {
      id: 7,
      external_id: 'test:7',
      starts_at: evening,
      ends_at: evening + hour,
      status: 'ON_SALE',
      ...inVenue,
    },
    {
      id: 8,
      external_id: 'test:8',
      starts_at: evening + 24 * hour,
      ends_at: null,
      status: 'SOLD_OUT',
      ...inVenue,
    },
    {
      id: 3,
      external_id: 'test:3',
      starts_at: evening,
      ends_at: null,
      status: 'FREE',
      ...common,
      show_id: 2,
      venue_id: null,
      price_min: 0,
      price_max: 0,
      capacity: null,
    },
  ]);
};

const insertPages = (db: Database): Promise<void> => {
  const metas = { meta_title: '', meta_description: '', og_image: null, noindex: 0 } as const;
  const home = { id: 1, path: '', type: 'home', ...metas } as const;
  const privacy = { id: 2, type: 'page', ...metas, meta_description: 'Ce que nous gardons.' } as const;
  const page = (title: string): string => JSON.stringify({ title, body: '<p>…</p>' });
  const zones = (title: string): string => JSON.stringify({ title, html_top: '<p>!</p>', html_bottom: '' });
  return insertAll(db, 'pages', [
    { ...home, lang: 'fr', attributes: zones('Accueil') },
    { ...home, lang: 'en', attributes: zones('Home') },
    { ...privacy, lang: 'fr', path: 'confidentialite', attributes: page('Confidentialité') },
    { ...privacy, lang: 'en', path: 'privacy-policy', attributes: page('Privacy') },
  ]);
};

const insertPassports = (db: Database): Promise<void> => {
  const cat = { id: 1, image: '/c.avif', starting_at: 89_000 } as const;
  const bare = { image: null, starting_at: null, detail_url: null, saving: '' };
  return insertAll(db, 'passports', [
    { id: 2, lang: 'en', title: 'Bare', ...bare },
    { ...cat, lang: 'en', title: 'Cat', detail_url: '/en/p/cat', saving: 'A lot' },
    { ...cat, lang: 'fr', title: 'Matou', detail_url: '/fr/p/matou', saving: 'Beaucoup' },
  ]);
};

/** A programme of two shows, three dates and two pages, small enough to state whole answers about it. */
export const fillTestProgramme = (store: Store): Promise<void> =>
  store.write(async (db) => {
    await insertSurroundings(db);
    await insertShows(db);
    await insertDates(db);
    await insertPages(db);
    await insertPassports(db);
    await insertAll(db, 'menu_items', [
      { id: 1, lang: 'fr', menu: 'main', title: 'Calendrier', href: '/fr/calendrier', hierarchy: '.1' },
      { id: 2, lang: 'en', menu: 'main', title: 'Calendar', href: '/en/calendar', hierarchy: '.1' },
      { id: 3, lang: 'fr', menu: 'footer', title: 'Accueil', href: '/fr', hierarchy: '.1' },
    ]);
    await insertAll(db, 'sponsors', [
      { id: 1, title: 'Colle Tempo', logo: '/media/sponsors/1.svg', uri: null, footer_line: 2 },
      { id: 2, title: 'Brasserie', logo: null, uri: 'https://beer.example/', footer_line: 1 },
    ]);
  });
