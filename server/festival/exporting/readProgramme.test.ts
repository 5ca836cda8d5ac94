import { expect, onTestFinished, test } from 'vitest';
import { bumpVersion } from '#server/store/schema/version.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { readProgramme } from './readProgramme.ts';

test.each([
  [0, 1],
  [1, 2],
  [9, 10],
  [10, null],
])(
  'FES-06: a programme that changes %i times while it is read comes whole, of the reading %j, or not at all',
  async (changes, reading) => {
    const store = await openTestStore();
    onTestFinished(() => store.close());
    await fillTestProgramme(store);
    const versions: unknown[] = [];
    const changing = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        if (row === undefined || Object.keys(row).join() !== 'version') return result;
        versions.push(row['version']);
        // Each reading looks first and last.
        const isFirst = versions.length % 2 === 1;
        if (isFirst && versions.length / 2 < changes) await store.transact(bumpVersion);
        return result;
      },
    });
    const programme = await readProgramme(changing);
    expect([programme && versions.length / 2, programme?.present.version]).toEqual([
      reading,
      reading === null ? undefined : versions.at(-1),
    ]);
  },
);
