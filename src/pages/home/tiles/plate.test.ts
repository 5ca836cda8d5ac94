import { expect, test } from 'vitest';
import { contrastOf, plateFor, plates } from './plate.ts';

test('HOM-09: contrast as WCAG counts it', () => {
  expect([
    contrastOf('#ffffff', '#000000'),
    contrastOf('#fff', '#000'),
    contrastOf('#14101f', '#fff9ef'),
  ]).toEqual([21, 21, expect.closeTo(17.84, 1)]);
});

test.each([
  ['#ffffff', 'ink'],
  ['#ffd400', 'ink'],
  ['#14101f', 'paper'],
  ['#1433b8', 'paper'],
])('HOM-09: %s is read on %s', (colour, plate) => {
  expect(plateFor(colour)).toBe(plate);
});

test('HOM-09: a large title of any colour can be read (WCAG 1.4.3: 3)', () => {
  const levels = [0, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff].map((level) => level.toString(16).padStart(2, '0'));
  const colours = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(colours.filter((colour) => contrastOf(colour, plates[plateFor(colour)]) < 3)).toEqual([]);
});
