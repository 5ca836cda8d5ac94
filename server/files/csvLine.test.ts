import { expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';

test('Security: no cell is a formula to a spreadsheet; a number stays one', () => {
  const cells = ['=1+1', '+1', '-1', '@a', '\tx', '\rx', 'a=1', 'Le "Grand" Plouf, encore', '', -5];
  expect(csvLine(cells)).toBe(
    `"'=1+1","'+1","'-1","'@a","'\tx","'\rx","a=1","Le ""Grand"" Plouf, encore","",-5\r\n`,
  );
});
