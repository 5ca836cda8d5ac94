import { afterEach, expect, test, vi } from 'vitest';
import { rememberLanguage } from './rememberLanguage.ts';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { createFakeCookieJar } from '#src/session/testing/fakeCookieJar.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const year = 365 * 86_400_000;
const lasting = { path: '/', sameSite: 'lax', isSecure: false, expiresAt: noon + year };

/** A page in a browser with that storage; returns its cookies. */
const open = (storage: Pick<Storage, 'setItem'>) => {
  const jar = createFakeCookieJar(() => noon);
  vi.stubGlobal('document', jar.at('https://chapiteau.test/fr/calendrier'));
  vi.stubGlobal('localStorage', storage);
  return jar;
};

afterEach(() => vi.unstubAllGlobals());

test('RTE-38: the last choice is kept for a year and the whole site, and for the browser', () => {
  const storage = createFakeStorage();
  const jar = open(storage);
  rememberLanguage('fr');
  rememberLanguage('en');
  expect([jar.all(), storage.getItem('lang')]).toEqual([[{ name: 'lang', value: 'en', ...lasting }], 'en']);
});

test('RTE-38: where storage is forbidden the cookie is enough', () => {
  const jar = open({ setItem: forbiddenStorage });
  rememberLanguage('fr');
  expect(jar.all()).toEqual([{ name: 'lang', value: 'fr', ...lasting }]);
});
