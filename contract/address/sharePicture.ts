import type { Language } from './language.ts';

/** Where the pictures that we draw are, by which other sites show a show. */
const section = '/media/og';

/** Pixels of every picture that we made for other sites, as their makers ask for it (OpenGraph, 1.91 : 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

interface DrawnPicture {
  lang: Language;
  /** The show's. */
  id: number;
  /** Of everything that is drawn: another picture has another address. */
  hash: string;
}

/** The address of a show's picture in one language (META-01). */
export const sharePicturePath = ({ lang, id, hash }: DrawnPicture): string =>
  `${section}/${lang}/shows/${id}-${hash}.png`;

/** What {@link sharePicturePath} writes, as routes take it. */
export const sharePictureRoute = `${section}/:lang{fr|en}/shows/:file{[0-9]{1,9}-[0-9a-f]{16}\\.png}`;

/** Whether we drew it, so that its size is known. */
export const isSharePicture = (path: string): boolean => path.startsWith(`${section}/`);
