import type { Language } from '#contract/address/language.ts';
import type { Kind } from '#contract/programme/shows/view.ts';
import type { Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { genresOf, readKeywords, readKind, readLanguage } from './category.ts';
import { readPerformers } from './performers.ts';
import { readPicture, type ImportedPicture } from './picture.ts';
import { readTexts, type ShowText } from './showTexts.ts';
import { titleOf } from './title.ts';
import { ageOf, durationOf, languagesOf } from './showFacts.ts';
import { field, type Node } from './values.ts';

/** A show for the programme: the common part of its dates. */
export interface ImportedShow {
  /** Equal for equal shows. */
  identity: string;
  /** Whether its one date identifies it, so that its key changes when that moves. */
  isItsDate: boolean;
  /** In whatever language. */
  title: string;
  texts: Record<Language, ShowText>;
  /** The only language of its file; null for a file in several. */
  fileLanguage: Language | null;
  /** Names of its performers. */
  artists: string[];
  kind: Kind;
  genres: string[];
  language: string;
  /** Codes of all its languages. */
  languages: string[];
  /** Minutes; null if unknown. */
  duration: number | null;
  /** Minimum age; null if unknown. */
  age: number | null;
  picture: ImportedPicture;
  /** The accessibility of each of its dates. */
  accessibility: Accessibility[];
}

/** The surroundings of a show in its file. */
export interface ShowInFile {
  /** Of texts without one of their own; '' for none. */
  textLanguage: string;
  fileLanguage: Language | null;
  locations: readonly unknown[];
  resolve: (value: unknown) => unknown;
}

/** Reads the fields of a show. */
export const readShow = (
  show: Node,
  { textLanguage, fileLanguage, locations, resolve }: ShowInFile,
  named: Pick<ImportedShow, 'identity' | 'isItsDate' | 'accessibility'>,
): ImportedShow => {
  const keywords = readKeywords(show);
  return {
    ...named,
    title: titleOf(show),
    texts: readTexts(show, textLanguage),
    fileLanguage,
    artists: readPerformers(show, resolve),
    kind: readKind(show, locations, keywords),
    genres: genresOf(keywords),
    language: readLanguage(show),
    languages: languagesOf(show),
    duration: durationOf(show),
    age: ageOf(show),
    picture: readPicture(field(show, 'image')),
  };
};
