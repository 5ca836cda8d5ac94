/** Widths of prepared pictures in pixels: those that pages use. */
export const preparedWidths = [320, 640, 960, 1600] as const;
export const preparedFormats = ['avif', 'webp'] as const;
export type PreparedFormat = (typeof preparedFormats)[number];

/** A picture of a festival's folder in the sizes that pages use: its name says everything that a page must know. */
export interface Prepared {
  /** `{hash}-{width}x{height}-{colour}`. */
  name: string;
  /** Pixels of its widest size. */
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`; null if it is transparent somewhere. */
  colour: string | null;
}

const nameForm = /^[\da-f]{24}-([1-9]\d{0,4})x([1-9]\d{0,4})(?:-([\da-f]{6}))?$/;
const addressForm = /^\/pictures\/([^/]+)\/\d+\.(?:avif|webp)(?:#.*)?$/;

/** The picture that a name describes; null for one that no prepared picture has. */
export const readPreparedName = (name: string): Prepared | null => {
  const [, width, height, colour] = nameForm.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  return {
    name,
    width: Number(width),
    height: Number(height),
    colour: colour === undefined ? null : `#${colour}`,
  };
};

/** The prepared picture at an address; null for any other one. */
export const preparedAt = (address: string): Prepared | null =>
  readPreparedName(addressForm.exec(address)?.[1] ?? '');

/** The widths of a prepared picture: those below its own, and its own. */
export const widthsOfPrepared = ({ width }: Pick<Prepared, 'width'>): number[] => [
  ...preparedWidths.filter((one) => one < width),
  width,
];

export const preparedAddress = (name: string, width: number, format: PreparedFormat): string =>
  `/pictures/${name}/${width}.${format}`;

/** All its widths in one format, for `srcset`. */
export const preparedSrcSet = (prepared: Prepared, format: PreparedFormat): string =>
  widthsOfPrepared(prepared)
    .map((width) => `${preparedAddress(prepared.name, width, format)} ${width}w`)
    .join();

/** The narrowest size that fills `least` pixels, else the widest. */
export const preparedFilling = (prepared: Prepared, least: number): number =>
  widthsOfPrepared(prepared).find((width) => width >= least) ?? prepared.width;

/** The address of a picture at a width, where it has several sizes. */
export const addressFilling = (address: string, least: number): string => {
  const prepared = preparedAt(address);
  return prepared === null
    ? address
    : preparedAddress(prepared.name, preparedFilling(prepared, least), 'webp');
};
