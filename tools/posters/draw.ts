import { casting, dressed } from './casting.ts';
import { grounds } from './grounds.ts';
import { palettes, seriesPalettes } from './inks.ts';
import type { Palette } from './inks.ts';
import { motifs } from './motifs.ts';
import { burst, print, silhouette } from './pen.ts';
import type { Inks, Motif } from './pen.ts';

/** The data of a poster. */
export interface PosterSubject {
  readonly id: number;
  readonly showType: string;
}

/** The place of a motif: its centre, size (1 is 200 × 200) and turn in degrees. */
interface PosterPosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** A composition: the star, its sticker, and doubles of the star behind it. */
interface Staging {
  readonly star: PosterPosition;
  readonly sticker: PosterPosition;
  readonly doubles: readonly PosterPosition[];
}

const stagings: readonly Staging[] = [
  {
    star: { x: 400, y: 258, size: 2.15, turn: 0 },
    sticker: { x: 676, y: 384, size: 0.95, turn: 10 },
    doubles: [],
  },
  {
    star: { x: 270, y: 288, size: 2.65, turn: -7 },
    sticker: { x: 652, y: 148, size: 1.2, turn: 9 },
    doubles: [],
  },
  {
    star: { x: 400, y: 270, size: 1.95, turn: 4 },
    sticker: { x: 108, y: 104, size: 0.78, turn: -12 },
    doubles: [
      { x: 136, y: 330, size: 1.25, turn: -12 },
      { x: 664, y: 318, size: 1.25, turn: 12 },
    ],
  },
  {
    star: { x: 530, y: 280, size: 2.65, turn: 6 },
    sticker: { x: 150, y: 352, size: 1.2, turn: -10 },
    doubles: [],
  },
  {
    star: { x: 372, y: 262, size: 2.25, turn: -4 },
    sticker: { x: 690, y: 112, size: 0.9, turn: 14 },
    doubles: [{ x: 622, y: 372, size: 1.2, turn: 14 }],
  },
];

const shadow = 9;
const stickerFit = 0.66;

const at = ({ x, y, size, turn }: PosterPosition, drawing: string, offset = 0): string =>
  `<g transform="translate(${x + offset} ${y + offset}) rotate(${turn}) scale(${size}) translate(-100 -100)">${drawing}</g>`;

const standing = (motif: Motif, inks: Inks, place: PosterPosition): string =>
  at(place, silhouette(motif, inks.ink), shadow) + at(place, print(motif, inks));

const sticker = (motif: Motif, { a, b, c, paper, ink, ground }: Palette, place: PosterPosition): string => {
  const fill = ground === paper ? c : paper;
  const inks = ground === paper ? { a, b, c: paper, paper, ink } : { a, b, c, paper, ink };
  const badge: Motif = [['a', burst(100, 100, 104, 86, 16)]];
  return (
    standing(badge, { ...inks, a: fill }, place) +
    at({ ...place, size: place.size * stickerFit }, print(motif, inks))
  );
};

const pick = <T>(list: readonly T[], index: number): T => {
  const chosen = list[index % list.length];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

/** The doubles wear the inks the other way round. */
const swapped = (palette: Palette): Inks => ({ ...palette, a: palette.b, b: palette.c, c: palette.a });

/** The poster of a show: SVG of 800 × 500, the same every time. No lettering, so that no font is needed. */
export const drawPoster = ({ id, showType }: PosterSubject): string => {
  const cast = casting[id];
  if (cast === undefined) throw new Error(`Show ${id} has no poster`);
  const palette = pick(seriesPalettes.get(showType) ?? palettes, dressed[id] ?? id * 3);
  const ground = pick(grounds, id * 5);
  const { star, sticker: badge, doubles } = pick(stagings, id + Math.floor(id / 5));
  const [leading, companion] = [motifs[cast[0]], motifs[cast[1]]];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500">',
    `<path d="M0 0H800V500H0Z" fill="${palette.ground}"/>`,
    ground(palette),
    ...doubles.map((place) => standing(leading, swapped(palette), place)),
    standing(leading, palette, star),
    sticker(companion, palette, badge),
    '</svg>',
  ].join('');
};
