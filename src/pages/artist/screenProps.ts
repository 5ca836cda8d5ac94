import type { Language } from '#contract/address/language.ts';
import type { Artist } from '#contract/wire/artist.ts';

export interface ArtistScreenProps {
  lang: Language;
  artist: Artist;
  siteId: number;
  /** The start of the present day, milliseconds since the epoch. */
  today: number;
}
