import type { Kind } from '#contract/programme/shows/view.ts';
import type { Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { genresOf, readKeywords, readKind, readLanguage } from './category.ts';
import { importLimits } from '../limits.ts';
import { readPicture, type ImportedPicture } from './picture.ts';
import { titleOf } from './title.ts';
import { ageOf, durationOf, languagesOf } from './showFacts.ts';
import { cut, decoded, field, paragraphs, type Node } from './values.ts';

/** A show for the programme: the common part of its dates. */
export interface ImportedShow {
  /** Equal for equal shows. */
  identity: string;
  /** Whether its one date identifies it, so that its key changes when that moves. */
  isItsDate: boolean;
  title: string;
  summary: string;
  /** HTML. */
  description: string;
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

const spaces = /\s+/g;
const plainText = (html: string): string => decoded(html.replaceAll('</p>', ' ')).replace(spaces, ' ').trim();

/** Reads the fields of a show. */
export const readShow = (
  show: Node,
  locations: readonly unknown[],
  named: Pick<ImportedShow, 'identity' | 'isItsDate' | 'accessibility'>,
): ImportedShow => {
  const keywords = readKeywords(show);
  const description = paragraphs(field(show, 'description'));
  return {
    ...named,
    title: titleOf(show),
    summary: cut(plainText(description), importLimits.summary),
    description,
    kind: readKind(show, locations, keywords),
    genres: genresOf(keywords),
    language: readLanguage(show),
    languages: languagesOf(show),
    duration: durationOf(show),
    age: ageOf(show),
    picture: readPicture(field(show, 'image')),
  };
};
