import type { Language } from '#contract/address/language.ts';
import { withWords, type Words } from '#contract/words.ts';
import type { ReadTexts } from './texts.ts';

/** Reads texts with the festival's words in their places (FES-14), so that all that draws them knows nothing of it. */
export const inWords =
  (read: ReadTexts, wordsOf: (language: Language) => Promise<Words>): ReadTexts =>
  async (language, file) => {
    const [texts, words] = await Promise.all([read(language, file), wordsOf(language)]);
    return withWords(texts, file, words);
  };
