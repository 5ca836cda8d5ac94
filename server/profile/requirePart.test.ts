import { expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { requirePart } from './requirePart.ts';
import { sourceOf, testFestival } from './testing/testFestival.ts';

const withoutVideos = sourceOf({ ...testFestival, parts: { ...allParts, videos: false } });
const away = { ...withoutVideos, current: () => Promise.reject(new Error('away')) };

test.each([
  ['as it is now', { ...withoutVideos, latest: () => testFestival }],
  ['as it was last, while its database is away', away],
])('FES-21: a call of a part that the festival lacks is not found, %s', async (_how, source) => {
  await expect(requirePart(source, 'videos')).rejects.toMatchObject({
    code: 'not-found',
    message: 'The festival has no videos',
  });
  await expect(requirePart(source, 'artists')).resolves.toBeUndefined();
});
