import type { Written } from '#server/festival/schema/folder.ts';
import type { ArtistFile, ArtistText } from '#server/festival/schema/artistFile.ts';
import { htmlOfText } from '#server/festival/markdown/htmlOf.ts';
import { inBoth, textsOf } from '#server/festival/values/languages.ts';
import { portraitOf } from '#server/festival/values/media.ts';
import { artistTypeName, artistTypesOf } from '../names.ts';
import { detailsOfArtist } from './artistDetails.ts';
import { textIn, type Loading, type Row, type RowsOf } from './loading.ts';

const artistRow = (
  name: string,
  artist: Written<ArtistFile, ArtistText>,
  { numberOf }: Loading,
): Row<'artists'> => {
  const { facts } = artist;
  const texts = inBoth((lang) => textIn(artist, lang));
  const description = inBoth((lang) => {
    const text = texts[lang];
    return text === null ? '' : htmlOfText(text);
  });
  return {
    id: numberOf('artist', name),
    name: facts.name,
    category_id: numberOf('artistType', artistTypeName(textsOf(facts.type))),
    bio_fr: texts.fr?.head.bio ?? '',
    bio_en: texts.en?.head.bio ?? '',
    slug: facts.page ? (facts.slug ?? name) : '',
    ...portraitOf(facts.image),
    belong_to: facts.belongs_to ?? null,
    details: JSON.stringify(detailsOfArtist(facts, description)),
  };
};

/** The artists and their types. */
export const artistRows = (loading: Loading): RowsOf<'artists' | 'artist_categories'> => ({
  artist_categories: [...artistTypesOf(loading.folder)].map(([name, { fr, en }]) => ({
    id: loading.numberOf('artistType', name),
    title_fr: fr,
    title_en: en,
  })),
  artists: [...loading.folder.artists].map(([name, artist]) => artistRow(name, artist, loading)),
});
