import { readSettings } from '#server/environment.ts';
import { withoutFolder, type Festival } from '../festival.ts';
import type { FestivalSource } from '../festivalSource.ts';

/** For tests: the festival of a site without a folder. */
export const testFestival: Festival = withoutFolder(readSettings({}));

export const sourceOf = (festival: Festival): FestivalSource => ({
  current: () => Promise.resolve(festival),
  latest: () => festival,
});
export const testSource = sourceOf(testFestival);
