import { sharePictureSize } from '#contract/address/sharePicture.ts';
import { textOn } from '../look/colours.ts';
import type { Look } from '../look/look.ts';
import { sheetsOf } from './colours.ts';
import type { Letterings } from './fonts.ts';
import { setTitle } from './setTitle.ts';
import { rays, shapesOf, sheetOf, type Pasted } from './sheet.ts';

const { width, height } = sharePictureSize;
const side = 512;

/** The first letters of the first two words, without those that only bind: `Jazz au village` is `JV`. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s'’-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => /^[^\p{Ll}]/u.test(word) || word.length > 3);
  const first = Array.from(
    (telling.length > 0 ? telling : words).slice(0, 2),
    (word) => Array.from(word)[0] ?? '',
  );
  return first.join('').toUpperCase();
};

/** The festival's icon, as SVG: its first letters on its own ground. Letters that the font lacks leave the ground alone. */
export const drawIcon = (name: string, look: Look, { display }: Letterings): string => {
  const { action } = look.colours;
  const letters = display.readable(initialsOf(name));
  const [{ size }, radius] = [
    setTitle(letters, display, {
      width: 380,
      height: 512,
      leading: 1,
      lines: 1,
      sizes: [340, 300, 260, 220],
    }),
    { square: 0, soft: 72, round: side / 2 }[look.corners],
  ];
  const x = (side - display.widthOf(letters, size)) / 2;
  const d = letters === '' ? '' : display.outline(letters, { x, y: side / 2 + size * 0.35, size });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${action}"/>` +
    `<path d="${d}" fill="${textOn(action, look.colours)}"/></svg>`
  );
};

const room = { width: 1000, height: 400, leading: 1, lines: 3, sizes: [190, 160, 136, 116, 98, 84, 72, 60] };

/** The festival's picture for pages without one, as SVG: its name, above its figure if there is one. */
export const drawName = (
  name: string,
  figure: Pasted | null,
  look: Look,
  { display }: Letterings,
): string => {
  const { colours } = look;
  const ground = figure === null ? colours.action : colours.accent;
  const ink = textOn(ground, colours);
  const wide = figure === null ? room.width : 600;
  const { size, lines } = setTitle(display.readable(name), display, { ...room, width: wide });
  const top = (height - (lines.length - 1) * size) / 2 + size * 0.35;
  const outlines = lines.map((line, at) => display.outline(line, { x: 100, y: top + at * size, size }));
  const second = sheetsOf(look).find((sheet) => sheet.ground === ground)?.second ?? ground;
  const line = shapesOf(look).line * 2;
  return sheetOf(
    ground,
    [
      rays({ ground, second }),
      figure === null ? '' : `<image x="740" y="115" width="400" height="400" href="${figure.href}"/>`,
      `<path d="${outlines.join('')}" fill="${ink}"/>`,
      figure === null
        ? `<rect x="100" y="${height - 90}" width="${width - 200}" height="${line}" fill="${ink}"/>`
        : '',
    ].join(''),
  );
};
