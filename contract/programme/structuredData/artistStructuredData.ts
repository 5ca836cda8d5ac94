import type { Artist } from '#contract/wire/artist.ts';
import { absoluteAt } from './structuredData.ts';

/** The facts of an artist's page for machines. Addresses may be paths of the site. */
export interface ArtistFacts extends Pick<
  Artist,
  'name' | 'artistType' | 'is_group' | 'awards' | 'website' | 'twitter' | 'facebook' | 'instagram'
> {
  url: string;
  image: string | null;
  /** Plain text. */
  summary: string;
}

/** An artist as schema.org's `Person` or `PerformingGroup`; a group if unknown, as for shows. */
export const dataOfArtist = (artist: ArtistFacts, { publicUrl }: { publicUrl: string }): object => {
  const absolute = absoluteAt(publicUrl);
  const { name, artistType, is_group: isGroup, awards, image, summary } = artist;
  const isPerson = isGroup === false;
  const links = [artist.website, artist.twitter, artist.facebook, artist.instagram].filter(
    (link) => link !== null,
  );
  const prizes = awards.map(({ title }) => title).filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': isPerson ? 'Person' : 'PerformingGroup',
    name,
    url: absolute(artist.url),
    ...(image !== null && { image: absolute(image) }),
    ...(summary !== '' && { description: summary }),
    ...(isPerson && artistType !== '' && { jobTitle: artistType }),
    ...(links.length > 0 && { sameAs: links.map(absolute) }),
    ...(prizes.length > 0 && { award: prizes }),
  };
};
