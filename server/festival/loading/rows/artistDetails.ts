import type { ArtistDetails } from '#server/store/pages/artistDetails.ts';
import type { ArtistFile } from '#server/festival/schema/artistFile.ts';
import { addressOfMedium } from '#server/festival/values/media.ts';
import { inBoth, bothOf, textsOf, type Both } from '#server/festival/values/languages.ts';
import { htmlsOf } from '#server/festival/values/richTexts.ts';

const demosOf = ({ title, demos }: NonNullable<ArtistFile['first_demos']>): ArtistDetails['firstDemos'] => ({
  title: textsOf(title),
  demos: demos.map((demo) => ({ title: textsOf(demo.title), url: addressOfMedium(demo.url) })),
});

const mediaOf = (media: string | Both<string>): Both<string> => {
  const both = bothOf(media);
  return inBoth((lang) => addressOfMedium(both[lang]));
};

/** A list is there for every artist with a page. */
const listed = (items: readonly unknown[], { page }: ArtistFile): boolean => page || items.length > 0;

/** The details of the page of an artist (ARD-01…ARD-08); `description` is its text, as HTML. */
export const detailsOfArtist = (artist: ArtistFile, description: Both<string>): ArtistDetails => ({
  ...((description.fr !== '' || description.en !== '') && { description }),
  ...(artist.website !== undefined && { website: artist.website }),
  ...(artist.instagram !== undefined && { instagram: artist.instagram }),
  ...(artist.facebook !== undefined && { facebook: artist.facebook }),
  ...(artist.twitter !== undefined && { twitter: artist.twitter }),
  ...(artist.cv !== undefined && { cv: mediaOf(artist.cv) }),
  ...(listed(artist.series, artist) && { series: artist.series }),
  ...((artist.page || artist.group) && { isGroup: artist.group }),
  ...(listed(artist.awards, artist) && {
    awards: artist.awards.map((award) => ({
      title: textsOf(award.title),
      description: textsOf(award.description),
    })),
  }),
  ...(artist.first_demos && { firstDemos: demosOf(artist.first_demos) }),
  ...(artist.second_demos && { secondDemos: demosOf(artist.second_demos) }),
  ...(listed(artist.photos, artist) && {
    photos: artist.photos.map(({ url, thumbnail, title }) => ({
      url: addressOfMedium(url),
      thumbnail: addressOfMedium(thumbnail),
      title: textsOf(title),
    })),
  }),
  ...(artist.videos.length > 0 && {
    videos: artist.videos.map(({ title, url }) => ({ title: textsOf(title), url })),
  }),
  ...(artist.extra && { html: { title: textsOf(artist.extra.title), text: htmlsOf(artist.extra.text) } }),
});
