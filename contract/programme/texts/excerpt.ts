import { programmeLimits } from '#contract/settings/programme.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters, digits and signs of French and English, each its own grapheme: nearly every title. */
const isPlain = (text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text);

const lengthOfFirst = (text: string, limit: number): number => {
  if (isPlain(text)) return limit;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return index;
    count += 1;
  }
  return text.length;
};

/** The start of a text: whole words, without punctuation that leads on to the next; a word that is too long is cut. */
const endAtWord = (text: string, length: number): string => {
  const end = /[\s,;:.!?]/.test(text[length] ?? '') ? length : text.lastIndexOf(' ', length - 1);
  return text.slice(0, end > 0 ? end : length).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
};

/** Cuts a text of more than `limit` graphemes at the end of a word and adds '…'; leaves shorter texts alone (CAL-13). */
export const excerpt = (text: string, limit: number = programmeLimits.excerpt): string => {
  if (text.length <= limit) return text;
  const length = lengthOfFirst(text, limit);
  return length < text.length ? `${endAtWord(text, length)}…` : text;
};
