import { describe, expect, test } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { createNewVersion, type Tab } from './newVersion.ts';

const entry = 'https://fest.example/assets/index-0ld0ld00.js';

/** A tab of an old version, with somebody waiting and nothing to lose, and its reloads. */
const tabOf = (changes: Partial<Tab> = {}) => {
  const storage = createFakeStorage();
  const happened: string[] = [];
  const tab: Tab = {
    entry,
    statusOf: () => Promise.resolve(404),
    isAwaited: () => true,
    mayLeave: () => true,
    storage: () => storage,
    isReloaded: () => false,
    reload: () => void happened.push('reload'),
    go: (href) => void happened.push(href),
    ...changes,
  };
  return { tab, happened };
};
describe('LDR-11: code that does not come', () => {
  test('LDR-11: where the version is gone, the page is loaded anew, once', async () => {
    const { tab, happened } = tabOf();
    const { missed } = createNewVersion(tab);
    await missed();
    await missed();
    // The new document still has the same version: a cache in between has kept it.
    await createNewVersion(tab).missed();
    expect(happened).toEqual(['reload']);
  });

  test('LDR-11: once for each version', async () => {
    const { tab, happened } = tabOf();
    await createNewVersion(tab).missed();
    await createNewVersion({ ...tab, entry: 'https://fest.example/assets/index-n3wn3w00.js' }).missed();
    expect(happened).toEqual(['reload', 'reload']);
  });

  test('LDR-11: where storage is forbidden, a document that came by a reload stays', async () => {
    const { tab, happened } = tabOf({ storage: forbiddenStorage });
    await createNewVersion(tab).missed();
    await createNewVersion({ ...tab, isReloaded: () => true }).missed();
    expect(happened).toEqual(['reload']);
  });

  test.each<[string, Partial<Tab>]>([
    ['its own script is there', { statusOf: () => Promise.resolve(200) }],
    ['the server is ill', { statusOf: () => Promise.resolve(503) }],
    ['nobody answers', { statusOf: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['something would be lost', { mayLeave: () => false }],
    ['nobody waits for it', { isAwaited: () => false }],
  ])('LDR-11: the page stays where %s', async (_, changes) => {
    const { tab, happened } = tabOf(changes);
    await createNewVersion(tab).missed();
    expect(happened).toEqual([]);
  });

  test('LDR-11: somebody who waited as the part was missed, and gave up meanwhile, is led on', async () => {
    let waits = true;
    const { tab, happened } = tabOf({
      isAwaited: () => waits,
      statusOf: () => {
        waits = false;
        return Promise.resolve(404);
      },
    });
    await createNewVersion(tab).missed();
    expect(happened).toEqual(['reload']);
  });

  test('LDR-11: a page that fails only after it was asked whether the version is gone is awaited too', async () => {
    let hasFailed = false;
    const { tab, happened } = tabOf({
      isAwaited: () => hasFailed,
      statusOf: () => {
        hasFailed = true;
        return Promise.resolve(404);
      },
    });
    await createNewVersion(tab).missed();
    expect(happened).toEqual(['reload']);
  });
});

describe('LDR-11: a link', () => {
  test('LDR-11: is followed in the page, until the version is known to be gone', async () => {
    const { tab, happened } = tabOf({ isAwaited: () => false });
    const { missed, follow } = createNewVersion(tab);
    const before = follow('/fr');
    await missed();
    expect([before, follow('/fr/calendrier'), happened]).toEqual([false, true, ['/fr/calendrier']]);
  });

  test('LDR-11: of a version that was gone leads on, though nobody answers any more', async () => {
    const answers = [() => Promise.resolve(404)];
    const statusOf = () => answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch'));
    const { missed, follow } = createNewVersion(tabOf({ statusOf, isAwaited: () => false }).tab);
    await missed();
    await missed();
    expect(follow('/fr')).toBe(true);
  });

  test('LDR-11: is followed in the page where something would be lost', async () => {
    const { tab, happened } = tabOf({ mayLeave: () => false });
    const { missed, follow } = createNewVersion(tab);
    await missed();
    expect([follow('/fr'), happened]).toEqual([false, []]);
  });
});
