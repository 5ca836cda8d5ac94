import type { SearchResults } from 'algoliasearch-helper';
import type { Language } from '#contract/address/language.ts';
import type { Question } from './question.ts';
import type { SearchState } from './search.picture.ts';

/** The props of the screen and its parts. */
export interface SearchScreenProps {
  lang: Language;
  /** Address of the empty search. */
  path: string;
  state: SearchState;
  /** The text in the box. */
  text: string;
  /** The present question: the base of links. */
  question: Question;
  /** The present day, on the clocks of the festival. */
  today: string;
  /** The last answer. */
  results: SearchResults;
  /** The artists' own site (SRCH-06); '' is none. */
  artistSite: string;
  /** Whether the page says whose search it is (SRCH-03). */
  isNamed: boolean;
  onType: (text: string) => void;
  onRetry: () => void;
  onChoose: (question: Question) => void;
}
