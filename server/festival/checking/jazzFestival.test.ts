import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import { linesOf } from './testing/checkFiles.ts';

const directory = 'festivals/jazz';
let folder: FestivalFolder | null;
let lines: string[];
beforeAll(async () => {
  ({ folder, lines } = await linesOf(directory));
});

const lacks = (file: string): string =>
  `${file}.fr.md:1:1: warning: has no English text beside it: ${file}.en.md`;

test('FES-30: the second festival has no mistake, and is warned of the English that it lacks alone', () => {
  expect(lines).toEqual(
    [
      'pages/about',
      'pages/contact',
      'pages/lodging',
      'shows/derniere-lampe',
      'shows/fenetres-ouvertes',
      'shows/oiseaux-de-rivage',
      'shows/suite-pour-un-estuaire',
    ].map(lacks),
  );
});

test('FES-30: it has eight shows in three venues, and none of the parts that a small festival lacks', () => {
  const { shows, venues, dates, artists, passes, series, press, careers, videos } = folder ?? {};
  expect([shows?.size, venues?.size, dates?.length]).toEqual([8, 3, 10]);
  expect([artists?.size, passes?.size, series?.size, press?.entries.size, careers?.entries.size]).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect([press?.list, careers?.list, videos]).toEqual([null, null, { videos: {}, collections: {} }]);
});

test('FES-30: it is light: no picture over 150 KB, 3 MB in all', () => {
  const sizes = (folder?.media ?? []).map((path): [string, number] => [
    path,
    statSync(join(directory, path)).size,
  ]);
  expect(sizes.length).toBeGreaterThan(15);
  expect(sizes.filter(([, size]) => size > 150 * 1024)).toEqual([]);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
});
