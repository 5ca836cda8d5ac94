import { sharePictureSize } from '#contract/address/sharePicture.ts';
import type { Look } from '../look/look.ts';
import type { Ground } from './colours.ts';
import type { Lettering, Letterings } from './fonts.ts';
import { sharingLimits } from './limits.ts';
import { cut, setTitle } from './setTitle.ts';
import type { Told } from './pictureContent.ts';

const { width, height } = sharePictureSize;

/** A show's poster or the festival's figure, as a data address. */
export interface Pasted {
  kind: 'poster' | 'figure';
  href: string;
}

/** The inks and the letters of a sheet. */
interface Press {
  ground: Ground;
  letterings: Letterings;
}

/** The panel behind the words, and the poster behind its right edge; without one it has the whole width, and the sender on it. */
const panel = { x: 44, beside: 610, alone: 1112, pad: 40 } as const;
/** The width of the lines below a title, beside the sender. */
const lower = 640;
const poster = { x: 590, y: 54, width: 576, height: 360, turn: 2.4 } as const;
const leading = 1.02;
const sizes = { date: 36, more: 29, place: 31 } as const;

/** How thick lines are, how round corners, how far shadows fall, and how askew things stand. */
export const shapesOf = ({ outlines, corners, shadows, askew }: Look) => ({
  line: outlines === 'bold' ? 6 : 2,
  radius: { square: 0, soft: 4, round: 24 }[corners],
  shadow: shadows === 'hard' ? 10 : 0,
  turn: askew ? 1 : 0,
});

export const rays = ({ ground, second }: Ground): string => {
  if (ground === second) return '';
  const [x, y, wedges, far] = [930, 640, 24, 1500];
  const point = (turn: number): string =>
    `${Math.round(x + far * Math.cos(turn))} ${Math.round(y + far * Math.sin(turn))}`;
  const step = (2 * Math.PI) / wedges;
  const path = Array.from(
    { length: wedges },
    (_, at) => `M${x} ${y}L${point(at * step)} ${point((at + 0.5) * step)}Z`,
  );
  return `<path d="${path.join('')}" fill="${second}"/>`;
};

/** A box of the look's shape, with its shadow. @param frame its place and size, as attributes */
const boxOf = (frame: string, fill: string, look: Look, shadow = shapesOf(look).shadow): string => {
  const { line, radius } = shapesOf(look);
  const { ink } = look.colours;
  const cast =
    shadow === 0
      ? ''
      : `<rect ${frame} rx="${radius}" fill="${ink}" transform="translate(${shadow} ${shadow})"/>`;
  return `${cast}<rect ${frame} rx="${radius}" fill="${fill}" stroke="${ink}" stroke-width="${line}"/>`;
};

/** The poster in its frame, as if pasted; the figure without one. */
const pastedOn = ({ kind, href }: Pasted, look: Look): string => {
  if (kind === 'figure') return `<image x="740" y="46" width="400" height="400" href="${href}"/>`;
  const { x, y, width: w, height: h, turn } = poster;
  const { shadow, line, turn: askew } = shapesOf(look);
  const { ink } = look.colours;
  const frame = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return (
    `<g transform="rotate(${turn * askew} ${x + w / 2} ${y + h / 2})">` +
    (shadow === 0 ? '' : `<rect ${frame} fill="${ink}" transform="translate(${shadow} ${shadow})"/>`) +
    `<image ${frame} preserveAspectRatio="xMidYMid slice" href="${href}"/>` +
    `<rect ${frame} fill="none" stroke="${ink}" stroke-width="${line}"/></g>`
  );
};

interface Line {
  d: (y: number) => string;
  /** The distance from the baseline before. */
  advance: number;
  /** Thickens letters of a font with a single weight, in pixels. */
  weight?: number;
}

/** Writes lines of a width from the panel's left edge. */
const linesIn = (inner: number, { display, text }: Letterings) => {
  const x = panel.x + panel.pad;
  const title = (words: string): Line[] => {
    const room = { width: inner, height: 330, leading, lines: sharingLimits.titleLines };
    const set = setTitle(words, display, { ...room, sizes: sharingLimits.titleSizes });
    return set.lines.map((line, index) => ({
      d: (y) => display.outline(line, { x, y, size: set.size }),
      advance: set.size * (index === 0 ? 0.74 : leading),
    }));
  };
  const plain = (words: string, size: number, advance: number, lettering: Lettering = text): Line[] => {
    const readable = lettering.readable(words);
    if (readable === '') return [];
    const line = cut(readable, Math.min(inner, lower), (part) => lettering.widthOf(part, size));
    return [
      {
        d: (y) => lettering.outline(line, { x, y, size }),
        advance,
        ...(lettering === text && { weight: 0.9 }),
      },
    ];
  };
  const dates = (all: readonly string[]): Line[] =>
    all.flatMap((date, index) =>
      index < sharingLimits.dates
        ? plain(date, sizes.date, index === 0 ? 70 : 46, display)
        : plain(date, sizes.more, 42),
    );
  return { title, plain, dates };
};

/** The panel, as high as its words, in the middle of the sheet. */
const words = (told: Told, title: string, wide: number, letterings: Letterings): string => {
  const { title: titleLines, dates, plain } = linesIn(wide - 2 * panel.pad, letterings);
  const lines = [
    ...titleLines(title),
    ...dates(told.dates),
    ...plain(told.place, sizes.place, told.dates.length === 0 ? 68 : 52),
  ];
  const { ink, paper } = told.look.colours;
  const filled = lines.reduce((sum, { advance }) => sum + advance, 0) + 2 * panel.pad + 8;
  const top = Math.round((height - filled) / 2);
  let y = top + panel.pad;
  const drawn = lines.map(({ d, advance, weight }) => {
    y += advance;
    const stroke = weight === undefined ? '' : ` stroke="${ink}" stroke-width="${weight}"`;
    return `<path d="${d(y)}" fill="${ink}"${stroke}/>`;
  });
  const frame = `x="${panel.x}" y="${top}" width="${wide}" height="${filled}"`;
  return boxOf(frame, paper, told.look) + drawn.join('');
};

const brandRoom = { width: 380, height: 112, leading, lines: 2, sizes: [64, 56, 48, 42, 36, 30, 26] };

/** The sender: the festival's name on its sticker. */
const brand = ({ brand: told, look }: Told, { display }: Letterings): string => {
  const [right, bottom, pad] = [1156, 594, 26];
  const readable = display.readable(told);
  if (readable === '') return '';
  const { size, lines } = setTitle(readable, display, brandRoom);
  const wide = Math.ceil(Math.max(...lines.map((line) => display.widthOf(line, size))) + 2 * pad);
  const x = Math.min(746, right - wide);
  const y = bottom - 38 - (lines.length - 1) * size * leading;
  const { turn, shadow } = shapesOf(look);
  const frame = `x="${x}" y="${y - size}" width="${wide}" height="${bottom - y + size}"`;
  const outlines = lines.map((line, at) => {
    const d = display.outline(line, { x: x + pad, y: y + 4 + at * size * leading, size });
    return `<path d="${d}" fill="${look.colours.ink}"/>`;
  });
  return `<g transform="rotate(${-3 * turn} ${x} ${y})">${boxOf(frame, look.colours.highlight, look, shadow * 0.8)}${outlines.join('')}</g>`;
};

/** A sheet of the shared size. */
export const sheetOf = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;

/**
 * Draws a show's picture as SVG. All of its words are outlines: none can be markup, and it needs no font of the machine.
 * @throws if the font lacks all letters of the title
 */
export const drawSheet = (told: Told, pasted: Pasted | null, { ground, letterings }: Press): string => {
  const title = letterings.display.readable(told.title);
  if (title === '') throw new Error('The title has no letter of our fonts');
  const sender = brand(told, letterings);
  const parts =
    pasted === null
      ? [words(told, title, panel.alone, letterings), sender]
      : [pastedOn(pasted, told.look), sender, words(told, title, panel.beside, letterings)];
  return sheetOf(ground.ground, rays(ground) + parts.join(''));
};
