import { readArtistDetails, type ArtistDetails } from '#server/store/pages/artistDetails.ts';
import type { ArtistFile } from '#server/festival/schema/artistFile.ts';
import { inBoth, shortest, type Both } from '#server/festival/values/languages.ts';
import { mediumOfAddress } from '#server/festival/values/media.ts';
import { richOf } from '#server/festival/values/richTexts.ts';
import type { Exporting } from './exporting.ts';

const demosOf = (demos: ArtistDetails['firstDemos']): ArtistFile['first_demos'] =>
  demos && {
    title: shortest(demos.title),
    demos: demos.demos.map(({ title, url }) => ({ title: shortest(title), url: mediumOfAddress(url) })),
  };

/** An artist's details in the words of its file, and the text of its page. */
export const artistSaysOf = (json: string, { profile }: Exporting) => {
  const details = readArtistDetails(json);
  const { cv, html } = details;
  const description: Both<string> = details.description ?? { fr: '', en: '' };
  return {
    description,
    facts: {
      twitter: details.twitter,
      facebook: details.facebook,
      instagram: details.instagram,
      website: details.website,
      cv: cv && shortest(inBoth((lang) => mediumOfAddress(cv[lang]))),
      series: details.series ?? [],
      group: details.isGroup === true,
      awards: (details.awards ?? []).map((award) => ({
        title: shortest(award.title),
        description: shortest(award.description),
      })),
      first_demos: demosOf(details.firstDemos),
      second_demos: demosOf(details.secondDemos),
      photos: (details.photos ?? []).map(({ url, thumbnail, title }) => ({
        url: mediumOfAddress(url),
        thumbnail: mediumOfAddress(thumbnail),
        title: shortest(title),
      })),
      videos: (details.videos ?? []).map(({ title, url }) => ({ title: shortest(title), url })),
      extra: html && { title: shortest(html.title), text: richOf(html.text, profile.languages) },
    },
  };
};
