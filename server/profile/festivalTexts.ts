import type { Language } from '#contract/address/language.ts';
import { withWords, type Words } from '#contract/words.ts';
import type { Festival } from './festival.ts';

/** Something made of a festival's words in a language. */
export type InWords<Made> = (festival: Pick<Festival, 'words'>, lang: Language) => Made;

/** Makes it once for as long as the words are the same. */
export const oncePerWords = <Made>(make: (lang: Language, words: Words) => Made): InWords<Made> => {
  const known = { fr: new WeakMap<Words, { made: Made }>(), en: new WeakMap<Words, { made: Made }>() };
  return ({ words: every }, lang) => {
    const words = every[lang];
    const { made } = known[lang].get(words) ?? { made: make(lang, words) };
    known[lang].set(words, { made });
    return made;
  };
};

/** A file of texts for a part of the server, by its name in `locales/`, with a festival's words in their places (FES-14). */
export const festivalTexts = <Texts extends object>(
  file: string,
  texts: Readonly<Record<Language, Texts>>,
): InWords<Texts> => oncePerWords((lang, words) => withWords(texts[lang], file, words));
