import { programmeLimits } from './settings.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text cut after `limit` graphemes, the cut shown by '…'; shorter texts as they are (CAL-13). */
export const excerpt = (text: string, limit: number = programmeLimits.excerpt): string => {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
};
