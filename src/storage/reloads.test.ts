import { expect, test } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { noteReload } from './reloads.ts';

const forgetful = () => ({ getItem: () => null, setItem: () => {} });

test('LDR-11: a note is left for the document that comes after a reload', () => {
  const storage = createFakeStorage();
  expect([
    noteReload(
      () => storage,
      'key',
      'now',
      () => true,
    ),
    storage.getItem('key'),
  ]).toEqual([true, 'now']);
});

test.each([
  ['throws', forbiddenStorage],
  ['keeps nothing', forgetful],
])('LDR-11: where storage %s, a page that was loaded anew is not loaded anew again', (_, storage) => {
  expect([false, true].map((cameByReload) => noteReload(storage, 'key', 'now', () => cameByReload))).toEqual([
    true,
    false,
  ]);
});
