import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../environment.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { readFestival, spokenTo } from './festival.ts';
import { createFestivalSource } from './festivalSource.ts';
import { writeProfile } from './testing/writeProfile.ts';

const open = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
};

test('without a folder the settings say all', async () => {
  const { db } = await open();
  expect(await readFestival(db, readSettings({}))).toEqual({
    name: { fr: 'Chapiteau', en: 'Chapiteau' },
    languages: ['fr', 'en'],
    timezone: 'America/Toronto',
    ticketsUrl: null,
    socialUrls: [],
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

test('another host’s content is of no folder', async () => {
  const store = await open();
  await writeProfile(store);
  const settings = readSettings({ CONTENT_API_URL: 'https://content.example' });
  expect(await readFestival(store.db, settings)).toMatchObject({ name: { fr: 'Chapiteau' } });
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
