import { expect, test } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { createSafeStorage } from './safeStorage.ts';

/** Accepts no more, but still returns and removes its entries. */
const full = (entries: Record<string, string>): Storage => ({
  ...createFakeStorage(entries),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test('what is set is in the storage, under its own key, until it is removed', () => {
  const storage = createFakeStorage({ other: 'stays' });
  const safe = createSafeStorage(() => storage);
  safe.set('key', 'one');
  safe.set('key', 'two');
  const kept = [safe.get('key'), storage.getItem('key'), safe.get('nothing')];
  safe.remove('key');
  expect([kept, safe.get('key'), storage.getItem('key'), safe.get('other')]).toEqual([
    ['two', 'two', null],
    null,
    null,
    'stays',
  ]);
});

test('LAY-25: forbidden storage keeps what is set until the page is left', () => {
  const safe = createSafeStorage(forbiddenStorage);
  safe.set('key', 'kept');
  const kept = [safe.get('key'), safe.get('other')];
  safe.remove('key');
  expect([kept, safe.get('key'), createSafeStorage(forbiddenStorage).get('key')]).toEqual([
    ['kept', null],
    null,
    null,
  ]);
});

test('full storage does not tell its old value for the new one, nor after both were removed', () => {
  const storage = full({ key: 'old' });
  const safe = createSafeStorage(() => storage);
  safe.set('key', 'new');
  const told = safe.get('key');
  safe.remove('key');
  expect([told, safe.get('key')]).toEqual(['new', null]);
});

test('what is stored again after a time of full storage is told by the storage, which other tabs change too', () => {
  const storage = createFakeStorage();
  let isFull = true;
  const safe = createSafeStorage(() => (isFull ? full({}) : storage));
  safe.set('key', 'in memory');
  isFull = false;
  safe.set('key', 'stored');
  storage.setItem('key', 'of another tab');
  expect(safe.get('key')).toBe('of another tab');
});
