import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posterWidths, widthsOf } from './posterSizes.ts';

const folder = 'festivals/chapiteau';
const small = globSync(`${folder}/media/posters/*-320.avif`).map((file) => file.slice(folder.length));

test('CAL-33: a poster is offered in the widths that are kept of it, each of them a file', () => {
  expect(small.length).toBeGreaterThan(50);
  for (const image of small) {
    const offered = widthsOf(image)?.split(',') ?? [];
    expect(offered.map((one) => one.split(' ')[1])).toEqual(posterWidths.map((width) => `${width}w`));
    for (const one of offered) expect(existsSync(folder + one.split(' ')[0]), one).toBe(true);
  }
});

test.each(['https://host.example/media/posters/1-320.avif', '/media/posters/1-800.avif', '/uploads/1.jpg'])(
  'CAL-33: of %s no other width is known',
  (image) => expect(widthsOf(image)).toBeUndefined(),
);
