/** `#fff`, `#ffffff` → red, green and blue, 0 to 255. */
const channelsOf = (colour: string): number[] => {
  const digits = colour.slice(1);
  const size = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const channel = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? channel + channel : channel, 16);
  });
};

/** WCAG 2.2: relative luminance. */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: the contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** `share` of a colour, 0 to 1, in another one, as CSS mixes them in sRGB. */
export const mixed = (colour: string, share: number, other: string): string => {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((value, at) =>
    Math.round(value * share + (others[at] ?? 0) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour with the most contrast to a ground. */
export const readableOn = (ground: string, colours: readonly string[]): string =>
  colours.reduce((best, one) => (contrastOf(one, ground) > contrastOf(best, ground) ? one : best), ground);
