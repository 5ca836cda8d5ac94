/** Widths of our posters, in pixels: `/media/posters/7-320.avif`, `/media/posters/7-800.avif`. */
export const posterWidths = [320, 800] as const;

const poster = /^(\/media\/posters\/\d+)-320\.avif$/;

/** The widths of a picture, for `srcset`; undefined if only its own is known. */
export const widthsOf = (image: string): string | undefined => {
  const [, name] = poster.exec(image) ?? [];
  return name && posterWidths.map((width) => `${name}-${width}.avif ${width}w`).join();
};
