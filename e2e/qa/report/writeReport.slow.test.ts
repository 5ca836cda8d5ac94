import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from './writeReport.ts';

const run = { startedAt: new Date(0), ms: 0, left: 0 };
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

test('a folder with something else in it is left as it is', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'package.json'), '{}');
  await expect(writeReport(folder, [], run)).rejects.toThrow('holds no report');
  expect(await readdir(folder)).toEqual(['package.json']);
});

test('a report takes the place of the one before', async () => {
  const folder = await newFolder();
  await writeReport(folder, [], run);
  await writeFile(join(folder, 'traces', 'old.zip'), '');
  await writeReport(folder, [], run);
  expect(await readdir(join(folder, 'traces'))).toEqual([]);
});
