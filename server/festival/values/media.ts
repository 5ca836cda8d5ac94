import { withoutFocus } from '#contract/pictures/focus.ts';
import { servedMedia } from '#server/pictures/mediaIn.ts';
import { pictures } from '#server/programme/addresses.ts';

const below = 'media/';

/** The address at which the site serves a medium: `media/x.jpg` is `/festival/x.jpg`; an address stays. */
export const addressOfMedium = (medium: string): string => {
  if (!medium.startsWith(below)) return medium;
  const file = withoutFocus(medium);
  const focus = medium.slice(file.length);
  return servedMedia + file.slice(below.length).split('/').map(encodeURIComponent).join('/') + focus;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The medium of an address: a file of the folder, or the address itself. */
export const mediumOfAddress = (address: string): string => {
  if (!address.startsWith(servedMedia)) return address;
  const file = withoutFocus(address);
  const medium = below + decoded(file.slice(servedMedia.length)) + address.slice(file.length);
  return addressOfMedium(medium) === address ? medium : address;
};

/** A picture as a row holds it: the number of a drawn one, or an address. */
interface Pictured {
  poster: number | null;
  image_url: string | null;
}

const numberIn = (form: RegExp, medium: string | undefined): number | null => {
  const [, number] = form.exec(medium ?? '') ?? [];
  return number === undefined ? null : Number(number);
};

const drawnPoster = /^\/media\/posters\/(0|[1-9]\d{0,8})-800\.avif$/;
const drawnPortrait = /^\/media\/artists\/(0|[1-9]\d{0,8})-320\.avif$/;

/** A show's picture: `/media/posters/7-800.avif` is the drawn poster 7. */
export const posterOf = (medium: string | undefined): Pictured => {
  const poster = numberIn(drawnPoster, medium);
  return { poster, image_url: poster === null && medium !== undefined ? addressOfMedium(medium) : null };
};

/** An artist's picture: `/media/artists/7-320.avif` is the drawn portrait 7. */
export const portraitOf = (
  medium: string | undefined,
): { portrait: number | null; image_url: string | null } => {
  const portrait = numberIn(drawnPortrait, medium);
  return { portrait, image_url: portrait === null && medium !== undefined ? addressOfMedium(medium) : null };
};

/** The picture of a page, for itself and for previews on other sites. */
export const picturesOf = (medium: string | undefined): { image: string | null; preview: string | null } =>
  pictures(posterOf(medium));

const optional = (address: string | null): string | undefined =>
  address === null ? undefined : mediumOfAddress(address);

/** The medium of a row's picture; undefined without one. */
export const mediumOfPoster = (row: Pictured): string | undefined => optional(pictures(row).image);
export const mediumOfPortrait = (row: {
  portrait: number | null;
  image_url: string | null;
}): string | undefined =>
  optional(row.portrait === null ? row.image_url : `/media/artists/${row.portrait}-320.avif`);

/** The medium of an address that may be missing. */
export const mediumOf = optional;
