import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createMetrics } from './metrics.ts';
import { addReadings } from './readings.ts';

test('OPS-32: turns and kept answers are told as they are when somebody asks', async () => {
  const { db, close } = await openTestStore();
  onTestFinished(close);
  const metrics = createMetrics();
  const turns = { taken: 2, waiting: 5 };
  addReadings(metrics, {
    store: { db, turns },
    caches: {
      data: { kept: () => ({ bytes: 4_096, answers: 1 }) },
      files: { kept: () => ({ bytes: 70_000, answers: 3 }) },
    },
  });
  turns.waiting = 7;
  const told = (await metrics.write()).match(/^chapiteau_(?:database|kept)_.*$/gm);
  expect(told?.toSorted()).toEqual([
    'chapiteau_database_turns{state="taken"} 2',
    'chapiteau_database_turns{state="waiting"} 7',
    'chapiteau_kept_answer_bytes{cache="data"} 4096',
    'chapiteau_kept_answer_bytes{cache="files"} 70000',
    'chapiteau_kept_answers{cache="data"} 1',
    'chapiteau_kept_answers{cache="files"} 3',
  ]);
});
