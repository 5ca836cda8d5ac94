/** Inks of the sheet behind a poster: its ground and the second tone of its rays. */
export interface Ground {
  ground: string;
  second: string;
}

/** The grounds of posters (tools/posters/inks.ts), each with its sheet. */
const sheets: readonly Ground[] = [
  { ground: '#ff8ac4', second: '#ffa5d1' },
  { ground: '#00c27a', second: '#2bd394' },
  { ground: '#ffd400', second: '#ffe04d' },
  { ground: '#2f5bff', second: '#5478ff' },
  { ground: '#b3240b', second: '#c73d22' },
  { ground: '#00603c', second: '#0b7a4f' },
  { ground: '#6b2bd9', second: '#8049e4' },
  { ground: '#1433b8', second: '#2a4bd0' },
];

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
const nearest = (colour: Colour): Ground =>
  sheets.toSorted(
    (one, other) => distance(colourOf(one.ground), colour) - distance(colourOf(other.ground), colour),
  )[0] ?? nth(sheets, 0);

const paperLike = 700;

/** The sheet for a poster, by its main colour; for paper white or an unknown colour, by the show's id. */
export const sheetFor = (dominant: Colour | null, id: number): Ground =>
  dominant === null || dominant.r + dominant.g + dominant.b > paperLike ? nth(sheets, id) : nearest(dominant);
