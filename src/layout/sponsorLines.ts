import type { Sponsor } from '#contract/wire/global.ts';

const lastLine = 6;

const lineOf = ({ field_sponsor_footer_line: line }: Sponsor): number =>
  Number.isInteger(line) && line >= 1 && line <= lastLine ? line : lastLine;

/** LAY-21: the sponsors by line, 1 to 6, without empty lines; any other number is line 6. */
export const sponsorLines = (sponsors: readonly Sponsor[]): { number: number; sponsors: Sponsor[] }[] =>
  Array.from({ length: lastLine }, (_, index) => index + 1)
    .map((number) => ({ number, sponsors: sponsors.filter((sponsor) => lineOf(sponsor) === number) }))
    .filter((line) => line.sponsors.length > 0);
