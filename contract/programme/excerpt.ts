import { programmeLimits } from '../settings/programme.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters, digits and signs of French and English, each a grapheme by itself: nearly every title. */
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

/** A text cut after `limit` graphemes, the cut shown by '…'; shorter texts as they are (CAL-13). */
export const excerpt = (text: string, limit: number = programmeLimits.excerpt): string => {
  if (text.length <= limit) return text;
  const length = lengthOfFirst(text, limit);
  return length < text.length ? `${text.slice(0, length).trimEnd()}…` : text;
};
