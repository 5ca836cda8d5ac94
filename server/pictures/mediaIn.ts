/** Where the site serves the files of a folder's `media/`. */
export const servedMedia = '/festival/';

const quoted = /"(\/festival\/[^\s"\\#<>]+)/g;
const isPicture = /\.(?:jpe?g|png|webp|avif|tiff?|svg)$/i;

/** The addresses of a folder's pictures in a text of JSON, each once. */
export const mediaIn = (json: string): string[] => [
  ...new Set(
    json
      .matchAll(quoted)
      .map(([, address = '']) => address)
      .filter((address) => isPicture.test(address)),
  ),
];

/** Whether an address is that of a picture in the folder, so far as it says. */
export const isMedium = (written: string): boolean => mediaIn(`"${written}"`).length > 0;
