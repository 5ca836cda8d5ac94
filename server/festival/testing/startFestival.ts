import { vi } from 'vitest';
import { searchSettings } from '#contract/settings/search.ts';
import { startSite, type TestSite } from '#server/testing/startSite.ts';
import { loadAtStart } from '../loading/atStart/loadAtStart.ts';

const now = Temporal.Instant.from('2027-06-15T16:00:00Z');

/**
 * For tests: the whole site with the festival of a folder, once its search knows the shows. The caller fakes `performance`:
 * the version of the data is looked at once a second.
 */
export const startFestival = async (directory: string): Promise<TestSite> => {
  const site = await startSite('nothing', { FESTIVAL: directory });
  const { isLoaded, lines } = await loadAtStart(site.store, directory, now);
  if (!isLoaded) throw new Error(lines.join('\n'));
  vi.advanceTimersByTime(1001);
  await site.ask('/');
  const query = `/api/search/1/indexes/${searchSettings.indexName}/query`;
  await vi.waitUntil(async () => {
    const answer = await site.ask(query, { method: 'POST', body: JSON.stringify({ query: '' }) });
    return /"nbHits":[1-9]/.test(await answer.text());
  });
  return site;
};
