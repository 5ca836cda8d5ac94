import type { Language } from './language.ts';

/** The folder of the pictures that we draw of shows for other sites. */
const section = '/media/og';

/** Pixels of every picture for other sites (OpenGraph, 1.91 : 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

interface DrawnPicture {
  lang: Language;
  id: string;
  /** Of all that the picture draws: a changed picture has a new address. */
  hash: string;
}

/** The address of a show's picture in one language (META-01). */
export const sharePicturePath = ({ lang, id, hash }: DrawnPicture): string =>
  `${section}/${lang}/shows/${id}-${hash}.png`;

const id = '[A-Za-z0-9_-]{1,64}';
const drawnId = new RegExp(`^${id}$`);

/** The address that leads to a show's present picture, for who does not know its content; null for an id that has none. */
export const presentPicturePath = (show: Pick<DrawnPicture, 'lang' | 'id'>): string | null =>
  drawnId.test(show.id) ? `${section}/${show.lang}/shows/${show.id}.png` : null;

/** The route of {@link sharePicturePath} and of {@link presentPicturePath}. */
export const sharePictureRoute = `${section}/:lang{fr|en}/shows/:file{${id}\\.png}`;

/** The id of the show in the last part of either address. */
export const pictureIdOf = (file: string): string => file.replace(/(-[0-9a-f]{16})?\.png$/, '');

/** Whether we drew a picture, so that its size is known. */
export const isSharePicture = (path: string): boolean => path.startsWith(`${section}/`);
