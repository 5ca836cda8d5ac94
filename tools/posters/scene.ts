import { grounds } from './grounds.ts';
import { palettes } from './inks.ts';
import { motifs, type MotifName } from './motifs.ts';
import { print, silhouette } from './pen.ts';

/** A motif on a scene: its centre, size (1 is 200 × 200) and turn in degrees. */
type Standing = readonly [motif: MotifName, x: number, y: number, size: number, turn: number];

/** A picture of home: a cut-out of a sheet of 800 × 500, as wide and high as `pixels` says. */
export interface Scene {
  readonly name: string;
  readonly palette: number;
  readonly ground: number;
  /** x, y, width and height of the visible part of the sheet. */
  readonly cut: readonly [number, number, number, number];
  readonly pixels: readonly [number, number];
  readonly cast: readonly Standing[];
}

const shadow = 9;

/** SVG of a scene, the same every time; no lettering, so that no font is needed. */
export const drawScene = ({ palette: index, ground, cut, cast }: Scene): string => {
  const palette = palettes[index];
  const sheet = grounds[ground];
  if (palette === undefined || sheet === undefined) throw new Error('There is no such palette or sheet');
  const standing = ([name, x, y, size, turn]: Standing): string => {
    const at = (offset: number, drawing: string): string =>
      `<g transform="translate(${x + offset} ${y + offset}) rotate(${turn}) scale(${size}) translate(-100 -100)">${drawing}</g>`;
    return at(shadow, silhouette(motifs[name], palette.ink)) + at(0, print(motifs[name], palette));
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cut.join(' ')}">`,
    `<path d="M-100 -100H900V600H-100Z" fill="${palette.ground}"/>`,
    sheet(palette),
    ...cast.map(standing),
    '</svg>',
  ].join('');
};
