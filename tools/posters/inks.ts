import type { Inks } from './pen.ts';

const paper = '#FFF9EF';
const ink = '#14101F';
const green = '#00C27A';
const spruce = '#00603C';
const mint = '#D6F7E7';
const blue = '#2F5BFF';
const navy = '#1433B8';
const yellow = '#FFD400';
const brick = '#B3240B';
const pink = '#FF8AC4';
const violet = '#6B2BD9';

/** The inks of a print and the sheet they go on: its ground, and the second tone of the ground's pattern. */
export interface Palette extends Inks {
  readonly ground: string;
  readonly second: string;
}

const palette = (ground: string, second: string, a: string, b: string, c: string): Palette => ({
  ground,
  second,
  a,
  b,
  c,
  paper,
  ink,
});

/** The Toronto series each have their ground (CAL-16). */
export const seriesPalettes: ReadonlyMap<string, readonly Palette[]> = new Map([
  ['the42', [palette(yellow, paper, blue, pink, green), palette(yellow, pink, green, brick, blue)]],
  ['comedycon', [palette(blue, navy, yellow, pink, green), palette(blue, pink, yellow, green, brick)]],
  ['headliners', [palette(brick, pink, yellow, blue, mint), palette(brick, yellow, green, pink, yellow)]],
  ['outdoors', [palette(spruce, green, pink, yellow, mint), palette(spruce, mint, yellow, brick, pink)]],
  ['street', [palette(violet, pink, yellow, green, pink), palette(violet, blue, green, yellow, pink)]],
]);

/** For every other show. */
export const palettes: readonly Palette[] = [
  palette(pink, paper, blue, yellow, brick),
  palette(green, mint, pink, yellow, blue),
  palette(paper, yellow, brick, pink, blue),
  palette(blue, navy, pink, yellow, green),
  palette(mint, green, violet, pink, yellow),
  palette(yellow, paper, pink, blue, green),
  palette(navy, blue, yellow, green, pink),
  palette(paper, pink, green, yellow, violet),
  palette(pink, brick, green, yellow, mint),
  palette(green, spruce, yellow, pink, brick),
];

/** Skin in print: no one in particular's. */
export const skins = [
  '#F7C9A3',
  '#E9A877',
  '#C97F4E',
  '#9A5A32',
  '#6E3D22',
  '#FBDDC4',
  '#B86B3F',
  pink,
  mint,
];
/** Hair in print. */
export const hairs = [ink, brick, '#5A2E16', yellow, violet, '#8C8597', '#D2691E', paper];
