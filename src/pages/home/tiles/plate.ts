/** `#fff`, `#ffffff` → red, green and blue, 0 to 1. */
const channelsOf = (colour: string): number[] => {
  const digits = colour.slice(1);
  const size = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const channel = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? channel + channel : channel, 16) / 255;
  });
};

/** WCAG 2.2: relative luminance. */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: the contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

export const plates = { ink: '#14101f', paper: '#fff9ef' } as const;

/** HOM-09: the plate that makes a text of an editor's colour readable: the one with more contrast. */
export const plateFor = (colour: string): keyof typeof plates =>
  contrastOf(colour, plates.ink) >= contrastOf(colour, plates.paper) ? 'ink' : 'paper';
