/** How wide our posters are kept, in pixels: `/media/posters/7-320.avif`, `/media/posters/7-800.avif`. */
export const posterWidths = [320, 800] as const;

const poster = /^(\/media\/posters\/\d+)-320\.avif$/;

/** The widths that a picture is to be had in, for `srcset`; undefined where only the one is known. */
export const widthsOf = (image: string): string | undefined => {
  const [, name] = poster.exec(image) ?? [];
  return name && posterWidths.map((width) => `${name}-${width}.avif ${width}w`).join();
};
