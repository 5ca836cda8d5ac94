import { expect, test } from 'vitest';
import { sends, startTestHost } from './testing/startTestHost.ts';

test('OPS-27: calls of the host are counted by resource and outcome, whatever is asked for', async () => {
  const { state, ask, metrics } = await startTestHost(sends({ data: [] }));
  await ask('/fr/content/8/shows?offset=0');
  // Kept: the host is not asked again.
  await ask('/fr/content/8/shows?offset=0');
  await ask('/en/content/8/shows/12/programmations');
  await ask('/fr/router/une-page');
  await ask('/artists/category');
  state.answer = sends({}, {}, 500);
  await ask('/fr/router/une-autre');
  const counted = (await metrics.write()).match(/^chapiteau_content_host_call_seconds_count.*$/gm) ?? [];
  expect(counted.map((line) => line.replace(/^[^{]*/, '')).toSorted()).toEqual([
    '{resource="artists",outcome="answered"} 1',
    '{resource="router",outcome="answered"} 1',
    '{resource="router",outcome="status"} 1',
    '{resource="shows",outcome="answered"} 2',
  ]);
});
