import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../environment.ts';
import { searchOf, searchOrigins } from './searchOf.ts';

const indexes = { fr: 'festival', en: 'festival' };
const always = { indexes, isPaid: false, siteKey: 'site_8', artistSite: '' };
const hosted = { SEARCH_APP_ID: 'ABC123', SEARCH_KEY: 'only-searches', SEARCH_ADMIN_KEY: 'writes' };

test('SRCH-08: pages are told of our index, or of the hosted one and the key that may only search', () => {
  expect(searchOf(readSettings({}))).toEqual({
    appId: 'embedded',
    key: 'public',
    url: '/api/search',
    ...always,
    isHosted: false,
  });
  const told = { ...always, appId: 'ABC123', key: 'only-searches', isHosted: true };
  expect(searchOf(readSettings(hosted))).toEqual({ ...told, url: null });
  const elsewhere = { ...hosted, SEARCH_HOST: 'https://search.example/v1', SEARCH_INDEX_EN: 'english' };
  expect(searchOf(readSettings(elsewhere))).toEqual({
    ...told,
    url: 'https://search.example/v1',
    indexes: { fr: 'festival', en: 'english' },
  });
});

test('SRCH-08: the site’s key follows its number; the paid version and the artists’ site are settings', () => {
  const env = { SITE_ID: '12', SEARCH_PAID: 'yes', ARTIST_SITE_URL: 'https://artists.example/' };
  const told = { siteKey: 'site_12', isPaid: true, artistSite: 'https://artists.example' };
  expect(searchOf(readSettings(env))).toMatchObject(told);
  expect(searchOf(readSettings({ ...env, ...hosted }))).toMatchObject(told);
  expect(searchOf(readSettings({ SEARCH_PAID: 'no' }))).toMatchObject({ isPaid: false });
});

test('SRCH-08: pages may ask the hosts of the service, or the one that is named, and no others', () => {
  expect(searchOrigins(readSettings({}))).toEqual([]);
  expect(searchOrigins(readSettings(hosted))).toEqual([
    'https://abc123-dsn.algolia.net',
    'https://abc123.algolia.net',
    'https://abc123-1.algolianet.com',
    'https://abc123-2.algolianet.com',
    'https://abc123-3.algolianet.com',
  ]);
  const elsewhere = readSettings({ ...hosted, SEARCH_HOST: 'https://search.example/v1' });
  expect(searchOrigins(elsewhere)).toEqual(['https://search.example']);
});

test.each([
  [{ SEARCH_APP_ID: 'ABC123' }, 'SEARCH_KEY must be set, too'],
  [{ SEARCH_KEY: 'only-searches' }, 'SEARCH_APP_ID must be set, too'],
  [{ SEARCH_HOST: 'https://search.example' }, 'SEARCH_APP_ID and SEARCH_KEY must be set, too'],
])('SRCH-08: %o alone is refused', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});
