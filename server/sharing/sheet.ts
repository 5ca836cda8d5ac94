import { sharePictureSize } from '#contract/address/sharePicture.ts';
import type { Ground } from './colours.ts';
import { display, text } from './fonts.ts';
import { sharingLimits } from './limits.ts';
import { mascot } from './mascot.ts';
import { cut, setTitle } from './setTitle.ts';
import type { Told } from './pictureContent.ts';

const { width, height } = sharePictureSize;
const paper = '#fff9ef';
const ink = '#14101f';
const yellow = '#ffd400';

/** The panel behind the words, its words' left edge and width, and the poster behind its right edge. */
const panel = { x: 44, width: 610, pad: 40, shadow: 10 } as const;
const inner = panel.width - 2 * panel.pad;
const poster = { x: 590, y: 54, width: 576, height: 360, turn: 2.4 } as const;
const leading = 1.02;
const sizes = { date: 36, more: 29, place: 31 } as const;

const rays = ({ second }: Ground): string => {
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

/** The poster in its frame, a little askew, as if pasted; without one, the mascot. */
const pasted = (picture: string | null): string => {
  if (picture === null) return mascot({ x: 740, y: 46, width: 400 });
  const { x, y, width: w, height: h, turn } = poster;
  const frame = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return (
    `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">` +
    `<rect ${frame} fill="${ink}" transform="translate(${panel.shadow} ${panel.shadow})"/>` +
    `<image ${frame} preserveAspectRatio="xMidYMid slice" href="${picture}"/>` +
    `<rect ${frame} fill="none" stroke="${ink}" stroke-width="6"/></g>`
  );
};

interface Line {
  d: (y: number) => string;
  /** The distance from the baseline before. */
  advance: number;
  /** Thickens letters of a font with a single weight, in pixels. */
  weight?: number;
}

const titleLines = (title: string): Line[] => {
  const room = { width: inner, height: 330, leading, lines: sharingLimits.titleLines };
  const set = setTitle(title, display(), { ...room, sizes: sharingLimits.titleSizes });
  return set.lines.map((line, index) => ({
    d: (y) => display().outline(line, { x: panel.x + panel.pad, y, size: set.size }),
    advance: set.size * (index === 0 ? 0.74 : leading),
  }));
};

const plainLine = (words: string, size: number, advance: number, lettering = text()): Line[] => {
  const readable = lettering.readable(words);
  if (readable === '') return [];
  const line = cut(readable, inner, (part) => lettering.widthOf(part, size));
  return [
    {
      d: (y) => lettering.outline(line, { x: panel.x + panel.pad, y, size }),
      advance,
      ...(lettering === text() && { weight: 0.9 }),
    },
  ];
};

const dateLines = (dates: readonly string[]): Line[] =>
  dates.flatMap((date, index) =>
    index < sharingLimits.dates
      ? plainLine(date, sizes.date, index === 0 ? 70 : 46, display())
      : plainLine(date, sizes.more, 42),
  );

/** The panel, as high as its words, in the middle of the sheet. */
const words = (told: Told, title: string): string => {
  const lines = [
    ...titleLines(title),
    ...dateLines(told.dates),
    ...plainLine(told.place, sizes.place, told.dates.length === 0 ? 68 : 52),
  ];
  const filled = lines.reduce((sum, { advance }) => sum + advance, 0) + 2 * panel.pad + 8;
  const top = Math.round((height - filled) / 2);
  let y = top + panel.pad;
  const drawn = lines.map(({ d, advance, weight }) => {
    y += advance;
    const stroke = weight === undefined ? '' : ` stroke="${ink}" stroke-width="${weight}"`;
    return `<path d="${d(y)}" fill="${ink}"${stroke}/>`;
  });
  const box = `x="${panel.x}" y="${top}" width="${panel.width}" height="${filled}" rx="4"`;
  return (
    `<rect ${box} fill="${ink}" transform="translate(${panel.shadow} ${panel.shadow})"/>` +
    `<rect ${box} fill="${paper}" stroke="${ink}" stroke-width="6"/>${drawn.join('')}`
  );
};

const brandRoom = { width: 380, height: 112, leading, lines: 2, sizes: [64, 56, 48, 42, 36, 30, 26] };

/** The sender: the festival's name on its sticker. */
const brand = (told: string): string => {
  const [x, bottom, pad] = [746, 594, 26];
  const readable = display().readable(told);
  if (readable === '') return '';
  const { size, lines } = setTitle(readable, display(), brandRoom);
  const wide = Math.max(...lines.map((line) => display().widthOf(line, size)));
  const y = bottom - 38 - (lines.length - 1) * size * leading;
  const box = `x="${x}" y="${y - size}" width="${Math.ceil(wide + 2 * pad)}" height="${bottom - y + size}"`;
  return (
    `<g transform="rotate(-3 ${x} ${y})"><rect ${box} fill="${ink}" transform="translate(8 8)"/>` +
    `<rect ${box} fill="${yellow}" stroke="${ink}" stroke-width="5"/>` +
    `${lines.map((line, at) => `<path d="${display().outline(line, { x: x + pad, y: y + 4 + at * size * leading, size })}" fill="${ink}"/>`).join('')}</g>`
  );
};

/**
 * Draws a show's picture as SVG. All of its words are outlines: none can be markup, and it needs no font of the machine.
 * @param picture the poster, as a data address
 * @throws if the font lacks all letters of the title
 */
export const drawSheet = (told: Told, picture: string | null, ground: Ground): string => {
  const title = display().readable(told.title);
  if (title === '') throw new Error('The title has no letter of our fonts');
  const content = [rays(ground), pasted(picture), brand(told.brand), words(told, title)].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground.ground}"/>${content}</svg>`
  );
};
