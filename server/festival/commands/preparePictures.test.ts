import { expect, test } from 'vitest';
import { preparePictures } from './preparePictures.ts';

const said = async (count: number, faults: string[]): Promise<string[]> => {
  const lines: string[] = [];
  await preparePictures({ prepare: () => Promise.resolve({ count, faults }) }, [], (line) =>
    lines.push(line),
  );
  return lines.map((line) => line.replace(/\d+\.\d s/, 'N s'));
};

test('PIC-05: a load tells how many pictures it prepared, and which it could not', async () => {
  expect([await said(0, []), await said(2, ['a.jpg is damaged'])]).toEqual([
    [],
    ['Warning: a.jpg is damaged', 'Pictures prepared: 2, in N s.'],
  ]);
});
