import { expect, test } from 'vitest';
import type { Sponsor } from '#contract/wire/global.ts';
import { sponsorLines } from './sponsorLines.ts';

const sponsor = (title: string, line: number): Sponsor => ({
  title,
  sponsor_logo: null,
  field_sponsor_link: null,
  field_sponsor_footer_line: line,
});

test('LAY-21: sponsors stand in lines 1 to 6, any other number in line 6', () => {
  const [a, b, c, d, e] = [
    sponsor('a', 2),
    sponsor('b', 1),
    sponsor('c', 0),
    sponsor('d', 7),
    sponsor('e', 2),
  ];
  expect(sponsorLines([a, b, c, d, e])).toEqual([
    { number: 1, sponsors: [b] },
    { number: 2, sponsors: [a, e] },
    { number: 6, sponsors: [c, d] },
  ]);
});

test('LAY-21: half a line is line 6', () => {
  const half = sponsor('half', 1.5);
  expect(sponsorLines([half])).toEqual([{ number: 6, sponsors: [half] }]);
});
