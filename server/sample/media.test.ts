import { expect, test } from 'vitest';
import { loadFolder } from '../festival/loading/load.ts';
import { folderOfShort } from '../festival/testing/testFolder.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { startSite } from '../testing/startSite.ts';
import { foldersOfSample, shownDirectory } from './media.ts';
import { sampleDirectory } from './sampleFolder.ts';

const addresses = [
  '/media/posters/1-320.avif',
  '/media/cv/desmond-okafor-en.pdf',
  '/dates.csv',
  '/festival.yaml',
];

test.each([
  ['sample', [200, 200, 404, 404]],
  ['base', [404, 404, 404, 404]],
] as const)(
  'FES-29: of the sample’s folder its media are served, and only where it is shown (%s)',
  async (holds, told) => {
    const site = await startSite(holds);
    const answers = await Promise.all(addresses.map((address) => site.ask(address, { redirect: 'manual' })));
    await site.close();
    expect(answers.map(({ status }) => (status === 200 ? 200 : 404))).toEqual(told);
  },
);

test('FES-29: a folder of one’s own in the place of the sample has nothing of its media; the sample’s own folder has', async () => {
  const store = await openTestStore('sample');
  expect(await foldersOfSample({ festival: null }, store)).toEqual([sampleDirectory]);
  expect(await shownDirectory({ festival: null }, store)).toBe(sampleDirectory);
  expect(await shownDirectory({ festival: '/srv/jazz' }, store)).toBe('/srv/jazz');
  const now = Temporal.Instant.from('2027-06-15T16:00:00Z');
  await loadFolder(store, folderOfShort({}), { now, cancel: 0, dryRun: false });
  expect(await shownDirectory({ festival: null }, store)).toBeNull();
  expect(await foldersOfSample({ festival: '/srv/jazz' }, store)).toEqual([]);
  expect(await foldersOfSample({ festival: sampleDirectory }, store)).toEqual([sampleDirectory]);
  await store.close();
});
