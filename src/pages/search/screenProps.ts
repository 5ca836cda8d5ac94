import type { SearchResults } from 'algoliasearch-helper';
import type { Language } from '#contract/address/language.ts';
import type { Question } from './question.ts';
import type { SearchState } from './search.picture.ts';

/** What the screen and its parts are drawn from. */
export interface SearchScreenProps {
  lang: Language;
  /** Address of the empty search. */
  path: string;
  state: SearchState;
  /** As it stands in the box. */
  text: string;
  /** What is asked now: links lead on from it. */
  question: Question;
  /** The last that was answered. */
  results: SearchResults;
  /** The artists' own site (SRCH-06); '' is none. */
  artistSite: string;
  /** Whether the page says whose search it is (SRCH-03). */
  isNamed: boolean;
  onType: (text: string) => void;
  onRetry: () => void;
  onChoose: (question: Question) => void;
}
