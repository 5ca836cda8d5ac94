import { expect, onTestFinished, test } from 'vitest';
import { noWords } from '#contract/words.ts';
import { allParts } from '#contract/settings/parts.ts';
import { readSettings } from '../environment.ts';
import { lookOf } from '../look/look.ts';
import { markStandIn } from '../store/festival/standIn.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import { readFestival, spokenTo } from './festival.ts';
import { createFestivalSource } from './festivalSource.ts';
import { writeProfile } from './testing/writeProfile.ts';

const open = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
};

const nothingHeld = { artists: false, videos: false, press: false, careers: false, passes: false };

test('without a folder the settings say all', async () => {
  const { db } = await open();
  expect(await readFestival(db, readSettings({}))).toEqual({
    name: { fr: 'Festival', en: 'Festival' },
    languages: ['fr', 'en'],
    timezone: 'America/Toronto',
    ticketsUrl: null,
    socialUrls: [],
    words: noWords,
    parts: allParts,
    currency: 'CAD',
    reservable: null,
    drawnBySeries: ['jfl toronto'],
    look: lookOf({ colours: {}, series: {}, fonts: {} }),
  });
});

test('FES-12: a folder says what no setting says', async () => {
  const store = await open();
  await writeProfile(store, { languages: ['en'] });
  expect(await readFestival(store.db, readSettings({}))).toEqual({
    name: { fr: 'Jazz <du> Nord', en: 'Northern “Jazz”' },
    languages: ['en'],
    timezone: 'Europe/Paris',
    ticketsUrl: 'https://tickets.example/{lang}',
    socialUrls: ['https://x.com/jazz'],
    words: noWords,
    parts: { ...nothingHeld, members: true, newsletter: true, credits: false },
    currency: 'EUR',
    reservable: { all: false, series: [], belongsTo: [], shows: [] },
    drawnBySeries: [],
    look: lookOf({ colours: {}, series: {}, fonts: {} }),
  });
});

test('FES-12: a setting wins over a folder, also where it says what it would be without one', async () => {
  const store = await open();
  await writeProfile(store);
  const settings = readSettings({
    SITE_TIMEZONE: 'America/Toronto',
    TICKETS_URL: 'https://own.example/',
    SOCIAL_URLS: 'https://www.youtube.com/own',
  });
  expect(await readFestival(store.db, settings)).toMatchObject({
    timezone: 'America/Toronto',
    ticketsUrl: 'https://own.example/',
    socialUrls: ['https://www.youtube.com/own'],
  });
});

test('FES-14: words are those of the folder; a row from before there were any has none', async () => {
  const store = await open();
  const words = { fr: { 'home.sticker': 'Ça swingue' }, en: { 'home.sticker': 'It swings' } };
  await writeProfile(store, { words });
  expect((await readFestival(store.db, readSettings({}))).words).toEqual(words);
  await store.write(async (db) => {
    const { profile } = await db.selectFrom('festival').select('profile').executeTakeFirstOrThrow();
    const { words: _words, ...former } = JSON.parse(profile);
    await db
      .updateTable('festival')
      .set({ profile: JSON.stringify(former) })
      .execute();
  });
  expect((await readFestival(store.db, readSettings({}))).words).toEqual(noWords);
});

test('FES-23: a festival with a rule has credits, unless it has no members', async () => {
  const store = await open();
  const reservable = { all: true, series: [], belongsTo: [], shows: [] };
  await writeProfile(store, { reservable });
  const settings = readSettings({});
  expect(await readFestival(store.db, settings)).toMatchObject({ parts: { credits: true }, reservable });
  await writeProfile(store, { reservable, members: false });
  expect(await readFestival(store.db, settings)).toMatchObject({ parts: { members: false, credits: false } });
});

test('FES-21: a festival that nobody has written yet lacks nothing', async () => {
  const store = await open();
  await store.write((db) => fillBase(db, Temporal.Instant.from('2027-06-15T16:00:00Z')));
  expect(await readFestival(store.db, readSettings({}))).toMatchObject({ parts: allParts, reservable: null });
});

test('FES-21: the folder of the sample says what it lacks, like any other', async () => {
  const store = await open();
  await writeProfile(store, { newsletter: false, drawnBySeries: ['Rire du Nord'] });
  await store.write((db) => markStandIn(db, 'sampleFolder', 0));
  expect(await readFestival(store.db, readSettings({}))).toMatchObject({
    parts: { ...nothingHeld, members: true, newsletter: false, credits: false },
    reservable: { all: false, series: [], belongsTo: [], shows: [] },
    drawnBySeries: ['Rire du Nord'],
  });
});

test('FES-24: a folder says of which festivals the shows are drawn by series; of an external host’s the deployment does', async () => {
  const store = await open();
  await writeProfile(store, { drawnBySeries: ['Rire du Nord', 'Été'] });
  const drawnWith = async (env: NodeJS.ProcessEnv) =>
    (await readFestival(store.db, readSettings(env))).drawnBySeries;
  expect([await drawnWith({}), await drawnWith({ CONTENT_API_URL: 'https://content.example' })]).toEqual([
    ['Rire du Nord', 'Été'],
    ['jfl toronto'],
  ]);
});

test('another host’s content is of no folder', async () => {
  const store = await open();
  await writeProfile(store);
  const settings = readSettings({ CONTENT_API_URL: 'https://content.example' });
  expect(await readFestival(store.db, settings)).toMatchObject({ name: { fr: 'Festival' } });
});

test('FES-12: a process reads the festival once for each version; what has not changed is the same object', async () => {
  const store = await open();
  let version = 1;
  const source = createFestivalSource({
    store,
    version: { look: () => Promise.resolve(version) },
    settings: readSettings({}),
  });
  const first = await source.current();
  await writeProfile(store);
  expect(await source.current()).toBe(first);
  version = 2;
  const [second, same] = await Promise.all([source.current(), source.current()]);
  expect([second.name.fr, same === second]).toEqual(['Jazz <du> Nord', true]);
  version = 3;
  expect(await source.current()).toBe(second);
});

test('people are spoken to in their language where the festival has it', () => {
  expect([spokenTo({ languages: ['en', 'fr'] }, 'fr'), spokenTo({ languages: ['en'] }, 'fr')]).toEqual([
    'fr',
    'en',
  ]);
});
