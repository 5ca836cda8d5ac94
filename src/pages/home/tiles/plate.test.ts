import { expect, test } from 'vitest';
import { contrastOf } from '#contract/look/contrast.ts';
import { plateFor } from './plate.ts';

const plates = { ink: '#14101f', paper: '#fff9ef' };

test.each([
  ['#ffffff', 'ink'],
  ['#ffd400', 'ink'],
  ['#14101f', 'paper'],
  ['#1433b8', 'paper'],
])('HOM-09: %s is read on %s', (colour, plate) => {
  expect(plateFor(colour, plates)).toBe(plate);
});

test('HOM-09: a large title of any colour can be read (WCAG 1.4.3: 3)', () => {
  const levels = [0, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff].map((level) => level.toString(16).padStart(2, '0'));
  const colours = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(colours.filter((colour) => contrastOf(colour, plates[plateFor(colour, plates)]) < 3)).toEqual([]);
});
