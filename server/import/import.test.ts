import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '../clock.ts';
import { findPage } from '../store/pages/pages.ts';
import { countProgrammations, listProgrammations } from '../store/shows/programmations.ts';
import { findShow } from '../store/shows/shows.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { readVersion } from '../store/schema/version.ts';
import { readFestivalProfile } from '../store/festival/festivalProfile.ts';
import { fill } from '../sample/fill.ts';
import { importFile, type ImportResult } from './importFile.ts';
import { ImportError } from './importError.ts';

const now = Temporal.Instant.from('2025-04-01T12:00:00Z');
const all = { from: null, to: null };
const page = { limit: 500, offset: 0 };

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const run = (file: string, override: string | null = null, at = now): Promise<ImportResult> =>
  importFile(store, file, {
    zones: { fallback: 'America/Toronto', override },
    now: at,
    onProgress: () => undefined,
  });
const save = (content: unknown): string => {
  const file = join(folder, 'programme.jsonld');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const event = (more: Record<string, unknown> = {}) => ({
  '@type': 'Event',
  name: 'Une soirée',
  startDate: '2025-05-01T19:30:00',
  ...more,
});
const counts = ({ added, updated, unchanged, rejected }: ImportResult) => [
  added,
  updated,
  unchanged,
  rejected.length,
];

describe('import: records', () => {
  test('a list, one object and a graph are read', async () => {
    expect(counts(await run(save([event({ name: 'A' }), event({ name: 'B' })])))).toEqual([2, 0, 0, 0]);
    expect(counts(await run(save(event({ name: 'C' }))))).toEqual([1, 0, 0, 0]);
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        event({ name: 'D', location: { '@id': '#hall' } }),
        { '@id': '#hall', '@type': 'Place', name: 'The Hall', geo: { latitude: 47.56, longitude: -52.71 } },
      ],
    };
    expect(counts(await run(save(graph)))).toEqual([1, 0, 0, 0]);
    const rows = await listProgrammations(store.db, 'en', all, page);
    expect(rows.find(({ title }) => title === 'D')).toMatchObject({
      venue: 'The Hall',
      timezone: 'America/St_Johns',
    });
  });

  test('IMP-07: a place is kept whole, with its position, and once for all its dates', async () => {
    const location = {
      '@type': 'Place',
      name: 'The Hall',
      address: { streetAddress: '1 Water Street', addressLocality: 'St. John’s', addressRegion: 'NL' },
      geo: { latitude: 47.56, longitude: -52.71 },
      hasMap: 'https://map.example/hall',
    };
    await run(save([event({ name: 'A', location }), event({ name: 'B', location })]));
    const venues = await store.db.selectFrom('venues').selectAll().execute();
    expect(venues.map(({ id: _id, external_id: _key, ...venue }) => venue)).toEqual([
      {
        name: 'The Hall',
        city: 'St. John’s',
        region: 'NL',
        region_name: 'Newfoundland and Labrador',
        map_url: 'https://map.example/hall',
        latitude: 47.56,
        longitude: -52.71,
      },
    ]);
  });

  test.each([
    ['2025-05-01T19:30:00', 0],
    ['2025-05-01T19:29:59', null],
    ['2025-05-01T21:00:00', 5_400],
  ])('IMP-09: an end at %s is kept, unless it is before the start', async (endDate, seconds) => {
    await run(save([event({ endDate })]));
    const [row] = await listProgrammations(store.db, 'en', all, page);
    expect(row?.ends_at === null ? null : Number(row?.ends_at) - Number(row?.starts_at)).toBe(seconds);
  });

  test('a record that cannot be used is listed with its reason, and the rest goes in', async () => {
    const records = [
      null,
      'text',
      { '@type': 'Place', name: 'Hall' },
      event({ name: ' ' }),
      event({ name: 'No start', startDate: null }),
      event({ name: 'Bad start', startDate: 'soon' }),
      event({ name: 'Off', eventStatus: 'https://schema.org/EventCancelled' }),
      event(),
      event(),
      event({ '@type': ['MusicEvent', 'Thing'], name: 'Music' }),
    ];
    const result = await run(save(records));
    expect(result).toEqual({
      added: 3,
      updated: 0,
      unchanged: 0,
      ended: 0,
      rejected: [
        { position: 1, part: null, name: '', reason: 'is not an object' },
        { position: 2, part: null, name: '', reason: 'is not an object' },
        { position: 3, part: null, name: 'Hall', reason: 'is not an Event (@type Place)' },
        { position: 4, part: null, name: '', reason: 'has no name' },
        { position: 5, part: null, name: 'No start', reason: 'has no startDate' },
        { position: 6, part: null, name: 'Bad start', reason: 'has a startDate that is no date: soon' },
        { position: 9, part: null, name: 'Une soirée', reason: 'is in the file already' },
      ],
      pictures: { upgraded: { count: 0, example: '' }, 'left out': { count: 0, example: '' } },
      zones: { option: 0, geo: 0, place: 0, site: 3 },
      properties: {
        eventStatus: { kept: 1, lost: 0 },
        name: { kept: 3, lost: 0 },
        startDate: { kept: 3, lost: 0 },
      },
    });
  });

  const nestedIn = (name: string): string => `${`{"${name}":`.repeat(100_000)}1${'}'.repeat(100_000)}`;
  test.each([
    ['a price', '"offers":{"priceSpecification":', nestedIn('priceSpecification')],
    ['offers', `"offers":[${'{"price":1},'.repeat(200_000)}`, '{"price":1}]'],
  ])(
    'import: a record that nobody can read for %s is one rejected record, and the rest goes in',
    async (_, before, value) => {
      const good = ['A', 'B'].map((name) => JSON.stringify(event({ name })));
      const close = before.includes('{"priceSpecification') ? '}' : '';
      const bad = `{"@type":"Event","name":"Bad","startDate":"2025-05-01",${before}${value}${close}}`;
      const { added, rejected } = await run(save(`[${good[0]},${bad},${good[1]}]`));
      expect([added, rejected]).toEqual([
        2,
        [
          {
            position: 2,
            part: null,
            name: 'Bad',
            reason: 'cannot be read (Maximum call stack size exceeded)',
          },
        ],
      ]);
    },
  );

  test.each([
    'name',
    'startDate',
    '@type',
    'url',
    'location',
    'offers',
    'keywords',
    'image',
    'performer',
    'subEvent',
    'superEvent',
    'accessibilityFeature',
  ])('import: whatever is nested a hundred thousand deep in %s, the other records go in', async (name) => {
    const good = ['A', 'B'].map((title) => JSON.stringify(event({ name: title })));
    const bad = `{"@type":"Event","name":"Deep","startDate":"2025-05-01","${name}":${nestedIn(name)}}`;
    const list = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { added, rejected } = await run(save(`[${good[0]},${bad},${list},${good[1]}]`));
    expect(added + rejected.length).toBe(4);
    expect(rejected).toContainEqual({ position: 3, part: null, name: '', reason: 'is not an object' });
    expect((await listProgrammations(store.db, 'en', all, page)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['A', 'B']),
    );
  });

  test('import: things that refer to each other in a circle end somewhere', async () => {
    const graph = [
      event({ '@id': '#a', location: { '@id': '#b' }, superEvent: { '@id': '#a' } }),
      { '@id': '#b', '@type': 'Place', name: 'Hall', location: { '@id': '#b' }, '@graph': [{ '@id': '#a' }] },
      event({ '@id': '#c', name: 'C', location: { '@id': '#c' } }),
    ];
    expect(counts(await run(save({ '@id': '#a', '@graph': graph })))).toEqual([2, 0, 0, 0]);
  });

  test('import: of a text of megabytes only the start is read', async () => {
    const tags = '<div>'.repeat(1_000_000);
    const words = Array.from({ length: 300_000 }, (_, index) => `mot ${index}`).join(',');
    const { added } = await run(save([event({ name: `Long ${tags}`, description: tags, keywords: words })]));
    expect(added).toBe(1);
    expect((await listProgrammations(store.db, 'en', all, page)).map(({ title }) => title)).toEqual(['Long']);
  });

  test('IMP-01: of properties without end a thousand are told by name, the others together', async () => {
    const strange = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [`strange${index}`, index]),
    );
    const { properties } = await run(save([event(strange)]));
    expect([Object.keys(properties).length, properties['…']]).toEqual([1_001, { kept: 0, lost: 1_002 }]);
  });

  test('import: pictures over http are noted once, with an example', async () => {
    const { pictures } = await run(
      save([
        event({ name: 'A', image: 'https://pictures.example/1.jpg' }),
        event({ name: 'B', image: 'http://pictures.example/2.jpg' }),
        event({ name: 'C', image: ['http://pictures.example/3.jpg'] }),
        event({ name: 'D', image: { url: 'http://192.0.2.1/4.jpg' } }),
        event({ name: ' ', image: 'http://pictures.example/5.jpg' }),
        {
          '@type': 'EventSeries',
          name: 'E',
          image: 'http://pictures.example/6.jpg',
          subEvent: [{ startDate: '2025-05-02' }, { startDate: '2025-05-03' }],
        },
      ]),
    );
    expect(pictures).toEqual({
      upgraded: { count: 3, example: 'B' },
      'left out': { count: 1, example: 'D' },
    });
    expect((await listProgrammations(store.db, 'en', all, page)).map((row) => row.image_url)).toEqual([
      'https://pictures.example/1.jpg',
      'https://pictures.example/2.jpg',
      'https://pictures.example/3.jpg',
      null,
      'https://pictures.example/6.jpg',
      'https://pictures.example/6.jpg',
    ]);
  });

  test('local times are read in the zone of the place, else of the site, and --timezone wins', async () => {
    const away = { '@type': 'Place', name: 'Away', geo: { latitude: 49.28, longitude: -123.12 } };
    const file = save([event({ name: 'Here' }), event({ name: 'There', location: away })]);
    await run(file);
    const zones = async () =>
      (await listProgrammations(store.db, 'en', all, page)).map(({ timezone, starts_at: start }) => [
        timezone,
        Temporal.Instant.fromEpochMilliseconds(start * 1000).toString(),
      ]);
    expect(await zones()).toEqual([
      ['America/Toronto', '2025-05-01T23:30:00Z'],
      ['America/Vancouver', '2025-05-02T02:30:00Z'],
    ]);
    expect(counts(await run(file, 'Europe/Paris'))).toEqual([0, 2, 0, 0]);
    expect(await zones()).toEqual([
      ['Europe/Paris', '2025-05-01T17:30:00Z'],
      ['Europe/Paris', '2025-05-01T17:30:00Z'],
    ]);
  });

  test('a record of the same @id or identifier that changed is brought up to date at its old address', async () => {
    await run(save(event({ identifier: { value: 'e-1' }, keywords: ['Music'] })));
    const changed = event({ identifier: { value: 'e-1' }, name: 'Une autre soirée', keywords: ['Film'] });
    expect(counts(await run(save(changed)))).toEqual([0, 1, 0, 0]);
    expect(await findShow(store.db, 'fr', 'une-soiree')).toMatchObject({ title: 'Une autre soirée' });
    expect(await countProgrammations(store.db, all)).toBe(1);
  });

  test('hostile texts stay texts, and unsafe addresses are left out', async () => {
    const hostile = event({
      name: `<img src=x onerror=alert(1)>'; drop table shows; -- ${'x'.repeat(5_000)}`,
      description: '<script>alert(1)</script><p>Fine</p>',
      url: 'javascript:alert(1)',
      image: 'data:text/html,x',
      location: { '@type': 'Place', name: '"><svg onload=alert(1)>', hasMap: 'javascript:1', geo: 'x' },
      offers: [[], null, 7, { price: { a: 1 }, url: 'file:///etc/passwd' }],
      keywords: { length: 1e9 },
      inLanguage: { toString: 'x' },
      endDate: '2020-01-01',
    });
    expect(counts(await run(save([hostile])))).toEqual([1, 0, 0, 0]);
    const [row] = await listProgrammations(store.db, 'fr', all, page);
    expect(row).toMatchObject({
      venue: '">',
      map_url: null,
      image_url: null,
      ticket_url: null,
      ends_at: null,
    });
    expect(row?.title).toMatch(/^'; drop table shows; -- x+…$/);
    expect(row?.title.length).toBeLessThanOrEqual(300);
    expect((await findShow(store.db, 'fr', row?.slug ?? ''))?.description).toBe('<p>Fine</p>');
  });
});

describe('import: files', () => {
  const unreadable = async (file: string, message: string): Promise<void> => {
    await run(save([event()]));
    const before = await readVersion(store.db);
    const result = run(file);
    await expect(result).rejects.toThrow(ImportError);
    await expect(result).rejects.toThrow(message);
    expect([await readVersion(store.db), await countProgrammations(store.db, all)]).toEqual([before, 1]);
  };
  const broken = (content: string | Uint8Array): string => {
    const file = join(folder, 'broken.jsonld');
    writeFileSync(file, content);
    return file;
  };

  test.each([
    ['{"@type":"Event","name":"cut', 'is not JSON, or is cut off.'],
    ['<html></html>', 'is not JSON, or is cut off.'],
    ['', 'is empty.'],
    ['"text"', 'holds neither an object nor a list.'],
    [new Uint8Array([0xff, 0xfe, 0x00]), 'is not UTF-8 text.'],
    ['['.repeat(200_000), 'is not JSON, or is cut off.'],
  ])('a broken file is refused and changes nothing', async (content, message) => {
    await unreadable(broken(content), message);
  });

  test('a file over 64 MB is refused before it is read', async () => {
    const file = broken('');
    truncateSync(file, 64 * 1024 * 1024 + 1);
    await unreadable(file, 'is larger than 64 MB (65 MB).');
  });

  test('a file that is not there, or is a folder, is refused', async () => {
    await unreadable(join(folder, 'missing'), 'cannot be opened. Is the path right?');
    await unreadable(folder, 'is not a file.');
  });

  test('META-03: a show is new when it comes, and not again when it changes', async () => {
    const added = () => store.db.selectFrom('shows').select('added_at').execute();
    await run(save([event()]));
    const [first] = await added();
    const changed = await run(save([event({ description: 'Another text.' })]), null, now.add({ hours: 30 }));
    expect(counts(changed)).toEqual([0, 1, 0, 0]);
    expect([first, await added()]).toEqual([{ added_at: epochSeconds(now) }, [first]]);
  });

  test('import: the statistics of the database are made anew after a change, and after nothing else', async () => {
    let refreshed = 0;
    const watched: Store = {
      ...store,
      refreshStatistics: () => {
        refreshed += 1;
        return Promise.resolve();
      },
    };
    const importing = async (more: Record<string, unknown>): Promise<number> => {
      await importFile(watched, save([event({ '@id': 'urn:1', ...more })]), {
        zones: { fallback: 'America/Toronto', override: null },
        now,
        onProgress: () => undefined,
      });
      return refreshed;
    };
    expect([await importing({}), await importing({}), await importing({ description: 'Un' })]).toEqual([
      1, 1, 2,
    ]);
  });

  test('CAL-15: keywords that differ in their case alone are one category, named as at first in both languages', async () => {
    await run(save([event({ name: 'A', keywords: 'Conte' })]));
    await run(save([event({ name: 'B', keywords: ['CONTE', 'Impro'] })]));
    const rows = await store.db
      .selectFrom('categories')
      .leftJoin('show_categories', 'show_categories.category_id', 'categories.id')
      .where('code', 'like', 'keyword:%')
      .groupBy(['code', 'title_fr', 'title_en'])
      .orderBy('code')
      .select(({ fn }) => ['code', 'title_fr', 'title_en', fn.count<number>('show_id').as('shows')])
      .execute();
    expect(rows).toEqual([
      { code: 'keyword:conte', title_fr: 'Conte', title_en: 'Conte', shows: 2 },
      { code: 'keyword:impro', title_fr: 'Impro', title_en: 'Impro', shows: 1 },
    ]);
  });

  test('import: how far the reading is, is told at every thousand records', async () => {
    const steps: unknown[] = [];
    await importFile(store, save(Array.from({ length: 2_001 }, () => null)), {
      zones: { fallback: 'America/Toronto', override: null },
      now,
      onProgress: (...step) => steps.push(step),
    });
    expect(steps).toEqual([
      ['read', 1_000, 2_001],
      ['read', 2_000, 2_001],
    ]);
  });

  test('a byte order mark is no mistake', async () => {
    expect(counts(await run(broken(`\uFEFF${JSON.stringify(event())}`)))).toEqual([1, 0, 0, 0]);
  });

  test('an empty database gets home and pages with an import, but no sample at the next start', async () => {
    await run(save([event()]));
    await fill(store, { now, sample: true });
    expect(await findPage(store.db, 'fr', '')).toMatchObject({ type: 'home' });
    expect(await countProgrammations(store.db, all)).toBe(1);
  });
});

const kept = (count: number) => ({ kept: count, lost: 0 });
const lost = (count: number) => ({ kept: 0, lost: count });

const toronto = new URL('../../../shared/data/toronto-2025-05.jsonld', import.meta.url).pathname;
const isHere = existsSync(toronto);
if (!isHere) console.info(`The import of real input is skipped: there is no ${toronto}`);

describe.runIf(isHere)('import: the City of Toronto, May 2025', () => {
  test('all 377 events go in, and a second import changes nothing', async () => {
    expect(counts(await run(toronto))).toEqual([377, 0, 0, 0]);
    const version = await readVersion(store.db);
    expect(counts(await run(toronto))).toEqual([0, 0, 377, 0]);
    expect(await readVersion(store.db)).toBe(version);
    expect(await countProgrammations(store.db, all)).toBe(377);
  });

  test('IMP-01: what it keeps and what it loses, property by property', async () => {
    const { properties, zones, rejected } = await run(toronto);
    expect({ zones, rejected, properties }).toEqual({
      zones: { option: 0, geo: 377, place: 0, site: 0 },
      rejected: [],
      properties: {
        description: kept(377),
        endDate: kept(350),
        image: kept(281),
        // One is not free, but costs 0.
        isAccessibleForFree: { kept: 376, lost: 1 },
        keywords: kept(795),
        'location.address.addressCountry': lost(371),
        'location.address.addressLocality': kept(371),
        'location.address.addressRegion': kept(371),
        'location.address.postalCode': lost(367),
        'location.address.streetAddress': lost(371),
        'location.geo.latitude': kept(377),
        'location.geo.longitude': kept(377),
        'location.name': kept(377),
        name: kept(377),
        'offers.price': kept(168),
        'offers.priceCurrency': kept(168),
        'offers.url': kept(236),
        'organizer.name': lost(371),
        startDate: kept(377),
        url: kept(375),
      },
    });
  });

  test('an event has its venue, map, price, categories and local time', async () => {
    await run(toronto);
    const rows = await listProgrammations(store.db, 'en', all, page);
    expect(rows[0]).toMatchObject({
      title: 'Takwahiminana',
      slug: 'takwahiminana',
      starts_at: 1_746_063_000,
      ends_at: 1_746_067_800,

      venue: 'Young Centre for the Performing Arts',
      city: 'Toronto',
      region: 'ON',
      map_url: 'https://www.openstreetmap.org/?mlat=43.650633&mlon=-79.35786#map=17/43.650633/-79.35786',
      price_min: 30_000,
      price_max: 30_000,
      status: 'ON_SALE',
      kind: 'venue',
      ticket_url: 'https://www.soulpepper.ca/performances/takwahiminana',
    });
    expect(
      Object.fromEntries(
        ['venue', 'outdoor', 'online'].map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
      ),
    ).toEqual({ venue: 330, outdoor: 43, online: 4 });
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(377);
  });
});

const idOf = (id: string, more: Record<string, unknown>) => event({ '@id': `urn:${id}`, ...more });
const hall = (name: string) => ({
  '@type': 'Place',
  name,
  address: { addressLocality: 'Montréal', addressCountry: 'CA' },
});

describe('import: languages', () => {
  const importIn = (language: 'fr' | 'en', records: unknown): Promise<ImportResult> =>
    importFile(store, save(records), {
      zones: { fallback: 'America/Toronto', override: null },
      now,
      onProgress: () => undefined,
      language,
    });
  const texts = async () => {
    const rows = await store.db
      .selectFrom('show_texts')
      .innerJoin('shows', 'shows.id', 'show_texts.show_id')
      .innerJoin('programmations', 'programmations.show_id', 'shows.id')
      .innerJoin('venues', 'venues.id', 'venue_id')
      .select([
        'lang',
        'title',
        'description',
        'written_in',
        'image_url',
        'ticket_url',
        'price_min',
        'venues.name',
      ])
      .orderBy('lang', 'desc')
      .execute();
    return rows.map((row) => Object.values(row));
  };
  const french = (more: Record<string, unknown> = {}) =>
    idOf('1', {
      name: 'La veillée',
      description: 'Des contes.',
      image: 'https://x.example/1.jpg',
      url: 'https://x.example/fr',
      keywords: 'Conte',
      location: hall('Grande Salle'),
      offers: { price: 10 },
      ...more,
    });
  const english = (more: Record<string, unknown> = {}) =>
    idOf('1', {
      name: 'The Wake',
      description: 'Tales.',
      url: 'https://x.example/en',
      keywords: 'Tales',
      location: hall('Great Hall'),
      offers: { price: 10 },
      ...more,
    });

  test('IMP-02: two files, one of each language: to each page its own, in any order, and again nothing changes', async () => {
    const facts = ['https://x.example/1.jpg', 'https://x.example/fr', 10_000, 'Grande Salle'];
    expect(counts(await importIn('fr', french()))).toEqual([1, 0, 0, 0]);
    expect(await texts()).toEqual([
      ['fr', 'La veillée', '<p>Des contes.</p>', null, ...facts],
      ['en', 'La veillée', '<p>Des contes.</p>', 'fr', ...facts],
    ]);
    expect(counts(await importIn('en', english()))).toEqual([0, 1, 0, 0]);
    const both = [
      ['fr', 'La veillée', '<p>Des contes.</p>', null, ...facts],
      ['en', 'The Wake', '<p>Tales.</p>', null, ...facts],
    ];
    expect(await texts()).toEqual(both);
    const categories = await store.db
      .selectFrom('show_categories')
      .innerJoin('categories', 'categories.id', 'category_id')
      .orderBy('position')
      .select('code')
      .execute();
    expect(categories.map(({ code }) => code)).toEqual(['venue', 'keyword:conte']);
    const version = await readVersion(store.db);
    for (const again of [await importIn('fr', french()), await importIn('en', english())])
      expect(counts(again)).toEqual([0, 0, 1, 0]);
    expect([await readVersion(store.db), await texts()]).toEqual([version, both]);
  });

  test('IMP-02: of the second file come its texts, prices and starts, of the first the facts, too', async () => {
    await importIn('en', english());
    await importIn('fr', french());
    await importIn('fr', french({ name: 'La grande veillée', offers: { price: 20 } }));
    await importIn('en', english({ image: 'https://x.example/2.jpg', offers: { price: 20 } }));
    const facts = ['https://x.example/2.jpg', 'https://x.example/en', 20_000, 'Great Hall'];
    expect(await texts()).toEqual([
      ['fr', 'La grande veillée', '<p>Des contes.</p>', null, ...facts],
      ['en', 'The Wake', '<p>Tales.</p>', null, ...facts],
    ]);
  });

  test('IMP-02: an event without an id would come twice: it is left out', async () => {
    const { rejected } = await importIn('fr', [event({ url: 'https://x.example/fr' }), french()]);
    expect(rejected).toEqual([
      {
        position: 1,
        part: null,
        name: 'Une soirée',
        reason: 'has no @id or identifier, by which the file in the other language would find it',
      },
    ]);
  });

  test('IMP-02: a text without a language is of both; one in the other language alone says so', async () => {
    await run(
      save([
        idOf('1', { name: 'A', location: hall('A'), description: { '@value': 'Un', '@language': 'fr' } }),
        idOf('2', { name: { en: 'B', de: 'Be' }, location: hall('B'), description: ['Both'] }),
        idOf('3', { name: { '@value': 'Ce', '@language': 'de' }, location: hall('C') }),
      ]),
    );
    const rows = await store.db
      .selectFrom('show_texts')
      .select(['lang', 'title', 'description', 'written_in'])
      .orderBy('show_id')
      .orderBy('lang', 'desc')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['fr', 'A', '<p>Un</p>', null],
      ['en', 'A', '<div lang="fr"><p>Un</p></div>', null],
      ['fr', 'B', '<p>Both</p>', 'en'],
      ['en', 'B', '<p>Both</p>', null],
      ['fr', 'Ce', '', null],
      ['en', 'Ce', '', null],
    ]);
  });
});

describe('import: other currencies', () => {
  const told = [
    event({ name: 'A', offers: { price: 20, priceCurrency: 'EUR' } }),
    event({
      name: 'B',
      offers: [
        { price: 20, priceCurrency: 'EUR' },
        { price: 30, priceCurrency: 'USD' },
      ],
    }),
    event({ name: 'C', offers: { price: 25, priceCurrency: 'CAD' } }),
  ];
  const importAs = (currency: string): Promise<ImportResult> =>
    importFile(store, save(told), {
      zones: { fallback: 'America/Toronto', override: null },
      now,
      onProgress: () => undefined,
      currency,
    });

  test('IMP-06: a file with prices in another currency is refused with their number, and changes nothing', async () => {
    const version = await readVersion(store.db);
    await expect(run(save(told))).rejects.toThrow(
      new ImportError(
        "has prices in another currency than the festival's CAD: 2 in EUR, 1 in USD. Nothing was imported; " +
          'with --currency CAD its events come without these prices.',
      ),
    );
    expect(await readVersion(store.db)).toBe(version);
  });

  test('IMP-06: with --currency they come without these prices, which are counted as lost', async () => {
    const { properties } = await importAs('CAD');
    expect(properties).toMatchObject({
      'offers.price': { kept: 1, lost: 3 },
      'offers.priceCurrency': { kept: 1, lost: 3 },
    });
    const rows = await listProgrammations(store.db, 'en', all, page);
    expect(rows.map(({ title, price_min: price }) => [title, price])).toEqual([
      ['A', null],
      ['B', null],
      ['C', 25_000],
    ]);
    await expect(importAs('EUR')).rejects.toThrow(
      new ImportError("cannot be imported in EUR: the festival's currency is CAD."),
    );
  });
});

describe('import: a festival of another currency', () => {
  test('IMP-06: its prices are kept, and those of any other refused or left out', async () => {
    await run(save([]));
    const profile = await readFestivalProfile(store.db);
    await store.write((db) =>
      db
        .updateTable('festival')
        .set({ profile: JSON.stringify({ ...profile, currency: 'EUR' }) })
        .execute(),
    );
    const told = ['EUR', 'CAD'].map((priceCurrency) =>
      event({ name: priceCurrency, offers: { price: 20, priceCurrency } }),
    );
    await expect(run(save(told))).rejects.toThrow("the festival's EUR: 1 in CAD.");
    const options = {
      zones: { fallback: 'America/Toronto', override: null },
      now,
      onProgress: () => undefined,
    };
    await importFile(store, save(told), { ...options, currency: 'EUR' });
    const rows = await listProgrammations(store.db, 'en', all, page);
    expect(rows.map(({ title, price_min: price }) => [title, price])).toEqual([
      ['EUR', 20_000],
      ['CAD', null],
    ]);
    await expect(importFile(store, save(told), { ...options, currency: 'CAD' })).rejects.toThrow(
      new ImportError("cannot be imported in CAD: the festival's currency is EUR."),
    );
  });
});

describe('import: performers', () => {
  test('IMP-03: they are artists without a page, one of a name, linked to their shows in their order', async () => {
    const anne = { '@type': 'Person', name: 'Anne' };
    const told = (performer: unknown) => [
      idOf('1', { name: 'A', performer }),
      idOf('2', { name: 'B', performer: { '@type': 'Person', name: ' Anne ' } }),
    ];
    const artists = async () => {
      const rows = await store.db
        .selectFrom('show_artists')
        .innerJoin('artists', 'artists.id', 'artist_id')
        .innerJoin('show_texts', 'show_texts.show_id', 'show_artists.show_id')
        .where('lang', '=', 'fr')
        .select(['title', 'artists.id', 'name', 'artists.slug'])
        .orderBy('title')
        .orderBy('position')
        .execute();
      return rows.map((row) => Object.values(row));
    };
    await run(save(told([{ '@type': 'MusicGroup', name: 'Trio' }, anne, 'Anne'])));
    const first = await artists();
    expect(first).toEqual([
      ['A', first[0]?.[1], 'Trio', ''],
      ['A', first[1]?.[1], 'Anne', ''],
      ['B', first[1]?.[1], 'Anne', ''],
    ]);
    expect(counts(await run(save(told([anne]))))).toEqual([0, 1, 1, 0]);
    expect(await artists()).toEqual(first.slice(1));
    // An artist who comes later is of the same kind.
    await run(save([idOf('3', { name: 'C', performer: 'Luc' })]));
    const kinds = await store.db.selectFrom('artists').select('category_id').distinct().execute();
    expect(kinds).toHaveLength(1);
  });
});
