import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** A folder of product code that outgrows this gets rooms (house rule). */
const most = 25;

/** Folders with too many files of TypeScript, tests left out, and how many. */
const crowded = (files: readonly string[]): [folder: string, count: number][] =>
  [...Map.groupBy(files, dirname)]
    .map(([folder, inside]): [string, number] => [folder, inside.length])
    .filter(([, count]) => count > most);

const product = globSync('{contract,machines,server,src}/**/*.{ts,tsx}').filter(
  (file) => !/\/testing\/|\.(test|property|gen)\.tsx?$/.test(file),
);

test('no folder of product code holds more files than one looks through', () => {
  expect(product.length).toBeGreaterThan(500);
  expect(crowded(product)).toEqual([]);
});

test('control: a folder with one file too many is found', () => {
  const files = Array.from({ length: most + 1 }, (_, index) => `server/room/${index}.ts`);
  expect([crowded(files), crowded(files.slice(1))]).toEqual([[['server/room', most + 1]], []]);
});
