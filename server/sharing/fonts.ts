import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const open = (bytes: Uint8Array): Font => {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('The file is a collection of fonts');
  return font;
};

/** A font that writes lines as outlines. */
export interface Lettering {
  /** A text without the letters that the font lacks, with single spaces. */
  readable: (text: string) => string;
  /** In pixels. */
  widthOf: (text: string, size: number) => number;
  /** SVG path of a line that begins at (x, y), its baseline. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

/** All spaces except the no-break one. */
const otherSpace = /[^\S\u00a0]/g;

const letteringOf = (font: Font): Lettering => {
  const scaleOf = (size: number): number => size / font.unitsPerEm;
  return {
    readable: (text) =>
      [...text.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll(otherSpace, ' ')]
        .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .join('')
        .replaceAll(/ +/g, ' ')
        .trim(),
    widthOf: (text, size) => font.layout(text).advanceWidth * scaleOf(size),
    outline: (text, { x, y, size }) => {
      const { glyphs, positions } = font.layout(text);
      const scale = scaleOf(size);
      let pen = x;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
          const [left, base] = [pen + xOffset * scale, y];
          pen += xAdvance * scale;
          return path.transform(scale, 0, 0, -scale, left, base).toSVG();
        })
        .join('');
    },
  };
};

/** Made at the first use: opening a font takes longer than drawing with it. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/** The site's own fonts (docs/decisions/005): drawings do not depend on the machine's. */
const own = (name: string) => () =>
  open(readFileSync(new URL(`../../public/fonts/${name}.woff2`, import.meta.url)));
export const ours = {
  display: once(() => letteringOf(own('bricolage-grotesque-800')())),
  text: once(() => letteringOf(own('figtree')())),
};

/** The letterings of a drawing; the text's may need to be thickened. */
export interface Letterings {
  display: Lettering;
  text: Lettering;
}

/** Opens the festival's fonts; ours where it has none, or one that cannot be read. */
export const openLetterings = (given: Record<keyof Letterings, Uint8Array | null>): Letterings => {
  const opened = (role: keyof Letterings): Lettering => {
    const bytes = given[role];
    try {
      return bytes === null ? ours[role]() : letteringOf(open(bytes));
    } catch {
      return ours[role]();
    }
  };
  return { display: opened('display'), text: opened('text') };
};
