import type { LocalizedArtist } from '#server/store/pages/artists.ts';
import { artistAddress, portraitOf } from '#server/programme/addresses.ts';
import { named } from '../shows/showEntry.ts';

/** An artist of a list (ART-05). */
export const toArtistEntry = (artist: LocalizedArtist, siteId: number) => {
  const { image, thumbnail } = portraitOf(artist, siteId);
  return {
    id: String(artist.id),
    name: artist.name,
    url: artistAddress(artist),
    thumbnail,
    image_url: image,
    artistType: artist.type,
    belong_to: named(artist.belong_to),
  };
};
