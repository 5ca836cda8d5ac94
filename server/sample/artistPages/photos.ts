import type { ArtistDetails } from '#server/store/pages/artistDetails.ts';
import { hash } from '../hash.ts';
import { shows } from '../shows.ts';
import type { ArtistRecord } from '../types.ts';

/** Two are drawn of most; one in nine has one, and one in thirteen none. */
const takesOf = ({ id }: ArtistRecord): readonly number[] =>
  id % 13 === 0 ? [] : id % 9 === 0 ? [1] : [1, 2];

/** The files of an artist's drawn photos, below `/media/artists`. */
export const photoFiles = (artist: ArtistRecord) =>
  takesOf(artist).map((take) => ({
    take,
    full: `${artist.id}-photo-${take}-960.avif`,
    thumbnail: `${artist.id}-photo-${take}-320.avif`,
  }));

const captions = [
  { fr: 'en répétition', en: 'rehearsing' },
  { fr: 'avant le lever du rideau', en: 'before the curtain' },
  { fr: 'photo volée en loge', en: 'caught in the dressing room' },
  { fr: 'après le deuxième rappel', en: 'after the second encore' },
] as const;

/** Posters that show an artist at work, besides the drawn photos. */
const mostPosters = 2;

/** The photos of an artist's page: what was drawn for it, then the posters of the shows. */
export const photosOf = (artist: ArtistRecord): NonNullable<ArtistDetails['photos']> => {
  const drawn = photoFiles(artist).map(({ take, full, thumbnail }) => {
    const caption = captions[hash(artist.id, take, 31) % captions.length] ?? captions[0];
    return {
      url: `/media/artists/${full}`,
      thumbnail: `/media/artists/${thumbnail}`,
      title: { fr: `${artist.name}, ${caption.fr}`, en: `${artist.name}, ${caption.en}` },
    };
  });
  if (drawn.length < 2) return drawn;
  const posters = shows
    .filter(({ artists }) => artists.includes(artist.id))
    .slice(0, mostPosters)
    .map(({ id, title }) => ({
      url: `/media/posters/${id}-800.avif`,
      thumbnail: `/media/posters/${id}-320.avif`,
      title: { fr: `L’affiche : ${title.fr}`, en: `The poster: ${title.en}` },
    }));
  return [...drawn, ...posters];
};
