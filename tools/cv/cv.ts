import { languages, type Language } from '#contract/address/language.ts';
import { shows } from '#server/sample/shows.ts';
import type { ArtistRecord, Localized } from '#server/sample/types.ts';
import { writePdf, type PdfLine } from './pdf.ts';
import { awardsOf, slugOfArtist, storyOf } from '#server/sample/artistPages/artistFacts.ts';

const headings = {
  shows: { fr: 'Au festival', en: 'At the festival' },
  awards: { fr: 'Prix et récompenses', en: 'Awards' },
  about: { fr: 'En quelques mots', en: 'In a few words' },
  none: {
    fr: 'Aucun. Le discours est prêt.',
    en: 'None. The speech is ready.',
  },
  foot: {
    fr: 'Ce curriculum vitae est aussi inventé que la carrière.',
    en: 'This curriculum vitae is as invented as the career.',
  },
} as const satisfies Record<string, Localized>;

const heading = (text: string): PdfLine => ({ text, size: 15, isBold: true, above: 18 });
const line = (text: string): PdfLine => ({ text, size: 11, above: 3 });

/** The files of an artist's CVs, by their language. */
export const cvFiles = (artist: ArtistRecord) =>
  languages.map((lang) => ({ lang, name: `${slugOfArtist(artist)}-${lang}.pdf` }));

/** The CV of an artist (ARD-02), a PDF of one page. */
export const drawCv = (artist: ArtistRecord, lang: Language): Uint8Array => {
  const played = shows.filter(({ artists }) => artists.includes(artist.id));
  const won = awardsOf(artist);
  return writePdf(
    [
      { text: artist.name, size: 28, isBold: true },
      { text: artist.type[lang], size: 14, above: 2 },
      heading(headings.about[lang]),
      ...storyOf(artist).map((part) => line(part[lang])),
      heading(headings.shows[lang]),
      ...played.map(({ title, blurb }) => line(`${title[lang]} – ${blurb[lang]}`)),
      heading(headings.awards[lang]),
      ...(won.length === 0
        ? [line(headings.none[lang])]
        : won.map(({ title, description }) => line(`${title[lang]} – ${description[lang]}`))),
      { text: headings.foot[lang], size: 9, above: 30 },
    ],
    { title: `${artist.name} – CV`, lang },
  );
};
