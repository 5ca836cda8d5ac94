import type { Lettering } from '../fonts.ts';

/** For tests: a font of letters half as wide as they are high, whose outlines tell the line, its place and its size. */
export const plainLettering = (name: string): Lettering => ({
  readable: (text) => text,
  widthOf: (text, size) => (text.length * size) / 2,
  outline: (text, { x, y, size }) => `${name} ${text} at ${x} ${y.toFixed(1)} of ${size};`,
});
