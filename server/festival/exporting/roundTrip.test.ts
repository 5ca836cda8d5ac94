import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFile } from '#server/import/importFile.ts';
import { importInto, recordOf } from '#server/import/testing/importedSite.ts';
import { fill } from '#server/sample/fill.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { fillBase } from '../loading/fillBase.ts';
import { readPresentRows, type PresentRows } from '../loading/presentRows.ts';
import { refusedBySchemas } from '../testing/checkSchemas.ts';
import { bilingual, inOneOrder, programmeOf, throughFolder } from '../testing/roundTrip.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const toronto = new URL('../../../../shared/data/toronto-2025-05.jsonld', import.meta.url).pathname;
if (!existsSync(toronto)) console.info(`A real import is not taken through a folder: there is no ${toronto}`);
const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const zones = { fallback: 'America/Toronto', override: null };
const profileRow = { id: 1, profile: JSON.stringify(bilingual) } as const;

/** The rows by way of a folder that the schemas take, beside those of the database with the festival's. */
const bothWays = (present: PresentRows) => {
  const { folder, rows } = throughFolder(present, bilingual);
  expect(refusedBySchemas(folder)).toEqual([]);
  return {
    folder,
    rows: inOneOrder(rows),
    present: inOneOrder({ ...programmeOf(present), festival: [profileRow] }),
  };
};

const fillSample = () => fill(store, { now, sample: true });

test('FES-06: the sample is the same rows by way of a folder', async () => {
  await fillSample();
  const before = await readPresentRows(store.db);
  expect(before.tables.programmations.length).toBeGreaterThan(1_000);
  const { rows, present } = bothWays(before);
  expect(rows).toEqual(present);
});

test.runIf(existsSync(toronto))(
  'FES-06: what was imported is the same rows by way of a folder, among the sample and alone',
  async () => {
    await fillSample();
    await importFile(store, toronto, { zones, now, onProgress: () => undefined });
    const both = bothWays(await readPresentRows(store.db));
    expect(both.rows).toEqual(both.present);

    const alone = await openTestStore();
    await alone.write((db) => fillBase(db, now));
    await importFile(alone, toronto, { zones, now, onProgress: () => undefined });
    const imported = bothWays(await readPresentRows(alone.db));
    await alone.close();
    expect(imported.rows).toEqual(imported.present);
    expect(imported.folder.dates.length).toBeGreaterThan(300);
  },
);

test('FES-06: imported dates of every form are the same rows: no end though the show has minutes, no city, no name', async () => {
  await store.write((db) => fillBase(db, now));
  const place = (more: object) => ({ location: { '@type': 'Place', ...more } });
  const geo = { latitude: 45.5, longitude: -73.5 };
  await importInto(
    store,
    [
      recordOf({ '@id': 'a', duration: 'PT1H30M' }),
      recordOf({ '@id': 'b', duration: 'PT1H30M', endDate: '2027-08-16T21:00:00', name: 'Deux' }),
      recordOf({
        '@id': 'c',
        startDate: '2027-11-07T01:30:00-05:00',
        name: 'Trois',
        url: 'https://c.example/',
      }),
      recordOf({ '@id': 'd', ...place({ geo }), keywords: ['Arts/Exhibits', 'R & B'], name: 'Quatre' }),
      recordOf({ '@id': 'e', eventStatus: 'EventCancelled', offers: { price: 0 }, name: 'Cinq' }),
      recordOf({
        '@id': 'f',
        offers: { lowPrice: 12.5, highPrice: 30.25 },
        name: 'Six',
        inLanguage: ['fr', 'en'],
      }),
      recordOf({
        '@id': 'g',
        startDate: '2027-11-07',
        name: { '@value': 'Sept', '@language': 'fr' },
        description: { fr: '<p>Un <b>jour</b></p>' },
        performer: ['Anne', { '@type': 'MusicGroup', name: 'Les "Deux"' }],
      }),
      recordOf({ '@id': 'h', name: { fr: 'Huit', en: 'Eight' }, description: { fr: 'Rien' } }),
    ],
    { now: now.toString() },
  );
  const { rows, present, folder } = bothWays(await readPresentRows(store.db));
  expect(rows).toEqual(present);
  const said = folder.dates.map(({ show, start, end }) => ({ show, start, end }));
  expect(said).toEqual(
    expect.arrayContaining([
      { show: 'une-soiree', start: '2027-08-16 19:30', end: 'unknown' },
      { show: 'deux', start: '2027-08-16 19:30', end: undefined },
      { show: 'trois', start: '2027-11-07 01:30-05:00', end: undefined },
      { show: 'sept', start: '2027-11-07 00:00', end: '2027-11-08 00:00' },
    ]),
  );
});
