import { ours } from '#server/sharing/fonts.ts';
import { setTitle } from '#server/sharing/setTitle.ts';

export interface Size {
  width: number;
  height: number;
}

const paper = '#fdf8ef';
const leading = 1.06;
/** The part of a poster's height that every page shows: tiles are wide, and cut it above and below. */
const seen = 0.42;
const titleSizes = [190, 160, 135, 115, 95, 80, 66] as const;

/** A number that follows from a text: the same text, the same number. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** Two calm inks from a text: a dark ground for light letters, and a lighter one beside it. */
const inksOf = (text: string): { ground: string; second: string; third: string } => {
  const hue = (numberOf(text) * 47) % 360;
  return {
    ground: `hsl(${hue} 38% 24%)`,
    second: `hsl(${(hue + 24) % 360} 34% 34%)`,
    third: `hsl(${(hue + 320) % 360} 30% 36%)`,
  };
};

/** Large discs at places that follow from a text. */
const discs = (text: string, { width, height }: Size): string => {
  const { second, third } = inksOf(text);
  const seed = numberOf(text);
  const at = (step: number, length: number): number => Math.round((((seed * step) % 100) / 100) * length);
  const radius = Math.min(width, height);
  return (
    `<circle cx="${at(3, width)}" cy="${at(7, height * 0.7)}" r="${Math.round(radius * 0.62)}" fill="${second}"/>` +
    `<circle cx="${at(11, width)}" cy="${at(13, height * 0.7)}" r="${Math.round(radius * 0.34)}" fill="${third}"/>`
  );
};

const titleOf = (title: string, { width, height }: Size): string => {
  const lettering = ours.display();
  const readable = lettering.readable(title);
  if (readable === '') return '';
  const margin = Math.round(width * 0.08);
  const room = { width: width - 2 * margin, height: height * seen, leading, lines: 6, sizes: titleSizes };
  const { size, lines } = setTitle(readable, lettering, room);
  const first = (height - (lines.length - 1) * size * leading) / 2 + size * 0.35;
  return lines
    .map((text, index) => lettering.outline(text, { x: margin, y: first + index * size * leading, size }))
    .map((d) => `<path d="${d}" fill="${paper}"/>`)
    .join('');
};

/**
 * A picture as SVG, in colours that follow from `name`. All of its words are outlines: it needs no font of the machine.
 * @param title '' for a picture without words
 */
export const posterSheet = (name: string, title: string, size: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
  `<rect width="${size.width}" height="${size.height}" fill="${inksOf(name).ground}"/>` +
  `${discs(name, size)}${titleOf(title, size)}</svg>`;
