import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { isReloaded, noteReload } from './reloads.ts';

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

test.each([
  ['reload', true],
  ['navigate', false],
  ['back_forward', false],
])('LDR-11: a document that came by a %s came by a reload: %s', (type, came) => {
  class Navigation {
    readonly type: string;
    constructor(how: string) {
      this.type = how;
    }
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', {
    getEntriesByType: (name: string) => (name === 'navigation' ? [new Navigation(type)] : []),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(isReloaded()).toBe(came);
});
