import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { startSite, type TestSite } from '#server/testing/startSite.ts';
import { loadAtStart } from '../loading/atStart/loadAtStart.ts';

const now = Temporal.Instant.from('2027-06-15T16:00:00Z');

/**
 * For tests: a site that shows a folder of these files, and what the load said. A process looks at the version of the data once
 * a second, by a clock that the test has faked.
 */
export const openFolderSite = async (
  files: Record<string, string>,
): Promise<{ site: TestSite; lines: readonly string[] }> => {
  const folder = makeFolder(files);
  try {
    const site = await startSite('nothing');
    const { lines } = await loadAtStart(site.store, folder, now);
    vi.advanceTimersByTime(1001);
    return { site, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
