/** Words for the present evening, in both languages: people write either. */
const wordings = String.raw`ce\s+soir|tonight(?:['’]s)?|this\s+evening`;
const evening = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wordings})(?![\p{L}\p{N}])`, 'giu');
/** Within quotation marks words are words. */
const quotation = /["“”«»]/;

/** A search in words, without those for tonight. */
export interface AskedEvening {
  words: string;
  isTonight: boolean;
}

/** Takes the words for tonight out of a search (SRCH-16). */
export const readEvening = (text: string): AskedEvening => {
  if (quotation.test(text)) return { words: text, isTonight: false };
  const words = text.replaceAll(evening, ' ');
  return words === text
    ? { words: text, isTonight: false }
    : { words: words.replaceAll(/\s+/g, ' ').trim(), isTonight: true };
};
