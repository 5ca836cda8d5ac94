import type { Palette } from './inks.ts';
import { box, circle } from './pen.ts';

/** Draws the sheet behind a poster of 800 × 500. */
type Ground = (palette: Palette) => string;

const width = 800;
const height = 500;
const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const outlined = (d: string, fill: string, ink: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="6"/>`;
const spin = (angle: number, radius: number): string =>
  `${Math.round(width / 2 + radius * Math.cos(angle))} ${Math.round(270 + radius * Math.sin(angle))}`;

const rays: Ground = ({ second }) => {
  const wedges = 14;
  const step = (2 * Math.PI) / wedges;
  return flat(
    count(wedges)
      .map((at) => `M400 270L${spin(at * step, 700)} ${spin((at + 0.5) * step, 700)}Z`)
      .join(''),
    second,
  );
};
const disc: Ground = ({ second, ink }) => outlined(circle(400, 262, 222), second, ink);
const stripes: Ground = ({ second }) =>
  flat(
    count(9)
      .map((at) => `M${at * 160 - 420} 500L${at * 160 + 80} 0h72L${at * 160 - 348} 500Z`)
      .join(''),
    second,
  );
const dots: Ground = ({ second }) =>
  flat(
    count(7)
      .flatMap((row) =>
        count(13).map((column) => circle(column * 66 + (row % 2) * 33, row * 66 + 66, 4 + row * 4.4)),
      )
      .join(''),
    second,
  );
const waves: Ground = ({ second, c, ink }) => {
  const wave = (y: number): string =>
    `M-40 ${y}${count(8)
      .map(() => 'q30 -50 60 0t60 0')
      .join('')}V560H-40Z`;
  return (
    outlined(circle(620, 130, 84), c, ink) + outlined(wave(300), second, ink) + outlined(wave(390), c, ink)
  );
};
const rings: Ground = ({ ground, second }) =>
  count(5)
    .map((at) => flat(circle(400, 262, 460 - at * 90), at % 2 === 0 ? second : ground))
    .join('');
const split: Ground = ({ second, ink }) => outlined('M-10 510L-10 400L810 90V510Z', second, ink);
const bricks: Ground = ({ second }) =>
  flat(
    count(8)
      .flatMap((row) =>
        count(7).map((column) => box(column * 132 - (row % 2) * 66 - 20, row * 64 + 5, 122, 54, 4)),
      )
      .join(''),
    second,
  );
const alley: Ground = ({ second, ink, c, paper }) => {
  const houses = [-20, 130, 300, 500, 660].map((x, at) => box(x, 230 - (at % 3) * 60, 150, 400));
  const windows = [20, 180, 350, 540, 710].flatMap((x, at) =>
    [0, 1].map((floor) => box(x, 262 - (at % 3) * 60 + floor * 110, 50, 64)),
  );
  const line = `<path d="M0 90Q400 170 800 70" fill="none" stroke="${ink}" stroke-width="5"/>`;
  const washing = ['M90 106l60 8l-6 66l-58-8Z', 'M200 122h70l10 60h-84Z', 'M600 112l64-10l8 70l-66 8Z'];
  return (
    outlined(houses.join(''), second, ink) +
    outlined(windows.join(''), c, ink) +
    line +
    outlined(washing.join(''), paper, ink)
  );
};
const floor: Ground = ({ second, ink, paper }) => {
  const tile = (row: number, column: number): string => {
    const [near, far] = [150 + row * 60, 90 + row * 60];
    const [top, bottom] = [360 + row * 48, 408 + row * 48];
    const left = column - 4;
    return `M${400 + left * far} ${top}h${far}L${400 + (left + 1) * near} ${bottom}h${-near}Z`;
  };
  const tiles = count(3).flatMap((row) => count(4).map((column) => tile(row, column * 2 + (row % 2))));
  return outlined('M-10 360H810V510H-10Z', paper, ink) + flat(tiles.join(''), second);
};
const beams: Ground = ({ second, ink, c }) =>
  flat('M90 -10L180 -10L640 510H180ZM710 -10L620 -10L160 510H620Z', second) +
  outlined('M-10 440Q400 380 810 440V510H-10Z', c, ink);
const confettiCount = 44;
const confetti: Ground = ({ a, b, c, second }) =>
  count(confettiCount)
    .map((at) => {
      const [x, y] = [Math.round((at * 0.618 * width) % width), Math.round((at * height) / confettiCount)];
      const d = at % 3 === 0 ? circle(x, y, 14) : box(x - 20, y - 7, 40, 14);
      const fill = [second, a, b, c][at % 4] ?? second;
      return `<path d="${d}" fill="${fill}" transform="rotate(${(at * 53) % 180} ${x} ${y})"/>`;
    })
    .join('');

/** The sheets, in the order in which shows take them. */
export const grounds: readonly Ground[] = [
  rays,
  alley,
  dots,
  disc,
  waves,
  stripes,
  floor,
  rings,
  bricks,
  split,
  beams,
  confetti,
];
