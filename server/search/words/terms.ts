import { singular } from './singular.ts';

/** Stands before what singular and plural have in common where that is no word: no word begins with it. */
export const ofSingular = '=';

/** The terms by which a folded word is found: itself, and what its plural or singular has in common with it. */
export const termsOfWord = (word: string): string[] => {
  const common = singular(word);
  return common === word ? [word] : [word, ofSingular + common];
};

/** The terms that differ from a folded word in nothing but their number. */
export const sameInNumber = (word: string): string[] => {
  const common = singular(word);
  return singular(common) === common ? [ofSingular + common, common] : [ofSingular + common];
};
