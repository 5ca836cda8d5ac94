import { expect, onTestFinished, test } from 'vitest';
import { openLists } from '../host/lists/testing/openLists.ts';
import { hostNames } from './hostNames.ts';

test('VID-21: a host names the videos of its lists; an unknown id never causes a question to it', async () => {
  const { host, lists } = await openLists();
  onTestFinished(() => lists.stop());
  const names = hostNames(lists);
  const video = { title: 'x', url: '/en/videos/x', youtube_id: 'english_001' };
  host.lists.fr.videos = [{ ...video, id: '1', youtube_id: 'french_0001' }];
  host.lists.en.videos = [{ ...video, id: '2' }];
  const { length: before } = host.calls;
  expect([await names('french_0001'), await names('stranger001'), host.calls.length]).toEqual([
    false,
    false,
    before,
  ]);
  await lists.readAll();
  expect(await Promise.all(['french_0001', 'english_001', 'stranger001'].map(names))).toEqual([
    true,
    true,
    false,
  ]);
});
