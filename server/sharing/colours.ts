import { mixed } from '#contract/look/contrast.ts';
import type { Look } from '../look/look.ts';

/** Inks of the sheet behind a poster: its ground and the second tone of its rays, which is the same without a pattern. */
export interface Ground {
  ground: string;
  second: string;
}

/** The sheets of a look: a ground for each of its inks. */
export const sheetsOf = ({ colours, series, pattern }: Look): Ground[] => {
  const { accent, support, highlight, deep, alert, link } = colours;
  const inks = [accent, support, highlight, deep, alert, ...series.map(({ ground }) => ground), link];
  const lighter = (ground: string): string => (pattern === 'rays' ? mixed('#ffffff', 0.2, ground) : ground);
  return [...new Set(inks)].map((ground) => ({ ground, second: lighter(ground) }));
};

interface Colour {
  r: number;
  g: number;
  b: number;
}

const colourOf = (hex: string): Colour => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});
const distance = (one: Colour, other: Colour): number =>
  (one.r - other.r) ** 2 + (one.g - other.g) ** 2 + (one.b - other.b) ** 2;

const nth = (list: readonly Ground[], index: number): Ground => {
  const found = list[index % list.length];
  if (!found) throw new Error('There are no sheets');
  return found;
};

/** The sheet with the nearest ground to a colour. */
const nearest = (sheets: readonly Ground[], colour: Colour): Ground =>
  sheets.toSorted(
    (one, other) => distance(colourOf(one.ground), colour) - distance(colourOf(other.ground), colour),
  )[0] ?? nth(sheets, 0);

const paperLike = 700;

/** The same number for the same id; other hosts' ids are any text. */
const numberOf = (id: string): number =>
  /^\d{1,9}$/.test(id)
    ? Number(id)
    : Array.from(id, (letter) => letter.charCodeAt(0)).reduce((a, b) => a + b, 0);

/** The sheet for a poster, by its main colour; for paper white or an unknown colour, by the show's id. */
export const sheetFor = (sheets: readonly Ground[], dominant: Colour | null, id: string): Ground =>
  dominant === null || dominant.r + dominant.g + dominant.b > paperLike
    ? nth(sheets, numberOf(id))
    : nearest(sheets, dominant);
