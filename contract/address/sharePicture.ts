import type { Language } from './language.ts';

/** The folder of the pictures that we draw of shows for other sites. */
const section = '/media/og';

/** Pixels of every picture for other sites (OpenGraph, 1.91 : 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

interface DrawnPicture {
  lang: Language;
  id: number;
  /** Of all that the picture draws: a changed picture has a new address. */
  hash: string;
}

/** The address of a show's picture in one language (META-01). */
export const sharePicturePath = ({ lang, id, hash }: DrawnPicture): string =>
  `${section}/${lang}/shows/${id}-${hash}.png`;

/** The route of {@link sharePicturePath}. */
export const sharePictureRoute = `${section}/:lang{fr|en}/shows/:file{[0-9]{1,9}-[0-9a-f]{16}\\.png}`;

/** Whether we drew a picture, so that its size is known. */
export const isSharePicture = (path: string): boolean => path.startsWith(`${section}/`);
