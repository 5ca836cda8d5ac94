import { singular } from './singular.ts';

/** Prefix of a stem that is no word: no word begins with it. */
export const ofSingular = '=';

/** The terms of a folded word: itself, and its stem of singular and plural. */
export const termsOfWord = (word: string): string[] => {
  const common = singular(word);
  return common === word ? [word] : [word, ofSingular + common];
};

/** The terms that differ from a folded word only in number. */
export const sameInNumber = (word: string): string[] => {
  const common = singular(word);
  return singular(common) === common ? [ofSingular + common, common] : [ofSingular + common];
};
