import { languages, type Language } from '#contract/address/language.ts';
import { textsOf } from '#server/festival/values/languages.ts';
import { artists, numberOf, shows } from '../sample.ts';
import { writePdf, type PdfLine } from './pdf.ts';

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
} as const satisfies Record<string, Record<Language, string>>;

const heading = (text: string): PdfLine => ({ text, size: 15, isBold: true, above: 18 });
const line = (text: string): PdfLine => ({ text, size: 11, above: 3 });

/** The files of an artist's CVs, by their language. */
export const cvFiles = (name: string) => languages.map((lang) => ({ lang, file: `${name}-${lang}.pdf` }));

/** The paragraphs of an artist's page but the last one, which says where the artist can be found. */
const storyOf = (html = ''): string[] =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text).slice(0, -1);

/** The shows of an artist, in the order of their posters. */
const playedBy = (name: string) =>
  [...shows.values()]
    .filter(({ facts }) => facts.artists.includes(name))
    .toSorted((one, other) => numberOf(one.facts.image) - numberOf(other.facts.image));

/** The CV of an artist (ARD-02), a PDF of one page. @throws Error where the sample has no such artist */
export const drawCv = (name: string, lang: Language): Uint8Array => {
  const artist = artists.get(name);
  if (artist === undefined) throw new Error(`There is no artist ${name}`);
  const { facts, texts } = artist;
  return writePdf(
    [
      { text: facts.name, size: 28, isBold: true },
      { text: textsOf(facts.type)[lang], size: 14, above: 2 },
      heading(headings.about[lang]),
      ...storyOf(texts[lang]?.body).map(line),
      heading(headings.shows[lang]),
      ...playedBy(name).map((show) =>
        line(`${show.texts[lang]?.head.title} – ${show.texts[lang]?.head.blurb}`),
      ),
      heading(headings.awards[lang]),
      ...(facts.awards.length === 0
        ? [line(headings.none[lang])]
        : facts.awards.map(({ title, description }) =>
            line(`${textsOf(title)[lang]} – ${textsOf(description)[lang]}`),
          )),
      { text: headings.foot[lang], size: 9, above: 30 },
    ],
    { title: `${facts.name} – CV`, lang },
  );
};
