import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { ArtistRow, ShowRow, ShowTextRow } from '../store/schema/tables.ts';
import { showsPath } from '#contract/address/sections.ts';

/** The public address of a show (RTE-36). */
export const showAddress = ({ lang, slug }: Pick<ShowTextRow, 'lang' | 'slug'>): string =>
  `${showsPath(lang)}/${slug}`;

/** The public address of an artist (RTE-36). */
export const artistAddress = ({ lang, slug }: { lang: Language; slug: string }): string =>
  `${pairPath('artists', lang)}/${slug}`;

/** The public address of a page; '' is home. */
export const pageAddress = ({ lang, path }: { lang: Language; path: string }): string =>
  path === '' ? `/${lang}` : `/${lang}/${path}`;

type Pictured = Pick<ShowRow, 'poster' | 'image_url'>;

const posterAddress = (poster: number, form: '320.avif' | '800.avif' | '800.webp'): string =>
  `/media/posters/${poster}-${form}`;

/** A show's picture for its page, and for previews on other sites, which cannot read AVIF. */
export const pictures = ({ poster, image_url: imageUrl }: Pictured) => ({
  image: poster === null ? imageUrl : posterAddress(poster, '800.avif'),
  preview: poster === null ? imageUrl : posterAddress(poster, '800.webp'),
});

export const pictureOfCard = ({ poster, image_url: imageUrl }: Pictured): string | null =>
  poster === null ? imageUrl : posterAddress(poster, '320.avif');
/** An artist's picture for cards: its address, and the same as a thumbnail of this site (ART-05). */
export const portraitOf = (
  { portrait, image_url: imageUrl }: Pick<ArtistRow, 'portrait' | 'image_url'>,
  siteId: number,
) => {
  const url = portrait === null ? imageUrl : `/media/artists/${portrait}-320.avif`;
  return { image: url, thumbnail: url === null ? null : [{ siteId, mediaType: 'image', url }] };
};

/** A show's picture for cards, as this site's (CAL-33). */
export const thumbnailOf = (show: Pictured, siteId: number) => {
  const url = pictureOfCard(show);
  return url === null ? null : [{ siteId, mediaType: 'image', url }];
};
