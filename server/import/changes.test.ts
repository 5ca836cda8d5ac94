import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { identityOf } from './reading/identity.ts';
import { countsOf, openImported, recordOf } from './testing/importedSite.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const hall = (more: Record<string, unknown> = {}) => ({ '@type': 'Place', name: 'Théâtre du Coin', ...more });
const toronto = { latitude: 43.65, longitude: -79.38 };

const record = (id: string, more: Record<string, unknown> = {}) =>
  recordOf({
    '@id': id,
    startDate: '2027-08-16T19:30:00-04:00',
    endDate: '2027-08-16T21:00:00-04:00',
    location: hall({ geo: toronto }),
    description: 'Des contes.',
    image: 'https://pictures.example/1.jpg',
    duration: 'PT1H30M',
    typicalAgeRange: '16+',
    inLanguage: ['fr', 'en'],
    keywords: 'Conte',
    performer: [{ name: 'Ines' }, { name: 'Luc' }],
    accessibilityFeature: 'LSQ',
    offers: { lowPrice: 10, highPrice: 20 },
    ...more,
  });

/** The changes of an editor to a record, one thing at a time. */
const changes: readonly Record<string, unknown>[] = [
  { name: 'Une autre soirée' },
  { name: { '@value': 'An Evening', '@language': 'en' } },
  { description: 'D’autres contes.' },
  { description: undefined },
  { image: 'https://pictures.example/2.jpg' },
  { duration: 'PT2H' },
  { typicalAgeRange: '18+' },
  { inLanguage: ['fr', 'es'] },
  { inLanguage: 'en' },
  { keywords: 'Conte, Impro' },
  { eventAttendanceMode: 'OnlineEventAttendanceMode' },
  { performer: [{ name: 'Luc' }, { name: 'Ines' }] },
  { performer: 'Ines' },
  { accessibilityFeature: ['LSQ', 'ASL'] },
  { startDate: '2027-08-16T19:00:00-04:00' },
  { endDate: '2027-08-16T22:00:00-04:00' },
  { endDate: undefined },
  { location: hall({ geo: { latitude: 51.05, longitude: -114.07 } }) },
  { location: hall({ name: 'Autre théâtre', geo: toronto }) },
  { location: hall({ geo: toronto, address: { streetAddress: '2, rue Haute' } }) },
  { location: hall({ geo: toronto, address: { addressLocality: 'Laval' } }) },
  { offers: { lowPrice: 12, highPrice: 20 } },
  { offers: { lowPrice: 10, highPrice: 22 } },
  { offers: { lowPrice: 10, highPrice: 20, availability: 'SoldOut' } },
  { offers: undefined },
  { isAccessibleForFree: true },
  { url: 'https://shows.example/autre' },
  { eventStatus: 'EventPostponed' },
  { eventStatus: 'EventCancelled' },
];

/** All that the database holds of the date with an id, by the keys of what it leads to. */
const stored = async (id: string) => {
  const {
    id: _id,
    external_id: _external,
    show_id: showId,
    venue_id: venueId,
    ...date
  } = await store.db
    .selectFrom('programmations')
    .selectAll()
    .where('external_id', '=', identityOf(['id', id]))
    .executeTakeFirstOrThrow();
  const shows = await store.db.selectFrom('shows').selectAll().where('id', '=', showId).execute();
  const texts = await store.db
    .selectFrom('show_texts')
    .selectAll()
    .where('show_id', '=', showId)
    .orderBy('lang')
    .execute();
  const categories = await store.db
    .selectFrom('show_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .where('show_id', '=', showId)
    .orderBy('position')
    .select(['code', 'position'])
    .execute();
  const artists = await store.db
    .selectFrom('show_artists')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('show_id', '=', showId)
    .orderBy('position')
    .select(['name', 'position'])
    .execute();
  const accessibility = await store.db
    .selectFrom('show_accessibility')
    .select('feature')
    .where('show_id', '=', showId)
    .orderBy('feature')
    .execute();
  return {
    date: { ...date, venueId },
    shows: shows.map(({ id: _show, external_id: _key, ...show }) => show),
    texts: texts.map(({ show_id: _show, slug: _slug, ...text }) => text),
    categories,
    artists,
    accessibility,
  };
};

test('import: whatever changes of a record, what is there becomes as if the record had come so at first', async () => {
  const site = openImported(store);
  const told = (name: string, isChanged: boolean) =>
    changes.map((change, at) => record(`urn:${name}:${at}`, isChanged ? change : {}));
  await site.import(told('known', false));
  const count = changes.length;
  const again = [...told('known', true), ...told('new', true)];
  expect(countsOf(await site.import(again))).toEqual([count, count, 0, 0]);
  for (const [at, change] of changes.entries())
    expect([change, await stored(`urn:known:${at}`)]).toEqual([change, await stored(`urn:new:${at}`)]);
});

test('import: of shows that became one nothing is left that a later show could inherit', async () => {
  const site = openImported(store);
  const series = { '@id': 'urn:series', '@type': 'EventSeries', name: 'Une soirée' };
  const dates = [1, 2, 3].map((day) =>
    record(`urn:${day}`, { startDate: `2027-08-1${day}T19:30:00-04:00`, endDate: undefined }),
  );
  await site.import(dates);
  await site.import(dates.map((date) => ({ ...date, superEvent: series })));
  const left = await Promise.all(
    (['show_texts', 'show_categories', 'show_accessibility', 'show_artists'] as const).map(async (table) => [
      table,
      (await store.db.selectFrom(table).select('show_id').distinct().execute()).length,
    ]),
  );
  expect([...left, ['shows', (await store.db.selectFrom('shows').select('id').execute()).length]]).toEqual([
    ['show_texts', 1],
    ['show_categories', 1],
    ['show_accessibility', 1],
    ['show_artists', 1],
    ['shows', 1],
  ]);
});

test('import: a show whose date goes to another one before its new date comes keeps its row', async () => {
  const site = openImported(store);
  const dateOf = (id: number, series: string) =>
    recordOf({
      '@id': `urn:${id}`,
      name: series,
      startDate: `2027-08-1${id}T19:30:00`,
      superEvent: { '@id': `urn:${series}`, '@type': 'EventSeries', name: series },
    });
  await site.import([dateOf(1, 'Gala')]);
  const shows = () =>
    store.db.selectFrom('show_texts').where('lang', '=', 'fr').select(['show_id', 'title']).execute();
  const [gala] = await shows();
  expect(countsOf(await site.import([dateOf(1, 'Cabaret'), dateOf(2, 'Gala')], 1))).toEqual([1, 1, 0, 0]);
  expect(await shows()).toEqual([gala, { show_id: expect.any(Number), title: 'Cabaret' }]);
  expect((await site.dates()).map(({ title }) => title)).toEqual(['Cabaret', 'Gala']);
});

test('import: of shows of one name the earliest has the plain address, whatever the order of the file', async () => {
  const site = openImported(store);
  await site.import(
    [3, 1, 2].map((day) => recordOf({ '@id': `urn:${day}`, startDate: `2027-08-1${day}T19:30:00` })),
  );
  const rows = await store.db
    .selectFrom('programmations')
    .innerJoin('show_texts', 'show_texts.show_id', 'programmations.show_id')
    .where('lang', '=', 'fr')
    .select('slug')
    .orderBy('starts_at')
    .execute();
  expect(rows.map(({ slug }) => slug)).toEqual(['une-soiree', 'une-soiree-2', 'une-soiree-3']);
});
